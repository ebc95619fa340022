"""Proofs: stored, read, and checked by playing them."""

from __future__ import annotations

import pytest

from rulebook.engine.api import legal_actions
from rulebook.engine.core.actions import Action
from rulebook.engine.core.state import DuelState
from rulebook.solver import proofs
from rulebook.solver.proof_number_search import Budget
from rulebook.solver.proofs import BadProof, Proof, check_proof, unfold
from rulebook.solver.solve import Verdict, solve
from rulebook.solver.stepping import Ground, Reached
from rulebook.solver.tree_lines import tree_lines
from tests.solver.boards import BOOK, WIN, board, random_position

SEEDS = range(10)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_proof_is_stored_and_checked(seed: int) -> None:
    state = random_position(seed)
    found = solve(BOOK, state, WIN, Budget(positions=6000), first_moves=False)
    assert found.proof is not None
    again = Proof.of_text(found.proof.as_text())
    assert again == found.proof
    assert check_proof(BOOK, state, WIN, again)
    tree = unfold(BOOK, state, WIN, again)
    assert tree.size() <= found.distinct


@pytest.mark.parametrize("seed", SEEDS)
def test_the_opposite_is_not_proved(seed: int) -> None:
    state = random_position(seed)
    found = solve(BOOK, state, WIN, Budget(positions=6000), first_moves=False)
    assert found.proof is not None
    opposite = Proof(not found.proof.wins, found.proof.choices, found.proof.book)
    assert not check_proof(BOOK, state, WIN, opposite)


def test_another_move_is_no_proof() -> None:
    you, opponent = {"monsters": ["cyber-dragon"], "hand": ["fissure"]}, {"lp": 2100, "monsters": ["sangan"]}
    state = board(you=you, opponent=opponent)
    found = solve(BOOK, state, WIN, first_moves=False).proof
    assert found is not None
    assert check_proof(BOOK, state, WIN, found)
    for at in range(len(found.choices)):
        changed = (*found.choices[:at], found.choices[at] + 1, *found.choices[at + 1 :])
        assert not check_proof(BOOK, state, WIN, Proof(True, changed, BOOK.digest))
    assert not check_proof(BOOK, state, WIN, Proof(True, found.choices[:-1], BOOK.digest))
    assert not check_proof(BOOK, state, WIN, Proof(True, (*found.choices, 0), BOOK.digest))


def test_a_proof_does_not_hold_for_another_position() -> None:
    you = {"monsters": ["cyber-dragon"]}
    state = board(you=you, opponent={"lp": 2100})
    found = solve(BOOK, state, WIN)
    assert found.verdict == Verdict.WIN
    assert found.proof is not None
    assert not check_proof(BOOK, board(you=you, opponent={"lp": 2200}), WIN, found.proof)


@pytest.mark.parametrize("text", ["", "{", "[]", "[1]", "7", '[1,1,5,"a"]', "[99,1,5,0]", "null"])
def test_what_is_no_proof_is_refused(text: str) -> None:
    with pytest.raises(BadProof):
        Proof.of_text(text)


LONG = 3000


def test_a_line_of_play_can_be_longer_than_python_can_nest_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = board(you={"monsters": ["cyber-dragon"]}, opponent={"lp": 2100})
    actions = legal_actions(BOOK, begun)

    def nth(turn: int) -> Reached:
        return Reached(begun.with_(turn=turn), actions[:1], True if turn == LONG else None)

    def start(ground: Ground, state: DuelState) -> Reached:
        return nth(0)

    def after(ground: Ground, state: DuelState, action: Action) -> Reached:
        return nth(state.turn + 1)

    monkeypatch.setattr(proofs, "start", start)
    monkeypatch.setattr(proofs, "after", after)
    proof = Proof(True, (0,) * LONG, BOOK.digest)
    tree = unfold(BOOK, begun, WIN, proof)
    assert tree.depth == tree.size() == LONG == len(tree_lines(BOOK, tree))
    assert [one.depth for one in tree.backwards()] == list(range(LONG + 1))
    with pytest.raises(BadProof, match="too many"):
        unfold(BOOK, begun, WIN, proof, LONG - 1)
