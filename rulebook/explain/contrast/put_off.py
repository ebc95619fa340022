"""Foils of what was put off to a later phase: it will not come, because its last card leaves or turns face-down."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous.durations import WAITING
from rulebook.engine.core.card_state import NO_CARD
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Lingering
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import LATER
from rulebook.explain.event_grounds import acts_on_itself
from rulebook.explain.things import word
from rulebook.vocabulary.terms import Position

from .linkless import PARTED
from .values import Contrast, Kind, Likely, Step


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each part of an effect that waits for a phase and loses its last card."""
    for at, event in enumerate(step.events):
        if event.kind is EventKind.TURNED_FACE_DOWN and event.subject.number:
            yield from _face_down(step, event, at)
        if event.kind not in PARTED or event.get("to_zone") is None or not event.subject.number:
            continue
        table = step.table(step.batch_start(at) - 1)
        for one in table.lingering if table is not None else ():
            if table is not None and one.until == WAITING and one.number and _last(step, table, one, event, at):
                yield _made(step, event, one, at)


def _face_down(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """What waits for a phase and would be done to a monster as it was before it was turned face-down."""
    before, after = step.table(step.batch_start(at) - 1), step.table(at)
    if before is None or after is None:
        return
    for one in before.lingering:
        there = [ref for ref in one.subjects if before.is_unchanged(ref)]
        waits = one.until == WAITING and one.number and [ref.uid for ref in there] == [event.subject.uid]
        if waits and not any(after.is_unchanged(ref) for ref in there):
            yield _made(step, event, one, at)


def _last(step: Step, table: Table, one: Lingering, event: Event, at: int) -> bool:
    """Whether the card of the event is the last one that waits, nothing is left after it, and it has not come."""
    if event.source.uid == one.source.uid:  # the put-off part itself moves the card
        return False
    own = event.subject.uid == one.source.uid and table.is_same(one.source)
    if own and acts_on_itself(step.book, one.number, one.effect, one.path):
        return True
    if any(due.kind is EventKind.CAME_DUE and due.source.uid == one.source.uid for due in step.all_events):
        return False
    first = step.batch_start(at) - 1
    there = [ref.uid for ref in one.subjects if table.is_same(ref)]
    return there[-1:] == [event.subject.uid] and not any(step.stays(uid, first, at) for uid in there)


def _made(step: Step, event: Event, one: Lingering, at: int) -> Contrast:
    source = NO_CARD._replace(uid=one.source.uid, number=one.number, owner=one.player, controller=one.player)
    own = event.subject.uid == one.source.uid
    face_down = event.kind is EventKind.TURNED_FACE_DOWN
    card = event.subject._replace(position=Position.DEFENSE) if face_down else event.subject
    told = (
        ("card", step.reader.thing(card)),
        ("source", step.reader.thing(source)),
        ("phase", word("phase", one.wait[0])),
    )
    name, likely = ("own-card-gone", Likely.SURELY) if own else ("gone", Likely.PERHAPS)
    if face_down:
        name, likely = "face-down", Likely.SURELY
    return Contrast(Kind.LATER, name, (event.subject,), (one.effect,), LATER, likely, at, told)
