"""What a player mistakes for a way out is told beside a refusal: a ban on activation only, and a double Tribute."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import refusal

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_a_face_up_trap_applies_although_traps_cannot_be_activated(lang: str) -> None:
    made = refusal(
        "you: attack mirage-dragon directly", check="attack.prohibited", you='monsters = ["mirage-dragon"]',
        opponent='spells = ["gravity-bind|up"]', board=BATTLE,
    )  # fmt: skip
    assert made.get("moot") is not None
    assert "{" not in text(lang, made)
    if lang == "en":
        assert "only forbids activating such a card. “Gravity Bind” is already face-up" in text(lang, made)


def test_effect_card_over_rule_a_ban_that_nobody_could_think_lifted_is_told_alone() -> None:
    made = refusal(
        "you: attack gemini-elf directly", check="attack.prohibited", you='monsters = ["gemini-elf"]',
        opponent='spells = ["gravity-bind|up"]', board=BATTLE,
    )  # fmt: skip
    assert made.get("moot") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ritual_summon_a_double_tribute_is_one_for_the_levels(lang: str) -> None:
    made = refusal(
        "you: activate contract-with-the-abyss", check="activate.nothing",
        you='hand = ["contract-with-the-abyss", "magician-of-black-chaos", "double-coston"]',
    )  # fmt: skip
    assert "{" not in text(lang, made)
    if lang == "en":
        assert "“Double Coston” counts as two Tributes only for a Tribute Summon" in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chain_last_link_an_earlier_link_can_no_longer_be_answered(lang: str) -> None:
    made = refusal(
        "you: activate raigeki", "opponent: activate dust-tornado targeting mystic-box", "you: pass",
        "opponent: activate magic-jammer discarding kuriboh", check="activate.event",
        you='hand = ["raigeki"]\nspells = ["mystic-box|set"]',
        opponent='hand = ["kuriboh"]\nmonsters = ["battle-ox"]\nspells = ["dust-tornado|set", "magic-jammer|set"]',
    )  # fmt: skip
    assert made.get("buried") is not None
    assert "{" not in text(lang, made)


def test_mechanic_e3_the_condition_of_a_timed_effect_is_told_once_and_whole() -> None:
    made = refusal(
        "opponent: activate cannon-soldier tributing sangan", "you: activate kuriboh", check="activate.condition",
        you='hand = ["kuriboh"]\nmonsters = ["wattkid"]', opponent='monsters = ["cannon-soldier", "sangan"]',
        board='turn = 4\nturn_player = "opponent"\nphase = "main1"',
    )  # fmt: skip
    assert "during damage calculation" in text("en", made)
    assert not [one for one in made.children if one.node == made.node]


def test_chain_spell_speed_where_nothing_can_be_answered_no_speed_is_told() -> None:
    made = refusal(
        "you: activate y-dragon-head targeting x-head-cannon", "opponent: pass", "you: pass",
        "you: activate y-dragon-head", check="activate.limit", you='monsters = ["x-head-cannon", "y-dragon-head"]',
    )  # fmt: skip
    assert not [one for one in made.children if one.node.startswith("refused.activate.speed")]
