"""Every puzzle has a forced win; where a file states a solution and tempting lines, they keep it and lose it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import DuelState
from rulebook.notation.faults import NotationError
from rulebook.vocabulary.terms import Phase
from scenarios.formats.loader import FOLDER, Loaded, load
from scenarios.playing.runner import stored_tree
from scenarios.playing.script import Script
from scenarios.playing.session import Session

YOU = 0
PUZZLES = sorted((FOLDER / "puzzles").glob("*.toml"))


class Prover:
    """Whether player 0 can win this turn whatever the opponent does. Results are cached by position."""

    def __init__(self, book: Book, turn: int) -> None:
        self.book = book
        self.turn = turn
        self.known: dict[DuelState, bool] = {}

    def won(self, state: DuelState) -> bool:
        if state.winner != NOBODY:
            return state.winner == YOU
        if state.turn != self.turn or state.phase in (Phase.MAIN_2, Phase.END):
            return False
        if state not in self.known:
            self.known[state] = False
            after = (
                self.won(apply(self.book, state, action).state)
                for action in legal_actions(self.book, state)
                if action.kind != ActionKind.WITHDRAW
            )
            self.known[state] = any(after) if state.request.player == YOU else all(after)
        return self.known[state]


@cache
def puzzle(file: Path) -> tuple[Loaded, Prover]:
    loaded = load(file)
    return loaded, Prover(loaded.book, loaded.start.turn)


def by_name(file: Path) -> str:
    return file.stem


STATED = [file for file in PUZZLES if load(file).scenario.solution]
each_stated = pytest.mark.parametrize("file", STATED, ids=by_name)


@pytest.mark.parametrize("file", PUZZLES, ids=by_name)
def test_a_puzzle_is_won_by_its_stored_proof(file: Path) -> None:
    tree = stored_tree(load(file))
    assert tree is not None
    assert tree.depth > 1


def test_some_files_state_their_solution() -> None:
    assert len(STATED) >= 3


@each_stated
def test_the_solution_keeps_a_forced_win_to_the_end(file: Path) -> None:
    loaded, prover = puzzle(file)
    script = Script(loaded.book, loaded.start, loaded.scenario.answers)
    assert prover.won(script.state)
    for line in loaded.scenario.solution:
        script.play(line.do)
        assert prover.won(script.state), line.do
    script.settle()
    assert script.state.winner == YOU


@each_stated
def test_every_tempting_line_throws_the_win_away_or_is_refused(file: Path) -> None:
    loaded, prover = puzzle(file)
    assert len(loaded.scenario.tempting) >= 2
    for tempting in loaded.scenario.tempting:
        script = Script(loaded.book, loaded.start, loaded.scenario.answers)
        played = tempting.lines[:-1] if tempting.illegal else tempting.lines
        for line in played:
            script.play(line)
        assert not played or not prover.won(script.state), tempting.lines


def play_yours(session: Session, line: str) -> None:
    """Play a line of the visitor, passing in the windows before it."""
    for _ in range(20):
        try:
            session.play_line(line)
        except NotationError:
            session.play_line("you: pass")
        else:
            return
    raise AssertionError(f"no window for {line}")


@each_stated
def test_the_file_answers_for_the_opponent_on_every_stated_line(file: Path) -> None:
    loaded, _ = puzzle(file)
    lines = [[line.do for line in loaded.scenario.solution]]
    lines += [list(tempting.lines[: -1 if tempting.illegal else None]) for tempting in loaded.scenario.tempting]
    for number, line in enumerate(lines):
        session = Session(loaded)
        for text in line:
            if text == "you: pass" and session.decides == YOU:
                session.play_line(text)
            elif text.startswith("you"):
                play_yours(session, text)
        assert session.proved
        assert session.solved is (number == 0)
