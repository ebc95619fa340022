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


def tree_lines(book: Book, tree: Tree) -> tuple[TreeLine, ...]:
    """The lines of a tree, depth-first; what follows from a position reached before is not repeated."""
    found: list[TreeLine] = []
    known: dict[int, int] = {}

    def flush(group: tuple[Moment, ...], level: int, same: int = 0) -> None:
        if group:
            found.append(TreeLine(len(found) + 1, level, str(line_of(book, group)), same))

    def visit(tree: Tree, group: tuple[Moment, ...], level: int) -> None:
        if not tree.branches:
            flush(group, level)
            return
        continued = bool(group) and all(belongs(group[0], (tree.state, action)) for action, _ in tree.branches)
        if not continued:
            if id(tree) in known:
                flush(group, level, known[id(tree)])
                return
            flush(group, level)
            known[id(tree)] = len(found)
            group = ()
        below = level + (len(tree.branches) > 1 and not continued)
        for action, branch in tree.branches:
            visit(branch, (*group, (tree.state, action)), below)

    visit(tree, (), 0)
    return tuple(found)
