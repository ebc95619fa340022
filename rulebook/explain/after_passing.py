"""Whether an action that has to wait becomes possible once both players have passed."""

from __future__ import annotations

from rulebook.engine.api import apply, judge
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState

_MOST = 40
"""Passes after which nothing is said any more."""


def possible_after_passing(book: Book, state: DuelState, action: Action) -> bool:
    """Whether an action is legal in the next open game state, if until then nobody does anything but pass.

    Args:
        book: ruleset and cards.
        state: the state in which the action has to wait.
        action: the action.

    Returns:
        False also if a decision has to be made on the way, or the state does not hold what the engine still has to do
        (``api.view``), so that nobody can know.
    """
    if not state.agenda and state.request.kind == RequestKind.RESPOND:
        return False
    there = after_passing(book, state)
    return there is not None and judge(book, there, action).ok


def after_passing(book: Book, state: DuelState) -> DuelState | None:
    """The next open game state if everybody passes; None if a decision has to be made before."""
    for _ in range(_MOST):
        if state.request.kind != RequestKind.RESPOND:
            break
        passing = Action(ActionKind.PASS, state.request.player)
        if not judge(book, state, passing).ok:
            return None
        state = apply(book, state, passing, trusted=True, events=False).state
    return state if state.request.kind == RequestKind.OPEN else None
