"""Every goal: proved where it can be reached, and proved out of reach where it cannot."""

from __future__ import annotations

import pytest

from rulebook.engine.core.state import DuelState
from rulebook.notation.happening import parse_happening
from rulebook.solver.goals import Goal, Happens, Survive, WinThisTurn
from rulebook.solver.solve import Verdict, solve
from scenarios.formats.loader import load_text
from tests.solver.boards import BOOK, board

ATTACKER = {"monsters": ["cyber-dragon"]}


@pytest.mark.parametrize(
    ("lp", "verdict"), [(2100, Verdict.WIN), (2200, Verdict.NO_WIN)], ids=["enough ATK", "not enough"]
)
def test_to_win_this_turn(lp: int, verdict: Verdict) -> None:
    state = board(you=ATTACKER, opponent={"lp": lp})
    assert solve(BOOK, state, WinThisTurn(0, 3)).verdict == verdict


def their_attack(**you: object) -> DuelState:
    """The opponent's turn: they attack with 2100 ATK."""
    return board(turn_player="opponent", you={"lp": 1000, "deck": ["sangan"]} | you, opponent=ATTACKER)


@pytest.mark.parametrize(
    ("state", "verdict"),
    [
        (their_attack(), Verdict.NO_WIN),
        (their_attack(spells=["sakuretsu-armor|set"]), Verdict.WIN),
    ],
    ids=["nothing to stop it", "a Trap stops it"],
)
def test_to_survive(state: DuelState, verdict: Verdict) -> None:
    assert solve(BOOK, state, Survive(0, 3)).verdict == verdict


def test_to_survive_the_opponents_next_turn() -> None:
    """The player who begins can prevent the attack of the next turn, and has to."""
    lasting = board(you={"lp": 1000, "hand": ["sakuretsu-armor"], "deck": ["sangan"]},
                    opponent=ATTACKER | {"deck": ["kuriboh"]})  # fmt: skip
    bare = board(you={"lp": 1000, "deck": ["sangan"]}, opponent=ATTACKER | {"deck": ["kuriboh"]})
    assert solve(BOOK, lasting, Survive(0, 4)).verdict == Verdict.WIN
    assert solve(BOOK, bare, Survive(0, 4)).verdict == Verdict.NO_WIN


def test_what_comes_after_the_turn_survived_does_not_count() -> None:
    """In the turn that follows, the player would have to draw from an empty Deck."""
    last = board(you={"lp": 1000}, opponent={"deck": ["kuriboh"]})
    assert solve(BOOK, last, Survive(0, 4)).verdict == Verdict.WIN
    assert solve(BOOK, last, Survive(0, 5)).verdict == Verdict.NO_WIN


def happens(text: str) -> Goal:
    return Happens(0, 3, parse_happening(text))


def test_that_something_happens() -> None:
    state = board(you=ATTACKER, opponent={"monsters": ["sangan"]})
    assert solve(BOOK, state, happens("destroyed sangan")).verdict == Verdict.WIN
    assert solve(BOOK, state, happens("destroyed kuriboh")).verdict == Verdict.NO_WIN


def test_that_something_does_not_happen() -> None:
    state = board(turn_player="opponent", you={"monsters": ["sangan"]}, opponent=ATTACKER)
    assert solve(BOOK, state, happens("not-destroyed kuriboh")).verdict == Verdict.WIN
    assert solve(BOOK, state, happens("not-destroyed sangan")).verdict == Verdict.NO_WIN


@pytest.mark.parametrize(
    ("kind", "turn_player", "goal"),
    [
        ('"win-this-turn"', "you", WinThisTurn(0, 3)),
        ('"survive"', "you", Survive(0, 4)),
        ('"survive"', "opponent", Survive(0, 3)),
        ('"happened", happened = "destroyed sangan"', "you", happens("destroyed sangan")),
    ],
)
def test_every_goal_of_a_scenario_is_one_of_the_search(kind: str, turn_player: str, goal: Goal) -> None:
    loaded = load_text(f"""
id = "test.goal"
kind = "puzzle"
goal = {{ kind = {kind} }}
hints = [{{ en = "a hint" }}]
text.en.title = "a goal"
board.turn = 3
board.turn_player = "{turn_player}"
[[solution]]
do = "you: next end"
""")
    assert loaded.goal == goal


def test_a_win_counts_as_survival_and_a_win_too_late_as_none() -> None:
    won = board(you=ATTACKER, opponent={"lp": 2100})
    assert solve(BOOK, won, Survive(0, 3)).verdict == Verdict.WIN
    assert solve(BOOK, won, WinThisTurn(0, 2)).verdict == Verdict.NO_WIN
