"""Piercing damage is called that, its absence is explained, and a Trap that is a monster is called a monster."""

from __future__ import annotations

import pytest

from rulebook.explain.tree import Thing
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.terms import CardKind

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize(("target", "pierces"), [("petit-moth", True), ("robotic-knight", False)])
def test_damage_piercing_is_named_and_so_is_why_there_is_none(target: str, pierces: bool) -> None:
    told = tell(
        f"you: attack mad-sword-beast targeting {target}",
        you='monsters = ["mad-sword-beast"]', opponent=f'monsters = ["{target}|def"]', board=BATTLE,
    )  # fmt: skip
    assert bool(of("battle-damage.piercing", told)) is pierces
    missing = of("why-not.battle.no-piercing", told)
    assert bool(missing) is not pierces
    assert all(text(lang, made) for made in missing for lang in LANGUAGES)


def test_damage_piercing_is_not_missed_where_no_monster_pierces() -> None:
    told = tell(
        "you: attack gemini-elf targeting robotic-knight",
        you='monsters = ["gemini-elf"]', opponent='monsters = ["robotic-knight|def"]', board=BATTLE,
    )  # fmt: skip
    assert not of("why-not.battle.no-piercing", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_trap_that_becomes_a_monster_is_called_one(lang: str) -> None:
    told = tell(
        "you: activate embodiment-of-apophis", "you: position atk", "you: next battle",
        "you: attack embodiment-of-apophis directly",
        you='spells = ["embodiment-of-apophis|set"]',
    )  # fmt: skip
    (summoned,) = of("summoned", told)
    assert summoned.node == "summoned.trap"
    assert "1600" in text(lang, summoned)
    assert "1800" in text(lang, summoned)
    (attack,) = of("attack-declared", told)
    card = attack.get("card")
    assert isinstance(card, Thing)
    assert card.kind is CardKind.MONSTER


@pytest.mark.parametrize("lang", LANGUAGES)
def test_summon_to_the_other_field_says_so_in_everyday_words(lang: str) -> None:
    told = tell("you: activate ojama-trio", you='spells = ["ojama-trio|set"]')
    (made,) = of("summoned.effect", told)
    opponent = {"en": "opponent's", "de": "deines Gegners", "it": "del tuo avversario", "nl": "van je tegenstander"}
    assert all(opponent[lang] in text(lang, made, depth=depth) for depth in Depth)


def test_term_random_a_card_from_the_deck_is_named_only_when_it_is_drawn() -> None:
    told = tell(
        "you: activate pot-of-avarice", "chance: lot jinzo", "chance: lot heavy-storm",
        you='hand = ["pot-of-avarice"]\ndeck = ["heavy-storm", "pot-of-greed"]\n'
        'graveyard = ["gemini-elf", "gemini-elf", "summoned-skull", "sangan", "jinzo"]',
    )  # fmt: skip
    (lot,) = of("lot-fell", told)
    assert lot.node == "lot-fell.deck"
    assert "Jinzo" not in text("en", lot)
    (drawn,) = of("drawn.effect", told)
    assert "Jinzo" in text("en", drawn)


def test_summon_flip_is_told_after_the_monster_was_flipped() -> None:
    told = tell("you: flip sangan", you='monsters = ["sangan|set"]')
    nodes = [made.node for made in told]
    assert nodes.index("summoned.own") > (nodes.index("flipped") if "flipped" in nodes else -1)


BEGINS = {"it": "Sta per cominciare il calcolo dei danni.", "nl": "Zo meteen begint de schadeberekening."}


@pytest.mark.parametrize("lang", BEGINS)
def test_battle_damage_step_what_comes_before_damage_calculation_is_said_to_begin_soon(lang: str) -> None:
    told = tell(
        "you: attack summoned-skull targeting gemini-elf", you='monsters = ["summoned-skull"]',
        opponent='monsters = ["gemini-elf"]\nhand = ["kuriboh", "honest"]', board=BATTLE,
    )  # fmt: skip
    assert BEGINS[lang] in [text(lang, made) for made in of("step-began", told)]


def test_effect_flip_events_a_monster_that_leaves_first_could_not_be_flipped() -> None:
    told = tell(
        "you: attack mystic-swordsman-lv2 targeting man-eater-bug", board=BATTLE,
        you='monsters = ["mystic-swordsman-lv2"]', opponent='monsters = ["man-eater-bug|set"]',
    )  # fmt: skip
    (made,) = of("why-not.trigger.never-flipped.attacked", told)
    assert "voordat de aanval de kaart kon opendraaien" in text("nl", made)


def test_effect_trigger_in_italian_an_attack_uncovers_a_monster() -> None:
    told = tell(
        "you: attack gemini-elf targeting marshmallon", you='monsters = ["gemini-elf"]',
        opponent='monsters = ["marshmallon|def"]', board=BATTLE,
    )  # fmt: skip
    (made,) = of("why-not.trigger.was-face-up", told)
    assert "solo se è l'attacco a scoprire il mostro." in text("it", made)
