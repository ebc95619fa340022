"""Gemini Monsters without their effect yet, and what was put off and does not come any more."""

from __future__ import annotations

import pytest

from rulebook.explain import Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

GEMINI = 'hand = ["evocator-chevalier"]'
LIMITER = ("you: activate limiter-removal", "you: summon jinzo tributing cyber-dragon")
MACHINE = 'hand = ["limiter-removal", "jinzo"]\nmonsters = ["cyber-dragon"]'


def test_mechanic_f6_a_gemini_monster_does_not_have_its_effect_yet() -> None:
    (made,) = of("why-not.has", tell("you: summon evocator-chevalier", you=GEMINI))
    assert made.node == "why-not.has.gemini"
    assert made.rules == ("mechanic.F6",)


def test_mechanic_f6_summoned_again_it_has_it() -> None:
    lines = ("you: summon evocator-chevalier",)
    assert of("why-not.has", tell(*lines, you='monsters = ["evocator-chevalier"]')) == []


def test_mechanic_f6_while_its_effects_are_negated_it_is_no_gemini_monster() -> None:
    you = f'{GEMINI}\nspells = ["skill-drain|up"]'
    (made,) = of("why-not.has", tell("you: summon evocator-chevalier", you=you))
    assert made.node == "why-not.has.negated"


def test_mechanic_b4_an_effect_that_works_in_the_graveyard_is_not_told_as_negated() -> None:
    board = {"you": 'hand = ["sangan"]\nspells = ["skill-drain|up"]'}
    assert of("why-not.has.negated", tell("you: summon sangan", **board)) == []


def test_mechanic_g2_what_was_put_off_does_not_come_if_its_card_left() -> None:
    (made,) = of("why-not.later", tell(*LIMITER, you=MACHINE))
    assert made.node == "why-not.later.gone"
    assert made.get("phase") == Word("phase", "end")
    assert made.rules == ("mechanic.G2",)


def test_mechanic_g2_nothing_is_said_while_another_card_still_waits() -> None:
    you = 'hand = ["limiter-removal", "jinzo"]\nmonsters = ["cyber-dragon", "x-head-cannon"]'
    assert of("why-not.later", tell(*LIMITER, you=you)) == []


def test_mechanic_g2_what_comes_is_not_said_to_be_gone() -> None:
    lines = ("you: activate limiter-removal", "you: next end")
    told = tell(*lines, you='hand = ["limiter-removal"]\nmonsters = ["cyber-dragon"]')
    assert of("destroyed", told)
    assert of("why-not.later", told) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_names_the_phase_that_brings_nothing(lang: str) -> None:
    (made,) = of("why-not.later", tell(*LIMITER, you=MACHINE))
    assert "End Phase" in text(lang, made)


def test_mechanic_g2_a_card_that_the_put_off_part_brings_back_is_not_gone() -> None:
    lines = ("you: activate interdimensional-matter-transporter targeting cyber-dragon", "you: next end")
    sides = 'monsters = ["cyber-dragon"]\nspells = ["interdimensional-matter-transporter|set"]'
    told = tell(*lines, you=sides)
    assert of("returned", told)
    assert of("why-not.later", told) == []
