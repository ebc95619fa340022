"""The share of outcomes that win, where a win cannot be forced."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulebook.notation.happening import parse_happening
from rulebook.solver.chances import winning_share
from rulebook.solver.goals import Happens
from rulebook.solver.proof_number_search import Budget
from tests.solver.boards import BOOK, WIN, board

HUNTERS = {"monsters": ["snipe-hunter", "cyber-dragon"]}


@pytest.mark.parametrize(
    ("you", "opponent", "share"),
    [
        (HUNTERS, {"lp": 2100}, Fraction(1)),
        (HUNTERS, {"lp": 8000}, Fraction(0)),
        (HUNTERS | {"hand": ["solemn-judgment"]}, {"lp": 3600, "monsters": ["sangan|def"]}, Fraction(2, 3)),
        (HUNTERS | {"hand": ["solemn-judgment"] * 2}, {"lp": 3600, "monsters": ["sangan|def"]}, Fraction(8, 9)),
    ],
    ids=["certain", "impossible", "one roll: 2 to 5", "a second roll if the first misses"],
)
def test_the_die_decides_how_often(you: dict[str, object], opponent: dict[str, object], share: Fraction) -> None:
    assert winning_share(BOOK, board(you=you, opponent=opponent), WIN) == share


def test_equal_cards_are_outcomes_of_their_own() -> None:
    """Don Zaloog discards one of three cards at random, and two of them are Sangans."""
    state = board(you={"monsters": ["don-zaloog"]}, opponent={"hand": ["sangan", "gemini-elf", "sangan"]})
    goal = Happens(0, 3, parse_happening("discarded sangan"))
    assert winning_share(BOOK, state, goal) == Fraction(2, 3)


def test_without_a_budget_nothing_is_known() -> None:
    state = board(you=HUNTERS, opponent={"lp": 3600, "monsters": ["sangan|def"]})
    assert winning_share(BOOK, state, WIN, Budget(positions=3)) is None


def test_a_card_drawn_from_an_unknown_deck_leaves_it_open() -> None:
    you = {"monsters": ["cyber-dragon"], "hand": ["pot-of-greed"], "deck": 20}
    assert winning_share(BOOK, board(you=you, opponent={"lp": 3200}), WIN) is None
