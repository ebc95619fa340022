"""Refusals that rest on two cards: a substitute a Fusion does not take, and monsters that protect each other."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.explain.tree import Thing
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import refusal

MAIN, BATTLE = 'turn = 3\nphase = "main1"', 'turn = 3\nphase = "battle"\nstep = "battle"'


def fusion(hand: str, extra: str) -> Explanation:
    return refusal(
        "you: activate polymerization", check="activate.nothing", board=MAIN,
        you=f'hand = ["polymerization", {hand}]\nextra = ["{extra}"]',
    )  # fmt: skip


KINGS = [
    ('"cyber-dragon", "king-of-the-swamp"', "cyber-twin-dragon", "exact"),
    ('"etoile-cyber", "king-of-the-swamp"', "cyber-blader", "exact"),
    ('"elemental-hero-avian", "king-of-the-swamp"', "elemental-hero-nova-master", "unnamed"),
    ('"king-of-the-swamp", "king-of-the-swamp"', "elemental-hero-flame-wingman", "second"),
]


@pytest.mark.parametrize(("hand", "extra", "why"), KINGS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_fusion_materials_a_substitute_that_does_not_help_is_named(hand: str, extra: str, why: str, lang: str) -> None:
    told = fusion(hand, extra)
    assert told.node == f"refused.activate.nothing.fusion.{why}"
    near = told.get("near")
    assert isinstance(near, Thing)
    assert all(near.names.in_language(lang) in text(lang, told, depth=depth) for depth in Depth)


def test_fusion_materials_where_more_is_missing_the_substitute_is_not_blamed() -> None:
    assert fusion('"king-of-the-swamp"', "cyber-end-dragon").node == "refused.activate.nothing.fusion.parts"
    assert fusion('"cyber-dragon"', "cyber-twin-dragon").node == "refused.activate.nothing.fusion.parts"


def attack(*monsters: str) -> Explanation:
    listed = ", ".join(f'"{one}"' for one in monsters)
    return refusal(
        "you: attack jinzo", check="attack.target", board=BATTLE, you='monsters = ["jinzo"]',
        opponent=f"monsters = [{listed}]",
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_battle_declare_monsters_that_protect_each_other_are_told_as_such(lang: str) -> None:
    told = attack("marauding-captain", "marauding-captain")
    assert told.node == "refused.attack.target.mutual.text"
    mutual = told.get("mutual")
    assert isinstance(mutual, tuple)
    assert len(mutual) == 2
    assert told.rules[0] == "effect.card-over-rule"
    for depth in Depth:
        assert "2" in text(lang, told, depth=depth)
