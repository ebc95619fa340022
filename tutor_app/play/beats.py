"""The line of play as its reader sees it: the events of a transition grouped into beats, and the field after each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rulebook.engine.api import (
    known,
    view,
    view_events,
    view_verdict,
    visible_events,
)
from rulebook.engine.core.book import Book
from rulebook.engine.core.events import Event, EventKind, Trait, kinds_with
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Verdict
from rulebook.vocabulary.terms import Cause
from scenarios.playing.history import YOU

STARTS_BEAT: frozenset[EventKind] = frozenset({
    EventKind.ACTIVATED, EventKind.RESOLVING, EventKind.SENT_AFTER_CHAIN, EventKind.SUMMON_DECLARED, EventKind.SET,
    EventKind.ATTACK_DECLARED, EventKind.REPLAY, EventKind.DAMAGE_CALCULATED, EventKind.PHASE_BEGAN,
    EventKind.TURN_BEGAN, EventKind.WON, EventKind.DREW_DUEL,
})  # fmt: skip
"""The kinds of event that start a new beat; all others belong to the beat before."""

QUIET: frozenset[EventKind] = frozenset(
    {EventKind.PASSED, EventKind.STEP_BEGAN, EventKind.RESOLVED, EventKind.CHAIN_RESOLVES, EventKind.CHAIN_ENDED}
)
"""Kinds that do not justify a stop on their own."""

TOUCHES = kinds_with(Trait.MOVES_CARD | Trait.TURNS_CARD)
"""The kinds of event that change the place or position of a card."""


_MOST_SEEN = 1000

_seen: dict[int, tuple[DuelState, Book, DuelState]] = {}
"""What was seen, by the id of the state, which is kept with its book so that the id is not reused."""


@dataclass(frozen=True, slots=True)
class Turned:
    """One transition of the line played: an action and its results.

    ``moments`` are the states after each of the events. ``chosen``: the visitor decided it. ``fresh``: not an action,
    but a new position set up by a lesson.
    """

    before: DuelState
    after: DuelState
    events: tuple[Event, ...]
    moments: tuple[DuelState, ...] = ()
    chosen: bool = False
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Beat:
    """A part of a transition shown at once: events ``start`` to ``end`` of transition ``turned``."""

    turned: int
    start: int
    end: int
    last: bool
    quiet: bool


def cut(events: Sequence[Event]) -> list[tuple[int, int]]:
    """The events split into beats, as (start, end) pairs; at least one, which may be empty."""
    starts = [0]
    for at, event in enumerate(events):
        if not at or all(e.kind in QUIET for e in events[starts[-1] : at]):
            continue
        before = events[at - 1]
        if event.kind == EventKind.SENT_AFTER_CHAIN and before.kind == EventKind.SENT_AFTER_CHAIN:
            continue
        if event.kind in STARTS_BEAT or (_stage(event) and _stage(event) != _stage(before)):
            starts.append(at)
    return list(zip(starts, [*starts[1:], len(events)], strict=True))


def _stage(event: Event) -> str:
    """Whether an event pays a cost or chooses a target, after the activation itself."""
    if event.cause == Cause.COST:
        return "cost"
    return "target" if event.kind == EventKind.TARGETED else ""


def activation_from(line: Sequence[Turned], every: Sequence[Beat], place: int) -> int:
    """The first beat of the activation to whose costs or targets beat ``place`` belongs; otherwise ``place``."""
    while place > 1:
        beat, previous = every[place - 1], every[place - 2]
        events = line[beat.turned].events[beat.start : beat.end]
        if not events or not _stage(events[0]) or previous.turned != beat.turned:
            break
        place -= 1
    return place


def beats(line: Sequence[Turned]) -> tuple[Beat, ...]:
    """All beats of a line of play, in order."""
    found: list[Beat] = []
    for index, turned in enumerate(line):
        pieces = cut(turned.events)
        for place, (start, end) in enumerate(pieces):
            quiet = all(event.kind in QUIET for event in turned.events[start:end]) and not turned.fresh
            found.append(Beat(index, start, end, place == len(pieces) - 1, quiet))
    return tuple(found)


def stops_of(line: Sequence[Turned]) -> tuple[int, ...]:
    """The numbers of beats after which playback pauses: 0, the end, and after everything of interest.

    Quiet beats belong to the ones before them, unless the visitor decided them.
    """
    every = beats(line)
    found, open_ = [0], False
    for place, beat in enumerate(every, 1):
        if not beat.quiet:
            found.append(place)
            open_ = True
        elif line[beat.turned].chosen:
            open_ = False
        elif open_:
            found[-1] = place
    return tuple(found) if found[-1] == len(every) else (*found, len(every))


def events_of(line: Sequence[Turned], every: Sequence[Beat], place: int) -> tuple[Event, ...]:
    """The events of the beat that ends at cursor ``place``."""
    beat = every[place - 1]
    return line[beat.turned].events[beat.start : beat.end]


def told_before(line: Sequence[Turned], every: Sequence[Beat], cursor: int) -> int:
    """The beat narrated at a cursor: the last one that is not quiet, unless the visitor decided a later one."""
    for place in range(cursor, 0, -1):
        beat = every[place - 1]
        if not beat.quiet or (line[beat.turned].chosen and place == cursor):
            return place
        if line[beat.turned].chosen:
            break
    return cursor


def moment(turned: Turned, end: int) -> DuelState:
    """The whole duel after the first ``end`` events of a transition; not at rest, so only for display."""
    if end >= len(turned.events):
        return turned.after
    return turned.moments[end - 1] if end else turned.before


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

    def known(self, state: DuelState) -> DuelState:
        """A state as far as the reader knows it, to be played on."""
        return state if self.sees_all else known(self.book, state, YOU)

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
