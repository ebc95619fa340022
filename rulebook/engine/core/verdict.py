"""Verdicts: every reason why an action is refused, each with the rules behind it. No prose."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Action
from .state import Snapshot

Argument = int | str | Snapshot | tuple[Snapshot, ...] | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """One check that says no.

    ``check`` is the id of the check (see ``engine.legality``), ``rules`` the rule ids it rests on, ``arguments``
    the numbers and cards of this board that a sentence needs, by name.
    """

    check: str
    rules: tuple[str, ...]
    arguments: tuple[tuple[str, Argument], ...] = ()

    def get(self, name: str) -> Argument | None:
        return dict(self.arguments).get(name)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement on one action: allowed when there are no failures; the first failure is reason enough."""

    action: Action
    failures: tuple[Failure, ...] = ()

    @property
    def ok(self) -> bool:
        return not self.failures


class IllegalAction(Exception):
    """Raised by ``apply`` for an action the rules refuse; carries the verdict."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(", ".join(failure.check for failure in verdict.failures))
        self.verdict = verdict
