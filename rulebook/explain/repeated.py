"""Detects events that another event of the same step already implies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event, EventKind, NoEffect
from rulebook.vocabulary.terms import Cause, Zone

from .course import whole_parts
from .lateness import fails_later
from .nodes import came_home
from .tree import Explanation

_NEGATIONS = {
    NoEffect.ACTIVATION_NEGATED.value: EventKind.ACTIVATION_NEGATED,
    NoEffect.EFFECT_NEGATED.value: EventKind.EFFECT_NEGATED,
}
"""The negation that each reason of a Chain Link without effect goes back to."""

_TAKEN = frozenset({EventKind.ADDED, EventKind.DISCARDED, EventKind.SUMMONED})
"""Moves that name the player who chose, so that the choice from a hand or Deck need not be mentioned."""

_FROM_THE_TOP = frozenset(
    {EventKind.DRAWN, EventKind.EXCAVATED, EventKind.SENT, EventKind.BANISHED, EventKind.REVEALED}
)
"""What happens to cards from the top of a Deck that chance has put there."""


def negated_by(events: Sequence[Event]) -> dict[int, int]:
    """Which Chain Links do nothing because of a negation that is told in the same step.

    Returns:
        The index of the event of the link without effect, by that of its negation.
    """
    found: dict[int, int] = {}
    for at, event in enumerate(events):
        kind = _NEGATIONS.get(str(event.get("reason"))) if event.kind is EventKind.NO_EFFECT else None
        before = [place for place, one in enumerate(events[:at]) if one.kind is kind and one.link == event.link]
        if before and events[before[-1]].source.uid != NOBODY:
            found[before[-1]] = at
    return found


def said_also(before: Explanation, made: Explanation) -> Explanation:
    """The explanation, without that a card's effect now applies if the one before says it of the same card."""
    same = made.node == _APPLIES and before.node in (_APPLIES, f"{_APPLIES}.also")
    if not same or before.get("source") != made.get("source") or before.get("passage") == made.get("passage"):
        return made
    return replace(made, node=f"{_APPLIES}.also")


_APPLIES = "applied.plain.text"


def repeated(events: Sequence[Event]) -> frozenset[int]:
    """The indexes of events to omit because another one's sentence covers them."""
    void = {event.link for event in events if event.get("reason") == NoEffect.ACTIVATION_NEGATED.value}
    negated = negated_by(events)
    started = {events[place].link: place for place in negated}
    late = {
        at for at, event in enumerate(events) if event.kind is EventKind.RESOLVING and at > started.get(event.link, at)
    }
    left_out = {at for at, event in enumerate(events) if _is_repeated(event, events, void)}
    fails = {at for at, event in enumerate(events) if fails_later(event, events[at:])}
    whole = whole_parts(events)
    concluded = {event.link for event in (events[at] for at in whole)}
    rest = {at for at, event in enumerate(events) if event.get("reason") == "depends" and event.link in concluded}
    return frozenset({*left_out, *late, *negated.values(), *fails, *whole.values(), *rest})


def _is_repeated(event: Event, events: Sequence[Event], void: set[int]) -> bool:
    match event.kind:
        case EventKind.RESOLVING:  # a negated activation does not resolve, so only the failure is reported
            return event.link in void
        case EventKind.CHOSEN:
            return event.subject.zone in (Zone.HAND, Zone.DECK) and any(
                one.kind in _TAKEN and one.subject.uid == event.subject.uid and one.source.uid == event.source.uid
                for one in events
            )
        case EventKind.LOT_FELL:  # the card is named when it is drawn or excavated
            return event.subject.zone == Zone.DECK and any(
                one.kind in _FROM_THE_TOP and one.subject.uid == event.subject.uid for one in events
            )
        case EventKind.STAYS:  # an Equip Card that is equipped stays
            return any(one.kind is EventKind.EQUIPPED and one.subject.uid == event.subject.uid for one in events)
        case EventKind.NUMBER_CHOSEN:
            paid = [one for one in events if one.cause is Cause.COST and one.link == event.link and one is not event]
            numbers = {one.get("amount") for one in paid if one.kind is EventKind.PAID_LP}
            cards = sum(one.kind is not EventKind.PAID_LP for one in paid)
            return event.get("number") in {cards, *numbers}
        case EventKind.CAME_DUE:  # what happens at once was never put off
            return not _was_put_off(event, events)
        case EventKind.TO_EXTRA:  # the sentence on its return says why it does not go to the hand
            return any(
                came_home(one) and one.cause is Cause.EFFECT and one.subject.uid == event.subject.uid for one in events
            )
        case EventKind.CHAIN_ENDED:  # what happens after the Chain says that it is over
            return any(one.kind is EventKind.SENT_AFTER_CHAIN for one in events)
        case EventKind.COUNTED_DESTROYED:  # that a used card goes to the Graveyard is all that needs to be said of it
            return any(
                one.kind is EventKind.SENT_AFTER_CHAIN and one.subject.uid == event.subject.uid for one in events
            )
        case EventKind.SHUFFLED:
            return _shuffled_again(event, events)
        case EventKind.MODIFIER_ENDED:
            return _ended_before(event, events)
        case _:
            return False


def _ended_before(ended: Event, events: Sequence[Event]) -> bool:
    """Whether something else that the same card does has just ended."""
    at = next(at for at, one in enumerate(events) if one is ended)
    for one in reversed(events[:at]):
        if one.kind is not EventKind.MODIFIER_ENDED:
            return False
        if one.subject.uid == ended.subject.uid:
            return True
    return False


def _shuffled_again(shuffled: Event, events: Sequence[Event]) -> bool:
    """Whether the same Deck is shuffled once more before a card leaves its top or another Chain Link resolves."""
    at = next(at for at, one in enumerate(events) if one is shuffled)
    for one in events[at + 1 :]:
        if one.kind is EventKind.SHUFFLED and one.player == shuffled.player:
            return True
        if one.kind in _ORDER_MATTERS:
            return False
    return False


_ORDER_MATTERS = frozenset({EventKind.DRAWN, EventKind.EXCAVATED, EventKind.RESOLVING, EventKind.CHAIN_ENDED})
"""What ends the time in which it does not matter how often a Deck is shuffled."""


def _was_put_off(due: Event, events: Sequence[Event]) -> bool:
    """Whether a part of an effect was put off before these events, or is told to be put off among them."""
    before = events[: events.index(due)]
    if any(one.kind is EventKind.AWAITED and one.subject.uid == due.source.uid for one in before):
        return True
    return all(one.kind is not EventKind.RESOLVING or one.subject.uid != due.source.uid for one in before)
