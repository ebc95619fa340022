"""From a line to actions: what a line means in this duel, played to the end of the announcement."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rulebook.engine.api import Transition, against_card, announcements, apply, known, legal_actions, view_verdict
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import IllegalAction
from rulebook.vocabulary.terms import Cause, Position

from .declared import declares, value_of, while_announcing, word_of
from .effect_places import takes, unlikeliness
from .faults import Ambiguous, Refused, Unreadable
from .lines import CardName, Clause, LineAction
from .names import alike, cards_named, shortest_name
from .words import CHANCE, COST_WORDS, NUMBER_WORD, POSITION_WORDS, TARGET_WORD

_ANNOUNCES: dict[str, ActionKind] = {
    "summon": ActionKind.SUMMON,
    "set": ActionKind.SET,
    "flip": ActionKind.FLIP,
    "special-summon": ActionKind.SPECIAL,
    "change": ActionKind.CHANGE,
    "attack": ActionKind.ATTACK,
    "activate": ActionKind.ACTIVATE,
    "order": ActionKind.ACTIVATE,
}
_ANSWERS: dict[str, ActionKind] = {
    "yes": ActionKind.YES,
    "no": ActionKind.NO,
    "pass": ActionKind.PASS,
    "done": ActionKind.DONE,
    "withdraw": ActionKind.WITHDRAW,
}
_UNDERSTOOD = (("summon", Position.ATTACK), ("flip", Position.ATTACK), ("set", Position.DEFENSE))
"""Positions that may be given although nothing asks for them."""
_CHOICES = (RequestKind.PICK, RequestKind.NUMBER, RequestKind.POSITION, RequestKind.ATTACK_TARGET)


class Played(NamedTuple):
    """A playable line: its actions, what each one did, and the duel afterwards."""

    actions: tuple[Action, ...]
    transitions: tuple[Transition, ...]
    state: DuelState

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for transition in self.transitions for event in transition.events)


class _Play:
    """A line being played on copies of the state; nothing outside changes until all of it has succeeded."""

    def __init__(self, book: Book, state: DuelState, line: LineAction, reader: int) -> None:
        self.reader = reader
        self.book = book
        self.line = line
        self.start = self.state = state
        self.actions: list[Action] = []
        self.transitions: list[Transition] = []

    def do(self, action: Action) -> None:
        """Play one action.

        Raises:
            Refused: it is illegal.
        """
        try:
            transition = apply(self.book, self.state, action, record=True)
        except IllegalAction as error:
            verdict = error.verdict
            if self.reader != NOBODY:
                verdict = view_verdict(self.book, self.state, verdict, self.reader)
            raise Refused(self.state, action, verdict) from None
        self.actions.append(action)
        self.transitions.append(transition)
        self.state = transition.state

    def legal(self) -> tuple[Action, ...]:
        return legal_actions(self.book, self.state)

    def played(self) -> Played:
        return Played(tuple(self.actions), tuple(self.transitions), self.state)

    def named(self, name: CardName) -> tuple[int, ...]:
        """The cards a name can refer to now, as far as the reader knows them."""
        return cards_named(self.book, self.state, name, self.reader)

    def name_of(self, uid: int) -> str:
        """What whoever wrote the line would call a card."""
        return str(shortest_name(self.book, self.state, uid, self.reader))

    def one_of(self, name: CardName, uids: Iterable[int]) -> int | None:
        """The card among ``uids`` that ``name`` refers to; None if there is none.

        Raises:
            Ambiguous: several different cards match.
        """
        named = self.named(name)
        if not named:
            raise Unreadable("not-here", found=str(name))
        found = tuple(uid for uid in named if uid in set(uids))
        if not found:
            return None
        if not alike(self.state, found):
            options = tuple(self.name_of(uid) for uid in found)
            raise Ambiguous("which-card", options, found=str(name))
        return found[0]


def resolve(book: Book, state: DuelState, line: LineAction, reader: int = NOBODY) -> Played:
    """Determine what ``line`` does in ``state`` and play it: the announcement, then its cost, targets and so on.

    Forced choices are made automatically; a choice that the line leaves open is an error.

    Args:
        book: ruleset and cards.
        state: the duel before the line; it is not modified.
        line: a parsed line.
        reader: the player who wrote the line. Everything, the duel afterwards included, is then computed from what
            this player knows (``api.known``), so that no answer reveals a hidden card. NOBODY knows every card.

    Returns:
        The actions with their transitions, and the duel afterwards.

    Raises:
        Unreadable: it names a card that does not exist or is not there, or contains more than is asked for.
        Ambiguous: it fits several cards or effects, or a choice is missing.
        Refused: it is illegal; the error holds the verdict.
    """
    play = _Play(book, state if reader == NOBODY else known(book, state, reader), line, reader)
    if line.verb in _ANNOUNCES:
        play.do(_announcement(play))
        _follow_up(play)
    elif line.verb in _ANSWERS:
        play.do(Action(_ANSWERS[line.verb], line.player))
    elif line.verb == "next":
        play.do(Action(ActionKind.NEXT, line.player, value=int(line.phase or 0)))
    elif line.verb == "roll":
        play.do(Action(ActionKind.ROLL, CHANCE, value=line.number or 0))
    elif line.verb == "toss":
        play.do(Action(ActionKind.TOSS, CHANCE, value=line.number or 0))
    elif line.verb == "lot":
        uid = play.one_of(line.cards[0], state.request.options or range(len(state.cards)))
        if uid is None:
            uid = play.named(line.cards[0])[0]
        play.do(Action(ActionKind.LOT, CHANCE, uid))
    elif line.verb == "choose":
        _choose(play)
    else:
        raise Unreadable("not-asked", found=line.verb)
    return play.played()


def _announcement(play: _Play) -> Action:
    """The action meant by the verb and the card of the line."""
    line, book, state = play.line, play.book, play.state
    kind, name = _ANNOUNCES[line.verb], line.cards[0]
    named = play.named(name)
    if not named:
        raise Unreadable("not-here", found=str(name))
    legal = {action for action in play.legal() if action.kind == kind and action.player == line.player}
    fitting = sorted(action for action in legal if action.card in named and _effect_fits(book, state, line, action))
    if not fitting:
        return _refused_candidate(play, kind, named)
    uids = tuple(dict.fromkeys(action.card for action in fitting))
    if len(uids) > 1 and not alike(state, uids):
        options = tuple(play.name_of(uid) for uid in uids)
        raise Ambiguous("which-card", options, found=str(name))
    fitting = [action for action in fitting if action.card == uids[0]]
    if len(fitting) > 1:
        numbers = tuple(f"effect {effect_number(book, state, action)}" for action in fitting)
        raise Ambiguous("which-effect", numbers, found=str(name))
    return fitting[0]


def effect_number(book: Book, state: DuelState, action: Action) -> int:
    """Which of its card's activatable effects an ACTIVATE means, counted from 1 as printed."""
    effects = book.effects(state.cards[action.card].number)
    return sum(hasattr(effect, "operation") and hasattr(effect, "kind") for effect in effects[: action.index]) + 1


def _effect_fits(book: Book, state: DuelState, line: LineAction, action: Action) -> bool:
    if action.kind != ActionKind.ACTIVATE or line.number is None:
        return True
    return effect_number(book, state, action) == line.number


def _refused_candidate(play: _Play, kind: ActionKind, named: tuple[int, ...]) -> Action:
    """The action to judge if none is legal: the player's own card before others, fewest failures first.

    An effect that takes what the line names comes first, one that only its event can set off, and not where its card
    is, last.
    """
    line, book, state = play.line, play.book, play.state
    candidates: list[Action] = []
    for uid in named:
        entries = [entry for entry in announcements(book, state, line.player, uid) if entry.kind == kind]
        candidates += [entry for entry in entries if _effect_fits(book, state, line, entry)]
        if not entries:
            candidates.append(Action(kind, line.player, uid))
    if not candidates:
        raise Unreadable("not-asked", found=f"effect {line.number}")
    own = [action for action in candidates if state.cards[action.card].holder == line.player] or candidates
    targets, cost = any(clause.word == TARGET_WORD for clause in line.clauses), bool(_cost_clauses(line))
    fitting = [action for action in own if takes(book, state, action, targets=targets, cost=cost)] or own
    return min(fitting, key=lambda action: unlikeliness(book, state, action))


def _cost_clauses(line: LineAction) -> list[Clause]:
    return [clause for clause in line.clauses if clause.word in COST_WORDS]


def _follow_up(play: _Play) -> None:
    """Answer the requests of the announcement from the clauses of the line."""
    line = play.line
    costs = [name for clause in _cost_clauses(line) for name in clause.cards]
    targets = [name for clause in line.clauses if clause.word == TARGET_WORD for name in clause.cards]
    named = [clause for clause in line.clauses if clause.number is not None]
    amounts = [clause.number or 0 for clause in named if clause.word == "paying"]
    numbers = [clause.number or 0 for clause in named if clause.word != "paying"] or list(amounts)
    words = [name.slug for clause in line.clauses if clause.word == NUMBER_WORD for name in clause.cards]
    position, directly = line.position, line.directly
    while _asks_more(play):
        request = play.state.request
        legal = play.legal()
        if request.kind == RequestKind.PICK:
            _pick(play, costs if request.purpose in (Purpose.COST, Purpose.TRIBUTE, Purpose.SUMMON) else targets)
        elif request.kind == RequestKind.ATTACK_TARGET:
            if directly:
                directly = False
                play.do(Action(ActionKind.CHOOSE, line.player, NOBODY))
            elif targets:
                _pick(play, targets)
            else:
                _forced(play, legal)
        elif request.kind == RequestKind.NUMBER and declares(request.purpose) and words:
            play.do(Action(ActionKind.NUMBER, line.player, value=_declared(play, words.pop(0))))
        elif request.kind == RequestKind.NUMBER and numbers:
            value = numbers.pop(0)
            if value in amounts:
                amounts.remove(value)
            play.do(Action(ActionKind.NUMBER, line.player, value=value))
        elif request.kind == RequestKind.POSITION and position is not None:
            play.do(Action(ActionKind.POSITION, line.player, value=int(position)))
            position = position if _several(play) else None
        else:
            _forced(play, legal)
    _check_unasked(play, (*costs, *targets), directly)
    if position is not None and (line.verb, position) not in _UNDERSTOOD:
        raise Unreadable("no-choice", found=POSITION_WORDS[position])
    _check_amounts(play, amounts)


def _several(play: _Play) -> bool:
    """Whether one line Summons several monsters, all in the given position."""
    request = play.state.request
    return request.kind == RequestKind.POSITION and request.purpose == Purpose.SUMMON


def _check_unasked(play: _Play, names: tuple[CardName, ...], directly: bool) -> None:
    """Clauses that were not asked for must match what happened as the only possibility."""
    events = play.played().events
    touched: set[int] = set()
    for event in events:
        if event.kind in (EventKind.TARGETED, EventKind.TRIBUTED) or event.cause in (Cause.COST, Cause.SUMMON):
            touched.add(event.subject.uid)
        if event.kind == EventKind.ATTACK_DECLARED:
            target = event.get("target")
            touched.add(target.uid if isinstance(target, Snapshot) else NOBODY)
    for name in names:
        named = cards_named(play.book, play.start, name, play.reader)
        if touched.isdisjoint(named):
            _refuse_card(play, named)
            raise Unreadable("no-choice", found=str(name))
    if directly and NOBODY not in touched:
        raise Unreadable("no-choice", found="directly")


def _refuse_card(play: _Play, named: tuple[int, ...]) -> None:
    """Refuse a card for which there was no choice, if something is known against it."""
    for uid in named[:1]:
        verdict = against_card(play.book, play.start, play.actions[0], uid)
        if verdict is not None:
            if play.reader != NOBODY:
                verdict = view_verdict(play.book, play.start, verdict, play.reader)
            raise Refused(play.start, verdict.action, verdict)


def _asks_more(play: _Play) -> bool:
    """Whether the announcement is still being completed."""
    request = play.state.request
    if declares(request.purpose) and not while_announcing(play.state):
        return False
    return (
        request.kind in _CHOICES
        and request.player == play.line.player
        and request.purpose not in (Purpose.RESOLUTION, Purpose.HAND_LIMIT, Purpose.OPTIONAL_EFFECT)
        and (request.purpose != Purpose.TARGET or play.line.verb in ("activate", "order"))
    )


def _pick(play: _Play, names: list[CardName]) -> None:
    """Pick the next card of a group: the named ones that fit, in ascending order; then finish."""
    request = play.state.request
    legal = play.legal()
    offered = {action.card: action for action in legal if action.kind == ActionKind.CHOOSE}
    room = max(request.high - len(request.picked), 1)
    wanted: dict[int, CardName] = {}
    for name in names:
        if len(wanted) == room:
            break
        uid = play.one_of(name, offered.keys() - wanted.keys())
        if uid is not None:
            wanted[uid] = name
    if wanted:
        uid = min(wanted)
        names.remove(wanted[uid])
        play.do(offered[uid])
        return
    done = next((action for action in legal if action.kind == ActionKind.DONE), None)
    if done is not None and (request.picked or not names):
        play.do(done)
    elif names:
        uid = play.named(names[0])[0]
        play.do(Action(ActionKind.CHOOSE, play.line.player, uid))
    else:
        _forced(play, legal)


def _forced(play: _Play, legal: tuple[Action, ...]) -> None:
    """Make a forced choice.

    Raises:
        Ambiguous: there are several.
    """
    open_ = [action for action in legal if action.kind != ActionKind.WITHDRAW]
    if len(open_) != 1:
        raise Ambiguous("open-choice", tuple(_option(play, action) for action in open_[:12]))
    play.do(open_[0])


def _option(play: _Play, action: Action) -> str:
    if action.kind == ActionKind.CHOOSE:
        return "directly" if action.card == NOBODY else play.name_of(action.card)
    if action.kind == ActionKind.POSITION:
        return {1: "atk", 2: "def"}.get(action.value, "set")
    if action.kind == ActionKind.NUMBER:
        word = word_of(play.book, play.state.request.purpose, action.value)
        return f"{NUMBER_WORD} {word or action.value}"
    return ActionKind(action.kind).name.lower()


def _declared(play: _Play, word: str) -> int:
    """The value of a declared word.

    Raises:
        Unreadable: it cannot be declared here.
    """
    value = value_of(play.book, play.state.request.purpose, word)
    if value is None:
        raise Unreadable("not-asked", found=word)
    return value


def _check_amounts(play: _Play, amounts: list[int]) -> None:
    """``paying 800`` must match the amount paid."""
    events = play.played().events
    paid = [event.get("amount") for event in events if event.kind == EventKind.PAID_LP]
    for amount in amounts:
        if amount not in paid:
            raise Unreadable("pays", found=str(amount), amount=", ".join(map(str, paid)) or "0")


def _choose(play: _Play) -> None:
    """``choose ...``: answer the whole current request in one line."""
    line, request = play.line, play.state.request
    names = list(line.cards)
    if line.nothing:
        kind = ActionKind.NO if request.kind == RequestKind.REPLAY else ActionKind.DONE
        play.do(Action(kind, line.player))
    elif line.number is not None:
        play.do(Action(ActionKind.NUMBER, line.player, value=line.number))
    elif declares(request.purpose) and names:
        play.do(Action(ActionKind.NUMBER, line.player, value=_declared(play, names[0].slug)))
    elif line.position is not None:
        play.do(Action(ActionKind.POSITION, line.player, value=int(line.position)))
    elif line.directly:
        play.do(Action(ActionKind.CHOOSE, line.player, NOBODY))
    elif request.kind == RequestKind.TRIGGER:
        play.do(_announcement(_Play(play.book, play.state, line_as_order(line), play.reader)))
    else:
        first = request
        while names:
            _pick(play, names)
        request = play.state.request
        same = (request.kind, request.player, request.purpose) == (first.kind, first.player, first.purpose)
        done = Action(ActionKind.DONE, line.player)
        if same and len(request.picked) > len(first.picked) and done in play.legal():
            play.do(done)


def line_as_order(line: LineAction) -> LineAction:
    """``choose C`` means ``order C`` if the request is for the next trigger."""
    return LineAction(line.player, "order", line.cards)
