"""Where several cards forbid the same, the refusal names each of them, in every language."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import refusal

NAMES = (
    {"en": "Swords of Revealing Light", "de": "Verräterische Schwerter", "it": "Spada Rivelatrice",
     "nl": "Swords of Revealing Light"},
    {"en": "Messenger of Peace", "de": "Friedensbote", "it": "Messaggero di Pace", "nl": "Messenger of Peace"},
    {"en": "Gravity Bind", "de": "Schwerkraftbindung", "it": "Legame Gravitazionale", "nl": "Gravity Bind"},
)  # fmt: skip
BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize("depth", Depth)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_every_card_that_forbids_it_is_named(lang: str, depth: Depth) -> None:
    made = refusal(
        "you: attack summoned-skull", check="attack.prohibited", board=BATTLE, you='monsters = ["summoned-skull"]',
        opponent='spells = ["swords-of-revealing-light|up", "messenger-of-peace|up", "gravity-bind|up"]',
    )  # fmt: skip
    said = text(lang, made, depth=depth)
    for names in NAMES:
        assert f"{names[lang]}{'“' if lang == 'de' else '”'}" in said


def test_effect_card_over_rule_a_card_that_does_not_reach_the_monster_is_not_named() -> None:
    made = refusal(
        "you: attack kuriboh", check="attack.prohibited", board=BATTLE, you='monsters = ["kuriboh"]',
        opponent='spells = ["swords-of-revealing-light|up", "messenger-of-peace|up", "gravity-bind|up"]',
    )  # fmt: skip
    assert made.get("also") is None


def test_effect_card_over_rule_copies_of_one_card_are_named_once() -> None:
    made = refusal(
        "you: attack summoned-skull", check="attack.prohibited", board=BATTLE, you='monsters = ["summoned-skull"]',
        opponent='spells = ["messenger-of-peace|up", "messenger-of-peace|up"]',
    )  # fmt: skip
    assert made.get("also") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b8_a_refusal_about_an_empty_side_names_the_refused_card(lang: str) -> None:
    made = refusal(
        "you: activate creature-swap", check="activate.nothing", you='hand = ["creature-swap"]',
        opponent='monsters = ["jinzo"]',
    )  # fmt: skip
    names = {"en": "Creature Swap", "de": "Kreaturentausch", "it": "Scambio-Creature", "nl": "Creature Swap"}
    assert names[lang] in text(lang, made)
