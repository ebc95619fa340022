"""What would have happened if a rule that decides a step were not in force: the step is played again without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from rulebook.articles.rules import rules as every_rule
from rulebook.engine.api import apply, judge, known, legal_actions, view_events
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Argument
from rulebook.engine.views import hidden_from
from rulebook.explain.narrate import narrate
from rulebook.explain.tree import Explanation, Quoted, Role, RuleName, Value
from rulebook.vocabulary.terms import Zone

from .values import Contrast, Kind, Likely, Played, Step

MOST_TRIED = 8
"""The number of rules that are left out, one after the other."""

MOST_PASSED = 4
"""How far the duel is played on, by passing, to see whether something happens a little later."""

MOST_SAID = 2
"""The number of sentences about what a rule changes."""

_UNSAID = frozenset(
    {
        EventKind.PASSED, EventKind.STEP_BEGAN, EventKind.CHAIN_RESOLVES, EventKind.RESOLVING, EventKind.RESOLVED,
        EventKind.CHAIN_ENDED, EventKind.PHASE_BEGAN, EventKind.PHASE_ENDED, EventKind.TURN_BEGAN,
    }
)  # fmt: skip
"""Events that only say how far the duel is."""

_CONDITIONS = {
    (True, True): ("instead", Likely.SURELY),
    (True, False): ("more", Likely.OFTEN),
    (False, True): ("less", Likely.PERHAPS),
}
"""By whether something else would have happened, and whether something would not have, which is what the rule says."""

_Key = tuple[object, ...]


class _Line(NamedTuple):
    """A step played: its events as the viewer hears them, those when it is played on, and what is asked then."""

    events: tuple[Event, ...]
    later: tuple[Event, ...]
    end: DuelState


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each rule cited at the step without which something else would have happened."""
    if step.played is None:
        return
    start = _start(step, step.played)
    real = _play(step, step.book, start, step.played.actions)
    if real is None or [*map(_key, real.events)] != [*map(_key, step.all_events)]:
        return  # what happened depends on cards that the viewer does not know
    told: set[tuple[Value, ...]] = set()
    for rule, at in _rules(step):
        arguments = _differences(step, start, real, rule)
        if arguments and (said := tuple(arguments.values())) not in told:
            told.add(said)
            condition, likely = _CONDITIONS["told" in arguments, "lost" in arguments]
            named = (("rule", RuleName(rule)), *arguments.items())
            yield Contrast(Kind.WITHOUT, condition, (), (len(told),), (rule,), likely, at, named)


def _rules(step: Step) -> Iterator[tuple[str, int]]:
    """Yield the rules that the sentences of the step cite, with the event, the first sentences first."""
    found: dict[str, int] = {}
    for made in narrate(step.book, step.before, step.events, step.viewer):
        for rule in made.rules:
            if rule in every_rule() and step.book.under((rule,)):
                found.setdefault(rule, made.events[0])
    yield from list(found.items())[:MOST_TRIED]


def _start(step: Step, played: Played) -> DuelState:
    """The duel before the step as the viewer knows it after the step, in a state of its own."""
    if step.sees_all:
        return played.start.with_()
    state = known(step.book, played.start, step.viewer)
    cards = list(state.cards)
    for uid, number in _identified(step.all_events):
        if uid >= len(cards) or cards[uid].number == number:
            continue
        if cards[uid].number:  # in the viewer's own Deck, whose order is not known: another card is there instead
            there = (at for at, card in enumerate(cards) if card.zone == Zone.DECK and card.number == number)
            if (other := next(there, uid)) != uid:
                cards[other] = cards[other]._replace(number=cards[uid].number)
        cards[uid] = cards[uid]._replace(number=number)
    return state.with_(cards=tuple(cards))


def _identified(events: Iterable[Event]) -> Iterator[tuple[int, int]]:
    """Yield the cards that the viewer learns from events: uid and number."""
    for event in events:
        for snap in (event.subject, event.source, *(one for _, one in event.arguments if isinstance(one, Snapshot))):
            if snap.uid >= 0 and snap.number:
                yield snap.uid, snap.number


def _play(step: Step, book: Book, start: DuelState, actions: Sequence[Action]) -> _Line | None:
    """The actions of the step under a book; None if one of them is illegal there."""
    state, events = start.with_(book=book.digest), list[Event]()
    for action in actions:
        if not judge(book, state, action).ok:
            return None
        made = apply(book, state, action, trusted=True)
        state = made.state
        events += made.events
    later = list(events)
    for _ in range(MOST_PASSED):
        further = _passing(book, state)
        if further is None:
            break
        made = apply(book, state, further, trusted=True)
        state = made.state
        later += made.events
    return _Line(_heard(step, book, state, events), _heard(step, book, state, later), state)


def _passing(book: Book, state: DuelState) -> Action | None:
    """A pass, or the only possible action; None in the open game state and where somebody chooses."""
    if state.request.kind in (RequestKind.NOTHING, RequestKind.OPEN):
        return None
    passing = Action(ActionKind.PASS, state.request.player)
    if judge(book, state, passing).ok:
        return passing
    legal = [one for one in legal_actions(book, state) if one.kind != ActionKind.WITHDRAW]
    return legal[0] if len(legal) == 1 else None


def _heard(step: Step, book: Book, after: DuelState, events: Sequence[Event]) -> tuple[Event, ...]:
    """Events as the viewer hears them; a card that they do not know after the step is not named."""
    if step.sees_all or step.played is None:
        return tuple(events)
    start, known_now = step.played.start, dict(_identified(step.all_events))
    hidden = {uid for uid in range(len(start.cards)) if hidden_from(start, uid, step.viewer)} - known_now.keys()
    return tuple(
        replace(
            event,
            subject=_covered(event.subject, hidden),
            source=_covered(event.source, hidden),
            arguments=tuple((name, _covered_argument(value, hidden)) for name, value in event.arguments),
        )
        for event in view_events(book, after, events, step.viewer)
    )


def _covered(snap: Snapshot, hidden: Collection[int]) -> Snapshot:
    return snap._replace(number=0, atk=0, def_=0, level=0) if snap.uid in hidden else snap


def _covered_argument(value: Argument, hidden: Collection[int]) -> Argument:
    if isinstance(value, Snapshot):
        return _covered(value, hidden)
    if isinstance(value, tuple) and value and isinstance(value[0], Snapshot):
        return tuple(_covered(one, hidden) for one in value if isinstance(one, Snapshot))
    return value


def _key(event: Event) -> _Key:
    """What makes two events the same: not their place in the Chain, nor the numbers of a card."""
    arguments = tuple((name, _bare(value)) for name, value in event.arguments if name not in ("links", "link", "speed"))
    return (event.kind, _bare(event.subject), event.player, event.cause, event.source.uid, arguments)


def _bare(value: Argument) -> object:
    if isinstance(value, Snapshot):
        return (value.uid, value.number)
    if isinstance(value, tuple):
        return tuple(_bare(one) if isinstance(one, Snapshot) else one for one in value)
    return value


def _differences(step: Step, start: DuelState, real: _Line, rule: str) -> dict[str, Value]:
    """What would have happened without a rule as ``told``, and what would not as ``lost``, as far as there is any."""
    other = _play(step, _without(step.book, rule), start, step.played.actions if step.played is not None else ())
    if other is None:
        return {}
    told = _said(step, start, other.events, real.later)
    asked, now = real.end.request, other.end.request
    lost = _said(step, start, real.events, other.later, passed=asked[:3] != now[:3])
    shown = _shown(step)
    lost = [one for one in lost if any(at in shown for at in one.events)]
    if lost:
        told = [one for one in told if one.role is not Role.NOTHING]
    return {name: Quoted(tuple(said[:MOST_SAID])) for name, said in (("told", told), ("lost", lost)) if said}


def _shown(step: Step) -> range:
    """The places of the step's own events among all of them: what comes later is not told yet."""
    first = next((at for at, event in enumerate(step.all_events) if event is step.events[0]), 0) if step.events else 0
    return range(first, first + len(step.events))


def _said(
    step: Step, start: DuelState, events: Sequence[Event], elsewhere: Sequence[Event], *, passed: bool = False
) -> list[Explanation]:
    """The sentences about events that do not happen elsewhere.

    ``passed``: it stops earlier there, so only what happens before something that happens in both is certain.
    """
    there = Counter(map(_key, elsewhere))
    only: list[int] = []
    last = -1
    for at, event in enumerate(events):
        if there[_key(event)] > 0:
            there[_key(event)] -= 1
            last = at
        elif event.kind not in _UNSAID:
            only.append(at)
    certain = {at for at in only if at < last or not passed}
    if not certain:
        return []
    same = {*map(_words, narrate(step.book, start, elsewhere, step.viewer))}
    made = narrate(step.book, start, events, step.viewer)
    return [one for one in made if not certain.isdisjoint(one.events) and _words(one) not in same]


def _words(one: Explanation) -> _Key:
    """What a sentence says; that a card went elsewhere is a sentence of its own."""
    told = dict(one.arguments)
    if "intended" in told:
        told["to"] = told.pop("intended")
    return (one.node, *sorted(told.items(), key=lambda named: named[0]))


@lru_cache(maxsize=256)
def _without(book: Book, rule: str) -> Book:
    """The book without a rule: it is made once, with all that it computes from its cards."""
    return book.without(rule)
