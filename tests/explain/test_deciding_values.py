"""Refusals that name the value of the card in front of the reader: its Level, Rank, ATK or kind."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from rulebook.explain.tree import Word
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import refusal

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'
MAIN = 'turn = 4\nturn_player = "opponent"\nphase = "main1"'


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("forbids", "monster", "value"),
    [("messenger-of-peace", "axe-raider", "1700"), ("gravity-bind", "cyber-dragon", "5")],
)
def test_mechanic_e7_an_attack_that_is_forbidden_names_the_attackers_value(
    lang: str, forbids: str, monster: str, value: str
) -> None:
    told = refusal(
        f"you: attack {monster} directly", check="attack.prohibited", board=BATTLE,
        you=f'monsters = ["{monster}"]', opponent=f'spells = ["{forbids}|up"]',
    )  # fmt: skip
    assert told.get("trait") == Word("trait", "stat")
    for depth in Depth:
        last = text(lang, told, depth=depth).split(". ")[-1]
        assert value in last
        assert BY_SLUG[monster].names.in_language(lang) in last


def test_mechanic_e7_an_attack_forbidden_to_every_monster_needs_no_value() -> None:
    told = refusal(
        "you: attack axe-raider directly", check="attack.prohibited", board=BATTLE,
        you='monsters = ["axe-raider"]', opponent='spells = ["swords-of-revealing-light|up"]',
    )  # fmt: skip
    assert told.get("trait") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b6_a_response_names_the_atk_that_is_too_low(lang: str) -> None:
    told = refusal(
        "opponent: summon sangan", "you: pass", "you: activate bottomless-trap-hole",
        check="activate.event", board=MAIN, you='spells = ["bottomless-trap-hole|set"]', opponent='hand = ["sangan"]',
    )  # fmt: skip
    assert (told.get("trait"), told.get("number")) == (Word("trait", "stat"), 1000)
    for depth in Depth:
        last = text(lang, told, depth=depth).split(". ")[-1]
        assert "1000 ATK" in last
        assert "Sangan" in last


def test_mechanic_b6_an_xyz_monster_has_a_rank_where_a_response_asks_for_a_level() -> None:
    told = refusal(
        "opponent: special-summon number-17-leviathan-dragon using sangan, marauding-captain atk", "opponent: pass",
        "you: activate steelswarm-roach", check="activate.event", board=MAIN,
        you='monsters = ["steelswarm-roach|materials=jinzo"]',
        opponent='monsters = ["sangan", "marauding-captain"]\nextra = ["number-17-leviathan-dragon"]',
    )  # fmt: skip
    assert told.get("trait") == Word("trait", "rank")
    assert text("en", told).endswith("“Number 17: Leviathan Dragon” has Rank 3 and no Level.")


@pytest.mark.parametrize(("response", "kind"), [("divine-wrath", "spell"), ("seven-tools-of-the-bandit", "spell")])
def test_mechanic_b6_a_response_names_the_kind_of_the_other_card(response: str, kind: str) -> None:
    told = refusal(
        "opponent: activate heavy-storm", f"you: activate {response}", check="activate.event", board=MAIN,
        you=f'spells = ["{response}|set"]\nhand = ["kuriboh"]', opponent='hand = ["heavy-storm"]',
    )  # fmt: skip
    assert (told.get("trait"), told.get("kind")) == (Word("trait", "kind"), Word("declared", kind))
    assert text("en", told).endswith("“Heavy Storm” is a Spell.")


def test_mechanic_b6_a_response_to_the_other_player_only_names_no_value() -> None:
    told = refusal(
        "you: summon gemini-elf", "opponent: pass", "you: activate bottomless-trap-hole", check="activate.event",
        board='turn = 3\nphase = "main1"', you='spells = ["bottomless-trap-hole|set"]\nhand = ["gemini-elf"]',
    )  # fmt: skip
    assert told.get("trait") is None


def test_effect_card_over_rule_monsters_of_one_type_only_names_both_types() -> None:
    told = refusal(
        "you: summon marauding-captain", check="summon.prohibited", board='turn = 3\nphase = "main1"',
        you='hand = ["marauding-captain"]\nmonsters = ["sangan"]', opponent='spells = ["rivalry-of-warlords|up"]',
    )  # fmt: skip
    assert text("en", told).endswith("The Type of “Marauding Captain” is Warrior, that of “Sangan” is Fiend.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b6_a_set_is_told_apart_from_a_summon(lang: str) -> None:
    told = refusal(
        "opponent: set sangan", "you: activate bottomless-trap-hole", check="activate.event", board=MAIN,
        you='spells = ["bottomless-trap-hole|set"]', opponent='hand = ["sangan"]',
    )  # fmt: skip
    assert told.node == "refused.activate.event.set.text"
    assert "Sangan" not in text(lang, told)


def test_mechanic_e7_what_protects_a_monster_from_attacks_is_named() -> None:
    told = refusal(
        "you: attack cyber-dragon targeting command-knight", check="request.not-offered", board=BATTLE,
        you='monsters = ["cyber-dragon"]', opponent='monsters = ["command-knight", "gemini-elf"]',
    )  # fmt: skip
    assert text("en", told).endswith("The condition is met because your opponent's monster “Gemini Elf” is there.")


LIMITED = 'spells = ["rivalry-of-warlords|up"]'
IN_MAIN = 'turn = 3\nphase = "main1"'


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "you", "kept"),
    [
        ("activate monster-reborn", 'hand = ["monster-reborn"]\ngraveyard = ["gemini-elf"]\n', "gemini-elf"),
        ("activate scapegoat", 'hand = ["scapegoat"]\n', "sheep-token"),
        ("activate embodiment-of-apophis", 'spells = ["embodiment-of-apophis|set"]\n', "embodiment-of-apophis"),
    ],
)
def test_mechanic_b8_an_effect_that_would_summon_another_type_names_the_limit_and_both_types(
    lang: str, line: str, you: str, kept: str
) -> None:
    told = refusal(
        f"you: {line}", check="summon.prohibited", board=IN_MAIN, you=f'{you}monsters = ["sangan"]', opponent=LIMITED
    )
    assert told.get("trait") == Word("trait", "types")
    said = text(lang, told)
    assert all(BY_SLUG[slug].names.in_language(lang) in said for slug in (kept, "sangan", "rivalry-of-warlords"))


def test_mechanic_b8_a_target_that_could_not_be_summoned_names_the_limit_and_both_types() -> None:
    told = refusal(
        "you: activate monster-reborn targeting gemini-elf", check="request.not-offered", board=IN_MAIN,
        you='hand = ["monster-reborn"]\nmonsters = ["sangan"]\ngraveyard = ["gemini-elf", "summoned-skull"]',
        opponent=LIMITED,
    )  # fmt: skip
    assert "The effect of “Rivalry of Warlords” does not allow that." in text("en", told)
    assert text("en", told).endswith("The Type of “Gemini Elf” is Spellcaster, that of “Sangan” is Fiend.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_an_activation_that_is_forbidden_names_the_kind_of_the_card(lang: str) -> None:
    told = refusal(
        "you: activate dust-tornado", check="activate.prohibited", board=IN_MAIN,
        you='spells = ["dust-tornado|set"]', opponent='monsters = ["jinzo"]\nspells = ["heavy-storm|set"]',
    )  # fmt: skip
    assert (told.get("trait"), told.get("kind")) == (Word("trait", "kind"), Word("declared", "trap"))
    last = text(lang, told).rsplit(". ", 1)[-1]
    assert BY_SLUG["dust-tornado"].names.in_language(lang) in last
