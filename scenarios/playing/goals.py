"""Whether a puzzle's goal is reached."""

from __future__ import annotations

from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from rulebook.notation.happening import parse_happening
from scenarios.formats.loader import Loaded


def goal_reached(loaded: Loaded, state: DuelState, events: tuple[Event, ...]) -> bool:
    """Whether the goal is reached in ``state`` after ``events``; always False without a goal."""
    goal = loaded.scenario.goal
    if goal is None:
        return False
    if goal.kind == "win-this-turn":
        return state.winner == 0 and state.turn == loaded.start.turn
    if goal.kind == "survive":
        return state.winner != 1 and state.turn > loaded.start.turn
    return goal.happened is not None and parse_happening(goal.happened).holds(loaded.book, events)
