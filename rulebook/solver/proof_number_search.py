"""Best-first search with proof numbers over the graph of positions.

Equal positions are one node, so a value found once holds wherever the position comes up again. A value is only set from
the values of children, so a proof never goes round in a circle. If the play can go round in circles, a position from
which nobody can be forced out of them is no win (see ``_unreachable``).
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from .equal_positions import Key, key_of
from .estimates import distance
from .nodes import Node
from .stepping import Ground, Reached, after, chooses, is_chance

REPORT_EVERY = 0.5
"""Seconds between two reports of progress."""


class Budget(NamedTuple):
    """How long a search may take: seconds, and positions reached."""

    seconds: float = 60.0
    positions: int = 10_000_000


DEFAULT = Budget()
"""A minute."""


class Progress(NamedTuple):
    """How far a search is: positions reached, distinct ones, seconds, and the most decisions proved in a row."""

    visited: int
    distinct: int
    seconds: float
    depth: int


COLLECT_AFTER = 200_000
"""How many more objects there may be before Python looks for unused ones that refer to each other: a search makes many
objects that stay, and few of that kind."""


@contextmanager
def _collecting_seldom() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(max(COLLECT_AFTER, before[0]), *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


class Search:
    """A search that can be continued from any position reached.

    Args:
        ground: book, goal and reductions.
        budget: for all calls together.
        report: is told about the progress from time to time.
    """

    def __init__(self, ground: Ground, budget: Budget, report: Callable[[Progress], None] | None = None) -> None:
        self.ground = ground
        self.budget = budget
        self.report = report
        self.nodes: dict[Key, Node] = {}
        self.visited = 0
        self.chance = False
        self._began = self._told = time.monotonic()

    @property
    def seconds(self) -> float:
        """The time since the search began."""
        return time.monotonic() - self._began

    def node(self, reached: Reached) -> Node:
        """The node of a position, new or known."""
        key = key_of(reached.state, self.ground.reductions)
        found = self.nodes.get(key)
        if found is None:
            mine = chooses(reached.state, self.ground.goal.player)
            found = Node(reached.state.with_(), reached.moves, mine, reached.value, reached.hidden)
            if reached.value is None:
                self._estimate(found)
                self.chance = self.chance or is_chance(reached.state)
            self.nodes[key] = found
        return found

    def _estimate(self, node: Node) -> None:
        if self.ground.reductions.guided:
            far = distance(self.ground.book, node.state, self.ground.goal)
            node.pn = 1 + far if node.mine else len(node.moves) + far
            node.dn = len(node.moves) if node.mine else 1

    def spent(self) -> bool:
        """Whether the budget is used up; also reports progress."""
        now = time.monotonic()
        if self.report is not None and now - self._told > REPORT_EVERY:
            self._told = now
            self.report(self.progress())
        return self.visited >= self.budget.positions or now - self._began >= self.budget.seconds

    def progress(self) -> Progress:
        """How far the search is."""
        depth = max((node.depth for node in self.nodes.values()), default=0)
        return Progress(self.visited, len(self.nodes), self.seconds, depth)

    def prove(self, root: Node) -> bool | None:
        """The value of a position, or None if the budget is used up."""
        with _collecting_seldom():
            return self._prove(root)

    def _prove(self, root: Node) -> bool | None:
        while root.value is None and not self.spent():
            path = [root]
            node = root
            while node.children is not None:
                child = node.next(path)
                if child is None:
                    break
                node = child
                path.append(node)
            if node.children is not None:
                left = self._frontier(root)
                if left is None:
                    self._unreachable(root)
                    break
                path.append(left)
                node = left
            self.expand(node)
            for passed in reversed(path):
                if passed.value is None and passed.children is not None:
                    passed.count()
        return root.value

    def expand(self, node: Node, *, every: bool = False) -> None:
        """Find what the moves of a position lead to; without ``every`` only until its value follows."""
        children: list[Node] = []
        node.children = children
        state = node.state.with_()  # what is derived from it serves all moves, and is not kept with the position
        for action in node.moves:
            self.visited += 1
            child = self.node(after(self.ground, state, action))
            children.append(child)
            child.parents.append(node)
            if child.value is node.mine and not child.hidden and not every:
                # decided: the other moves need no search for this verdict
                break
        self._spread(node)

    def _spread(self, node: Node) -> None:
        """Pass values on to the positions before."""
        waiting = [node]
        while waiting:
            one = waiting.pop()
            if one.value is None and one.judge():
                waiting += one.parents

    def _frontier(self, root: Node) -> Node | None:
        """A position without children that can be reached through undecided positions only."""
        seen, waiting = {root}, [root]
        while waiting:
            node = waiting.pop()
            if node.children is None:
                return node
            for child in node.children:
                if child.value is None and child not in seen:
                    seen.add(child)
                    waiting.append(child)
        return None

    def _unreachable(self, root: Node) -> None:
        """All that is undecided goes round in circles, so the goal is not reached from there."""
        seen, waiting = [root], [root]
        while waiting:
            for child in waiting.pop().children or ():
                if child.value is None and child not in seen:
                    seen.append(child)
                    waiting.append(child)
        hidden = any(child.hidden for node in seen for child in node.children or ())
        for node in seen:
            node.value, node.hidden = False, hidden
