"""Depth-first search with iterative deepening: slower on most positions, and independent of proof numbers.

It is kept to compare the two (see ``rulebook/decisions``) and to check their verdicts against each other.
"""

from __future__ import annotations

import time

from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState

from .equal_positions import Key, key_of
from .goals import Goal
from .proof_number_search import DEFAULT, Budget
from .reductions import ALL, Reductions
from .solve import Obstacle, Solved, Verdict
from .stepping import Reached, after, chooses, ground_of, start

LONGEST = 200
"""Decisions to which a search is deepened."""


class _Spent(Exception):
    """The budget is used up."""


def solve_depth_first(
    book: Book, state: DuelState, goal: Goal, budget: Budget = DEFAULT, *, reductions: Reductions = ALL
) -> Solved:
    """Search like ``solve``, but one decision deeper at a time; the answer comes without a proof.

    Args:
        book: ruleset and cards.
        state: a state at rest, whose hands and Set cards the player knows.
        goal: what is to be reached.
        budget: the limits of the search.
        reductions: what may be left out.

    Returns:
        The verdict and the counts.

    Raises:
        HiddenCards: unknown cards could matter.
    """
    ground = ground_of(book, state, goal, reductions)
    began = time.monotonic()
    values: dict[Key, bool] = {}
    tried: dict[Key, int] = {}
    children: dict[Key, tuple[Reached, ...]] = {}
    visited = 0
    hidden = False

    def expanded(key: Key, reached: Reached) -> tuple[Reached, ...]:
        nonlocal visited
        found = children.get(key)
        if found is None:
            if visited >= budget.positions or time.monotonic() - began >= budget.seconds:
                raise _Spent
            found = tuple(after(ground, reached.state, action) for action in reached.moves)
            visited += len(found)
            children[key] = found
        return found

    def look(reached: Reached, left: int) -> bool | None:
        nonlocal hidden
        if reached.value is not None:
            hidden = hidden or reached.hidden
            return reached.value
        key = key_of(reached.state, reductions)
        if key in values:
            return values[key]
        if not left or tried.get(key, -1) >= left:
            return None
        tried[key] = left
        mine = chooses(reached.state, goal.player)
        found: bool | None = not mine
        for child in expanded(key, reached):
            value = look(child, left - 1)
            if value is mine:
                found = mine
                break
            if value is None:
                found = None
        if found is not None:
            values[key] = found
        return found

    value: bool | None = None
    root = start(ground, state)
    try:
        for depth in range(1, LONGEST):
            tried.clear()
            value = look(root, depth)
            if value is not None:
                break
    except _Spent:
        pass
    verdict, obstacle = Verdict.UNKNOWN, Obstacle.BUDGET
    if value:
        verdict, obstacle = Verdict.WIN, Obstacle.NONE
    elif value is False:
        verdict, obstacle = (Verdict.UNKNOWN, Obstacle.HIDDEN) if hidden else (Verdict.NO_WIN, Obstacle.NONE)
    seconds = time.monotonic() - began
    return Solved(verdict, obstacle, visited=visited, distinct=len(children), seconds=seconds)
