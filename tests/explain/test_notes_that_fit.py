"""The rules behind a sentence say nothing that what just happened contradicts."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'
DESTROYED = ("term.destroy", "damage.destroyed-to-gy")


def only(kind: str, told: list[Explanation]) -> Explanation:
    (made,) = of(kind, told)
    return made


def fought(you: str, opponent: str) -> Explanation:
    """What is told of the destruction when the first monster attacks the second one."""
    told = tell(
        f"you: attack {you.split('|')[0].split(chr(34))[1]} targeting {opponent}",
        you=you,
        opponent=f'monsters = ["{opponent}"]',
        board=BATTLE,
        joined=True,
    )
    return only("destroyed.battle", told)


def test_damage_destroyed_to_gy_is_cited_only_where_the_monster_reaches_the_graveyard() -> None:
    assert fought('monsters = ["summoned-skull"]', "kuriboh").rules == DESTROYED
    assert not set(DESTROYED) & set(fought('monsters = ["summoned-skull"]', "ojama-token").rules)
    banished = fought('monsters = ["summoned-skull"]\nspells = ["macro-cosmos|up"]', "kuriboh")
    assert not set(DESTROYED) & set(banished.rules)


def test_equip_lost_an_equip_card_destroyed_by_the_rules_is_not_destroyed_by_an_effect() -> None:
    told = tell(
        "you: activate compulsory-evacuation-device targeting kuriboh",
        you='monsters = ["kuriboh"]\ndeck = 5\n'
        'spells = ["compulsory-evacuation-device", "black-pendant|up|equip=kuriboh"]',
        joined=True,
    )
    assert "term.destroy" not in only("destroyed.rule", told).rules
    assert only("host-lost", told).rules == ("equip.lost",)


def test_equip_lost_the_monster_that_is_gone_is_no_case_of_a_trap_that_stays() -> None:
    told = tell(
        "you: activate fissure",
        you='hand = ["fissure"]',
        opponent='monsters = ["kuriboh"]\nspells = ["butterfly-dagger-elma|up|equip=kuriboh"]',
        joined=True,
    )
    assert only("why-not.trigger.no-host", told).rules == ("equip.lost",)


def test_mechanic_d5_a_card_that_came_to_another_place_has_lost_no_chance_there() -> None:
    told = tell(
        "you: activate compulsory-evacuation-device targeting sangan",
        you='monsters = ["sangan"]\nspells = ["compulsory-evacuation-device"]\ndeck = 5',
        joined=True,
    )
    assert only("why-not.trigger.destination", told).rules == ("effect.trigger",)


MEGAMORPH = 'spells = ["megamorph|up|equip=gemini-elf"]\nhand = ["upstart-goblin"]\nmonsters = ["gemini-elf"]\ndeck = 5'


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("points", "node", "numbers"),
    [
        (7500, "why-not.strength.set.text.lp", (8000, 8500, 950, 3800)),
        (7000, "why-not.strength.lost-set.now.lp", (8000, 1900)),
    ],
)
def test_mechanic_e8_life_points_that_pass_one_another_are_told_with_what_they_change(
    lang: str, points: int, node: str, numbers: tuple[int, ...]
) -> None:
    told = tell("you: activate upstart-goblin", you=MEGAMORPH, opponent=f"lp = {points}", joined=True)
    made = only("why-not.strength", told)
    assert made.node == node
    assert all(str(number) in text(lang, made) for number in numbers)


def test_token_gone_a_token_is_in_no_graveyard_for_an_effect_that_waits_for_that() -> None:
    told = tell(
        "you: attack elemental-hero-flame-wingman targeting ojama-token",
        you='monsters = ["elemental-hero-flame-wingman|proper"]',
        opponent='monsters = ["ojama-token"]',
        board=BATTLE,
        joined=True,
    )
    assert only("why-not.trigger", told).node == "why-not.trigger.waits.token"
