"""Playback of a transition: beats cover its events, and the field between them shows what has happened so far."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rulebook.engine.api import apply
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NO_CARD, CardState, Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context, DuelState, Link
from rulebook.vocabulary.terms import Cause, Position, Zone
from tests.engine.duel import Duel
from tutor_app.play.beats import QUIET, Turned, activation_from, beats, cut, moment
from tutor_app.play.running import chain_until

KINDS = st.sampled_from(sorted(EventKind))
EVENTS = st.lists(st.builds(Event, kind=KINDS, link=st.integers(0, 3)), max_size=30).map(tuple)


def card(zone: Zone, position: Position = Position.UP, slot: int = 0) -> CardState:
    return CardState(1, 0, 0, zone, slot, position)


def subject(uid: int, zone: Zone = Zone.SPELL) -> Snapshot:
    return NO_CARD._replace(uid=uid, zone=zone, position=Position.UP)


@given(EVENTS)
def test_beats_cover_every_event_once_and_in_order(events: tuple[Event, ...]) -> None:
    pieces = cut(events)
    assert pieces[0][0] == 0
    assert pieces[-1][1] == len(events)
    assert all(first[1] == second[0] for first, second in pairwise(pieces))


@given(EVENTS)
def test_the_last_beat_ends_in_the_state_after(events: tuple[Event, ...]) -> None:
    before, after = DuelState(1, (card(Zone.SPELL),)), DuelState(1, (card(Zone.GRAVEYARD),), lp=(1, 2))
    line = [Turned(before, after, events)]
    last = beats(line)[-1]
    assert last.last
    assert moment(line[0], last.end) == after


def test_links_that_resolve_are_separate_beats() -> None:
    events = tuple(
        Event(kind, link=link)
        for kind, link in [
            (EventKind.PASSED, 0), (EventKind.CHAIN_RESOLVES, 0), (EventKind.RESOLVING, 2), (EventKind.DESTROYED, 2),
            (EventKind.RESOLVED, 2), (EventKind.RESOLVING, 1), (EventKind.RESOLVED, 1), (EventKind.CHAIN_ENDED, 0),
        ]
    )  # fmt: skip
    assert cut(events) == [(0, 5), (5, 8)]


def test_activation_cost_and_targets_are_shown_one_after_the_other() -> None:
    events = (
        Event(EventKind.ACTIVATED, subject(0), 0, link=1),
        Event(EventKind.DISCARDED, subject(1), 0, Cause.COST, 1),
        Event(EventKind.PAID_LP, player=0, cause=Cause.COST, link=1),
        Event(EventKind.TARGETED, subject(2), 0, link=1),
        Event(EventKind.TARGETED, subject(3), 0, link=1),
    )
    assert cut(events) == [(0, 1), (1, 3), (3, 5)]
    state = DuelState(1, ())
    line = [Turned(state, state, (Event(EventKind.CHAIN_ENDED),)), Turned(state, state, events)]
    assert [activation_from(line, beats(line), place) for place in (1, 2, 3, 4)] == [1, 2, 2, 2]


def test_a_lone_pass_is_quiet() -> None:
    state = DuelState(1, ())
    (beat,) = beats([Turned(state, state, (Event(EventKind.PASSED, player=1),))])
    assert beat.quiet
    assert EventKind.PASSED in QUIET


def test_between_two_beats_the_state_is_the_one_recorded_there() -> None:
    states = [DuelState(1, (card(Zone.SPELL),), turn=turn) for turn in range(4)]
    events = tuple(Event(kind) for kind in (EventKind.RESOLVING, EventKind.DESTROYED, EventKind.RESOLVING))
    turned = Turned(states[0], states[3], events, tuple(states[1:]))
    assert [moment(turned, end) for end in range(4)] == states


def test_a_card_that_moves_twice_is_shown_in_between() -> None:
    duel = Duel(hand=["pot-of-greed"], their_hand=["cyber-dragon"])
    duel.do(duel.action(ActionKind.ACTIVATE, "pot-of-greed"))
    spell = duel.uid("pot-of-greed")
    before, found = duel.state, list[CardState]()
    while duel.state.chain:
        before = duel.state
        made = apply(duel.book, before, Action(ActionKind.PASS, before.request.player), record=True)
        duel.state = made.state
        line = [Turned(before, made.state, made.events, made.moments)]
        found += [moment(line[0], beat.end).cards[spell] for beat in beats(line)]
    assert [one.zone for one in found][-2:] == [Zone.SPELL, Zone.GRAVEYARD]


def test_the_chain_in_view_ends_when_something_else_begins() -> None:
    link = Link(Context(player=0, source=subject(0)), 1, 1)
    bare, built = DuelState(1, (card(Zone.SPELL),)), DuelState(1, (card(Zone.SPELL),), chain=(link,))
    line = [
        Turned(bare, built, (Event(EventKind.ACTIVATED, subject(0), 0, link=1),)),
        Turned(built, bare, (Event(EventKind.RESOLVING, subject(0), 0, link=1), Event(EventKind.CHAIN_ENDED))),
        Turned(bare, bare, (Event(EventKind.ATTACK_DECLARED, subject(0), 0),)),
    ]
    assert chain_until(line, 0, 1)[0] == (link,)
    links, events = chain_until(line, 1, 2)
    assert links == (link,)
    assert [event.kind for event in events] == [EventKind.ACTIVATED, EventKind.RESOLVING, EventKind.CHAIN_ENDED]
    assert chain_until(line, 2, 1) == ((), ())
    assert chain_until(line, 0, 0) == ((), ())
