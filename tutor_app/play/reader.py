"""Whose knowledge a page shows: what the reader may see of states, events and verdicts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulebook.engine.api import view, view_events, view_verdict, visible_events
from rulebook.engine.core.book import Book
from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Verdict
from scenarios.playing.history import YOU


class Reader(NamedTuple):
    """A reader who knows what you know, or what both players know (``sees_all``) when choosing for both."""

    book: Book
    sees_all: bool = False

    def seen(self, state: DuelState) -> DuelState:
        """A state as the reader may see it."""
        return state if self.sees_all else view(self.book, state, YOU)

    def asked(self, state: DuelState) -> DuelState:
        """A state as the reader may see it, including what requests a decision: an announcement, an effect."""
        seen = self.seen(state)
        mine = state.request.player == YOU and seen is not state
        return seen.with_(agenda=state.agenda[-1:]) if mine else seen

    def heard(self, state: DuelState, verdict: Verdict) -> Verdict:
        """A verdict on an action in ``state`` as the reader may hear it."""
        return verdict if self.sees_all else view_verdict(self.book, state, verdict, YOU)

    def told(self, after: DuelState, events: Iterable[Event]) -> tuple[Event, ...]:
        """The events of a transition that led to ``after``, as the reader may hear of them."""
        return tuple(events) if self.sees_all else view_events(self.book, after, events, YOU)

    def shown(self, after: DuelState, events: Sequence[Event], moments: Sequence[DuelState]) -> tuple[DuelState, ...]:
        """The whole duel after each of the events visible to the reader; ``moments`` are those after all events."""
        at = range(len(events)) if self.sees_all else visible_events(after, events, YOU)
        return tuple(moments[each] for each in at)
