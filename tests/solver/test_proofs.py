"""Proofs: stored, read, and checked by playing them."""

from __future__ import annotations

import pytest

from rulebook.solver.proof_number_search import Budget
from rulebook.solver.proofs import BadProof, Proof, check_proof, unfold
from rulebook.solver.solve import Verdict, solve
from tests.solver.boards import BOOK, WIN, board, random_position

SEEDS = range(10)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_proof_is_stored_and_checked(seed: int) -> None:
    state = random_position(seed)
    found = solve(BOOK, state, WIN, Budget(positions=3000), first_moves=False)
    assert found.proof is not None
    again = Proof.of_text(found.proof.as_text())
    assert again == found.proof
    assert check_proof(BOOK, state, WIN, again)
    tree = unfold(BOOK, state, WIN, again)
    assert tree.size() <= found.distinct


@pytest.mark.parametrize("seed", SEEDS)
def test_the_opposite_is_not_proved(seed: int) -> None:
    state = random_position(seed)
    found = solve(BOOK, state, WIN, Budget(positions=3000), first_moves=False)
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
