"""The share of the outcomes of chance that win, where a win cannot be forced."""

from __future__ import annotations

import time
from fractions import Fraction

from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState

from .equal_positions import Key, key_of
from .goals import Goal
from .proof_number_search import DEFAULT, Budget
from .reductions import Reductions
from .stepping import Reached, after, chooses, ground_of, is_chance, start

_EVERY_COPY = Reductions(copies=False)
"""Each of several equal cards is an outcome of its own when one of them is picked at random."""


class _Spent(Exception):
    """The budget is used up."""


def winning_share(book: Book, state: DuelState, goal: Goal, budget: Budget = DEFAULT) -> Fraction | None:
    """How likely a player reaches the goal when both sides play for it, and against it, as well as possible.

    Every outcome of a die, a coin or a random card is equally likely. All positions are looked at, so this takes longer
    than a proof.

    Args:
        book: ruleset and cards.
        state: a state at rest, whose hands and Set cards the player knows.
        goal: what is to be reached.
        budget: the limits.

    Returns:
        The share from 0 to 1; None if the budget is used up, or if unknown cards or endless play leave it open.

    Raises:
        HiddenCards: unknown cards could matter.
    """
    ground = ground_of(book, state, goal, _EVERY_COPY)
    began, visited = time.monotonic(), 0
    known: dict[Key, Fraction | None] = {}

    def share(reached: Reached) -> Fraction:
        nonlocal visited
        if reached.value is not None:
            if reached.hidden:
                raise _Spent
            return Fraction(int(reached.value))
        key = key_of(reached.state, _EVERY_COPY)
        if key in known:
            found = known[key]
            if found is None:
                raise _Spent
            return found
        known[key] = None
        best = chooses(reached.state, goal.player)
        shares: list[Fraction] = []
        for action in reached.moves:
            visited += 1
            if visited > budget.positions or time.monotonic() - began >= budget.seconds:
                raise _Spent
            shares.append(share(after(ground, reached.state, action)))
            if not is_chance(reached.state) and shares[-1] == best:
                break
        if is_chance(reached.state):
            found = sum(shares, Fraction(0)) / len(shares)
        else:
            found = max(shares) if best else min(shares)
        known[key] = found
        return found

    try:
        return share(start(ground, state))
    except _Spent:
        return None
