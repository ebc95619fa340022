"""The three errors for a line that cannot be played: unreadable, ambiguous, refused."""

from __future__ import annotations

from rulebook.engine.core.actions import Action
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Verdict


class NotationError(Exception):
    """A line that cannot be played. ``problem`` is a key of ``messages``, ``arguments`` its values by name."""

    def __init__(self, problem: str, **arguments: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.arguments = arguments

    def __str__(self) -> str:
        from .messages import message

        return message("en", self)


class Unreadable(NotationError):
    """The text is not valid notation, or names something that does not exist."""


class Ambiguous(NotationError):
    """The line has several meanings or leaves a choice open; ``options`` are the words that would resolve it."""

    def __init__(self, problem: str, options: tuple[str, ...] = (), **arguments: str) -> None:
        super().__init__(problem, **{"options": ", ".join(options), **arguments})
        self.options = options


class Refused(NotationError):
    """The line is clear, but illegal: ``verdict`` on ``action`` in ``state``."""

    def __init__(self, state: DuelState, action: Action, verdict: Verdict) -> None:
        super().__init__("refused", checks=", ".join(failure.check for failure in verdict.failures))
        self.state = state
        self.action = action
        self.verdict = verdict
