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
    assert "Your monster “Kuriboh” does not come back" in text("en", made)


def test_cost_no_refund_of_an_effect_that_resolves_is_no_foil() -> None:
    told = tell("you: activate cannon-soldier tributing kuriboh", you='monsters = ["cannon-soldier", "kuriboh"]')
    assert not of(NODE, told)


def test_cost_no_refund_of_counters_removed_for_a_negated_effect() -> None:
    told = tell(
        "you: activate breaker-the-magical-warrior targeting trap-hole",
        "opponent: activate effect-veiler targeting breaker-the-magical-warrior",
        you='monsters = ["breaker-the-magical-warrior|atk|counters=spell:1"]',
        opponent='spells = ["trap-hole|set"]\nhand = ["effect-veiler"]',
    )  # fmt: skip
    (made,) = [one for one in of(NODE, told) if one.node.endswith("counters")]
    assert text("en", made).startswith("The counter removed for the effect of “Breaker the Magical Warrior” does not")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b4_tributes_for_a_negated_summon_do_not_come_back(lang: str) -> None:
    told = tell(
        "you: summon jinzo tributing sangan", "opponent: activate solemn-judgment",
        you='monsters = ["sangan"]\nhand = ["jinzo"]', opponent='spells = ["solemn-judgment|set"]',
    )  # fmt: skip
    (made,) = of("why-not.back.summon", told)
    assert "Jinzo" in text(lang, made)


def test_mechanic_b4_a_negated_summon_without_tributes_takes_nothing() -> None:
    told = tell(
        "you: summon sangan", "opponent: activate solemn-judgment", you='hand = ["sangan"]',
        opponent='spells = ["solemn-judgment|set"]',
    )  # fmt: skip
    assert not of("why-not.back.summon", told)
