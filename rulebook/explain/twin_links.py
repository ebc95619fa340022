"""Chain Links of two cards of one name in one Chain, which only their players tell apart."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import DuelState


def has_twin(before: DuelState, events: Sequence[Event], at: int) -> bool:
    """Whether another card of the same name has a Chain Link in the Chain in which one resolves."""
    event = events[at]
    if event.kind is not EventKind.RESOLVING or not event.subject.number:
        return False
    ends = [place for place, one in enumerate(events) if one.kind is EventKind.CHAIN_ENDED]
    first = max((place for place in ends if place < at), default=-1)
    last = min((place for place in ends if place > at), default=len(events))
    links = [one.subject for one in events[first + 1 : last] if one.kind in (EventKind.ACTIVATED, EventKind.RESOLVING)]
    links += [link.context.source for link in before.chain] if first < 0 else []
    return any(one.number == event.subject.number and one.uid != event.subject.uid for one in links)
