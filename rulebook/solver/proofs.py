"""Proofs: the moves of the side that gets its way, in an order in which they can be checked by playing.

A proof of a win holds one move per decision of the player; against every reply of the opponent and every outcome of
chance the next ones follow. A proof that there is no win holds one reply per decision of the opponent and of chance.
Positions are visited depth-first and each only once, so the moves need no positions beside them: each is its number
among those to choose from.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rulebook.engine.api import legal_actions
from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState

from .equal_positions import Key, key_of, moves
from .goals import Goal
from .nodes import Node
from .stepping import Ground, Reached, after, chooses, ground_of, start

VERSION = 1
"""Changes when the order of moves or positions in a proof changes."""
LARGEST = 200_000
"""A proof with more decisions is given up: without a rule, a line of play can go on for ever."""

REPORTED = 50
"""After how many decisions it is told again how far the unfolding is."""


class BadProof(Exception):
    """A proof that does not hold; the message says where."""


class TooManyLines(BadProof):
    """A proof that was given up because it has too many decisions."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A proof of a verdict: whether the goal is reached, and the numbers of the moves that show it.

    ``book`` is the digest of ruleset and cards it was found with.
    """

    wins: bool
    choices: tuple[int, ...]
    book: int

    def as_text(self) -> str:
        """A short text, for storing."""
        return json.dumps([VERSION, int(self.wins), self.book, *self.choices], separators=(",", ":"))

    @classmethod
    def of_text(cls, text: str) -> Proof:
        """Read a stored proof.

        Raises:
            BadProof: the text is no proof, or one of another version.
        """
        try:
            version, wins, book, *choices = json.loads(text)
        except (ValueError, TypeError):
            raise BadProof("this is no proof") from None
        if version != VERSION or not all(isinstance(one, int) for one in (wins, book, *choices)):
            raise BadProof("the proof was stored by another version")
        return cls(bool(wins), tuple(choices), book)


@dataclass(frozen=True, slots=True)
class Tree:
    """A proof as moves: each decision with what is played there and where it leads.

    The side that gets its way has one branch, the other side and chance have one for each of their moves. ``depth`` is
    the number of decisions on the longest way to the end. Positions that several ways reach are one object.
    """

    state: DuelState
    branches: tuple[tuple[Action, Tree], ...] = ()
    depth: int = 0

    def longest(self) -> Iterator[tuple[DuelState, Action]]:
        """Yield the decisions of the longest way to the end: the longest defence, or attempt."""
        tree = self
        while tree.branches:
            action, below = max(tree.branches, key=lambda branch: branch[1].depth)
            yield tree.state, action
            tree = below

    def backwards(self) -> Iterator[Tree]:
        """Yield every decision and end once, each after all that follow from it."""
        seen: set[int] = set()
        waiting = [(self, False)]
        while waiting:
            tree, done = waiting.pop()
            if done:
                yield tree
            elif id(tree) not in seen:
                seen.add(id(tree))
                waiting.append((tree, True))
                waiting += [(below, False) for _, below in tree.branches]

    def size(self) -> int:
        """The number of different decisions."""
        return sum(bool(tree.branches) for tree in self.backwards())


def proof_of(root: Node, ground: Ground) -> Proof:
    """The proof that a search has found for a position with a value."""
    assert root.value is not None
    choices: list[int] = []
    seen: set[Node] = set()
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if not node.children or node in seen:
            continue
        seen.add(node)
        if node.mine is root.value:
            best = (
                next(at for at, child in enumerate(node.children) if child.value is root.value)
                if node.best < 0
                else node.best
            )
            choices.append(_number(ground, node, best))
            waiting.append(node.children[best])
        else:
            waiting += reversed(node.children)
    return Proof(root.value, tuple(choices), ground.book.digest)


def _number(ground: Ground, node: Node, at: int) -> int:
    """The number of a searched move among all moves."""
    if not ground.lazy:
        return at
    return moves(node.state, legal_actions(ground.book, node.state), ground.reductions).index(node.moves[at])


class _Open:
    """A decision that is being unfolded: what is played there, and the trees of what has been played."""

    __slots__ = ("actions", "below", "key", "state")

    def __init__(self, state: DuelState, key: Key, actions: tuple[Action, ...]) -> None:
        self.state, self.key, self.actions = state, key, actions
        self.below: list[Tree] = []

    def tree(self) -> Tree:
        """The tree, once everything has been played."""
        branches = tuple(zip(self.actions, self.below, strict=True))
        return Tree(self.state, branches, 1 + max(below.depth for below in self.below))


def unfold(
    book: Book, state: DuelState, goal: Goal, proof: Proof, most: int = LARGEST,
    report: Callable[[int], None] | None = None,
) -> Tree:  # fmt: skip
    """Play a proof against every reply, and return it as a tree.

    Only moves that the engine finds legal are played, so a proof that unfolds is right.

    Args:
        book: ruleset and cards.
        state: the position the proof is about.
        goal: the goal it is about.
        proof: the proof.
        most: the number of decisions at which it is given up.
        report: called now and then with the number of decisions unfolded so far.

    Returns:
        The tree of all decisions.

    Raises:
        BadProof: a line of play does not end as the proof says, or there are too many.
        HiddenCards: unknown cards could matter.
    """
    ground = ground_of(book, state, goal)
    choices = iter(proof.choices)
    known: dict[Key, Tree | None] = {}

    def entered(reached: Reached) -> Tree | _Open:
        if reached.value is not None:
            if reached.value is not proof.wins or reached.hidden:
                raise BadProof("a line of play ends otherwise")
            return Tree(reached.state)
        key = key_of(reached.state, ground.reductions)
        if key in known:
            found = known[key]
            if found is None and proof.wins:
                raise BadProof("a line of play goes round in a circle")
            return found or Tree(reached.state)
        if len(known) == most:
            raise TooManyLines("there are too many lines of play")
        known[key] = None
        if report is not None and len(known) % REPORTED == 0:
            report(len(known))
        if chooses(reached.state, goal.player) is not proof.wins:
            return _Open(reached.state, key, reached.moves)
        choice = next(choices, -1)
        if not 0 <= choice < len(reached.moves):
            raise BadProof("there is no such move")
        return _Open(reached.state, key, reached.moves[choice : choice + 1])

    waiting: list[_Open] = []
    found = entered(start(ground, state))
    while True:
        if isinstance(found, _Open):
            waiting.append(found)
        elif waiting:
            waiting[-1].below.append(found)
        else:
            break
        last = waiting[-1]
        if len(last.below) < len(last.actions):
            found = entered(after(ground, last.state, last.actions[len(last.below)]))
        else:
            found = known[waiting.pop().key] = last.tree()
    if next(choices, None) is not None:
        raise BadProof("there are moves left over")
    return found


def check_proof(book: Book, state: DuelState, goal: Goal, proof: Proof, most: int = LARGEST) -> bool:
    """Whether a proof holds; it is played, which takes less time than searching."""
    try:
        unfold(book, state, goal, proof, most)
    except BadProof:
        return False
    return True
