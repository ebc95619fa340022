"""How a scene goes: what is played, what the other card could do meanwhile, and each of its answers played out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from rulebook.engine.api import announcements, judge, legal_actions
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Verdict
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.printer import lines_of
from rulebook.notation.words import ZONES
from rulebook.vocabulary.terms import Zone
from scenarios.formats.board import board_state
from scenarios.playing.script import Origin, Script, Taken, take

from .scenes import Placed, Scene

MOST_STEPS = 60
"""Actions after which a scene is considered to go on without end."""
_FIRST = (ActionKind.PASS, ActionKind.NO, ActionKind.DONE)
OCCASIONS = (
    EventKind.SUMMON_DECLARED,
    EventKind.SUMMONED,
    EventKind.ACTIVATED,
    EventKind.ATTACK_DECLARED,
)
"""What the card does that another card may answer."""


@dataclass(frozen=True, slots=True)
class Window:
    """A decision of the other card's player right after the card did something: the last such event, and what is legal.

    ``verdict`` says why the other card cannot be activated, if it cannot.
    """

    at: int
    state: DuelState
    occasion: Event
    options: tuple[Action, ...]
    verdict: Verdict | None = None


@dataclass(slots=True)
class Course:
    """A scene as it was played: what was taken, the line that was refused, and the windows for the other card."""

    book: Book
    scene: Scene
    taken: tuple[Taken, ...] = ()
    refused: Refused | None = None
    card: int = NOBODY
    other: int = NOBODY
    third: int = NOBODY
    windows: list[Window] = field(default_factory=list)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened."""
        return tuple(event for one in self.taken for event in one.events)


def course(book: Book, scene: Scene) -> Course | None:
    """Play the lines of a scene's use while the other card does nothing of its own accord.

    Returns:
        The course; None if the board is impossible or the lines cannot be read on it.
    """
    state = board_state(book, scene.board)
    made = Course(book, scene)
    made.card = _uid(state, scene.card.number, scene.use.player, avoid=NOBODY)
    made.other = _added(state, Placed(scene.other, scene.holder, scene.place), made.card)
    if NOBODY in (made.card, made.other):
        return None
    if scene.third is not None:
        made.third = _added(state, scene.third, made.card)
        if made.third == NOBODY:
            return None
    if scene.use.lines:
        _play_example(made, state)
    else:
        _play_plain(made, state)
    made.windows = list(_windows(made))
    return made if made.taken or made.refused else None


def _play_example(made: Course, state: DuelState) -> None:
    script = Script(made.book, state, made.scene.use.answers)
    try:
        for line in made.scene.use.lines:
            script.play(line.do)
        script.settle()
    except Refused as refused:
        made.refused = refused
    except NotationError:
        pass
    made.taken = tuple(script.history)


def _play_plain(made: Course, state: DuelState) -> None:
    use, book = made.scene.use, made.book
    number = book.by_slug[use.first].number
    named = [uid for uid, card in enumerate(state.cards) if card.number == number and card.owner == use.turn]
    legal = [one for one in legal_actions(book, state) if one.kind == use.verb and one.card in named]
    if legal:
        made.taken = drive(made, state, legal[0], (made.other, made.card))
        return
    tried = [
        judge(book, state, action)
        for uid in named[:1]
        for action in announcements(book, state, use.turn, uid)
        if action.kind == use.verb
    ]
    if tried:
        verdict = min(tried, key=lambda one: len(one.failures))
        made.refused = Refused(state, verdict.action, verdict)


def _uid(state: DuelState, number: int, player: int, avoid: int) -> int:
    """The card with this number on a side, on the field or in the hand first; the last one, which was added."""
    found = [
        uid for uid, card in enumerate(state.cards) if card.number == number and card.owner == player and uid != avoid
    ]
    seen = [uid for uid in found if state.cards[uid].zone not in (Zone.DECK, Zone.GRAVEYARD)]
    return (seen or found or [NOBODY])[-1]


def _added(state: DuelState, added: Placed, card: int) -> int:
    """A card added at its place."""
    zone = ZONES[added.place.key]
    found = [
        uid
        for uid, one in enumerate(state.cards)
        if (one.number, one.zone, one.owner) == (added.card.number, zone, added.holder) and uid != card
    ]
    return (found or [NOBODY])[-1]


def _windows(made: Course) -> Iterator[Window]:
    """Yield the first window of the other card after each thing the card does."""
    occasion: Event | None = None
    seen: set[int] = set()
    player = made.scene.holder
    for at, one in enumerate(made.taken):
        state = one.before
        request = state.request
        if occasion is not None and request.player == player and request.kind in (
            RequestKind.RESPOND, RequestKind.TRIGGER,
        ):  # fmt: skip
            options = tuple(
                action
                for action in legal_actions(made.book, state)
                if action.card == made.other and action.kind in (ActionKind.ACTIVATE, ActionKind.CHOOSE)
            )
            if options or id(occasion) not in seen:
                seen.add(id(occasion))
                yield Window(at, state, occasion, options, None if options else _verdict(made, state))
        if one.action.kind != ActionKind.PASS:
            occasion = None
        for event in one.events:
            if event.kind in OCCASIONS:
                occasion = event if event.subject.uid == made.card else None
            elif event.kind is EventKind.STEP_BEGAN:
                occasion = event if made.card in _battling(one.after) else None
            elif event.kind is EventKind.CHAIN_ENDED:
                occasion = None


def _battling(state: DuelState) -> tuple[int, int]:
    """The uids of the attacker and its target."""
    return (state.battle.attacker.uid, state.battle.target)


def _verdict(made: Course, state: DuelState) -> Verdict | None:
    """Why the other card cannot be activated now: the verdict with the fewest reasons against it."""
    tried = [
        judge(made.book, state, action)
        for action in announcements(made.book, state, made.scene.holder, made.other)
        if action.kind == ActionKind.ACTIVATE
    ]
    return min(tried, key=lambda verdict: len(verdict.failures), default=None)


def answered_again(made: Course, window: Window, option: Action) -> Course:
    """The course after the other card is used in a window, with the windows of the third card in answer to it."""
    third = made.scene.third
    assert third is not None
    scene = replace(made.scene, other=third.card, holder=third.holder, place=third.place)
    again = Course(made.book, scene, card=made.other, other=made.third, third=made.card)
    again.taken = (*made.taken[: window.at], *answered(made, window, option))
    again.windows = [one for one in _windows(again) if one.at > window.at]
    return again


def answered(made: Course, window: Window, option: Action) -> tuple[Taken, ...]:
    """What happens when the other card is used in this window, with every choice for the card, and everything after."""
    return drive(made, window.state, option, (made.card, made.other))


def drive(made: Course, state: DuelState, action: Action, wanted: tuple[int, ...]) -> tuple[Taken, ...]:
    """Take an action and go on until somebody is free to act, choosing the ``wanted`` cards wherever possible."""
    history = [take(made.book, state, action, Origin.CHOSEN)]
    while len(history) < MOST_STEPS:
        state = history[-1].after
        if state.request.kind in (RequestKind.NOTHING, RequestKind.OPEN):
            break
        history.append(take(made.book, state, _choice(made.book, state, wanted), Origin.CHOSEN))
    return tuple(history)


_STOPS = (ActionKind.PASS, ActionKind.NO)


def _choice(book: Book, state: DuelState, wanted: tuple[int, ...]) -> Action:
    """The choice for the wanted cards; otherwise optional effects are declined and the first card is taken."""
    legal = [action for action in legal_actions(book, state) if action.kind != ActionKind.WITHDRAW]
    request = state.request
    if request.kind == RequestKind.RESPOND:
        return next((action for action in legal if action.kind in _STOPS), legal[0])
    for uid in wanted:
        for action in legal:
            if action.card == uid and action.kind in (ActionKind.CHOOSE, ActionKind.ACTIVATE, ActionKind.YES):
                return action
    if request.kind == RequestKind.TRIGGER:
        return next((action for action in legal if action.kind in _STOPS), legal[0])
    if request.kind == RequestKind.PICK and request.picked:
        return next((action for action in legal if action.kind == ActionKind.DONE), legal[0])
    return next((action for action in legal if action.kind == ActionKind.YES), legal[0])


def lines(book: Book, taken: Sequence[Taken]) -> tuple[str, ...]:
    """The lines that play these actions; passes are implied, and so are last choices from a Deck."""
    moments = [(one.before, one.action) for one in taken if one.action.kind != ActionKind.PASS]
    found = [str(line) for line, _ in lines_of(book, moments)]
    while found and found[-1].split(": ", 1)[1].startswith("choose ") and ".deck" in found[-1]:
        found.pop()
    return tuple(found)
