"""Optional recording in a transition: the duel after each of its events."""

from __future__ import annotations

from .state import DuelState


class Recorder:
    """Collects the states of a running transition. States share what has not changed.

    ``moments`` holds one state per event so far.
    """

    __slots__ = ("moments",)

    def __init__(self) -> None:
        self.moments: list[DuelState] = []

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
