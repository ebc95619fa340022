"""Life Points and ATK in a sentence belong to somebody, and 0 LP are told once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulebook.explain import Explanation
from rulebook.explain.things import Reader
from rulebook.explain.tree import Who
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from tests.explain.happenings import BOOK, SANGAN

PUZZLES = Path(__file__).parents[2] / "scenarios" / "data" / "puzzles"
LOST = ("effect-damage", "battle-damage", "battle-damage.piercing")


def lost(lang: str, node: str, player: Who, left: int) -> str:
    card = Reader(BOOK, 0).thing(SANGAN)
    arguments = (("player", player), ("amount", 500), ("left", left), ("card", card), ("source", card))
    return text(lang, Explanation(node, arguments))


@pytest.mark.parametrize("node", LOST)
def test_lp_that_are_left_are_somebodys(node: str) -> None:
    assert "they have 700 LP left" in lost("en", node, Who.OPPONENT, 700) or "and has 700 LP left" in lost(
        "en", node, Who.OPPONENT, 700
    )
    assert "have 700 LP left." in lost("en", node, Who.YOU, 700)
    assert "gli restano 700 LP." in lost("it", node, Who.OPPONENT, 700)
    assert "ti restano 700 LP." in lost("it", node, Who.YOU, 700)


@pytest.mark.parametrize("node", LOST)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_zero_lp_are_left_to_the_sentence_that_ends_the_duel(lang: str, node: str) -> None:
    for player in (Who.YOU, Who.OPPONENT):
        said = lost(lang, node, player, 0)
        assert "500" in said
        assert not re.search(r"\b0\b", said)


def test_in_a_solution_monsters_attack_not_numbers() -> None:
    number = re.compile(r"\d ATK (attack|attaccano|greifen|vallen|valt)\b|greifen \d|vallen \d")
    for path in sorted(PUZZLES.glob("*.toml")):
        answers = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("answer")]
        assert not [one for one in answers if number.search(one)], path.name
