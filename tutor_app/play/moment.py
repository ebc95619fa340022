"""One moment of a visit, read once: everything that its page is made from."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from scenarios.formats.loader import Loaded
from scenarios.formats.models import ScriptLine, Step
from scenarios.playing.history import YOU, Entry
from scenarios.playing.lesson import Feedback

from .beats import Beat, Turned, events_of
from .viewpoint import Choices, Reader
from .visit import Visit


@dataclass(frozen=True, slots=True)
class Moment:
    """A visit at the step it looks at.

    ``whole`` is the duel, ``state`` what the reader may see of it, ``asked`` the same with what asks for the reader's
    decision. ``line``, ``beats`` and ``stops`` are the played line, ``history`` its entries; ``index`` and ``end`` say
    which transition is looked at and how many of its events have happened; ``told_at`` is the beat that is told
    (0: none) and ``events`` what happens in it. What only holds at the end of the line (``step``, ``feedback``,
    ``script_line``, ``waits``, ``off_branch``) is empty elsewhere.
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
    script_line: ScriptLine | None
    script_offered: bool
    waits: bool
    off_branch: bool
    choose_for_opponent: bool
    every_window: bool
    status: str
    choices: Choices

    def events_of(self, place: int) -> tuple[Event, ...]:
        """The events of the beat that ends at cursor ``place``."""
        return events_of(self.line, self.beats, place)

    @classmethod
    def of(cls, visit: Visit) -> Moment:
        """Read a visit where it looks."""
        session, reader, player, live = visit.session, visit.reader, visit.player, visit.live
        may_be_solved = session.loaded.scenario.kind in ("lesson", "puzzle")
        waits, off_branch, solved = session.waits_for_next, session.branch is not None, may_be_solved and session.solved
        whole, (index, end), told_at = visit.state, visit.here, visit.told_at
        script_line = session.suggestion if live else None
        return cls(
            loaded=session.loaded,
            book=session.book,
            reader=reader,
            history=tuple(visit.history),
            plan=session.plan,
            line=visit.line,
            beats=visit.beats,
            stops=visit.stops,
            cursor=visit.cursor,
            reached=min(max(visit.reached, visit.cursor), visit.total),
            index=index,
            end=end,
            told_at=told_at,
            events=events_of(visit.line, visit.beats, told_at) if told_at else (),
            whole=whole,
            live=live,
            deciding=visit.deciding,
            player=player,
            legal=visit.legal,
            decisions=visit.moves_of_visitor(),
            turn_over=visit.turn_over(),
            done=visit.done,
            solved=live and solved,
            played_on=visit.played_on,
            task=visit.task,
            task_step=session.step_at(visit.task),
            step=session.step if live else None,
            feedback=session.feedback if live else None,
            script_line=script_line,
            script_offered=script_line is not None and (player == YOU or session.shows_refusal),
            waits=live and waits,
            off_branch=live and off_branch,
            choose_for_opponent=session.choose_for_opponent,
            every_window=session.every_window,
            status=visit.status,
            choices=visit.choices,
            state=reader.seen(whole),
            asked=reader.asked(whole),
        )
