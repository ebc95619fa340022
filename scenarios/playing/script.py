"""Plays lines in sequence: implied passes, the opponent's answers, and the events so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rulebook.engine.api import Transition, apply, legal_actions
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.notation.faults import Ambiguous, NotationError
from rulebook.notation.happening import parse_happening
from rulebook.notation.parser import parse_line
from rulebook.notation.printer import belongs
from rulebook.notation.resolver import Played, resolve
from scenarios.formats.models import Answer

from .foreseen import foreseen
from .judged_windows import most_telling

OPPONENT = 1
MOST = 400
"""Maximum number of consecutive implied actions before a line is considered unplayable."""


class Origin(StrEnum):
    """Who or what decided an action."""

    CHOSEN = "chosen"
    FORCED = "forced"
    IMPLIED = "implied"
    SCRIPT = "script"
    ANSWER = "answer"
    UNPROVED = "unproved"
    CHANCE = "chance"


@dataclass(frozen=True, slots=True)
class Taken:
    """One action taken: the duel before and after it, its events, who decided, and the duel after each event."""

    before: DuelState
    action: Action
    after: DuelState
    events: tuple[Event, ...]
    origin: Origin
    moments: tuple[DuelState, ...] = ()


def _taken(state: DuelState, action: Action, made: Transition, origin: Origin) -> Taken:
    return Taken(state, action, made.state, made.events, origin, made.moments)


def take(book: Book, state: DuelState, action: Action, origin: Origin) -> Taken:
    """Take an action.

    Raises:
        IllegalAction: it is illegal.
    """
    return _taken(state, action, apply(book, state, action, record=True), origin)


def taken_from(state: DuelState, played: Played, origin: Origin) -> list[Taken]:
    """The actions of a line that was played from ``state``."""
    found: list[Taken] = []
    for action, transition in zip(played.actions, played.transitions, strict=True):
        found.append(_taken(state, action, transition, origin))
        state = transition.state
    return found


def grouped(taken: Sequence[Taken]) -> list[list[Taken]]:
    """Announcements with their choices, and single answers."""
    groups: list[list[Taken]] = []
    for one in taken:
        if groups and belongs((groups[-1][0].before, groups[-1][0].action), (one.before, one.action)):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def implied(book: Book, state: DuelState) -> Action | None:
    """The implied action: a pass if passing is possible, otherwise the only possible action.

    None if somebody has to decide, and in the open game state.
    """
    if state.request.kind in (RequestKind.NOTHING, RequestKind.OPEN):
        return None
    legal = [action for action in legal_actions(book, state) if action.kind != ActionKind.WITHDRAW]
    for action in legal:
        if action.kind == ActionKind.PASS:
            return action
    return legal[0] if len(legal) == 1 else None


def has_choice(book: Book, state: DuelState) -> bool:
    """Whether the player being asked has more than one option."""
    return len([action for action in legal_actions(book, state) if action.kind != ActionKind.WITHDRAW]) > 1


def forced_windows(book: Book, state: DuelState, waiting: int = NOBODY) -> Iterator[DuelState]:
    """Yield the state, then the states after windows in which nobody has a choice but the player ``waiting``."""
    yield state
    while state.request.kind == RequestKind.RESPOND and (
        state.request.player == waiting or not has_choice(book, state)
    ):
        state = apply(book, state, Action(ActionKind.PASS, state.request.player), trusted=True, events=False).state
        yield state


def since_your_move(history: Iterable[Taken]) -> tuple[Event, ...]:
    """The events since your last move other than a pass (including that move), in order."""
    recent: list[Taken] = []
    for taken in history:
        if taken.action.player == 0 and taken.action.kind in _MOVES:
            recent.clear()
        recent.append(taken)
    return tuple(event for taken in recent for event in taken.events)


_MOVES = (
    ActionKind.SUMMON,
    ActionKind.SET,
    ActionKind.FLIP,
    ActionKind.SPECIAL,
    ActionKind.CHANGE,
    ActionKind.ATTACK,
    ActionKind.ACTIVATE,
    ActionKind.NEXT,
)


def find_answer(
    book: Book, state: DuelState, answers: Iterable[Answer], events: tuple[Event, ...]
) -> list[Taken] | None:
    """The opponent's prepared answer at this point: the first one that matches the events and is possible."""
    for answer in answers:
        if answer.when is None or parse_happening(answer.when).holds(book, events):
            try:
                played = resolve(book, state, parse_line(answer.do))
            except NotationError:
                continue
            return taken_from(state, played, Origin.ANSWER)
    return None


class Script:
    """A duel being played from lines. ``history`` holds every action taken, including implied passes.

    Args:
        book: ruleset and cards.
        state: the initial state.
        answers: the opponent's decisions where the lines name none.
    """

    def __init__(self, book: Book, state: DuelState, answers: tuple[Answer, ...] = ()) -> None:
        self.book = book
        self.start = state
        self.answers = answers
        self.history: list[Taken] = []

    @property
    def state(self) -> DuelState:
        return self.history[-1].after if self.history else self.start

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for taken in self.history for event in taken.events)

    @property
    def unproved(self) -> int:
        """The number of the opponent's decisions that no answer covered."""
        return sum(taken.origin == Origin.UNPROVED for taken in self.history)

    def play(self, text: str) -> list[Taken]:
        """Play a line, with the passes and answers that precede it.

        Raises:
            NotationError: it is unreadable, ambiguous, or refused in every window it could belong to.
        """
        line = parse_line(text)
        mark = len(self.history)
        errors: list[NotationError] = []
        chained = over = False
        for _ in range(MOST):
            chain = bool(self.state.chain)
            over, chained = over or (chained and not chain), chain
            try:
                played = resolve(self.book, self.state, line)
            except Ambiguous:
                del self.history[mark:]
                raise
            except NotationError as error:
                if not errors or not over:
                    errors.append(error)
            else:
                self.history += taken_from(self.state, played, Origin.SCRIPT)
                return self.history[mark:]
            if not self.step():
                break
        del self.history[mark:]
        raise foreseen(self.book, most_telling(errors), line, waiting=True)

    def step(self) -> bool:
        """Take the implied action or the opponent's answer; False if somebody has to decide."""
        book, state = self.book, self.state
        action = implied(book, state)
        if state.request.player == OPPONENT and self.answers and has_choice(book, state):
            found = find_answer(book, state, self.answers, since_your_move(self.history))
            if found is not None:
                self.history += found
                return True
            if action is not None:
                self.history.append(take(book, state, action, Origin.UNPROVED))
                return True
        if action is None:
            return False
        self.history.append(take(book, state, action, Origin.IMPLIED))
        return True

    def settle(self) -> None:
        """Take implied actions and answers until somebody has to decide or the duel is over."""
        for _ in range(MOST):
            if not self.step():
                return
