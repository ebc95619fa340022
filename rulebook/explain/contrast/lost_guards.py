"""Foils of protections that end earlier in the same Chain: an effect reaches a card that was safe when it began."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.continuous.derived import Ground
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.conditions import stated_by
from rulebook.explain.things import word
from rulebook.explain.tree import Value
from rulebook.vocabulary.terms import Cause, Verb

from .triggers import MOVED
from .values import Contrast, Kind, Likely, Step

_RULES = ("mechanic.G4", "chain.reverse-resolution")
_REACHED = frozenset({*MOVED, EventKind.CONTROL_CHANGED, EventKind.TURNED_FACE_DOWN, EventKind.POSITION_CHANGED})


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card on the field that an effect reaches and that was safe from it earlier in the Chain."""
    start = -1
    for at, event in enumerate(step.events):
        if event.kind is EventKind.CHAIN_RESOLVES:
            start = at
        card = event.subject
        reached = event.kind in _REACHED and event.cause is Cause.EFFECT and event.link and event.source.number
        if not reached or card.zone not in IN_PLAY or not card.number or event.source.uid == card.uid:
            continue
        end = step.batch_start(at) - 1
        before, now = step.table(start), step.table(end)
        if before is None or now is None or not step.stays(card.uid, start, end):
            continue
        for safe in (_unaffected, _indestructible):
            ground = safe(before, event)
            if ground is not None and ground.card.number and safe(now, event) is None:
                yield _made(step, event, ground, int(safe is _unaffected), _end(step, event, safe, start, end), at)


def _unaffected(table: Table, event: Event) -> Ground | None:
    return derived.immune(table, event.subject.uid, event.source.uid, event.source)


def _indestructible(table: Table, event: Event) -> Ground | None:
    if event.kind is not EventKind.DESTROYED:
        return None
    return derived.forbidding(table, Verb.BE_DESTROYED, uid=event.subject.uid, cause=event.cause)


def _end(step: Step, event: Event, safe: object, start: int, end: int) -> Event | None:
    """The move of a card with which the protection ended; None if it was something else."""
    assert callable(safe)
    for at in range(end, start, -1):
        table = step.table(at - 1)
        if table is not None and safe(table, event) is not None:
            one = step.events[at]
            return one if one.kind in MOVED and one.subject.number else None
    return None


def _made(step: Step, event: Event, ground: Ground, immune: int, ended: Event | None, at: int) -> Contrast:
    condition = "guard-lost"
    told: dict[str, Value] = {
        "immune": immune,
        "card": step.reader.thing(event.subject),
        "source": step.reader.thing(event.source),
        "negator": step.reader.thing(ground.card),
    }
    cards: tuple[Snapshot, ...] = (event.subject, ground.card)
    if ended is not None and ended.link:
        told |= {"other": step.reader.thing(ended.subject), "link": ended.link}
        verb = Verb.MOVE if ended.kind is EventKind.RETURNED else MOVED[ended.kind]
        told["got"] = word("verb", int(verb))
        condition += ".moved"
        cards = (*cards, ended.subject)
    place, *path = ground.clause
    said = stated_by(
        step.book.by_number[ground.card.number], step.book.effects(ground.card.number)[place], place, tuple(path)
    )
    if said is not None:
        told["passage"] = said
        condition += ".text"
    return Contrast(Kind.REACH, condition, cards, ground.clause, _RULES, Likely.SURELY, at, tuple(told.items()))
