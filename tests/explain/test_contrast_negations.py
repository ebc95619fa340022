"""Effects that begin to negate cards on the field, and effects that escape a negation by leaving the field."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from rulebook.explain import Thing
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

CHAINED = {
    "you": 'monsters = ["sangan", "cannon-soldier"]\nhand = ["kuriboh"]\ndeck = ["kuriboh"]',
    "opponent": 'spells = ["fiendish-chain"]',
}
CHAIN = ("you: summon kuriboh", "opponent: activate fiendish-chain targeting sangan")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b4_a_card_that_begins_to_be_negated_is_named(lang: str) -> None:
    (made,) = of("why-not.has.negated-now", tell(*CHAIN, **CHAINED))
    for depth in Depth:
        said = text(lang, made, depth=depth)
        assert all(BY_SLUG[slug].names.in_language(lang) in said for slug in ("sangan", "fiendish-chain"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c5_an_effect_works_where_a_negation_on_the_field_no_longer_reaches_it(lang: str) -> None:
    told = tell(*CHAIN, "you: activate cannon-soldier tributing sangan", **CHAINED)
    (made,) = of("why-not.reach.left", told)
    assert made.rules[0] == "mechanic.C5"
    for depth in Depth:
        assert BY_SLUG["fiendish-chain"].names.in_language(lang) in text(lang, made, depth=depth)


def test_mechanic_b4_all_cards_newly_negated_are_told_at_once_and_normal_monsters_not_at_all() -> None:
    told = tell(
        "you: activate skill-drain",
        you='monsters = ["gemini-elf", "sangan", "cannon-soldier"]\nspells = ["skill-drain"]',
        opponent='monsters = ["command-knight", "sangan|set"]',
    )  # fmt: skip
    (made,) = of("why-not.has.negated-now", told)
    cards = made.get("cards")
    assert isinstance(cards, tuple)
    assert [one.names.en for one in cards if isinstance(one, Thing) and one.names] == [
        "Sangan", "Cannon Soldier", "Command Knight",
    ]  # fmt: skip


def test_mechanic_c5_a_card_that_was_not_negated_escapes_nothing() -> None:
    told = tell(
        CHAIN[0], "you: activate cannon-soldier tributing sangan",
        you=CHAINED["you"], opponent=CHAINED["opponent"],
    )  # fmt: skip
    assert of("why-not.reach.left", told) == []
