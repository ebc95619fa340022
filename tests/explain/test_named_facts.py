"""Refusals and foils that name the card, the text or the numbers that decide."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell


def test_effect_card_over_rule_the_card_that_cannot_change_sides_is_named() -> None:
    made = refusal(
        "you: activate creature-swap", check="activate.prohibited",
        you='hand = ["creature-swap"]\nmonsters = ["kuriboh"]',
        opponent='monsters = ["mataza-the-zapper"]', board="turn = 3",
    )  # fmt: skip
    assert "the effect of “Mataza the Zapper” prevents it" in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_summon_special_own_procedure_compares_two_numbers(lang: str) -> None:
    made = refusal(
        "you: special-summon the-fiend-megacyber", check="summon.procedure.condition",
        you='hand = ["the-fiend-megacyber"]\nmonsters = ["kuriboh", "sangan"]',
        opponent='monsters = ["jinzo", "axe-raider", "battle-ox"]', board="turn = 3",
    )  # fmt: skip
    assert made.node == "refused.summon.procedure.condition.pair.text"
    said = text(lang, made)
    assert said.rstrip(".").endswith("2")
    assert "3" in said


def test_zone_monster_full_names_the_player_whose_zones_are_full() -> None:
    there = 'monsters = ["gemini-elf", "newdoria", "jinzo", "cyber-jar|set", "kuriboh|def"]'
    made = refusal(
        "you: activate the-shallow-grave", check="summon.zone",
        you='hand = ["the-shallow-grave"]\ngraveyard = ["sangan"]',
        opponent=f'{there}\ngraveyard = ["summoned-skull"]', board="turn = 3",
    )  # fmt: skip
    assert "your opponent has no free Monster Zone" in text("en", made)


def test_summon_normal_eligible_quotes_the_text_that_forbids_it() -> None:
    made = refusal(
        "you: summon dark-necrofear", check="summon.never", you='hand = ["dark-necrofear"]', board="turn = 3"
    )
    assert "Cannot be Normal Summoned/Set." in text("en", made)


def test_ritual_only_by_spell_says_which_summon_must_come_first() -> None:
    made = refusal("you: summon relinquished", check="summon.never", you='hand = ["relinquished"]', board="turn = 3")
    assert text("en", made).endswith("it is a Ritual Monster, and it must first be Ritual Summoned.")


def test_effect_card_over_rule_the_highest_is_sought_among_face_up_monsters() -> None:
    told = tell(
        "you: activate smashing-ground", you='hand = ["smashing-ground"]',
        opponent='monsters = ["axe-raider", "soul-tiger|set"]',
    )  # fmt: skip
    (made,) = of("why-not.spared.lacks", told)
    assert "“Soul Tiger” is there, but face-down." in text("en", made)


@pytest.mark.parametrize(("attacks", "expected"), [(True, 1), (False, 0)])
def test_effect_trigger_a_battle_without_destruction_leaves_the_end_phase_empty(attacks: bool, expected: int) -> None:
    attack = ["you: attack mystic-swordsman-lv2 targeting marshmallon"] if attacks else []
    told = tell(
        *attack, "you: next end", you='monsters = ["mystic-swordsman-lv2"]', opponent='monsters = ["marshmallon|def"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    conditions = [one for one in of("why-not.trigger.condition", told) if "Swordsman" in text("en", one)]
    assert len(conditions) == expected


def test_mechanic_e8_a_second_normal_summon_gives_nothing_anew() -> None:
    told = tell(
        "you: summon evocator-chevalier", "you: pass", "opponent: pass",
        you='monsters = ["evocator-chevalier"]\nspells = ["axe-of-despair|up|equip=evocator-chevalier"]',
    )  # fmt: skip
    assert of("summoned", told)
    assert not of("why-not.strength", told)


def test_effect_trigger_cards_in_the_way_are_seen_by_both_players() -> None:
    told = tell(
        "you: attack axe-raider directly", you='monsters = ["axe-raider"]',
        opponent='hand = ["gorz-the-emissary-of-darkness"]\nspells = ["jar-of-greed|set|set-this-turn"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    (made,) = of("why-not.trigger.condition", told)
    assert made.node == "why-not.trigger.condition.hinders"


@pytest.mark.parametrize(("card", "node"), [("blue-eyes-white-dragon", "range"), ("axe-raider", "elsewhere")])
def test_pendulum_summon_sources_a_named_monster_is_judged_where_there_is_no_choice(card: str, node: str) -> None:
    made = refusal(
        f"you: special-summon stargazer-magician using {card} atk", check="request.not-offered",
        you='hand = ["jinzo", "blue-eyes-white-dragon"]\ngraveyard = ["axe-raider"]\n'
        'pendulum = ["stargazer-magician", "timegazer-magician"]', board="turn = 3",
    )  # fmt: skip
    assert made.node == f"refused.request.not-offered.{node}"
