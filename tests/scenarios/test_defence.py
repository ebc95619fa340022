"""The opponent of a puzzle plays the best defence: no wrong line wins, a right one wins however it is played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.solver.goals import Goal
from rulebook.solver.proof_answers import Answers, answers_of_proof
from rulebook.solver.proof_number_search import Progress
from rulebook.solver.proofs import Proof, check_proof
from rulebook.solver.solve import Solved, Verdict
from scenarios.formats.loader import Loaded, shelf
from scenarios.playing import defence
from scenarios.playing.defence import OUTLOOKS, TRIED, Outlook, Outlooks, searched
from scenarios.playing.script import Script
from scenarios.playing.session import Session

PUZZLES = [one for one in shelf() if one.scenario.kind == "puzzle"]


def after(loaded: Loaded, *lines: str) -> Session:
    session = Session(loaded)
    for line in lines:
        session.play_line(line)
    return session


@pytest.mark.parametrize("loaded", PUZZLES, ids=lambda one: one.scenario.id)
def test_the_stored_proof_of_a_puzzle_holds_and_its_solution_is_never_called_lost(loaded: Loaded) -> None:
    script = Script(loaded.book, loaded.start, loaded.scenario.answers)
    assert OUTLOOKS.of(loaded, loaded.start).verdict is Verdict.WIN
    for line in loaded.scenario.solution:
        script.play(line.do)
        assert OUTLOOKS.of(loaded, script.state).verdict is not Verdict.NO_WIN
    assert loaded.goal is not None
    assert check_proof(loaded.book, loaded.start, loaded.goal, Proof.of_text(loaded.proof))


def test_after_a_wrong_move_play_goes_on_until_the_goal_is_out_of_reach() -> None:
    loaded = next(one for one in PUZZLES if one.scenario.id == "puzzle.double-use")
    session = after(loaded, "you: activate emergency-provisions sending call-of-the-haunted")
    assert OUTLOOKS.of(loaded, session.state).verdict is Verdict.NO_WIN
    assert session.hold_out()
    assert not session.solved
    assert session.state.lp[1] == 2100  # the nearest miss: one of two monsters has attacked
    assert OUTLOOKS.of(loaded, session.state) == Outlook(Verdict.NO_WIN)
    assert not session.hold_out()


def test_each_position_is_searched_once() -> None:
    asked: list[Solved] = []

    def search(loaded: Loaded, state: object, begin: bool, proof: object) -> Solved:
        asked.append(Solved(Verdict.UNKNOWN))
        return asked[-1]

    outlooks, unproved = Outlooks(search), replace(PUZZLES[0], proof="")
    for _ in range(3):
        assert outlooks.of(unproved, unproved.start) == TRIED
    assert len(asked) == 1


def test_a_stored_proof_is_unfolded_once_whatever_position_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    unfolded: list[Proof] = []

    def count(book: Book, state: DuelState, goal: Goal, proof: Proof, most: int) -> Answers:
        unfolded.append(proof)
        return answers_of_proof(book, state, goal, proof, most)

    monkeypatch.setattr(defence, "answers_of_proof", count)
    outlooks = Outlooks(lambda loaded, state, begin, proof: Solved(Verdict.UNKNOWN))
    loaded = next(one for one in PUZZLES if one.scenario.id == "puzzle.double-use")
    wrong = after(loaded, "you: activate emergency-provisions sending call-of-the-haunted").state
    assert outlooks.of(loaded, wrong) == outlooks.of(loaded, wrong.with_(lp=(1, 7000))) == TRIED
    assert outlooks.of(loaded, loaded.start).verdict is Verdict.WIN
    assert unfolded == [Proof.of_text(loaded.proof)]


def test_a_large_proof_is_unfolded_elsewhere_while_the_page_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(defence, "MOST_AT_ONCE", 3)
    loaded, asked = PUZZLES[0], list[Proof | None]()

    def search(loaded: Loaded, state: DuelState, begin: bool, proof: Proof | None) -> Solved | Progress:
        asked.append(proof)
        return Progress(5, 5, 1.0, 0) if len(asked) == 1 else searched(loaded, state, begin, proof)

    outlooks = Outlooks(search)
    assert outlooks.of(loaded, loaded.start).searching == Progress(5, 5, 1.0, 0)
    known = [outlooks.of(loaded, loaded.start) for _ in range(2)]
    assert known == [OUTLOOKS.of(loaded, loaded.start)] * 2
    assert asked == [Proof.of_text(loaded.proof)] * 2


def test_a_scenario_without_a_goal_has_no_outlook() -> None:
    ruling = next(one for one in shelf() if one.scenario.kind == "ruling")
    assert OUTLOOKS.of(ruling, ruling.start).verdict is Verdict.UNKNOWN
