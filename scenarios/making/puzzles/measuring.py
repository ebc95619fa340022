"""Measures what a puzzle demands: its moves, the decisions in its proof, and the moves that tempt and mislead."""

from __future__ import annotations

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.solver.goals import Goal
from rulebook.solver.misleading import misleading
from rulebook.solver.proofs import Proof, Tree, unfold
from rulebook.solver.solve import Solved, Verdict
from scenarios.formats.difficulty import Measures

OWN_MOVES = frozenset(
    (ActionKind.SUMMON, ActionKind.SET, ActionKind.FLIP, ActionKind.SPECIAL, ActionKind.CHANGE, ActionKind.ATTACK,
     ActionKind.ACTIVATE)
)  # fmt: skip
"""What counts as a move of a solution."""


def moves_of(tree: Tree, player: int) -> list[Action]:
    """The moves of a player in the longest defence."""
    return [action for _, action in tree.longest() if action.player == player and action.kind in OWN_MOVES]


def measured(book: Book, state: DuelState, goal: Goal, solved: Solved, proof: Proof) -> Measures:
    """What a puzzle demands.

    Args:
        book: ruleset and cards.
        state: the position.
        goal: what is to be reached.
        solved: the answer of a search, with its first moves.
        proof: the proof that is stored, of the same position.
    """
    tree = unfold(book, state, goal, proof)
    lost = sum(move.verdict is Verdict.NO_WIN and move.actions[0].kind in OWN_MOVES for move in solved.first_moves)
    misled = misleading(book, state, goal, solved.first_moves)
    return Measures(len(moves_of(tree, goal.player)), tree.size(), lost, misled)
