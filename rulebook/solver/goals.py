"""What a search tries to reach: a goal is a value that judges a state and what has just happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from rulebook.notation.happening import Happening


@dataclass(frozen=True, slots=True)
class WinThisTurn:
    """``player`` wins the duel before ``turn`` ends."""

    player: int
    turn: int

    looks_at_events = False

    def judged(self, book: Book, state: DuelState, events: Sequence[Event]) -> bool | None:
        """Whether the goal is reached (True), can no longer be reached (False), or is still open (None)."""
        if state.winner != NOBODY:
            return state.winner == self.player and state.turn == self.turn
        return None if state.turn == self.turn else False


@dataclass(frozen=True, slots=True)
class Survive:
    """``player`` has not lost when ``turn`` is over; a draw is no loss."""

    player: int
    turn: int

    looks_at_events = False

    def judged(self, book: Book, state: DuelState, events: Sequence[Event]) -> bool | None:
        """Whether the goal is reached (True), can no longer be reached (False), or is still open (None)."""
        if state.turn > self.turn:
            return True
        return None if state.winner == NOBODY else state.winner != 1 - self.player


@dataclass(frozen=True, slots=True)
class Happens:
    """``happening`` occurs before ``turn`` ends (or, if it is not wanted, does not), and ``player`` brings it about."""

    player: int
    turn: int
    happening: Happening

    looks_at_events = True

    def judged(self, book: Book, state: DuelState, events: Sequence[Event]) -> bool | None:
        """Whether the goal is reached (True), can no longer be reached (False), or is still open (None)."""
        if any(self.happening.matches(book, event) for event in events):
            return self.happening.wanted
        over = state.winner != NOBODY or state.turn > self.turn
        return not self.happening.wanted if over else None


Goal = WinThisTurn | Survive | Happens
"""Every goal a search can have."""
