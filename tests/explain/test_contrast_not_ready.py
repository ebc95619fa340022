"""Cards in hand or Set whose moment has nearly come: what keeps them from being used is told."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

THEIR_TURN = 'turn = 4\nturn_player = "opponent"\nphase = "main1"'
THEIR_BATTLE = 'turn = 4\nturn_player = "opponent"\nphase = "battle"\nstep = "battle"'


def said(node: str, *lines: str, lang: str = "en", **sides: str) -> list[str]:
    return [text(lang, made) for made in of(node, tell(*lines, **sides))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_trap_activation_condition_an_effect_that_would_destroy_too_few_is_named(lang: str) -> None:
    def answers(spell: str, own: str) -> list[str]:
        return said(
            "why-not.window.refused", f"opponent: activate {spell}", lang=lang, board=THEIR_TURN,
            you=f'monsters = [{own}]\nspells = ["starlight-road"]',
            opponent='hand = ["dark-hole", "fissure"]',
        )  # fmt: skip

    (told,) = answers("fissure", '"battle-ox", "kuriboh"')
    assert "1" in told
    assert "2" in told
    assert answers("dark-hole", '"battle-ox", "kuriboh"') == []  # it could be used


def battle(own: str, lang: str = "en", attack: str = "targeting mystical-elf", spells: str = "") -> list[str]:
    return said(
        "why-not.window", f"opponent: attack battle-ox {attack}", lang=lang, board=THEIR_BATTLE,
        you=f'monsters = [{own}]\nhand = ["honest"]\nspells = [{spells}]', opponent='monsters = ["battle-ox"]',
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b7_a_cost_that_cannot_be_paid_is_named_in_the_battle_it_was_meant_for(lang: str) -> None:
    (told,) = battle('"mystical-elf"', lang, spells='"macro-cosmos|up"')
    assert {"de": "Makrokosmos", "it": "Macro Cosmo"}.get(lang, "Macro Cosmos") in told
    assert battle('"mystical-elf"', lang) == []
    assert battle('"mystical-elf|def"', lang, spells='"macro-cosmos|up"') == []  # it holds out by itself


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_an_effect_for_a_battling_monster_is_no_help_against_a_direct_attack(lang: str) -> None:
    (told,) = battle("", lang, "directly")
    assert {"en": "attacks directly", "de": "direkt an", "it": "direttamente", "nl": "direct aan"}[lang] in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cost_unpayable_a_cost_of_materials_says_that_none_is_left(lang: str) -> None:
    told = tell(
        "you: attack number-39-utopia directly", you='monsters = ["number-39-utopia"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    (made,) = of("why-not.trigger.no-cost", told)
    assert (made.node, made.get("needed"), made.get("have")) == ("why-not.trigger.no-cost.material", 1, 0)
    assert "Xyz" in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_trap_set_turn_a_trap_in_the_hand_whose_moment_comes_was_never_set(lang: str) -> None:
    sides = {"you": 'hand = ["mirror-force"]', "opponent": 'monsters = ["axe-raider"]', "board": THEIR_BATTLE}
    (told,) = said("why-not.window.refused", "opponent: attack axe-raider directly", lang=lang, **sides)
    assert "{" not in told


@pytest.mark.parametrize("hand", ["mirror-force", "jar-of-greed"])
def test_trap_set_turn_a_trap_in_the_hand_is_not_told_to_the_other_player_or_without_its_moment(hand: str) -> None:
    line = "you: attack axe-raider directly" if hand == "mirror-force" else "opponent: attack axe-raider directly"
    player = "you" if hand == "mirror-force" else "opponent"
    board = THEIR_BATTLE if player == "opponent" else 'turn = 3\nphase = "battle"\nstep = "battle"'
    sides = {player: 'monsters = ["axe-raider"]', "you" if player == "opponent" else "opponent": f'hand = ["{hand}"]'}
    assert said("why-not.window.refused", line, board=board, **sides) == []
