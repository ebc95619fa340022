"""Books, rulesets, JSON and views as values."""

from __future__ import annotations

import json

import pytest

from rulebook.cards import POOL
from rulebook.engine.api import apply, legal_actions, view, view_events, view_verdict
from rulebook.engine.core import deck as decks
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import book_of
from rulebook.engine.core.codec import event_to_json, from_json, to_json, verdict_to_json
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import ControlEffect
from rulebook.engine.core.table import Table
from rulebook.engine.moving import life_points
from rulebook.engine.summons import pendulum_summons
from rulebook.rulesets import CLASSIC, RULES_2014
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import Phase, Zone
from tests.engine.duel import OPPONENT, YOU, Duel


def test_book_digest_follows_its_content() -> None:
    book = open_book("2014")
    assert book.digest == book_of(RULES_2014, POOL).digest
    assert book.digest != book.without("summon.normal.once").digest
    assert book.digest != book_of(CLASSIC, POOL).digest


def test_book_refuses_a_card_declared_twice() -> None:
    with pytest.raises(ValueError, match="sangan"):
        book_of(RULES_2014, [*POOL, open_book("2014").by_slug["sangan"]])


def test_without_a_rule_the_refusal_is_gone() -> None:
    duel = Duel(hand=["sangan", "zombie-master"])
    duel.announce(ActionKind.SUMMON, "sangan").passes()
    assert not duel.verdict(ActionKind.SUMMON, "zombie-master").ok
    duel.book = duel.book.without("summon.normal.once")
    assert duel.verdict(ActionKind.SUMMON, "zombie-master").ok


def test_turn_draw_first_turn_none_and_classic() -> None:
    """2014: the first player does not draw in the first turn; classic: they do."""
    for ruleset, drawn in ((RULES_2014, 0), (CLASSIC, 1)):
        duel = Duel(book=book_of(ruleset, POOL), turn=2, turn_player=OPPONENT, phase=Phase.END)
        state = duel.state.with_(turn=0)
        duel.state = apply(duel.book, state, Action(ActionKind.NEXT, OPPONENT, value=int(Phase.DRAW))).state
        duel.passes()
        assert duel.state.turn == 1
        assert len(duel.slugs(Zone.HAND)) == drawn


def test_win_draw_both_zero() -> None:
    duel = Duel()
    table = Table(duel.book, duel.state, narrating=True)
    table.change(lp=(0, 0))
    life_points.decide(table)
    assert table.winner == 2
    assert [event.kind for event in table.events] == [EventKind.DREW_DUEL]


def test_json_refuses_another_version_and_shape() -> None:
    data = to_json(Duel().state)
    with pytest.raises(ValueError, match="version 99"):
        from_json({**data, "version": 99})
    with pytest.raises(ValueError, match="lp"):
        from_json({name: value for name, value in data.items() if name != "lp"})
    with pytest.raises(ValueError, match="expected a number"):
        from_json({**data, "turn": "three"})


def test_events_and_verdicts_as_json() -> None:
    duel = Duel(hand=["lightning-vortex", "sangan", "jinzo"], their_monsters=["cyber-dragon"])
    refusal = verdict_to_json(duel.verdict(ActionKind.SUMMON, "jinzo"))
    assert refusal["failures"][0]["arguments"] == {"level": 6, "needed": 1, "have": 0}
    duel.activate("lightning-vortex", "sangan").passes()
    told = [event_to_json(event) for event in duel.events]
    assert json.loads(json.dumps(told)) == told
    discarded = next(one for one in told if one["kind"] == "discarded")
    assert discarded["cause"] == "cost"
    assert discarded["link"] == 1


def test_a_refusal_that_names_what_is_asked_for_is_told_as_json() -> None:
    duel = Duel(hand=["premature-burial"], graveyard=["trap-hole"])
    (failure,) = verdict_to_json(duel.verdict(ActionKind.ACTIVATE, "premature-burial"))["failures"]
    assert "GRAVEYARD" in failure["arguments"]["asks"]
    assert json.loads(json.dumps(failure)) == failure


def test_view_hides_hands_and_set_cards() -> None:
    duel = Duel(hand=["jinzo"], spells=["trap-hole"], their_hand=["sangan"], their_spells=["solemn-judgment"])
    mine = view(duel.book, duel.state, YOU)
    known = {duel.book.by_number[card.number].slug for card in mine.cards if card.number and card.zone != Zone.DECK}
    assert known == {"jinzo", "trap-hole"}


def test_view_verdict_says_only_that_a_hidden_card_is_hidden() -> None:
    duel = Duel(hand=["heavy-storm"], their_spells=["trap-hole"])
    duel.activate("heavy-storm")
    verdict = duel.verdict(ActionKind.ACTIVATE, "trap-hole", OPPONENT)
    assert {failure.check for failure in verdict.failures} == {"activate.event"}
    seen = view_verdict(duel.book, duel.state, verdict, YOU)
    assert [failure.check for failure in seen.failures] == ["card.hidden"]
    assert view_verdict(duel.book, duel.state, verdict, OPPONENT).failures == verdict.failures


def test_view_events_cover_what_the_opponent_sets() -> None:
    duel = Duel(hand=["trap-hole"])
    transition = apply(duel.book, duel.state, duel.action(ActionKind.SET, "trap-hole"))
    [shown] = view_events(duel.book, transition.state, transition.events, OPPONENT)
    assert shown.kind == EventKind.SET
    assert shown.subject.number == 0
    [own] = view_events(duel.book, transition.state, transition.events, YOU)
    assert own.subject.number == duel.book.by_slug["trap-hole"].number


def test_legal_actions_are_remembered_beside_the_state() -> None:
    duel = Duel(hand=["sangan"])
    assert legal_actions(duel.book, duel.state) is legal_actions(duel.book, duel.state)
    assert duel.state.with_() == duel.state
    assert not duel.state.with_().memo


def test_shuffling_makes_equal_decks_equal() -> None:
    piles = (["jinzo", "sangan", "cyber-dragon"], ["cyber-dragon", "jinzo", "sangan"])
    seen = set()
    for pile in piles:
        duel = Duel(deck=pile)
        table = Table(duel.book, duel.state)
        decks.shuffle(table, YOU)
        deck = table.in_zone(Zone.DECK, YOU)
        seen.add(tuple(table.cards[uid].number for uid in deck))
        assert table.shuffled == 1
    assert len(seen) == 1


def test_the_newest_change_of_control_counts() -> None:
    duel = Duel(monsters=["sangan"])
    table = Table(duel.book, duel.state)
    uid = duel.uid("sangan")
    table.change(control=(ControlEffect(table.ref(uid), OPPONENT), ControlEffect(table.ref(uid), YOU)))
    assert table.controller(uid) == YOU
    table.change(control=tuple(reversed(table.control)))
    assert table.controller(uid) == OPPONENT


def test_a_scale_can_become_another() -> None:
    """Without a fitting card in the other Pendulum Zone, the Scale of Stargazer Magician is 4 (pendulum.scale)."""
    duel = Duel(hand=["stargazer-magician", "timegazer-magician"])
    duel.activate("stargazer-magician").passes()
    assert pendulum_summons.scales(Table(duel.book, duel.state), YOU) == (4,)
    duel.activate("timegazer-magician").passes()
    assert pendulum_summons.scales(Table(duel.book, duel.state), YOU) == (1, 8)
