"""One visitor at one scenario: what is shown of the played line, what is chosen on the page, and what a click does."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from rulebook.engine.actions import Action, ActionKind
from rulebook.engine.api import judge, legal_actions, view, view_events, view_verdict
from rulebook.engine.book import Book
from rulebook.engine.state import NOBODY, DuelState, RequestKind
from rulebook.engine.verdict import IllegalAction, Verdict
from rulebook.notation import links
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.links import BadLink
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from scenarios.history import YOU, Entry
from scenarios.loader import Loaded
from scenarios.script import Taken
from scenarios.session import Session

from .asking import CHOICES, answers_of, decode, may_confirm
from .choices import Choices, Typed
from .playback import Beat, Turned, beats, moment, stops_of

_ACTIONS = frozenset(int(kind) for kind in ActionKind)
LONGEST_LINE = 300
"""A typed move may have this many characters."""


@dataclass
class Desk:
    """A scenario being played on the page.

    ``cursor`` is how many beats of the played line have been shown; at the last one the visitor decides.
    """

    session: Session
    cursor: int = 0
    status: str = "ok"
    choices: Choices = field(default_factory=Choices)

    @classmethod
    def open(cls, loaded: Loaded, word: str = "", step: int | None = None) -> Desk:
        """The scenario from its beginning, or with the line of an address; ``step`` is where in it the reader is."""
        if word:
            session, status = Session.from_word(loaded, word)
        else:
            session, status = Session(loaded), "ok"
        desk = cls(session, status=status)
        shown = desk.cursor_of(session.prelude)
        if word and status in ("ok", "stopped"):
            shown = desk.total if step is None or not 0 <= step <= desk.total else step
        desk.cursor = shown
        return desk

    # What is shown ------------------------------------------------------------------------------

    @property
    def book(self) -> Book:
        return self.session.book

    @property
    def history(self) -> list[Entry]:
        return self.session.history

    @property
    def reader(self) -> int:
        """Whose knowledge the page shows: yours, or both players' (NOBODY) when you choose for both."""
        return NOBODY if self.session.choose_for_opponent else YOU

    def seen(self, state: DuelState) -> DuelState:
        """A state as the reader may see it."""
        return state if self.reader == NOBODY else view(self.book, state, YOU)

    def hide(self, verdict: Verdict) -> Verdict:
        """A verdict as the reader may hear it."""
        return verdict if self.reader == NOBODY else view_verdict(self.book, self.state, verdict, YOU)

    @property
    def line(self) -> tuple[Turned, ...]:
        """The played line as the reader may see it."""
        found = []
        for entry in self.history:
            taken = entry.taken
            events = taken.events
            if self.reader != NOBODY:
                events = view_events(self.book, taken.after, events, YOU)
            action = taken.action.kind in _ACTIONS
            fresh = not action and taken.before is not taken.after
            found.append(Turned(taken.before, taken.after, events, entry.chosen and action, fresh))
        return tuple(found)

    @property
    def beats(self) -> tuple[Beat, ...]:
        return beats(self.line)

    @property
    def total(self) -> int:
        return len(self.beats)

    def cursor_of(self, number: int) -> int:
        """The cursor at which the first ``number`` entries of the history have been shown."""
        shown = sum(beat.turned < number for beat in self.beats)
        return max((stop for stop in self.stops if stop <= shown), default=0)

    @property
    def stops(self) -> tuple[int, ...]:
        """The cursors worth stopping at, see ``playback.stops_of``."""
        return stops_of(self.line)

    @property
    def told_at(self) -> int:
        """The number of the beat that is told at the moment shown; 0 at the beginning."""
        return self.told_before(self.cursor)

    def told_before(self, cursor: int) -> int:
        """The beat told at a cursor: the last one that is not quiet, unless the visitor's own quiet one came later."""
        line, every = self.line, self.beats
        for place in range(cursor, 0, -1):
            beat = every[place - 1]
            if not beat.quiet or (line[beat.turned].chosen and place == cursor):
                return place
            if line[beat.turned].chosen:
                break
        return cursor

    @property
    def here(self) -> tuple[int, int]:
        """The entry looked at and how many of its events have happened; (-1, 0) at the very beginning."""
        if self.cursor == 0:
            return -1, 0
        beat = self.beats[self.cursor - 1]
        return beat.turned, beat.end

    @property
    def entry(self) -> int:
        """How many entries of the history are fully shown; NOBODY in the middle of one."""
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
        """The whole duel at the moment shown; between two beats only for looking at."""
        index, end = self.here
        if index < 0:
            return self.history[0].taken.before if self.history else self.session.state
        taken = self.history[index].taken
        return moment(Turned(taken.before, taken.after, taken.events), end)

    @property
    def player(self) -> int:
        """Who decides at the moment shown; NOBODY if nobody does, or chance."""
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
        """Names the moment shown; a click that carries another one is stale."""
        return f"{self.session.loaded.scenario.id}/{self.session.number}/{self.cursor}"

    @property
    def word(self) -> str:
        """The played line for the address; nothing where there is none, or it is too long."""
        if len(self.history) == self.session.prelude or not any(e.chosen for e in self.history):
            return ""
        try:
            return self.session.word()
        except BadLink:
            return ""

    @property
    def empty_word(self) -> str:
        """The address of the scenario with nothing decided yet, for when only the step in it is to be kept."""
        return links.encode(self.session.loaded.digest, ())

    # What a click does --------------------------------------------------------------------------

    def handle(self, what: str, keyboard: bool = False) -> None:
        """Do what a click says; an unknown or impossible one does nothing."""
        self.choices.focus = ""
        self.status = "ok"
        verb, _, rest = what.partition(":")
        simple = {
            "next": self.forward, "undo": self.back, "redo": self.forward, "skip": self.skip, "restart": self.restart,
            "branch": self.to_branch, "confirm": self.confirm, "chance": self.chance, "close": self.close,
            "suggestion": self.suggestion, "typed-play": self.play_typed, "goon": self.go_on,
        }  # fmt: skip
        if verb in simple and not rest:
            simple[verb]()
        elif verb == "act":
            action = decode(what)
            if action is not None:
                self.play(action)
        elif verb == "typed":
            self.judge_typed(rest)
        elif verb in ("card", "jump") and rest.lstrip("-").isdigit():
            if verb == "card":
                self.touch(int(rest), keyboard)
            else:
                self.jump(int(rest))
        elif verb == "pile":
            side, _, zone = rest.partition(":")
            if side.isdigit() and zone.isdigit():
                self.choices.piles ^= {(int(side), int(zone))}
        elif verb == "show":
            self.reveal(rest)
        elif verb == "switch":
            self.switch(rest)

    def forward(self) -> None:
        """Show the next beat worth a stop."""
        self._move_to(next((stop for stop in self.stops if stop > self.cursor), self.total))

    def back(self) -> None:
        self._move_to(max((stop for stop in self.stops if stop < self.cursor), default=0))

    def skip(self) -> None:
        """Go to the next moment at which the visitor decides."""
        while not self.live:
            self.forward()
            if self.deciding:
                break

    def jump(self, stop: int) -> None:
        """Go to a stop by its number in the step bar."""
        if 0 <= stop < len(self.stops):
            self._move_to(self.stops[stop])

    def restart(self) -> None:
        """Play the scenario again from its beginning."""
        old = self.session
        self.session = Session(
            old.loaded, every_window=old.every_window, choose_for_opponent=old.choose_for_opponent
        )
        self.choices = Choices()
        self.cursor = self.cursor_of(self.session.prelude)

    def to_branch(self) -> None:
        """Back to the position before the move that led astray."""
        if self.session.back_to_branch():
            self._clear()
            self.cursor = self.total

    def play(self, action: Action) -> bool:
        """Take a decision where the reader looks; what lay ahead is given up. False if the rules refuse it."""
        return self._play([action])

    def confirm(self) -> None:
        """Play the cards chosen on the page."""
        if self.choices.picked and may_confirm(self.state.request, self.choices.picked):
            self._play(answers_of(self.state.request, self.choices.picked))

    def chance(self) -> None:
        """Let the die or the lot decide."""
        if self.deciding and self.state.request.player == NOBODY and self.legal:
            self._play([random.SystemRandom().choice(self.legal)])

    def go_on(self) -> None:
        """Play a running Chain on where a lesson waits for that."""
        if self.live:
            before = self.total
            if self.session.go_on():
                self._played(before)

    def suggestion(self) -> None:
        """Play the next line of a ruling's script; a line that shows a refusal is judged."""
        found = self.session.suggestion if self.live else None
        if found is not None:
            self._play_line(found.do)

    def touch(self, uid: int, keyboard: bool) -> None:
        """Open a card, or choose it where cards are asked for."""
        if not 0 <= uid < len(self.state.cards):
            return
        request = self.state.request
        if self.deciding and self.legal and request.kind in CHOICES and uid in request.options:
            self._pick(uid)
            if keyboard and may_confirm(request, self.choices.picked) and request.high == 1:
                self.choices.focus = "main-0"
            return
        self.choices.refused = None
        self.choices.selected = NOBODY if self.choices.selected == uid else uid
        if self.choices.selected == uid:
            if self.live and self.session.step is not None:
                before = self.total
                if self.session.select(uid):
                    self._played(before)
                    self.choices.selected = uid
            if keyboard:
                self.choices.focus = "move-0"

    def close(self) -> None:
        uid = self.choices.selected
        self.choices.selected = NOBODY
        if uid != NOBODY:
            self.choices.focus = f"card-{uid}"

    def judge_typed(self, text: str) -> None:
        """Judge a typed move on the spot."""
        text = text.strip()[:LONGEST_LINE]
        self.choices.typed = None
        if not text or not self.deciding:
            return
        typed = Typed(text)
        try:
            played = resolve(self.book, self.state, parse_line(text))
            typed.verdict = judge(self.book, self.state, played.actions[0])
        except Refused as error:
            typed.verdict = error.verdict
        except NotationError as error:
            typed.error = error
        self.choices.typed = typed

    def play_typed(self) -> None:
        typed = self.choices.typed
        if typed is not None and typed.verdict is not None and typed.verdict.ok:
            self._play_line(typed.text)

    def reveal(self, what: str) -> None:
        """Show a hint more, the solution or the answer; or hide it again."""
        if what == "hint":
            self.choices.hints += 1
        elif what == "hint-off":
            self.choices.hints = 0
        elif what == "solution":
            self.choices.solution = not self.choices.solution
        elif what == "answer":
            self.choices.answer = not self.choices.answer

    def switch(self, name: str) -> None:
        """Turn a setting on or off; it holds from now on."""
        if name == "opponent":
            self.session.choose_for_opponent = not self.session.choose_for_opponent
        elif name == "stops":
            self.session.every_window = not self.session.every_window

    # Inside -------------------------------------------------------------------------------------

    def _pick(self, uid: int) -> None:
        request = self.state.request
        chosen = self.choices.picked
        if uid in chosen:
            self.choices.picked = tuple(each for each in chosen if each != uid)
        elif request.kind != RequestKind.PICK or request.high - len(request.picked) <= 1:
            self.choices.picked = (uid,)
        elif len(request.picked) + len(chosen) < request.high:
            self.choices.picked = (*chosen, uid)

    def _move_to(self, cursor: int) -> None:
        self.cursor = max(0, min(cursor, self.total))
        self.choices.picked = ()
        self.choices.typed = None
        self.choices.refused = None

    def _clear(self) -> None:
        kept = self.choices
        self.choices = Choices(piles=kept.piles, solution=kept.solution, answer=kept.answer)

    def _rewind(self) -> bool:
        """Make the moment shown the present; False where nothing can be decided."""
        if not self.deciding:
            return False
        if not self.live:
            self.session.jump(self.entry)
        return True

    def _play(self, actions: list[Action]) -> bool:
        if not actions or not self._rewind():
            return False
        before = self.total
        try:
            for action in actions:
                self.session.play(action)
        except IllegalAction as error:
            self.choices.refused = error.verdict
            self.cursor = self.total
            return False
        self._played(before)
        return True

    def _play_line(self, text: str) -> None:
        if not self._rewind():
            return
        before = self.total
        try:
            self.session.play_line(text)
        except Refused as error:
            self.choices.refused = error.verdict
            self.choices.typed = None
        except NotationError as error:
            self.choices.typed = Typed(text, error)
        else:
            self._played(before)

    def _played(self, before: int) -> None:
        """Show the first thing worth telling that came of a decision; ``before`` beats had been there."""
        self._clear()
        told = (stop for stop in self.stops if stop > before and self.told_before(stop) > before)
        self.cursor = next(told, self.total)

    def turn_over(self) -> bool:
        """Whether the turn the scenario began in is over, or the duel is."""
        start = self.session.loaded.start
        state = self.session.state
        return state.turn > start.turn or state.winner != NOBODY

    def moves_of_visitor(self) -> tuple[Action, ...]:
        """The decisions taken so far that are neither a pass nor taken back."""
        found: list[Action] = []
        for entry in self.history[self.session.prelude :]:
            if entry.chosen and is_move(entry.taken):
                found.append(entry.taken.action)
            elif entry.chosen and entry.taken.action.kind == ActionKind.WITHDRAW:
                while found and found.pop().kind == ActionKind.CHOOSE:
                    pass
        return tuple(found)


def is_move(taken: Taken) -> bool:
    """Whether this was an action of the duel that did something: no pass, nothing taken back."""
    return taken.action.kind in _ACTIONS - {ActionKind.PASS, ActionKind.WITHDRAW}
