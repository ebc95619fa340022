"""One visitor playing one scenario: what is shown of the line, what is chosen on the page, and what a click does."""

from __future__ import annotations

import random
from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from itertools import count

from rulebook.engine.core.actions import Action
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.verdict import IllegalAction, Verdict
from rulebook.languages import FALLBACK
from rulebook.notation import links
from rulebook.notation.action_codes import decode, fits, whole_number
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.links import BadLink
from rulebook.vocabulary.terms import Zone
from scenarios.formats.loader import Loaded
from scenarios.playing.defence import OUTLOOKS
from scenarios.playing.refusals import shown_refusal
from scenarios.playing.session import Session
from tutor_app.wording.typed_moves import Unclear, understand

from .beats import activation_from
from .choices import CHOICES, GRADES, Choices, Typed, answers_of, may_confirm
from .solutions import walked
from .steering import Steering

OPPONENT_MODE, STOPS_MODE, HERE_MODE = "o", "w", "h"
"""URL flags: the visitor chooses for the opponent; play stops at every window; the line ends here."""

_ZONES = frozenset(map(int, Zone))
LONGEST_LINE = 300
"""Maximum length of a typed move in characters."""

_editions = count(random.SystemRandom().randrange(10**12))

MOVES = frozenset({"next", "redo", "undo", "skip", "jump"})
"""Clicks that only show another step."""


HELP = frozenset({"show:hint", "show:solution", "show:answer", "show:what-if", "switch:opponent"})
"""Clicks that help with a puzzle."""
_AGAIN = frozenset({"branch", "restart"})
"""Clicks after which the reader, at the keyboard, is led to what is asked: where they were, the next key would play."""
_HELP = frozenset({"walk", "refute", "branch", "undo", "restart"})
"""The same, whatever follows the verb: the solution on the board, and moves that are taken back."""


@dataclass
class Visit(Steering):
    """A scenario being played on the page, with a handler for every click.

    ``edition`` changes with everything except the step shown, so what was drawn for a step is valid while it is equal.
    ``helped``: the visitor had a hint, saw the solution or took a move back, so a puzzle is not tried on their own.
    """

    edition: int = field(default_factory=_editions.__next__, compare=False)
    helped: bool = field(default=False, compare=False)

    @classmethod
    def open(cls, loaded: Loaded, word: str = "", step: int | None = None, mode: str = "") -> Visit:
        """Open the scenario at its beginning, or with the line from a URL.

        ``step`` is the reader's position in it, ``mode`` the active switches, see ``mode``.
        """
        if word:
            session, status = Session.from_word(loaded, word)
        else:
            session, status = Session(loaded), "ok"
        visit = cls(session, status=status)
        session.choose_for_opponent, session.every_window = OPPONENT_MODE in mode, STOPS_MODE in mode
        shown = visit.cursor_of(session.prelude)
        if word and status in ("ok", "stopped"):
            shown = visit.total if step is None or not 0 <= step <= visit.total else step
        visit.cursor = shown
        if HERE_MODE in mode and session.prelude <= visit.entry < session.number:  # a window otherwise passed by itself
            session.jump(visit.entry)
        return visit

    @property
    def sight(self) -> Hashable:
        """What the page of this visit depends on, equal for two visits of one scenario that look the same.

        None if something was typed or refused, which hardly anybody else does, or is still being searched.
        """
        session, choices = self.session, self.choices
        if choices.typed is not None or choices.refused is not None or self._searching:
            return None
        said = session.feedback
        return (
            tuple((entry.taken.action, entry.taken.origin, entry.progress) for entry in session.history),
            (session.prelude, session.progress, session.choose_for_opponent, session.every_window),
            None if said is None else (said.kind, id(said.text)),  # the text belongs to the scenario and lives with it
            (self.cursor, self.reached, self.status),
            tuple(sorted((name, value) for name, value in vars(choices).items() if name not in ("typed", "refused"))),
        )

    @property
    def _searching(self) -> bool:
        """Whether the page shows how far a search is, or would without the wish not to wait."""
        session, loaded = self.session, self.session.loaded
        if loaded.goal is None or not any(entry.chosen for entry in session.history) or not self.live:
            return False
        return OUTLOOKS.of(loaded, session.state, begin=False).searching is not None

    # The URL ------------------------------------------------------------------------------------

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

    # What a click does --------------------------------------------------------------------------

    def handle(self, what: str, keyboard: bool = False, lang: str = FALLBACK) -> None:
        """Handle a click; unknown or impossible ones are ignored. ``lang`` is the language of what is typed."""
        self.choices.focus = ""
        self.status = "ok"
        verb, _, rest = what.partition(":")
        self.helped = self.helped or what in HELP or verb in _HELP
        if verb not in MOVES:
            self.edition = next(_editions)
        simple = {
            "next": self.forward, "undo": self.back, "redo": self.forward, "skip": self.skip, "restart": self.restart,
            "branch": self.to_branch, "confirm": self.confirm, "chance": self.chance, "close": self.close,
            "suggestion": self.suggestion, "typed-play": self.play_typed, "goon": self.go_on,
            "refute": self.refute, "search": self.ask_again,
        }  # fmt: skip
        if verb in simple and not rest:
            simple[verb]()
            if keyboard and verb in _AGAIN:
                self.choices.focus = "asked"
        elif verb == "act":
            action = decode(what)
            if action is not None and fits(action, self.state):
                self.play(action)
        elif verb == "typed":
            self.judge_typed(rest, lang)
        elif verb == "answer":
            self.answer(whole_number(rest))
        elif verb in ("card", "jump") and (number := whole_number(rest)) is not None:
            if verb == "card":
                self.touch(number, keyboard)
            else:
                self.jump(number)
        elif verb == "pile":
            side, zone = (whole_number(part) for part in rest.partition(":")[::2])
            if side in (0, 1) and zone in _ZONES:
                self.choices.piles ^= {(side, zone)}
        elif verb == "clause":
            self.pick_clause(rest)
        elif verb == "show":
            self.choices.reveal(rest, self._hints, self.cursor)
        elif verb == "walk":
            self.walk(whole_number(rest))
        elif verb == "switch":
            self.switch(rest)

    def elsewhere(self, stop: int) -> Visit:
        """The same visit at another stop, as ``jump`` would leave it."""
        other = replace(self, choices=replace(self.choices))
        other.handle(f"jump:{stop}")
        return other

    def restart(self) -> None:
        """Play the scenario again from its beginning."""
        old = self.session
        self.session = Session(old.loaded, every_window=old.every_window, choose_for_opponent=old.choose_for_opponent)
        self.choices = Choices()
        self.cursor = self.reached = self.cursor_of(self.session.prelude)

    def walk(self, number: int | None) -> None:
        """Show a line of the solution on the board."""
        word = walked(self.session.loaded, number)
        if word:
            self.session, self.status = Session.from_word(self.session.loaded, word)
            self.choices = Choices(solution=self.choices.solution)
            self.cursor = self.reached = self.total

    @property
    def _hints(self) -> int:
        """How many hints there can be."""
        loaded = self.session.loaded
        return GRADES if loaded.scenario.kind == "puzzle" else len(loaded.scenario.hints)

    def to_branch(self) -> None:
        """Return to the position before the wrong move."""
        if self.session.back_to_branch():
            self._clear()
            self.cursor = self.total

    def play(self, action: Action) -> bool:
        """Take a decision at the moment shown, discarding what followed. False if it is illegal."""
        return self._play([action])

    def confirm(self) -> None:
        """Play the cards chosen on the page."""
        if self.choices.picked and may_confirm(self.state.request, self.choices.picked):
            self._play(answers_of(self.state.request, self.choices.picked))

    def chance(self) -> None:
        """Roll the die or draw at random."""
        if self.deciding and self.state.request.player == NOBODY and self.legal:
            self._play([random.SystemRandom().choice(self.legal)])

    def go_on(self) -> None:
        """Continue the Chain when a lesson waits for that."""
        if self.live:
            before = self.total
            if self.session.go_on():
                self._played(before)

    def refute(self) -> None:
        """Show why a puzzle is no longer solved: play on with the moves that hold out longest."""
        before = self.total
        if self.live and self.session.hold_out():
            self._played(before)

    def ask_again(self) -> None:
        """Go on where play waited for a search, as soon as it has ended; otherwise show how far it is."""
        before = self.total
        if self.live and not self.session.future and self.session.searching is None:
            self.session.advance()
        if self.total > before:
            self._played(before)

    def answer(self, number: int | None) -> None:
        """Answer the question of a lesson."""
        if not self.live or number is None:
            return
        before, tried = self.total, self.choices.tried
        if self.session.answer(number):
            self._played(before)
        else:
            self.choices.tried = tuple(dict.fromkeys((*tried, number)))

    def suggestion(self) -> None:
        """Play the next line of a ruling's script; a line that shows a refusal is judged."""
        found = self.session.suggestion if self.live else None
        if found is None:
            return
        state, why = self.state, found.expect.illegal
        self._play_line(found.do)
        if why is not None and self.choices.refused is not None:
            shown = shown_refusal(self.book, state, found.do, why)
            if shown is not None:
                self.choices.refused, self.choices.refused_in = shown.verdict, shown.state

    def touch(self, uid: int, keyboard: bool) -> None:
        """Open a card, or choose it if cards are requested."""
        if not 0 <= uid < len(self.state.cards):
            return
        request = self.state.request
        if self.deciding and self.legal and request.kind in CHOICES and uid in request.options:
            self._pick(uid)
            ready = request.high == 1 and may_confirm(request, self.choices.picked)
            if ready and len(request.options) == 1:
                self.confirm()
            if keyboard and ready:
                self.choices.focus = "main-0"
            return
        self.choices.refused = self.choices.refused_in = self.choices.clause = None
        self.choices.selected = NOBODY if self.choices.selected == uid else uid
        if self.choices.selected == uid:
            if self.live and self.session.step is not None:
                before, card = self.total, self.state.cards[uid].number
                if self.session.select(uid):
                    self._played(before)
                    there = self.state.cards[uid : uid + 1]
                    self.choices.selected = uid if there and there[0].number == card else NOBODY
            if keyboard:
                self.choices.focus = "move-0"

    def pick_clause(self, which: str) -> None:
        """Select a clause of a card's text, ``uid:number``; selecting it again deselects it."""
        uid, number = (whole_number(part) for part in which.partition(":")[::2])
        if uid is not None and number is not None and 0 <= uid < len(self.state.cards):
            chosen = (uid, number)
            self.choices.clause = None if self.choices.clause == chosen else chosen

    def close(self) -> None:
        uid = self.choices.selected
        self.choices.clause = None
        self.choices.selected = NOBODY
        if uid != NOBODY:
            self.choices.focus = f"card-{uid}"

    def judge_typed(self, text: str, lang: str = FALLBACK) -> None:
        """Judge a typed move immediately, in the words of a language or as notation."""
        text = text.strip()[:LONGEST_LINE]
        self.choices.typed = None
        if not text or not self.deciding:
            return
        typed = Typed(text)
        try:
            typed.line, played = understand(self.book, self.state, lang, text, self.session.reader)
            typed.actions, typed.verdict = played.actions, Verdict(played.actions[0], ())
            typed.playable = all(self.session.plays(action.player) for action in played.actions)
        except Refused as error:
            typed.verdict, typed.state = error.verdict, error.state
        except Unclear as error:
            typed.unclear = error
        self.choices.typed = typed

    def play_typed(self) -> None:
        typed = self.choices.typed
        if typed is not None and typed.playable:
            self._play_line(typed.line, self.session.reader)

    def switch(self, name: str) -> None:
        """Toggle a setting, which stays in effect."""
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

    def _clear(self) -> None:
        kept = self.choices
        self.choices = Choices(piles=kept.piles, solution=kept.solution, answer=kept.answer)

    def _rewind(self) -> bool:
        """Make the moment shown the present; False if nothing can be decided there."""
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
            self.choices.refused, self.choices.refused_in = error.verdict, None
            self.cursor = self.total
            return False
        self._played(before)
        return True

    def _play_line(self, text: str, reader: int = NOBODY) -> None:
        if not self._rewind():
            return
        before = self.total
        try:
            self.session.play_line(text, reader=reader)
        except Refused as error:
            self.choices.refused, self.choices.refused_in = error.verdict, error.state
            self.choices.typed = None
        except NotationError:  # the script of a ruling goes on from another position
            return
        else:
            self._played(before)

    def _played(self, before: int) -> None:
        """Show the first result of a decision; ``before`` is the number of beats before it."""
        self._clear()
        told = [stop for stop in self.stops if stop > before and self.told_before(stop) > before]
        self.cursor = told[0] if told else self.total
        first = self.told_before(self.cursor)
        for stop in told[1:]:  # the choices for the activation are known already
            if activation_from(self.line, self.beats, self.told_before(stop)) != first:
                break
            self.cursor = stop
        self.reached = self.cursor
