"""What a player expects and does not get: no attack to follow, an effect undone, a Summon without a Tribute."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b3_a_card_that_has_resolved_is_destroyed_too_late(lang: str) -> None:
    told = tell(
        "you: activate dust-tornado targeting threatening-roar", "opponent: activate threatening-roar",
        you='spells = ["dust-tornado|set"]', opponent='spells = ["threatening-roar|set"]', joined=True,
    )  # fmt: skip
    (made,) = of("why-not.goes-on.resolved", told)
    assert "2" in text(lang, made)


def test_mechanic_b3_a_card_outside_the_chain_is_only_destroyed() -> None:
    told = tell(
        "you: activate dust-tornado targeting threatening-roar", you='spells = ["dust-tornado|set"]',
        opponent='spells = ["threatening-roar|set"]', joined=True,
    )  # fmt: skip
    assert not of("why-not.goes-on.resolved", told)


def test_mechanic_e10_a_negated_attack_is_not_followed_by_an_effect() -> None:
    told = tell(
        "you: attack goblin-attack-force targeting kuriboh", "opponent: activate magic-cylinder",
        you='monsters = ["goblin-attack-force"]', opponent='monsters = ["kuriboh"]\nspells = ["magic-cylinder|set"]',
        board=BATTLE,
    )  # fmt: skip
    (made,) = of("why-not.linkless.never-attacked", told)
    said = text("en", made)
    assert said.startswith("The attack of “Goblin Attack Force” did not go through.")
    assert "Defense Position" in said


@pytest.mark.parametrize("trap", ["magic-cylinder", "negate-attack"])
def test_mechanic_e10_an_effect_at_the_end_of_the_damage_step_does_not_follow_a_negated_attack(trap: str) -> None:
    told = tell(
        "you: attack spear-dragon targeting kuriboh", f"opponent: activate {trap}",
        you='monsters = ["spear-dragon"]', opponent=f'monsters = ["kuriboh"]\nspells = ["{trap}|set"]', board=BATTLE,
    )  # fmt: skip
    (made,) = of("why-not.linkless.never-attacked", told)
    assert "Defense Position" in text("en", made)


@pytest.mark.parametrize("theirs", ['"jinzo"', ""])
def test_effect_card_over_rule_a_tribute_is_needed_where_the_text_spares_none(theirs: str) -> None:
    told = tell(
        "you: summon big-piece-golem", you='hand = ["big-piece-golem"]\nmonsters = ["kuriboh"]',
        opponent=f"monsters = [{theirs}]",
    )  # fmt: skip
    (made,) = of("why-not.tribute", told)
    assert made.node == "why-not.tribute.not-spared.hinders"
    assert "you control the monster “Kuriboh”" in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_term_control_change_says_until_when_and_that_the_time_is_up(lang: str) -> None:
    told = tell(
        "you: activate mind-control targeting jinzo", "opponent: pass", "you: pass", "you: next end",
        you='hand = ["mind-control"]', opponent='monsters = ["jinzo"]',
    )  # fmt: skip
    taken, back = of("control-changed", told)
    assert (taken.node, back.node) == ("control-changed.until", "control-changed.over")
    assert "End Phase" in text(lang, taken)


def test_effect_trigger_a_monster_that_battle_does_not_destroy_waits_in_vain() -> None:
    told = tell(
        "you: attack axe-raider targeting giant-rat", "opponent: activate waboku", you='monsters = ["axe-raider"]',
        opponent='monsters = ["giant-rat"]\nspells = ["waboku|set"]', board=BATTLE,
    )  # fmt: skip
    (made,) = of("why-not.trigger.survived", told)
    assert text("en", made).startswith("The monster “Giant Rat” was not destroyed by this battle.")
