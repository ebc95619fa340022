"""The view of a line of play: the moment shown, what its reader knows and has chosen, who decides, and the URL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from operator import is_not
from typing import NamedTuple

from rulebook.engine.api import legal_actions, view, view_events, view_verdict, visible_events
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Verdict
from rulebook.notation import links
from rulebook.notation.faults import NotationError
from rulebook.notation.links import BadLink
from rulebook.vocabulary.terms import Phase
from scenarios.playing.history import YOU, Entry
from scenarios.playing.script import Origin, Taken
from scenarios.playing.session import Session

from .beats import Beat, Turned, beats, moment, stops_of, told_before

OPPONENT_MODE, STOPS_MODE, HERE_MODE = "o", "w", "h"
"""URL flags: the visitor chooses for the opponent; play stops at every window; the line ends here."""

_ACTIONS = frozenset(int(kind) for kind in ActionKind)
_MOST_SEEN = 1000
_seen: dict[int, tuple[DuelState, Book, DuelState]] = {}
"""What was seen, by the id of the state, which is kept with its book so that the id is not reused."""


@dataclass
class Typed:
    """A typed move and what came of it: ``error`` if it cannot be read or means several things, else a verdict.

    ``playable``: it is allowed, and the visitor's to play.
    """

    text: str
    error: NotationError | None = None
    verdict: Verdict | None = None
    playable: bool = False


@dataclass
class Choices:
    """What the visitor has chosen on the page and not yet played."""

    selected: int = NOBODY
    picked: tuple[int, ...] = ()
    piles: frozenset[tuple[int, int]] = frozenset()
    typed: Typed | None = None
    hints: int = 0
    solution: bool = False
    answer: bool = False
    refused: Verdict | None = None
    refused_in: DuelState | None = None
    """The duel in which it is refused, if that is not the one shown: after the first actions of a line."""
    clause: tuple[int, int] | None = None
    """The chosen clause: the card's uid, and the index of the clause in its text."""
    focus: str = ""


class Reader(NamedTuple):
    """A reader who knows what you know, or what both players know (``sees_all``) when choosing for both."""

    book: Book
    sees_all: bool = False

    def seen(self, state: DuelState) -> DuelState:
        """A state as the reader may see it."""
        if self.sees_all:
            return state
        found = _seen.get(id(state))
        if found is None or found[0] is not state or found[1] is not self.book:
            if len(_seen) > _MOST_SEEN:
                _seen.clear()
            found = _seen[id(state)] = (state, self.book, view(self.book, state, YOU))
        return found[2]

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


class _Read(NamedTuple):
    """The history split up for one reader."""

    sees_all: bool
    taken: tuple[Taken, ...]
    line: tuple[Turned, ...]
    beats: tuple[Beat, ...]
    stops: tuple[int, ...]


@dataclass
class Viewpoint:
    """A scenario being played, and how much of the line has been shown.

    ``cursor`` is the number of beats shown; at the last one the visitor decides. ``reached`` is the maximum so far: the
    log does not contain what has not been shown yet.
    """

    session: Session
    cursor: int = 0
    status: str = "ok"
    choices: Choices = field(default_factory=Choices)
    reached: int = 0
    _kept: _Read | None = field(default=None, repr=False, compare=False)

    # What is shown ------------------------------------------------------------------------------

    @property
    def book(self) -> Book:
        return self.session.book

    @property
    def history(self) -> list[Entry]:
        return self.session.history

    @property
    def reader(self) -> Reader:
        """Whose knowledge the page shows: yours, or both players' when you choose for both."""
        return Reader(self.book, self.session.reader == NOBODY)

    @property
    def line(self) -> tuple[Turned, ...]:
        """The line of play as the reader may see it."""
        return self._read().line

    @property
    def beats(self) -> tuple[Beat, ...]:
        return self._read().beats

    @property
    def stops(self) -> tuple[int, ...]:
        """The cursors at which playback pauses, see ``playback.stops_of``."""
        return self._read().stops

    def _read(self) -> _Read:
        """The history as shown on the page, cached until the history or the reader changes."""
        taken = tuple(entry.taken for entry in self.history)
        kept = self._kept
        known = kept is not None and kept.sees_all == self.reader.sees_all and len(kept.taken) == len(taken)
        if kept is None or not known or any(map(is_not, kept.taken, taken)):
            line = tuple(self._turned(entry) for entry in self.history)
            kept = self._kept = _Read(self.reader.sees_all, taken, line, beats(line), stops_of(line))
        return kept

    def _turned(self, entry: Entry) -> Turned:
        taken = entry.taken
        events = self.reader.told(taken.after, taken.events)
        action = taken.action.kind in _ACTIONS
        fresh = not action and taken.before is not taken.after
        moments = self.reader.shown(taken.after, taken.events, taken.moments)
        return Turned(taken.before, taken.after, events, moments, entry.chosen and action, fresh)

    @property
    def total(self) -> int:
        return len(self.beats)

    def cursor_of(self, number: int) -> int:
        """The cursor after the first ``number`` entries of the history."""
        read = self._read()
        shown = sum(beat.turned < number for beat in read.beats)
        return max((stop for stop in read.stops if stop <= shown), default=0)

    @property
    def told_at(self) -> int:
        """The number of the beat narrated at the moment shown; 0 at the beginning."""
        return self.told_before(self.cursor)

    def told_before(self, cursor: int) -> int:
        """The beat told at a cursor, see ``beats.told_before``."""
        return told_before(self.line, self.beats, cursor)

    @property
    def here(self) -> tuple[int, int]:
        """The current entry and the number of its events shown; (-1, 0) at the very beginning."""
        if self.cursor == 0:
            return -1, 0
        beat = self.beats[self.cursor - 1]
        return beat.turned, beat.end

    @property
    def entry(self) -> int:
        """The number of entries of the history fully shown; NOBODY in the middle of one."""
        if self.cursor == 0:
            return 0
        beat = self.beats[self.cursor - 1]
        return beat.turned + 1 if beat.last else NOBODY

    @property
    def live(self) -> bool:
        """Whether everything that has happened has been shown."""
        return self.cursor >= self.total

    @property
    def deciding(self) -> bool:
        """Whether the visitor can decide here: at the end, or at an earlier decision of their own."""
        number = self.entry
        if self.live:
            return True
        if number == NOBODY or number < self.session.prelude:
            return False
        return self.history[number].chosen and self.history[number].taken.action.kind in _ACTIONS

    @property
    def state(self) -> DuelState:
        """The whole duel at the moment shown; between two beats only for display."""
        index, end = self.here
        if index < 0:
            return self.history[0].taken.before if self.history else self.session.state
        return moment(self.line[index], end)

    @property
    def player(self) -> int:
        """The deciding player at the moment shown; NOBODY if nobody or chance decides."""
        if not self.deciding:
            return NOBODY
        return self.session.decides if self.live else self.state.request.player

    @property
    def legal(self) -> tuple[Action, ...]:
        if not self.deciding or (self.live and self.session.waits_for_next):
            return ()
        return legal_actions(self.book, self.state)

    @property
    def token(self) -> str:
        """Identifies the moment shown; a click with another token is stale."""
        return f"{self.session.loaded.scenario.id}/{self.session.number}/{self.cursor}"

    @property
    def word(self) -> str:
        """The line encoded for the URL; empty if there is none, or it is too long."""
        if len(self.history) == self.session.prelude or not any(e.chosen for e in self.history):
            return ""
        try:
            return self.session.word()
        except BadLink:
            return ""

    @property
    def mode(self) -> str:
        """The active switches for the URL, and whether the line ends here although more would follow."""
        session = self.session
        found = OPPONENT_MODE * session.choose_for_opponent + STOPS_MODE * session.every_window
        return found + HERE_MODE if found and self.live else found

    @property
    def empty_word(self) -> str:
        """The URL code of the scenario without any decision, for when only the step is to be kept."""
        return links.encode(self.session.loaded.digest, ())

    @property
    def done(self) -> bool:
        """Whether the lesson or puzzle is solved, or the script of a ruling played to its end, and shown."""
        session = self.session
        if not self.live or (session.loaded.scenario.kind not in ("lesson", "puzzle") and not session.plan):
            return False
        if session.loaded.scenario.kind in ("lesson", "puzzle"):
            return session.solved
        progress = session.progress
        return progress.on_plan and progress.line >= len(session.plan) and not progress.rest

    @property
    def played_on(self) -> bool:
        """Whether the visitor has decided something after the end of a ruling's script."""
        history, end = self.history, len(self.session.plan)
        return any(now.chosen and before.progress.line >= end for before, now in pairwise(history))

    @property
    def task(self) -> int:
        """The number of a lesson's step at the moment shown.

        While the results of a decision are still being shown, it is the step in which the decision was made.
        """
        now = self.session.progress.step
        if self.live:
            return now
        index = self.here[0]
        if index < 0:
            return 0
        while index >= self.session.prelude and not self.history[index].chosen:
            taken = self.history[index].taken
            if taken.origin == Origin.SCRIPT and taken.before is not taken.after:
                return self.history[index].progress.step
            index -= 1
        return self.history[index - 1].progress.step if index > 0 else 0

    def turn_over(self) -> bool:
        """Whether the turn in which the scenario began, or the duel, is over."""
        start = self.session.loaded.start
        state = self.session.state
        goal = self.session.loaded.scenario.goal
        late = goal is not None and goal.kind == "win-this-turn" and state.phase == Phase.END
        return late or state.turn > start.turn or state.winner != NOBODY

    def moves_of_visitor(self) -> tuple[Action, ...]:
        """The decisions so far, except passes and withdrawn ones."""
        found: list[Action] = []
        for entry in self.history[self.session.prelude :]:
            if entry.chosen and is_move(entry.taken):
                found.append(entry.taken.action)
            elif entry.chosen and entry.taken.action.kind == ActionKind.WITHDRAW:
                while found and found.pop().kind == ActionKind.CHOOSE:
                    pass
        return tuple(found)


def is_move(taken: Taken) -> bool:
    """Whether this was an effective action of the duel: not a pass, not withdrawn."""
    return taken.action.kind in _ACTIONS - {ActionKind.PASS, ActionKind.WITHDRAW}
