"""Foils of an effect that Special Summons as many monsters as possible: those that it leaves where they are."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.choosing import near_misses
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.explain.things import lacking
from rulebook.vocabulary import filters as f
from rulebook.vocabulary.operations import All, SpecialSummon
from rulebook.vocabulary.terms import Cause, Side, Zone

from .values import Contrast, Kind, Likely, Step

_IMPROPER = ("summon.special.proper-first", "mechanic.H3")
_UNFIT = ("effect.card-over-rule", "mechanic.H3")
_FULL = ("zone.monster.full",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each monster that is not Summoned because of itself, and one for those without a free zone."""
    last: dict[int, int] = {}
    for at, event in enumerate(step.events):
        if event.kind is EventKind.SUMMONED and event.cause is Cause.EFFECT and event.source.number:
            last[event.source.uid] = at
    for at in last.values():
        event, table = step.events[at], step.table(at)
        operation = step.operation(event)
        if table is not None and isinstance(operation, SpecialSummon) and isinstance(operation.cards, All):
            yield from _left(step, table, event, at, operation, operation.cards.filter)


def _left(
    step: Step, table: Table, event: Event, at: int, operation: SpecialSummon, asked: f.Filter
) -> Iterator[Contrast]:
    source = event.source
    parts = filter_parts(asked)
    places = {zone for part in parts if isinstance(part, f.In) for zone in part.zones}
    crowded: list[Snapshot] = []
    for uid, card in enumerate(table.cards):
        if card.zone not in places or not card.number or not table.is_monster(uid):
            continue
        scope = query.Scope(card.owner, Context(card.owner, source, event.clause[0]))
        if not query.fits(table, f.And(tuple(_of_any(one) for one in parts)), uid, scope):
            continue
        lying = derived.snapshot(table, uid)
        near = near_misses.of_card(table, f.And(()), [operation], scope, card.owner, uid)
        if near is not None:
            told = tuple({**lacking(step.reader, near.arguments(table)), "source": step.reader.thing(source)}.items())
            rules = _IMPROPER if near.lack is near_misses.Lack.PROPER else _UNFIT
            yield Contrast(Kind.BACK, "left", (lying, source), event.clause, rules, Likely.SURELY, at, told)
        elif not table.free_slots(Zone.MONSTER, card.owner):
            crowded.append(lying)
    if crowded:
        told = (("source", step.reader.thing(source)), ("cards", step.reader.things(tuple(crowded))))
        yield Contrast(Kind.BACK, "crowded", (*crowded, source), event.clause, _FULL, Likely.SURELY, at, told)


def _of_any(part: f.Filter) -> f.Filter:
    return f.In(part.zones, Side.ANY) if isinstance(part, f.In) and part.side is Side.EACH else part
