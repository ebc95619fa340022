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
        assert "forbids only activating such a card. “Gravity Bind” is already face-up" in text(lang, made)


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
