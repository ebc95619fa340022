"""What was paid for an effect that is negated or finds nothing to do does not come back."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

NODE = "why-not.back.cost"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cost_no_refund_of_a_target_that_is_gone(lang: str) -> None:
    told = tell(
        "you: activate raigeki-break discarding kuriboh targeting cyber-dragon",
        "opponent: activate compulsory-evacuation-device targeting cyber-dragon",
        you='hand = ["kuriboh"]\nspells = ["raigeki-break|set"]',
        opponent='monsters = ["cyber-dragon"]\nspells = ["compulsory-evacuation-device|set"]',
    )  # fmt: skip
    (made,) = of(NODE, told)
    assert made.node == "why-not.back.cost.cards"
    assert made.rules == ("cost.no-refund",)
    assert "Kuriboh" in text(lang, made)


def test_cost_no_refund_of_a_negated_effect() -> None:
    told = tell(
        "you: activate cannon-soldier tributing kuriboh", you='monsters = ["cannon-soldier", "kuriboh"]',
        opponent='spells = ["skill-drain|up"]',
    )  # fmt: skip
    (made,) = of(NODE, told)
    assert "The cost of “Cannon Soldier” does not come back: your monster “Kuriboh”" in text("en", made)


def test_cost_no_refund_of_an_effect_that_resolves_is_no_foil() -> None:
    told = tell("you: activate cannon-soldier tributing kuriboh", you='monsters = ["cannon-soldier", "kuriboh"]')
    assert not of(NODE, told)
