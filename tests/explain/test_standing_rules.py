"""What goes on while its card is face-up is told with the rule on that kind of card, not on monsters."""

from __future__ import annotations

import pytest

from .play import of, tell

AREA_B = 'hand = ["level-limit-area-b"]\nmonsters = ["cyber-dragon"]'


@pytest.mark.parametrize(
    ("line", "you", "rule"),
    [
        ("you: activate level-limit-area-b", AREA_B, "spell.continuous"),
        ("you: activate final-attack-orders", 'spells = ["final-attack-orders|set"]\nmonsters = ["sangan|def"]',
         "trap.continuous"),
    ],
)  # fmt: skip
def test_mechanic_g1_a_forced_position_is_told_with_the_rule_on_its_card(line: str, you: str, rule: str) -> None:
    (made,) = of("position-changed", tell(line, you=you))
    assert rule in made.rules
    assert "effect.continuous" not in made.rules


def test_mechanic_g1_a_negation_by_a_field_spell_is_told_with_the_rule_on_field_spells() -> None:
    lines = ("you: activate monster-reborn targeting gemini-elf",)
    told = tell(*lines, you='hand = ["monster-reborn"]\ngraveyard = ["gemini-elf"]', opponent='field = ["necrovalley"]')
    (made,) = of("effect-negated", told)
    assert "field-spell.stays" in made.rules
    assert "effect.continuous" not in made.rules


def test_effect_continuous_a_negation_by_a_monster_is_told_with_the_rule_on_monsters() -> None:
    told = tell(
        "you: activate jar-of-greed", "opponent: activate call-of-the-haunted targeting jinzo",
        you='spells = ["jar-of-greed|set"]\ndeck = ["kuriboh"]',
        opponent='spells = ["call-of-the-haunted|set"]\ngraveyard = ["jinzo"]',
    )  # fmt: skip
    (made,) = of("effect-negated", told)
    assert "effect.continuous" in made.rules
