"""Invariants of the engine that a changed line could break unnoticed by other tests."""

from __future__ import annotations

import pickle
from dataclasses import fields

import pytest

from rulebook.engine.api import apply, judge, legal_actions, view
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import CACHES, DuelState
from rulebook.vocabulary.terms import Zone
from tests.engine.duel import OPPONENT, YOU, Duel


def test_a_trigger_that_must_activate_cannot_be_taken_back() -> None:
    duel = Duel(monsters=["green-turtle-summoner|set"], their_monsters=["jinzo", "cyber-dragon"])
    duel.do(duel.action(ActionKind.FLIP, "green-turtle-summoner")).passes()
    assert (duel.state.request.kind, duel.state.request.purpose) == (RequestKind.PICK, Purpose.TARGET)
    verdict = judge(duel.book, duel.state, Action(ActionKind.WITHDRAW, YOU))
    assert [failure.check for failure in verdict.failures] == ["withdraw.late"]


def test_an_announcement_is_taken_back_without_a_trace() -> None:
    duel = Duel(hand=["lightning-vortex", "sangan", "jinzo"], their_monsters=["cyber-dragon"])
    before = duel.state
    duel.do(duel.action(ActionKind.ACTIVATE, "lightning-vortex"))
    assert duel.state != before
    assert duel.do(Action(ActionKind.WITHDRAW, YOU)).state == before


def test_what_the_other_player_may_pick_is_not_shown() -> None:
    duel = Duel(hand=["lightning-vortex", "sangan", "jinzo"], their_monsters=["cyber-dragon"])
    duel.do(duel.action(ActionKind.ACTIVATE, "lightning-vortex"))
    assert len(view(duel.book, duel.state, YOU).request.options) == 2
    assert view(duel.book, duel.state, OPPONENT).request.options == ()


def test_after_a_search_the_old_order_of_the_deck_makes_no_difference() -> None:
    duel = Duel(
        hand=["lightning-vortex", "jinzo"], their_monsters=["sangan"],
        their_deck=["spirit-reaper", "cyber-dragon", "jinzo", "treeborn-frog"],
    )  # fmt: skip
    deck = [uid for uid, card in enumerate(duel.state.cards) if card.zone == Zone.DECK and card.owner == OPPONENT]
    cards = list(duel.state.cards)
    for uid, other in zip(deck, [*deck[1:], deck[0]], strict=True):
        cards[uid] = cards[uid]._replace(slot=duel.state.cards[other].slot)
    ends = []
    for start in (duel.state, duel.state.with_(cards=tuple(cards))):
        duel.state = start
        duel.activate("lightning-vortex", "jinzo").passes()
        duel.choose("treeborn-frog").passes()
        assert "treeborn-frog" in duel.slugs(Zone.HAND, OPPONENT)
        ends.append(duel.state)
    assert ends[0] == ends[1]
    assert hash(ends[0]) == hash(ends[1])


def test_applying_changes_nothing_in_the_state_it_began_from() -> None:
    duel = Duel(hand=["heavy-storm"], their_spells=["trap-hole"])
    key = duel.state.key()
    apply(duel.book, duel.state, duel.action(ActionKind.ACTIVATE, "heavy-storm"))
    assert duel.state.key() == key


@pytest.mark.parametrize("name", [field.name for field in fields(DuelState) if field.name not in CACHES])
def test_states_that_differ_in_one_field_are_not_equal(name: str) -> None:
    state = Duel(hand=["heavy-storm"]).state
    other = state.with_(**{name: "another"})
    assert other != state
    assert hash(other) != hash(state)


def test_a_state_is_sent_to_another_process_without_what_is_remembered_beside_it() -> None:
    duel = Duel(hand=["heavy-storm"], their_spells=["trap-hole"])
    assert legal_actions(duel.book, duel.state)
    sent = pickle.loads(pickle.dumps(duel.state))
    assert sent == duel.state
    assert (sent.memo, sent.listed) == ({}, {})


def test_what_is_remembered_beside_a_state_does_not_count() -> None:
    state = Duel(hand=["heavy-storm"]).state
    other = state.with_()
    other.memo["anything"] = 1
    assert other == state
    assert hash(other) == hash(state)
