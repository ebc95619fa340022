"""Battles of which a question tells only which monster is stronger."""

from __future__ import annotations

import pytest

from scenarios.catalogue.principles import answered_by_principle
from scenarios.catalogue.stories import concluded, story_told


def answer(question: str) -> bool | None:
    """Yes or no for sure."""
    assert answered_by_principle(question) is None, "no statement compares the monsters of a question"
    story = story_told(question)
    assert story is not None, question
    assert not story.unread, question
    found = concluded(story)
    assert found is not None, question
    return found.yes


LOSES = [
    "i attack a monster with higher attack than mine, do i take damage",
    "my monster is in attack position and gets attacked by a stronger monster, do i take damage?",
    "if i attack a defense monster that has more def than my monster's atk, do i lose life points?",
    "mein monster ist schwächer als seins und ich greif an, krieg ich schaden?",
    "ich greife ein monster an das mehr angriff hat als meins, verliere ich dann lebenspunkte?",
    "attacco un mostro con più attacco del mio, perdo life points?",
    "attacco un mostro in difesa con più difesa del mio attacco, subisco danni?",
    "ik val een sterker monster aan, krijg ik schade?",
    "zijn monster is sterker dan het mijne en hij valt aan, gaat mijn monster dood?",
    # "than" as it is often typed, and who attacks told by the attacker or by nobody
    "i attacked a guy in defense mode and his DEF is bigger then my ATK, do i lose life points??",
    "ik val een monster in defense aan en zijn def is groter als mijn atk, verlies ik levenspunten",
    "his monster is in defence and has more def than my attacker has attack, do i take damage",
    "Mein Angreifer hat weniger ATK als sein Monster in Verteidigung DEF hat. Verliere ich Lebenspunkte?",
    "il suo attaccante è più forte del mio mostro in attacco, subisco danni?",
    "im being attacked, the attacker has less atk than my defense guys def. does he lose lp",
]
SPARED = [
    "i attack a monster with lower attack than mine, do i take damage",
    "my monster is in defense and gets attacked by a stronger monster, do i take damage?",
    "he attacks my face down monster and its def is higher than his atk, is his monster destroyed?",
    "mein monster liegt in verteidigung und wird von einem stärkeren monster angegriffen, bekomme ich schaden?",
    "wenn ich ein verteidigungsmonster mit mehr def als meine atk angreife, wird mein monster dann zerstört?",
    "mi attacca con un mostro più debole del mio, il mio mostro muore?",
    "il suo mostro più forte attacca il mio in difesa, perdo life points?",
    "mijn monster ligt in verdediging en wordt aangevallen door een sterker monster, krijg ik schade?",
    "ik val een monster in verdediging aan met meer def dan mijn atk, gaat mijn monster dood?",
    "ich werde von einem schwächeren monster angegriffen, meins ist im angriff. krieg ich schaden",
    "attacked a defending monster and its defense is higher then my attack. is my monster destroyed",
    "attaccato un mostro in difesa che ha la difesa più alta del mio attacco, il mio viene distrutto?",
]


@pytest.mark.parametrize("question", LOSES)
def test_damage_attack_vs_attack_lower_the_weaker_monster_loses(question: str) -> None:
    assert answer(question) is True


@pytest.mark.parametrize("question", SPARED)
def test_damage_attack_vs_defense_what_is_not_lost_is_no(question: str) -> None:
    assert answer(question) is False


@pytest.mark.parametrize(
    "question",
    [
        "my stronger monster attacks, does he take damage?",
        "he attacks with a weaker monster into my stronger attack position monster, does he take the damage?",
        "er greift mit einem schwächeren monster mein stärkeres an, bekommt er den schaden?",
        "hij valt met een zwakker monster mijn sterkere monster aan, krijgt hij dan schade?",
    ],
)
def test_damage_attack_vs_attack_both_monsters_may_be_described(question: str) -> None:
    assert answer(question) is True


@pytest.mark.parametrize(
    "question",
    [
        "my monster attacks a defense position monster with the same def as its atk, is my monster destroyed?",
        "ich greife ein verteidigungsmonster an und die def ist genau gleich hoch wie meine atk, "
        "wird mein monster zerstört?",
        "attacco un mostro in difesa con la stessa difesa del mio attacco, il mio mostro viene distrutto?",
        "ik val een monster in verdediging aan met evenveel def als mijn atk, gaat mijn monster dood?",
    ],
)
def test_damage_attack_vs_defense_equal_nothing_is_destroyed(question: str) -> None:
    assert answer(question) is False


def test_two_comparisons_of_one_kind_are_not_read() -> None:
    story = story_told("a stronger monster attacks a stronger monster, do I take damage?")
    assert story is None or not {"gemini-elf", "baby-dragon"} <= {one.card for one in story.cards}


def test_damage_battle_definition_the_points_come_first_not_that_an_attack_was_declared() -> None:
    story = story_told(LOSES[0])
    assert story is not None
    found = concluded(story)
    assert found is not None
    assert found.told[0].node.startswith("damage-calculated")
