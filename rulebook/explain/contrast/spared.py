"""Foils of effects that reach every card of a kind: a card beside them that fits but for one condition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulebook.engine.choosing import near_misses
from rulebook.engine.choosing.near_misses import Lack
from rulebook.engine.choosing.targeting import fixed
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NO_CARD, Snapshot
from rulebook.engine.core.effect_paths import operation_at, walk
from rulebook.engine.core.events import Event, EventKind, NoEffect
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.conditions import said_by
from rulebook.explain.things import lacking
from rulebook.explain.tree import Passage
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import And, Filter
from rulebook.vocabulary.operations import THIS, All, Apply, Destroy, Highest, Lowest, Operation
from rulebook.vocabulary.terms import Cause, Zone

from .values import Contrast, Kind, Likely, Step

_TEXT = ("effect.card-over-rule",)
_DOOMED = ("mechanic.E5",)
_KINDS = frozenset(
    {
        EventKind.DESTROYED, EventKind.BANISHED, EventKind.RETURNED, EventKind.SENT, EventKind.TRIBUTED,
        EventKind.POSITION_CHANGED, EventKind.TURNED_FACE_DOWN, EventKind.APPLIED,
    }
)  # fmt: skip
_VISIBLE = (Lack.FACE_DOWN, Lack.FACE_UP, Lack.POSITION, Lack.TYPE, Lack.ATTRIBUTE, Lack.STAT)
"""What a card on the field can lack that a player could overlook."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card on the field that an effect on all cards of a kind leaves out by one condition."""
    told: set[tuple[int, ...]] = set()
    for at, event in enumerate(step.events):
        if event.kind is EventKind.CAME_DUE:
            yield from _doomed(step, event, at)
        if event.kind is EventKind.NO_EFFECT and event.get("reason") == NoEffect.NOTHING_LEFT.value:
            yield from _none_left(step, event, at)
        key = (event.source.uid, *event.clause)
        if event.kind not in _KINDS or event.cause is not Cause.EFFECT or not event.clause or key in told:
            continue
        told.add(key)
        filter = _all_of(step, event)
        table = step.table(step.batch_start(at) - 1) if filter is not None else None
        if filter is not None and table is not None:
            yield from _spared(step, table, event, filter, at)


def _doomed(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """The put-off part of an effect would destroy its own card, which the battle has already destroyed."""
    place, *path = event.clause
    operation = operation_at(step.book.effects(event.source.number)[place], (*path, 0)) if event.source.number else None
    table = step.table(at)
    if operation != Destroy(THIS) or table is None or event.source.uid not in fixed(table):
        return
    told = (("card", step.reader.thing(derived.snapshot(table, event.source.uid))),)
    yield Contrast(Kind.SPARED, "doomed", (event.source,), event.clause, _DOOMED, Likely.OFTEN, at, told)


def _none_left(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """A Chain Link finds no card any more: one that fits but for one condition."""
    table = step.table(at)
    if table is None or not event.subject.number or not 0 < event.link <= len(table.chain):
        return
    if any(one.kind is EventKind.NOT_DONE and one.link == event.link and one.get("near") for one in step.events):
        return  # that part has named the card
    context = table.chain[event.link - 1].context
    effect = step.book.effects(event.subject.number)[context.effect]
    for path, operation in walk(effect.operation) if isinstance(effect, Activated) else ():
        filter = _reached_by(operation)
        if filter is not None:
            found = replace(event, source=event.subject, clause=(context.effect, *path))
            said = said_by(step.book.by_number[event.subject.number], effect, context.effect, path)
            yield from _spared(step, table, found, filter, at, context, said)
            return


def _all_of(step: Step, event: Event) -> Filter | None:
    """The filter of the cards that an operation is done to, if it is done to all or to the one with a number."""
    return _reached_by(step.operation(event))


def _reached_by(operation: Operation | None) -> Filter | None:
    if isinstance(operation, Apply):
        subject = getattr(operation.modifier, "subject", None)
        return subject if isinstance(subject, And) else None
    cards = getattr(operation, "cards", None)
    return cards.filter if isinstance(cards, All | Highest | Lowest) and isinstance(cards.filter, And) else None


def _spared(
    step: Step,
    table: Table,
    event: Event,
    filter: Filter,
    at: int,
    context: Context | None = None,
    said: Passage | None = None,
) -> Iterator[Contrast]:
    reached = {one.subject.uid for one in step.events if one.batch == event.batch}
    if context is None:
        context = Context(event.player, event.source, event.clause[0])
    scope = query.Scope(context.player, context)
    for uid, card in enumerate(table.cards):
        if not card.number or uid in reached or uid == event.source.uid:
            continue
        if card.zone not in IN_PLAY and not (card.zone == Zone.GRAVEYARD and query.names_zone(filter, Zone.GRAVEYARD)):
            continue
        near = near_misses.of_card(table, filter, [], scope, event.player, uid)
        if near is None or near.failed != 1 or near.lack not in _VISIBLE:
            continue
        if card.zone not in IN_PLAY and near.beyond == NO_CARD:
            continue
        found = near.arguments(table)
        told = {"source": step.reader.thing(event.source), **lacking(step.reader, found)}
        snap = found["near"]
        assert isinstance(snap, Snapshot)
        if said is not None:
            told["passage"] = said
        condition = "lacks" if said is None else "lacks.text"
        yield Contrast(
            Kind.SPARED, condition, (event.source, snap), event.clause, _TEXT, Likely.OFTEN, at, tuple(told.items())
        )
