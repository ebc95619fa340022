"""States that differ only in cards hidden from a player look the same to that player, and so does every verdict."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rulebook.engine.api import judge, view, view_verdict
from rulebook.engine.core.card_state import CardState
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.solver.invariants import in_disguise
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import Position, Zone
from tests.engine.test_properties import BEHIND, BOOK, MONSTERS, every_verb, play


def could_be(card: CardState) -> list[Card]:
    """The cards that a hidden card could be in its place; empty if its place identifies it."""
    if card.zone in (Zone.HAND, Zone.DECK):
        return [*MONSTERS, *BEHIND]
    if card.position != Position.SET:
        return []
    return {Zone.MONSTER: MONSTERS, Zone.SPELL: BEHIND}.get(Zone(card.zone), [])


def disguised(state: DuelState, player: int, rng: random.Random) -> DuelState:
    """The state with every card unknown to the player replaced by another one.

    The player's own Deck is only permuted, as far as its order is unknown, because its owner knows its contents. What
    a player who searches the Deck may pick stays: it is seen until the Deck is shuffled.
    """
    cards = list(state.cards)
    request = state.request
    searched = request.options if request.kind == RequestKind.PICK and request.player == player else ()
    mine = [
        uid
        for uid, card in enumerate(cards)
        if card.zone == Zone.DECK and card.owner == player and not card.seen >> player & 1 and uid not in searched
    ]
    numbers = [cards[uid].number for uid in mine]
    rng.shuffle(numbers)
    for uid, number in zip(mine, numbers, strict=True):
        cards[uid] = cards[uid]._replace(number=number)
    for uid, card in enumerate(cards):
        if uid not in mine and uid not in searched and not card.seen >> player & 1 and could_be(card):
            cards[uid] = card._replace(number=rng.choice(could_be(card)).number)
    return state.with_(cards=tuple(cards))


@given(st.integers(min_value=0, max_value=2**32))
@example(seed=381).via("the strength of a Set monster in a refusal")
@example(seed=850).via("an opponent's Set monster as a Tribute of a certain Type")
@example(seed=1412).via("a Deck that is searched")
@settings(max_examples=10, deadline=None)
def test_hidden_cards_change_neither_the_view_nor_a_verdict(seed: int) -> None:
    rng = random.Random(seed)
    for state in play(seed, 48)[::12]:
        for player in (0, 1):
            other = disguised(state, player, rng)
            assert view(BOOK, state, player) == view(BOOK, other, player)
            for action in every_verb(state):
                if action.player == player:
                    here = view_verdict(BOOK, state, judge(BOOK, state, action), player)
                    there = view_verdict(BOOK, other, judge(BOOK, other, action), player)
                    assert here == there, action


def test_the_soak_accounts_for_players_knowing_their_own_deck() -> None:
    for state in play(7, 48)[::12]:
        for player in (0, 1):
            other = in_disguise(BOOK, state, player, random.Random(1))
            mine = [uid for uid, card in enumerate(state.cards) if card.zone == Zone.DECK and card.owner == player]
            assert mine
            assert Counter(state.cards[uid].number for uid in mine) == Counter(other.cards[uid].number for uid in mine)
