"""The view of a line of play: where it looks, who decides there, and all that holds at this moment, read once."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from operator import is_not
from typing import NamedTuple

from rulebook.engine.api import (
    legal_actions,
)
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from rulebook.solver.goals import WinThisTurn
from rulebook.solver.proof_number_search import Progress
from rulebook.vocabulary.terms import Phase
from scenarios.formats.loader import Loaded
from scenarios.formats.models import ScriptLine, Step
from scenarios.playing.history import YOU, Entry
from scenarios.playing.lesson import Feedback, accepted
from scenarios.playing.script import Origin, Taken
from scenarios.playing.session import Session

from .beats import Beat, Reader, Turned, beats, events_of, moment, stops_of, told_before
from .choices import Choices

_ACTIONS = frozenset(int(kind) for kind in ActionKind)


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
        return Reader(self.book, self.session.choose_for_opponent)

    @property
    def line(self) -> tuple[Turned, ...]:
        """The line of play as the reader may see it."""
        return self._read().line

    @property
    def beats(self) -> tuple[Beat, ...]:
        return self._read().beats

    @property
    def stops(self) -> tuple[int, ...]:
        """The cursors at which playback pauses, see ``beats.stops_of``."""
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
    def legal(self) -> tuple[Action, ...]:
        if not self.deciding or (self.live and (self.session.waits_for_next or self.session.waits_for_answer)):
            return ()
        return legal_actions(self.book, self.state)

    @property
    def token(self) -> str:
        """Identifies the moment shown; a click with another token is stale."""
        return f"{self.session.loaded.scenario.id}/{len(self.history)}/{self.cursor}"

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

        While the results of a decision are still being shown, it is the step in which the decision was made; where a
        later decision was made, it is the step of that one.
        """
        now = self.session.progress.step
        if self.live:
            return now
        number = self.entry
        if self.session.prelude <= number and self.history[number].chosen:
            return self.history[number].progress.step
        index = self.here[0]
        if index < 0:
            return 0
        while index >= self.session.prelude and not self.history[index].chosen:
            taken = self.history[index].taken
            if taken.origin == Origin.SCRIPT and taken.before is not taken.after:
                return self.history[index].progress.step
            index -= 1
        return self.history[index - 1].progress.step if index > 0 else 0

    @property
    def feedback(self) -> Feedback | None:
        """What a lesson says to the last move or answer, once what it speaks of has been shown.

        A question is over with its answer, so that is judged at once. Praise belongs to what it praises: it is gone
        when the next task begins, unless nothing was shown in between.
        """
        said = self.session.feedback
        if said is None or not self.live:
            return self._feedback_at(self.cursor)
        last = max((stop for stop in self.stops if stop < self.total), default=0)
        seen = said.kind == "right" and self._feedback_at(last) is not None
        return None if seen and not self.session.solved else said

    @property
    def praised(self) -> bool:
        """Whether this is the last moment before the next task, and a lesson praises the last move or answer here."""
        said = None if self.live else self.feedback
        return (
            said is not None
            and said.kind == "right"
            and not any(self.cursor < stop < self.total for stop in self.stops)
        )

    @property
    def pauses(self) -> bool:
        """Whether going on to the next decision stops here: at a decision, or to read what a lesson says."""
        return self.deciding or self.praised

    def _feedback_at(self, cursor: int) -> Feedback | None:
        """What is said where not everything has been shown."""
        said = self.session.feedback
        if said is None or cursor == 0:
            return None
        index, end = self.beats[cursor - 1].turned, self.beats[cursor - 1].end
        decided = max((at for at, entry in enumerate(self.history) if entry.chosen), default=len(self.history))
        if index < decided:
            return None
        number = self.history[decided].progress.step
        step = self.session.step_at(number)
        if step is None or step.asks or said.kind != "right":
            return said
        before = [entry.taken for entry in self.history[:index] if entry.progress.step == number]
        events = tuple(event for taken in before for event in taken.events) + self.line[index].events[:end]
        named = [way for way in step.accept if way.happened]
        return said if not named or any(accepted(self.book, way, events) for way in named) else None

    def turn_over(self) -> bool:
        """Whether the turn in which the goal is to be reached, else the one in which the scenario began, or the duel,
        is over.
        """
        loaded, state = self.session.loaded, self.session.state
        last = loaded.start.turn if loaded.goal is None else loaded.goal.turn
        late = isinstance(loaded.goal, WinThisTurn) and state.phase == Phase.END
        return late or state.turn > last or state.winner != NOBODY

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


@dataclass(frozen=True, slots=True)
class Moment:
    """A visit at the step it looks at.

    ``whole`` is the duel, ``state`` what the reader may see of it, ``asked`` the same with what asks for the
    reader's decision. ``line``, ``beats`` and ``stops`` are the played line, ``history`` its entries; ``index`` and
    ``end`` say which transition is looked at and how many of its events have happened; ``told_at`` is the beat that
    is told (0: none) and ``events`` what happens in it. ``player`` decides; it is NOBODY if nobody or chance does.
    What only holds at the end of the line (``step``, ``script_line``, ``waits``, ``off_branch``) is empty elsewhere.
    """

    loaded: Loaded
    book: Book
    reader: Reader
    history: tuple[Entry, ...]
    plan: tuple[ScriptLine, ...]
    line: tuple[Turned, ...]
    beats: tuple[Beat, ...]
    stops: tuple[int, ...]
    cursor: int
    reached: int
    index: int
    end: int
    told_at: int
    events: tuple[Event, ...]
    whole: DuelState
    state: DuelState
    asked: DuelState
    live: bool
    deciding: bool
    player: int
    legal: tuple[Action, ...]
    decisions: tuple[Action, ...]
    turn_over: bool
    done: bool
    solved: bool
    played_on: bool
    task: int
    task_step: Step | None
    step: Step | None
    feedback: Feedback | None
    praised: bool
    script_line: ScriptLine | None
    script_offered: bool
    waits: bool
    searching: Progress | None
    given: tuple[int, ...]
    off_branch: bool
    choose_for_opponent: bool
    every_window: bool
    status: str
    choices: Choices

    def events_of(self, place: int) -> tuple[Event, ...]:
        """The events of the beat that ends at cursor ``place``."""
        return events_of(self.line, self.beats, place)

    @classmethod
    def of(cls, view: Viewpoint) -> Moment:
        """Read a view where it looks."""
        session = view.session
        may_be_solved = session.loaded.scenario.kind in ("lesson", "puzzle")
        solved, off_branch = may_be_solved and session.solved, session.branch is not None
        waits, decides, searching = session.waits_for_next, session.decides, session.searching
        reader, live, deciding, (index, end) = view.reader, view.live, view.deciding, view.here
        whole, told_at = view.state, view.told_at
        state, asked = reader.seen(whole), reader.asked(whole)
        player = (decides if live else whole.request.player) if deciding else NOBODY
        script_line = session.suggestion if live else None
        return cls(
            loaded=session.loaded,
            book=session.book,
            reader=reader,
            history=tuple(view.history),
            plan=session.plan,
            line=view.line,
            beats=view.beats,
            stops=view.stops,
            cursor=view.cursor,
            reached=min(max(view.reached, view.cursor), view.total),
            index=index,
            end=end,
            told_at=told_at,
            events=events_of(view.line, view.beats, told_at) if told_at else (),
            whole=whole,
            state=state,
            asked=asked,
            live=live,
            deciding=deciding,
            player=player,
            legal=view.legal,
            decisions=view.moves_of_visitor(),
            turn_over=view.turn_over(),
            done=view.done,
            solved=live and solved,
            played_on=view.played_on,
            task=view.task,
            task_step=session.step_at(view.task),
            step=session.step if live else None,
            feedback=view.feedback,
            praised=view.praised,
            script_line=script_line,
            script_offered=script_line is not None and (player == YOU or session.shows_refusal),
            waits=live and waits,
            searching=searching if live else None,
            given=session.given if live else (),
            off_branch=live and off_branch,
            choose_for_opponent=session.choose_for_opponent,
            every_window=session.every_window,
            status=view.status,
            choices=view.choices,
        )
