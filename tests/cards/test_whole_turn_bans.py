"""A ban on attacks for the turn of an activation also covers attacks before it."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.explain.whole_turn_bans import condition_beside_bans, says_both
from rulebook.vocabulary.conditions import Exists
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.modifiers import Cannot
from rulebook.vocabulary.terms import Verb

ATTACKS = (Verb.ATTACK, Verb.DECLARE_ATTACK)


def banning(card: Card) -> list[Activated]:
    """The effects of a card that forbid attacks in the turn in which they are activated."""
    return [
        effect
        for effect in card.effects
        if isinstance(effect, Activated)
        and any(isinstance(one.modifier, Cannot) and one.modifier.verb in ATTACKS for one in effect.restrictions)
    ]


BANNING = [card for card in POOL if banning(card)]


@pytest.mark.parametrize("card", BANNING, ids=lambda card: card.slug)
def test_a_card_that_forbids_attacks_for_the_turn_asks_that_there_was_none(card: Card) -> None:
    for effect in banning(card):
        assert condition_beside_bans(effect) != effect.if_


def test_the_other_conditions_of_such_a_card_are_still_said() -> None:
    (effect,) = banning(BY_SLUG["burst-stream-of-destruction"])
    assert isinstance(condition_beside_bans(effect), Exists)
    assert not says_both(effect)
