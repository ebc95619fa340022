"""Set cards that could have stopped an attack, once the Damage Step begins (rule damage-step.activation-limits)."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

BEGUN = "why-not.window.fight-begun"


def attacked(spell: str, *, turn: str = "opponent") -> list[Explanation]:
    mine, theirs = ("giant-soldier-of-stone", "summoned-skull") if turn == "opponent" else ("jinzo", "axe-raider")
    attack = f"{theirs} targeting {mine}" if turn == "opponent" else f"{mine} targeting {theirs}"
    board = f'turn = 5\nturn_player = "{turn}"\nphase = "battle"\nstep = "battle"'
    return tell(
        f"{turn}: attack {attack}", you=f'monsters = ["{mine}"]\nspells = ["{spell}|set"]',
        opponent=f'monsters = ["{theirs}"]', board=board,
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_damage_step_activation_limits_a_spell_that_turns_a_monster_face_down_is_too_late(lang: str) -> None:
    (made,) = of(BEGUN, attacked("book-of-moon"))
    assert made.rules[0] == "damage-step.activation-limits"
    assert text(lang, made)


@pytest.mark.parametrize("spell", ["rush-recklessly", "jar-of-greed"])
def test_damage_step_activation_limits_other_cards_are_no_foil(spell: str) -> None:
    assert of(BEGUN, attacked(spell)) == []


def test_damage_step_activation_limits_an_attack_of_ones_own_is_no_foil() -> None:
    assert of(BEGUN, attacked("book-of-moon", turn="you")) == []
