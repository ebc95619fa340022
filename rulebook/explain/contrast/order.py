"""Foils of order: of several triggers that go on the Chain together, which one could have gone before this one."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.chain.response_windows import ready
from rulebook.engine.core.book import Book
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import PendingTrigger
from rulebook.engine.rule_ids.chain import IN_ORDER
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Activated

from .values import Contrast, Kind, Likely, Step


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each trigger put on the Chain while another one waited that has to come later."""
    for at, event in enumerate(step.events):
        if event.kind is EventKind.ACTIVATED and event.subject.number:
            others = [one for one in _waiting(step, at) if one.source.uid != event.subject.uid]
            found = [made for other in others if (made := _later(step, at, other)) is not None]
            yield from sorted(found, key=lambda one: -one.likely)[:1]


def _waiting(step: Step, at: int) -> tuple[PendingTrigger, ...]:
    """The triggers that waited together with the one activated and can be put on the Chain after it."""
    table, event = step.table(at), step.events[at]
    if table is None or not table.pending:
        return ()
    for earlier in range(at - 1, -2, -1):
        then = step.after(earlier)
        if then is not None and any(_is(one, event) for one in then.pending):
            return tuple(one for one in table.pending if one in then.pending and ready(table, one))
    return ()


def _is(waiting: PendingTrigger, event: Event) -> bool:
    return (waiting.source.uid, waiting.effect) == (event.subject.uid, event.get("effect"))


def _later(step: Step, at: int, other: PendingTrigger) -> Contrast | None:
    """Why another trigger comes later; None if its controller decides that."""
    event, state = step.events[at], step.after(at)
    effect = event.get("effect")
    if state is None or not isinstance(effect, int):
        return None
    optional = _optional(step.book, event.subject.number, effect)
    too = _optional(step.book, other.source.number, other.effect)
    turn = event.player == state.turn_player
    if not optional and too:
        condition, likely = "mandatory", Likely.OFTEN if turn and event.player != other.player else Likely.SURELY
    elif optional == too and turn and other.player != event.player:
        condition, likely = "turn-player", Likely.SURELY
    else:
        return None
    told: dict[str, Value] = {
        "card": step.reader.thing(event.subject),
        "other": step.reader.thing(other.source),
        "player": step.reader.who(event.player),
        "mandatory": int(not optional),
        "twin": int(event.subject.number == other.source.number),
        "link": event.link,
    }
    cards = (event.subject, other.source)
    return Contrast(Kind.ORDER, condition, cards, (effect,), IN_ORDER, likely, at, tuple(told.items()))


def _optional(book: Book, number: int, effect: int) -> bool:
    found = book.effects(number)[effect]
    return isinstance(found, Activated) and found.optional
