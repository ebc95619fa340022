"""How far a shallow look at a position misleads: which moves look as good as one that wins, and lose."""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState

from .estimates import distance
from .goals import Goal
from .solve import FirstMove, Verdict
from .stepping import after, ground_of, start


def misleading(book: Book, state: DuelState, goal: Goal, moves: Iterable[FirstMove]) -> int:
    """How many first moves lose and look at least as good as the best that wins, one move deep.

    Args:
        book: ruleset and cards.
        state: the position.
        goal: what is to be reached.
        moves: its first moves with what is known about them.
    """

    ground = ground_of(book, state, goal)
    begun = start(ground, state)

    def far(move: FirstMove) -> int:
        reached = begun
        for action in move.actions:
            reached = after(ground, reached.state, action)
        return distance(book, reached.state, goal)

    seen = [(move.verdict, far(move)) for move in moves]
    best = min((how_far for verdict, how_far in seen if verdict is Verdict.WIN), default=-1)
    return sum(verdict is Verdict.NO_WIN and how_far <= best for verdict, how_far in seen)
