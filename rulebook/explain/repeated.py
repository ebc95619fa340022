"""Detects events that another event of the same step already implies."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.core.events import Event, EventKind, NoEffect
from rulebook.vocabulary.terms import Cause, Zone

_TAKEN = frozenset({EventKind.ADDED, EventKind.DISCARDED, EventKind.SUMMONED})
"""Moves that name the player who chose, so that the choice from a hand or Deck need not be mentioned."""


def repeated(events: Sequence[Event]) -> frozenset[int]:
    """The indexes of events to omit because another one's sentence covers them."""
    void = {event.link for event in events if event.get("reason") == NoEffect.ACTIVATION_NEGATED.value}
    return frozenset(at for at, event in enumerate(events) if _is_repeated(event, events, void))


def _is_repeated(event: Event, events: Sequence[Event], void: set[int]) -> bool:
    match event.kind:
        case EventKind.RESOLVING:  # a negated activation does not resolve, so only the failure is reported
            return event.link in void
        case EventKind.CHOSEN:
            return event.subject.zone in (Zone.HAND, Zone.DECK) and any(
                one.kind in _TAKEN and one.subject.uid == event.subject.uid and one.source.uid == event.source.uid
                for one in events
            )
        case EventKind.NUMBER_CHOSEN:
            paid = [one for one in events if one.cause is Cause.COST and one.link == event.link and one is not event]
            numbers = {one.get("amount") for one in paid if one.kind is EventKind.PAID_LP}
            cards = sum(one.kind is not EventKind.PAID_LP for one in paid)
            return event.get("number") in {cards, *numbers}
        case _:
            return False
