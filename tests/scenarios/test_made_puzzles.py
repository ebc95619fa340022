"""The made puzzles: each is won by force, no card of yours can be missing, and its rule decides it."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from rulebook.languages import LANGUAGES
from rulebook.solver.proofs import BadProof, Proof, unfold
from rulebook.solver.solve import Verdict, solve
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.made_puzzles import made_puzzle, made_puzzle_ids
from scenarios.formats.loader import Loaded
from scenarios.formats.made_puzzles import MadePuzzle, file_text, made_puzzles, read
from scenarios.making.puzzles import maker
from scenarios.making.puzzles.composing import Setup, boards_of, book, composed, mutated, without
from scenarios.making.puzzles.worth import GOAL, SHAPING, judged
from scenarios.playing.runner import check

PUZZLES = made_puzzles()
SAMPLE = PUZZLES[:: max(1, len(PUZZLES) // 4)][:4]


def opened(puzzle: MadePuzzle) -> Loaded:
    loaded = made_puzzle(puzzle.id)
    assert loaded is not None
    return loaded


def test_every_made_puzzle_is_won_against_every_reply() -> None:
    faults = {puzzle.id: found for puzzle in PUZZLES if (found := check(opened(puzzle)))}
    assert faults == {}


def test_a_proof_that_does_not_hold_is_a_fault() -> None:
    loaded = opened(PUZZLES[0])
    for proof in ("[]", "no proof", "[1,1,0]", PUZZLES[0].proof.replace("[1,1,", "[1,0,", 1)):
        assert check(replace(loaded, proof=proof)) != []


def test_every_rule_of_a_made_puzzle_decides_it() -> None:
    for puzzle in PUZZLES:
        loaded = opened(puzzle)
        assert loaded.goal is not None
        for rule in puzzle.rules[:2]:
            with pytest.raises(BadProof):
                unfold(loaded.book.without(rule), loaded.start, loaded.goal, Proof.of_text(puzzle.proof))


def test_made_puzzles_have_a_name_of_their_own_and_other_cards_than_each_other() -> None:
    assert len(set(made_puzzle_ids())) == len(PUZZLES)
    alike = [
        (one.id, other.id)
        for one, other in combinations(PUZZLES, 2)
        if not maker.is_new(Setup(one.you, one.opponent), [other])
    ]
    assert alike == []


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_no_card_can_be_missing_and_the_board_is_judged_the_same_again(puzzle: MadePuzzle) -> None:
    assert judged(Setup(puzzle.you, puzzle.opponent), puzzle.id) == puzzle
    for zone, at in puzzle.you.cards():
        less = Setup(without(puzzle.you, zone, at), puzzle.opponent).state(book())
        assert solve(book(), less, GOAL, SHAPING, first_moves=False).verdict is not Verdict.WIN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_made_puzzle_has_a_title_in_every_language(lang: str) -> None:
    titles = [opened(puzzle).scenario.in_language(lang).title for puzzle in PUZZLES]
    assert len(set(titles)) == len(titles)


def test_a_made_puzzle_opens_by_its_id() -> None:
    found = by_id(PUZZLES[0].id)
    assert found is opened(PUZZLES[0])


def test_a_file_of_made_puzzles_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "made.toml"
    path.write_text(file_text(PUZZLES[:3]), encoding="utf-8")
    assert tuple(read(path)) == PUZZLES[:3]


def test_the_same_seed_composes_the_same_boards() -> None:
    known = [Setup(puzzle.you, puzzle.opponent) for puzzle in PUZZLES]
    for seed in range(20):
        boards = [(composed(rng, boards_of()), mutated(rng, rng.choice(known))) for rng in (Random(seed), Random(seed))]
        assert boards[0] == boards[1]
