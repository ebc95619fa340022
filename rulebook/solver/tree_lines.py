"""A proof tree as numbered lines of notation, each reply of the other side with its answer below it."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.engine.core.book import Book
from rulebook.notation.printer import Moment, belongs, line_of

from .proofs import Tree


class TreeLine(NamedTuple):
    """One line of a tree.

    ``level`` is the number of replies that led to it. ``same`` is the number of the line after which play goes on as
    after this one; 0 if that follows below.
    """

    number: int
    level: int
    text: str
    same: int = 0


class TreeGroup(NamedTuple):
    """One line of a tree as decisions: an announcement with what is chosen for it.

    ``number``, ``level`` and ``same`` are as in ``TreeLine``; ``after`` is the number of the line before, or 0.
    """

    number: int
    level: int
    moments: tuple[Moment, ...]
    after: int = 0
    same: int = 0


def tree_lines(book: Book, tree: Tree) -> tuple[TreeLine, ...]:
    """The lines of a tree, depth-first; what follows from a position reached before is not repeated."""
    return tuple(
        TreeLine(one.number, one.level, str(line_of(book, one.moments)), one.same) for one in tree_groups(tree)
    )


def tree_groups(tree: Tree) -> tuple[TreeGroup, ...]:
    """The lines of a tree as decisions, in the order of ``tree_lines``."""
    found: list[TreeGroup] = []
    known: dict[int, int] = {}

    def flush(group: tuple[Moment, ...], level: int, after: int, same: int = 0) -> int:
        if not group:
            return after
        found.append(TreeGroup(len(found) + 1, level, group, after, same))
        return len(found)

    waiting: list[tuple[Tree, tuple[Moment, ...], int, int]] = [(tree, (), 0, 0)]
    while waiting:
        tree, group, level, after = waiting.pop()
        if not tree.branches:
            flush(group, level, after)
            continue
        continued = bool(group) and all(belongs(group[0], (tree.state, action)) for action, _ in tree.branches)
        if not continued:
            if id(tree) in known:
                flush(group, level, after, known[id(tree)])
                continue
            after = flush(group, level, after)
            known[id(tree)] = len(found)
            group = ()
        level += len(tree.branches) > 1 and not continued
        for action, branch in reversed(tree.branches):
            waiting.append((branch, (*group, (tree.state, action)), level, after))
    return tuple(found)
