"""The positions of a search and how they lead to one another."""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.core.actions import Action
from rulebook.engine.core.state import DuelState

PROVED = 1_000_000_000
"""The proof number of what can no longer be proved, and the disproof number of what can no longer be disproved."""


class Node:
    """One position: a decision with its moves, or an end.

    ``mine``: the player who pursues the goal decides. ``value`` is True once it is proved that they reach it, False
    once it is proved that they do not, ``hidden`` if that depends on a card nobody knows. ``pn`` and ``dn`` estimate
    how many positions are missing for either proof. ``depth`` is the number of decisions to the end in the proof found,
    and ``best`` the move that the proof plays, as an index of ``moves``.
    """

    __slots__ = ("best", "children", "depth", "dn", "hidden", "mine", "moves", "parents", "pn", "state", "value")

    def __init__(
        self, state: DuelState, moves: tuple[Action, ...], mine: bool, value: bool | None, hidden: bool
    ) -> None:
        self.state = state
        self.moves = moves
        self.mine = mine
        self.value = value
        self.hidden = hidden
        self.children: list[Node] | None = None
        self.parents: list[Node] = []
        self.pn = 1
        self.dn = 1
        self.depth = 0
        self.best = -1
        if value is not None:
            self.pn, self.dn = (0, PROVED) if value else (PROVED, 0)

    def judge(self) -> bool:
        """Set the value that follows from the children; returns whether there is one now."""
        children = self.children
        if children is None or self.value is not None:
            return self.value is not None
        deciding = [child for child in children if child.value is self.mine]
        if deciding:
            sure = [child for child in deciding if not child.hidden] or deciding
            best = min(sure, key=lambda child: child.depth)
            self._settle(self.mine, best.hidden, best)
        elif all(child.value is not None for child in children):
            hidden = any(child.hidden for child in children)
            self._settle(not self.mine, hidden, max(children, key=lambda child: child.depth))
        return self.value is not None

    def _settle(self, value: bool, hidden: bool, follows: Node) -> None:
        self.value, self.hidden, self.depth = value, hidden, 1 + follows.depth
        assert self.children is not None
        self.best = self.children.index(follows)
        self.pn, self.dn = (0, PROVED) if value else (PROVED, 0)

    def count(self) -> None:
        """Compute the numbers of an undecided position from its children.

        A sum would count positions that several moves reach more than once, so all but the hardest child count as one.
        """
        assert self.children is not None
        open_ = [child for child in self.children if child.value is None]
        if self.mine:
            self.pn = min(child.pn for child in open_)
            self.dn = max(child.dn for child in open_) + len(open_) - 1
        else:
            self.dn = min(child.dn for child in open_)
            self.pn = max(child.pn for child in open_) + len(open_) - 1

    def next(self, path: Iterable[Node]) -> Node | None:
        """The undecided child to search next that is not on the path, or None."""
        assert self.children is not None
        passed = set(path)
        open_ = [child for child in self.children if child.value is None and child not in passed]
        if not open_:
            return None
        return min(open_, key=(lambda child: child.pn) if self.mine else (lambda child: child.dn))
