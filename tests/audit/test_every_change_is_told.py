"""Events for changes that the general property omits: control, relations, lingering effects, links, Tokens, the Damage
Step.
"""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import DuelState, RelationKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.vocabulary.terms import Step
from tests.engine.test_properties import BOOK, play

LINGERS = {EventKind.APPLIED, EventKind.POSTPONED, EventKind.AWAITED, EventKind.WILL_SKIP}
"""Events that say that an effect lingers after its card has resolved."""

HANGS = {
    RelationKind.EQUIPPED: {EventKind.EQUIPPED},
    RelationKind.BOUND: {EventKind.BOUND},
    RelationKind.AWAKE: {EventKind.SUMMONED},
    RelationKind.MATERIAL: {EventKind.ATTACHED},
    RelationKind.WORN: {EventKind.EQUIPPED},
}
"""Events that say that one card depends on another; a Gemini monster does once it has been Summoned again."""


def hanging(state: DuelState) -> set[tuple[int, int, int]]:
    """Which card depends on which, whatever the rank of its reference."""
    return {(one.kind, one.source.uid, one.other.uid) for one in state.relations}


def untold(before: DuelState, after: DuelState, events: set[EventKind], subjects: set[int]) -> list[str]:
    """Changes without an event that reports them."""
    missing = []
    old, new = Table(BOOK, before), Table(BOOK, after)
    for uid, (was, now) in enumerate(zip(before.cards, after.cards, strict=False)):
        stayed = was.zone in IN_PLAY and was.zone == now.zone
        if stayed and old.controller(uid) != new.controller(uid) and uid not in subjects:
            missing.append("control")
        if (was.slot, was.seen) != (now.slot, now.seen) and stayed and uid not in subjects:
            missing.append("slot or what is seen")
    if any(uid not in subjects for uid in range(len(before.cards), len(after.cards))):
        missing.append("a new card")
    if any(not events & HANGS[RelationKind(kind)] for kind, *_ in hanging(after) - hanging(before)):
        missing.append("a relation")
    if len(after.lingering) > len(before.lingering) and not events & LINGERS:
        missing.append("a lingering effect")
    if len(after.chain) > len(before.chain) and EventKind.ACTIVATED not in events:
        missing.append("a link")
    if before.turn != after.turn and EventKind.TURN_BEGAN not in events:
        missing.append("the turn")
    steps = {EventKind.STEP_BEGAN, EventKind.PHASE_BEGAN, EventKind.PHASE_ENDED, EventKind.WON, EventKind.DREW_DUEL}
    into_the_battle_step = after.step == Step.BATTLE  # the end of a Damage Step is reported as its last step
    if before.step != after.step and not into_the_battle_step and not events & steps:
        missing.append("the step")
    return missing


@given(st.integers(min_value=0, max_value=2**32))
@settings(max_examples=20, deadline=None)
def test_nothing_changes_without_an_event(seed: int) -> None:
    rng = random.Random(seed)
    for state in play(seed, 50)[::3]:
        actions = legal_actions(BOOK, state)
        for action in rng.sample(actions, min(4, len(actions))):
            made = apply(BOOK, state, action)
            kinds, subjects = {event.kind for event in made.events}, {event.subject.uid for event in made.events}
            assert untold(state, made.state, kinds, subjects) == [], action
