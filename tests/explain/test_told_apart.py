"""Copies of a card on one side are told apart, and a rule that has a card moved is told with the move."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation, Thing
from rulebook.explain.tree import Apart
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


def attacked(*monsters: str) -> list[Explanation]:
    """What is told of an attack of Jinzo on the second of the opponent's monsters."""
    there = ", ".join(f'"{one}"' for one in monsters)
    return tell(
        "you: attack jinzo targeting battle-ox#2", you='monsters = ["jinzo"]', opponent=f"monsters = [{there}]",
        board=BATTLE,
    )  # fmt: skip


def target(told: list[Explanation]) -> Thing:
    (made,) = of("attack-declared.target", told)
    found = made.get("target")
    assert isinstance(found, Thing)
    return found


def test_battle_target_choice_copies_in_other_positions_are_told_apart_by_position() -> None:
    assert target(attacked("battle-ox", "battle-ox|def")).apart == Apart("defense-position")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_battle_target_choice_copies_in_one_position_are_told_apart_by_zone(lang: str) -> None:
    told = attacked("battle-ox", "battle-ox")
    assert target(told).apart == Apart("monster-zone", 2)
    for depth in Depth:
        assert " 2)" in text(lang, of("attack-declared.target", told)[0], depth=depth)


def test_battle_target_choice_a_card_without_a_face_up_copy_on_its_side_stands_alone() -> None:
    assert target(attacked("battle-ox|set", "battle-ox")).apart is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_f7_the_rule_that_destroys_a_monster_is_told_with_it(lang: str) -> None:
    told = tell(
        "you: activate mystical-space-typhoon targeting snatch-steal",
        you='monsters = ["jinzo|owner=opponent"]\nspells = ["snatch-steal|up|equip=jinzo"]\n'
        'hand = ["mystical-space-typhoon"]',
        opponent='monsters = ["sangan", "kuriboh", "gemini-elf", "battle-ox", "axe-raider"]',
    )  # fmt: skip
    (made,) = of("destroyed.rule.because", told)
    assert "mechanic.F7" in made.rules
    assert len(text(lang, made).split(". ")) > 1


def test_equip_lost_what_every_destruction_rests_on_is_not_told_as_its_reason() -> None:
    told = tell(
        "you: activate raigeki", you='hand = ["raigeki"]\nspells = ["axe-of-despair|up|equip=sangan"]',
        opponent='monsters = ["sangan"]',
    )  # fmt: skip
    assert [one.node for one in of("destroyed.rule", told)] == ["destroyed.rule"]
