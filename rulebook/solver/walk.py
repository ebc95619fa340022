"""A depth-first walk over every line of play, to measure how fast positions can be searched."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState


class Walked(NamedTuple):
    """The number of positions visited, and how many of them are distinct."""

    visited: int
    distinct: int


def walk(book: Book, state: DuelState, depth: int) -> Walked:
    """Visit every position within ``depth`` decisions.

    A position is a state whose legal actions were queried. There is no transposition table: a position reached twice is
    visited twice. Per-state caches are dropped with the state.

    Args:
        book: ruleset and cards.
        state: the root, which counts as a position itself.
        depth: the number of decisions.
    """
    seen: set[DuelState] = set()

    def visit(position: DuelState, left: int) -> int:
        seen.add(position.with_())
        actions = legal_actions(book, position)
        count = 1
        if left:
            for action in actions:
                count += visit(apply(book, position, action, trusted=True, events=False).state, left - 1)
        return count

    return Walked(visit(state.with_(), depth), len(seen))


def count_lines(book: Book, state: DuelState, depth: int) -> int:
    """The number of positions a walk visits, counting repeated ones."""
    actions = legal_actions(book, state)
    if not depth:
        return 1
    return 1 + sum(
        count_lines(book, apply(book, state, action, trusted=True, events=False).state, depth - 1) for action in actions
    )
