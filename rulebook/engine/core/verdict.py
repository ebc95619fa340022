"""Verdicts: every reason why an action is illegal, each with its rules. No prose."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Action
from .state import Snapshot

Argument = int | str | Snapshot | tuple[Snapshot, ...] | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """One failed check.

    ``check`` is its id (see ``engine.legality``), ``rules`` the rule ids it rests on, ``arguments`` the numbers and
    cards that a sentence needs, by name.
    """

    check: str
    rules: tuple[str, ...]
    arguments: tuple[tuple[str, Argument], ...] = ()

    def get(self, name: str) -> Argument | None:
        return dict(self.arguments).get(name)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on one action: legal if there are no failures; the first failure is sufficient."""

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
