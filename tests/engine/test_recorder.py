"""Recording in a transition: true states after each event, without changing the duel."""

from __future__ import annotations

from hypothesis import given, settings

from rulebook.engine.api import Transition, apply, legal_actions
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.events import Event, EventKind, Trait
from rulebook.engine.core.state import DuelState
from rulebook.vocabulary.terms import Zone

from .duel import Duel
from .test_properties import BOOK, SEEDS, play

MOVED_TO = (
    EventKind.DESTROYED, EventKind.SENT, EventKind.DISCARDED, EventKind.TRIBUTED, EventKind.BANISHED,
    EventKind.RETURNED, EventKind.ADDED, EventKind.DRAWN, EventKind.SENT_AFTER_CHAIN,
)  # fmt: skip


def agrees(event: Event, state: DuelState) -> bool:
    """Whether a state agrees with an event on LP, counters, zones, the turn and the phase."""
    if event.kind.traits & Trait.CHANGES_LP:
        return state.lp[event.player] == event.get("left")
    if event.kind in MOVED_TO:
        return state.cards[event.subject.uid].zone == event.get("to_zone")
    if event.kind == EventKind.SUMMON_DECLARED:
        return state.cards[event.subject.uid].zone in (Zone.SUMMONING, Zone.MONSTER)
    if event.kind.traits & Trait.CHANGES_COUNTERS:
        kind = event.get("counter")
        many = sum(one.many for one in state.counters if one.card.uid == event.subject.uid and one.kind == kind)
        return many == event.get("left")
    if event.kind == EventKind.TURN_BEGAN:
        return (state.turn, state.turn_player) == (event.get("turn"), event.player)
    if event.kind == EventKind.PHASE_BEGAN:
        return state.phase == event.get("phase")
    return True


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_every_recorded_state_agrees_with_its_event(seed: int) -> None:
    for state in play(seed, 40):
        for action in legal_actions(BOOK, state)[:3]:
            made = apply(BOOK, state, action, record=True)
            assert len(made.moments) == len(made.events)
            for event, moment in zip(made.events, made.moments, strict=True):
                assert agrees(event, moment), (event, action)
            if made.events:
                assert made.moments[-1] is made.state


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_recording_changes_nothing(seed: int) -> None:
    for state in play(seed, 40):
        for action in legal_actions(BOOK, state)[:3]:
            plain, recorded = apply(BOOK, state.with_(), action), apply(BOOK, state.with_(), action, record=True)
            assert plain.state == recorded.state
            assert hash(plain.state) == hash(recorded.state)
            assert plain.events == recorded.events
            assert plain.moments == ()


def resolved(duel: Duel) -> Transition:
    """The transition in which the Chain resolves."""
    while True:
        before, action = duel.state, legal_actions(duel.book, duel.state)
        made = apply(duel.book, before, next(one for one in action if one.kind == ActionKind.PASS), record=True)
        duel.state = made.state
        if any(event.kind == EventKind.RESOLVING for event in made.events):
            return made


def test_the_states_of_a_resolving_chain_show_one_step_after_the_other() -> None:
    duel = Duel(hand=["pot-of-greed"]).activate("pot-of-greed")
    made = resolved(duel)
    spell = duel.uid("pot-of-greed")
    after = {event.kind: state for event, state in zip(made.events, made.moments, strict=True)}
    assert len(after[EventKind.DRAWN].chain) == 1
    assert after[EventKind.RESOLVED].cards[spell].zone == Zone.SPELL
    assert after[EventKind.RESOLVED].chain[0].done
    assert after[EventKind.SENT_AFTER_CHAIN].cards[spell].zone == Zone.GRAVEYARD


def test_states_share_what_did_not_change() -> None:
    made = resolved(Duel(hand=["pot-of-greed"]).activate("pot-of-greed"))
    kinds = [event.kind for event in made.events]
    one, other = (made.moments[kinds.index(kind)] for kind in (EventKind.CHAIN_RESOLVES, EventKind.RESOLVING))
    assert one.cards is other.cards
