"""The three answers to a line that cannot be played: unreadable, ambiguous, refused."""

from __future__ import annotations

from rulebook.engine.actions import Action
from rulebook.engine.state import DuelState
from rulebook.engine.verdict import Verdict


class NotationError(Exception):
    """A line that cannot be played. ``problem`` is a key of ``messages``, ``arguments`` its words by name."""

    def __init__(self, problem: str, **arguments: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.arguments = arguments

    def __str__(self) -> str:
        from .messages import message

        return message("en", self)


class Unreadable(NotationError):
    """The text is not a line of notation, or names what is not there."""


class Ambiguous(NotationError):
    """The line can mean several things, or leaves a choice open; ``options`` are the words that would decide it."""

    def __init__(self, problem: str, options: tuple[str, ...] = (), **arguments: str) -> None:
        super().__init__(problem, **{"options": ", ".join(options), **arguments})
        self.options = options


class Refused(NotationError):
    """The line is clear and the rules refuse it: ``verdict`` on ``action`` in ``state``."""

    def __init__(self, state: DuelState, action: Action, verdict: Verdict) -> None:
        super().__init__("refused", checks=", ".join(failure.check for failure in verdict.failures))
        self.state = state
        self.action = action
        self.verdict = verdict
