"""Verdicts: every reason why an action is illegal, each with its rules. No prose."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from rulebook.vocabulary.filters import Filter

from .actions import Action
from .card_state import Snapshot

Argument = int | str | Snapshot | tuple[Snapshot, ...] | tuple[int, ...] | Filter


class Lasting(IntEnum):
    """How long a reason against an action stands: the longest first."""

    NEVER = 0  # this card never allows it, or the duel is over
    BOARD = 1  # until cards, positions or the effects in force change
    TURN = 2  # until the turn ends
    LACK = 3  # until there is what it needs: an event to answer, cards to choose or pay with, a free zone
    PHASE = 4  # until the phase or step ends
    CHAIN = 5  # until the Chain or the window for responses is over
    MOMENT = 6  # until the present decision has been made


@dataclass(frozen=True, slots=True)
class Failure:
    """One failed check.

    ``check`` is its id (see ``engine.legality``), ``rules`` the rule ids it rests on, ``arguments`` the numbers and
    cards that a sentence needs, by name. ``lasts``: how long it stands.
    """

    check: str
    rules: tuple[str, ...]
    arguments: tuple[tuple[str, Argument], ...] = ()
    lasts: Lasting = Lasting.MOMENT

    def get(self, name: str) -> Argument | None:
        return dict(self.arguments).get(name)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on one action: legal if there are no failures; the first failure is the one that stands longest."""

    action: Action
    failures: tuple[Failure, ...] = ()

    @property
    def ok(self) -> bool:
        return not self.failures


class IllegalAction(Exception):
    """Raised by ``apply`` for an illegal action; carries the verdict."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(", ".join(failure.check for failure in verdict.failures))
        self.verdict = verdict
