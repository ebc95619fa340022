"""The course of a step: what happened before an event, what covers it, and in which order it is told."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.core.events import Event, EventKind, NoEffect
from rulebook.engine.core.state import DuelState
from rulebook.vocabulary.terms import DAMAGE_STEPS, Cause


def chain_stood(before: DuelState, events: Sequence[Event], at: int) -> bool:
    """Whether a Chain was being built or resolved when an event happened."""
    last = next((one.kind for one in reversed(events[:at]) if one.kind in _CHAIN_TURNS), None)
    return bool(before.chain) if last is None else last is EventKind.ACTIVATED


def goes_on_first(before: DuelState, events: Sequence[Event], at: int) -> bool:
    """Whether Chain Links are still sure to resolve after an event, so that it cannot be the last to happen."""
    turns = (one for one in reversed(events[:at]) if one.kind in (*_CHAIN_TURNS, EventKind.RESOLVING))
    last = next(turns, None)
    if last is None:
        return bool(before.chain) and events[at].cause is Cause.COST
    return last.kind is EventKind.ACTIVATED or (last.kind is EventKind.RESOLVING and last.link > 1)


def summon_begun(events: Sequence[Event], at: int) -> bool:
    """Whether an event happened while a Summon was made: after its Tributes, before it is announced."""
    return any(one.cause is Cause.SUMMON for one in events[:at]) and any(
        one.kind is EventKind.SUMMON_DECLARED for one in events[at:]
    )


def halted(events: Sequence[Event], at: int, told: Sequence[Event]) -> bool:
    """Whether one of these cards was negated before, or its Chain Link does nothing later."""
    uids = {one.subject.uid for one in told}
    negated = (one for one in events[:at] if one.kind in (EventKind.ACTIVATION_NEGATED, EventKind.EFFECT_NEGATED))
    idle = (one for one in events[at:] if one.kind is EventKind.NO_EFFECT)
    return any(one.subject.uid in uids for one in (*negated, *idle))


_STOPPED = {
    EventKind.NOT_DONE: "no-effect.parts-failed",
    EventKind.PROTECTED: "no-effect.prevented",
    EventKind.REPLACED: "no-effect.prevented",
}
"""The sentence of a Chain Link without effect whose reason was told before it, by the event that told it."""


def stopped(events: Sequence[Event], at: int) -> str:
    """The sentence of a Chain Link that does nothing for a reason told before it; "" if none was."""
    for one in reversed(events[:at]):
        if one.link in (0, events[at].link):
            if one.kind in _STOPPED:
                return _STOPPED[one.kind]
            if one.kind is EventKind.BANISHED and one.link and one.get("redirector"):
                return "no-effect.astray"
    return ""


_CHAIN_TURNS = (EventKind.ACTIVATED, EventKind.CHAIN_ENDED)


def goes_back(before: DuelState, events: Sequence[Event], at: int) -> bool:
    """Whether a step begins after a Damage Step."""
    last = next((one.get("step") for one in reversed(events[:at]) if one.kind is EventKind.STEP_BEGAN), before.step)
    return last in DAMAGE_STEPS


def whole_parts(events: Sequence[Event]) -> dict[int, int]:
    """The only parts of Chain Links that are not done, so that nothing else happens.

    Returns:
        The index of the event of the link without effect, by that of its part.
    """
    found: dict[int, int] = {}
    for at, event in enumerate(events):
        if event.kind is not EventKind.NO_EFFECT or stopped(events, at) != _STOPPED[EventKind.NOT_DONE]:
            continue
        if event.get("reason") != NoEffect.NOTHING_LEFT.value:
            continue
        parts = [
            place for place, one in enumerate(events[:at])
            if one.kind is EventKind.NOT_DONE and one.link == event.link and one.get("reason") != "depends"
        ]  # fmt: skip
        if len(parts) == 1:
            found[parts[0]] = at
    return found


def in_telling_order(events: Sequence[Event], groups: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """The groups of events as they are told.

    An effect that triggers is told after the rest of an activation that triggered it and after the beginning of the
    step in which it starts; that a card stays, after the payment for it; which cards count as destroyed, after the last
    of them was sent.

    Args:
        events: what happened.
        groups: the indexes of the events that are told together, in the order of what happened.
    """
    found = [tuple(group) for group in groups]
    at = 0
    while at < len(found):
        first = events[found[at][0]]
        end = at + 1
        if first.kind is EventKind.TRIGGER_MET:
            while end < len(found) and events[found[end][0]].kind is EventKind.TRIGGER_MET:
                end += 1
            follows = _belongs_before_triggers
        elif first.kind is EventKind.UPKEEP and first.get("paid"):
            follows = _pays
        elif first.kind is EventKind.COUNTED_DESTROYED:
            follows = _sends
        else:
            at += 1
            continue
        last = end
        while last < len(found) and follows(events[found[last][0]]):
            last += 1
        found[at:last] = [*found[end:last], *found[at:end]]
        at = last
    return found


def _belongs_before_triggers(event: Event) -> bool:
    return event.kind in (EventKind.TARGETED, EventKind.STEP_BEGAN) or _pays(event)


def _sends(event: Event) -> bool:
    return event.kind is EventKind.SENT


def _pays(event: Event) -> bool:
    return event.cause is Cause.COST
