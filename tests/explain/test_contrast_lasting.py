"""Effects that have resolved and go on although a card that negates those of their kind comes (rule mechanic.G2)."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

THEIRS = 'turn = 4\nphase = "main1"\nturn_player = "opponent"'
RESOLVED = "why-not.reach.resolved"


def waboku_and(monster: str, *lines: str) -> list[Explanation]:
    return tell(
        "opponent: activate pot-of-greed", "you: activate waboku", f"opponent: summon {monster} tributing axe-raider",
        *lines, you='monsters = ["gemini-elf"]\nspells = ["waboku|set"]', board=THEIRS,
        opponent=f'monsters = ["axe-raider"]\nhand = ["pot-of-greed", "{monster}"]\ndeck = 3',
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g2_a_resolved_trap_goes_on_when_a_card_comes_that_negates_traps(lang: str) -> None:
    (made,) = of(RESOLVED, waboku_and("jinzo"))
    assert made.rules[0] == "mechanic.G2"
    assert "Waboku" in text(lang, made)
    assert "Jinzo" in text(lang, made)


def test_mechanic_g2_it_is_told_again_where_the_resolved_effect_is_at_work() -> None:
    told = waboku_and("jinzo", "opponent: next battle", "opponent: attack jinzo targeting gemini-elf")
    assert len(of(RESOLVED, told)) == 2


def test_mechanic_g2_a_monster_that_negates_nothing_is_no_reason_to_tell() -> None:
    told = waboku_and("summoned-skull", "opponent: next battle", "opponent: attack summoned-skull targeting gemini-elf")
    assert of(RESOLVED, told) == []


def test_mechanic_g2_a_resolved_spell_is_not_of_the_kind_that_jinzo_negates() -> None:
    told = tell(
        "you: activate rush-recklessly targeting axe-raider", "you: summon jinzo tributing gemini-elf",
        you='monsters = ["axe-raider", "gemini-elf"]\nhand = ["rush-recklessly", "jinzo"]',
    )  # fmt: skip
    assert of(RESOLVED, told) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g2_a_resolved_change_of_atk_still_counts_in_the_battle(lang: str) -> None:
    told = tell(
        "you: activate rush-recklessly targeting axe-raider", "opponent: activate imperial-order", "you: next battle",
        "you: attack axe-raider directly",
        you='monsters = ["axe-raider"]\nhand = ["rush-recklessly", "pot-of-greed"]\ndeck = 3',
        opponent='spells = ["imperial-order|set"]',
    )  # fmt: skip
    assert of(RESOLVED, told) == []  # Imperial Order was activated in response, so the Spell was negated
    told = tell(
        "you: activate rush-recklessly targeting axe-raider", "you: activate pot-of-greed",
        "opponent: activate imperial-order", "you: next battle", "you: attack axe-raider directly",
        you='monsters = ["axe-raider"]\nhand = ["rush-recklessly", "pot-of-greed"]\ndeck = 3',
        opponent='spells = ["imperial-order|set"]',
    )  # fmt: skip
    found = of(RESOLVED, told)
    assert len(found) == 2
    assert all("“Rush Recklessly”" in text("en", one) for one in found)
    assert text(lang, found[0])


def test_mechanic_g2_what_forbids_from_the_activation_on_has_not_resolved_where_its_effect_is_negated() -> None:
    told = tell(
        "you: activate scapegoat", "opponent: activate imperial-order",
        you='hand = ["scapegoat"]', opponent='spells = ["imperial-order|set"]',
    )  # fmt: skip
    assert any(one.node.startswith("effect-negated") for one in told)
    assert of(RESOLVED, told) == []
