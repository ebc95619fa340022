"""Optional recording in a transition: the duel after each of its events, and the effects that did not start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .card_state import CardRef, Snapshot
from .events import Event
from .missed import Condition, Missed
from .state import DuelState

Look = tuple[int, int, tuple[int, ...]]
"""An event's index, and the card and the effect that looked at it."""


class Recorder:
    """Collects the states and the looks of a running transition. States share what has not changed.

    ``moments`` holds one state per event so far, ``negators`` the cards that negated one just before it left.
    """

    __slots__ = ("_looks", "_started", "moments", "negators")

    def __init__(self) -> None:
        self.moments: list[DuelState] = []
        self.negators: dict[CardRef, Snapshot] = {}
        self._looks: dict[Look, list[Missed]] = {}
        self._started: set[Look] = set()

    def add(self, state: DuelState) -> None:
        """Record the state after the latest event."""
        self.moments.append(self._shared(state))

    def settle(self, state: DuelState) -> None:
        """The step of the latest event is over: later changes of the step belong to that event."""
        del self.moments[-1:]
        self.moments.append(self._shared(state))

    def _shared(self, state: DuelState) -> DuelState:
        last = self.moments[-1] if self.moments else None
        if last is None:
            return state.with_()
        if state == last:
            return last
        return state.with_(cards=last.cards) if state.cards == last.cards else state.with_()

    def started(self, at: int, uid: int, clause: tuple[int, ...]) -> None:
        """The effect of a card started because of the event with this index."""
        self._started.add((at, uid, clause))

    def missed(self, at: int, missed: Missed) -> None:
        """An effect looked at the event with this index and did not start, at least not by this pattern."""
        self._looks.setdefault((at, missed.source.uid, missed.clause), []).append(missed)

    def told(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """The events with the effects that looked at them and did not start."""
        found: dict[int, list[Missed]] = {}
        for look, entries in self._looks.items():
            if look not in self._started:
                found.setdefault(look[0], []).append(min(entries, key=_nearest))
        return tuple(
            replace(event, missed=tuple(found[at])) if at in found else event for at, event in enumerate(events)
        )


def _nearest(missed: Missed) -> tuple[int, bool]:
    """Orders what one effect missed at one event: its first pattern, and there what came nearest."""
    return missed.pattern, missed.unmet.condition is Condition.VERB
