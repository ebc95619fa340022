"""What a proof says of each of its positions: what whoever decides there does best."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState

from .equal_positions import Key, key_of
from .goals import Goal
from .proofs import LARGEST, Proof, Tree, unfold
from .reductions import ALL


class Answer(NamedTuple):
    """What whoever decides does: the move that gets them their way, else the one that delays a win longest, or comes
    nearest to one. ``decisions`` is how many decisions follow at most.
    """

    action: Action
    decisions: int


Answers = dict[Key, Answer]


def answers_of_proof(
    book: Book, state: DuelState, goal: Goal, proof: Proof, most: int = LARGEST,
    report: Callable[[int], None] | None = None,
) -> Answers:  # fmt: skip
    """Unfold a proof and return the answer for each position in it.

    Args:
        book: ruleset and cards.
        state: the position the proof is about.
        goal: the goal it is about.
        proof: the proof.
        most: the number of decisions at which it is given up.
        report: called now and then with the number of decisions unfolded so far.

    Raises:
        BadProof: it does not hold; ``TooManyLines`` if it was given up.
        HiddenCards: unknown cards could matter.
    """
    tree = unfold(book, state, goal, proof, most, report)
    left = {} if proof.wins else _least_lp(tree, 1 - goal.player)
    found: Answers = {}
    for now in tree.backwards():
        if not now.branches:
            continue
        if proof.wins:
            action, _ = max(now.branches, key=lambda branch: branch[1].depth)
        else:
            action, _ = min(now.branches, key=lambda branch: (left[id(branch[1])], branch[1].depth))
        found[key_of(now.state, ALL)] = Answer(action, now.depth)
    return found


def _least_lp(tree: Tree, opponent: int) -> dict[int, int]:
    """The fewest Life Points of the opponent at an end of each part of a tree, by the ``id`` of the part."""
    known: dict[int, int] = {}
    for one in tree.backwards():
        known[id(one)] = min((known[id(below)] for _, below in one.branches), default=one.state.lp[opponent])
    return known
