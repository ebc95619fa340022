"""Proofs: the moves of the side that gets its way, in an order in which they can be checked by playing.

A proof of a win holds one move per decision of the player; against every reply of the opponent and every outcome of
chance the next ones follow. A proof that there is no win holds one reply per decision of the opponent and of chance.
Positions are visited depth-first and each only once, so the moves need no positions beside them: each is its number
among those to choose from.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState

from .equal_positions import Key, key_of, moves
from .goals import Goal
from .nodes import Node
from .stepping import Ground, Reached, chooses, ground_of, settled, start

VERSION = 1
"""Changes when the order of moves or positions in a proof changes."""


class BadProof(Exception):
    """A proof that does not hold; the message says where."""


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

    def size(self) -> int:
        """The number of different decisions."""
        seen: set[int] = set()
        waiting = [self]
        while waiting:
            tree = waiting.pop()
            if tree.branches and id(tree) not in seen:
                seen.add(id(tree))
                waiting += [below for _, below in tree.branches]
        return len(seen)


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


def unfold(book: Book, state: DuelState, goal: Goal, proof: Proof) -> Tree:
    """Play a proof against every reply, and return it as a tree.

    Every move is judged by the engine, so a proof that unfolds is right.

    Args:
        book: ruleset and cards.
        state: the position the proof is about.
        goal: the goal it is about.
        proof: the proof.

    Returns:
        The tree of all decisions.

    Raises:
        BadProof: a line of play does not end as the proof says.
        HiddenCards: unknown cards could matter.
    """
    ground = ground_of(book, state, goal)
    choices = iter(proof.choices)
    known: dict[Key, Tree | None] = {}

    def visit(reached: Reached) -> Tree:
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
        known[key] = None
        played = range(len(reached.moves))
        if chooses(reached.state, goal.player) is proof.wins:
            choice = next(choices, -1)
            if choice not in played:
                raise BadProof("there is no such move")
            played = range(choice, choice + 1)
        branches = []
        for at in played:
            made = apply(book, reached.state, reached.moves[at])
            branches.append((reached.moves[at], visit(settled(ground, made))))
        tree = Tree(reached.state, tuple(branches), 1 + max(below.depth for _, below in branches))
        known[key] = tree
        return tree

    tree = visit(start(ground, state))
    if next(choices, None) is not None:
        raise BadProof("there are moves left over")
    return tree


def check_proof(book: Book, state: DuelState, goal: Goal, proof: Proof) -> bool:
    """Whether a proof holds; it is played, which takes less time than searching."""
    try:
        unfold(book, state, goal, proof)
    except BadProof:
        return False
    return True
