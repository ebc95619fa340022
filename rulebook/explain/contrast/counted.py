"""Foils of effects that count cards: one that fits but for one condition, or that has left, is not counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from rulebook.engine.choosing import near_misses
from rulebook.engine.choosing.near_misses import Lack
from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.card_kinds import summons_again
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.rule_ids.general import GEMINI
from rulebook.explain.things import lacking, word
from rulebook.explain.tree import Value
from rulebook.vocabulary.amounts import Count, Sum
from rulebook.vocabulary.filters import Filter
from rulebook.vocabulary.terms import Cause, Position, Zone

from .strengths import news
from .values import Contrast, Kind, Likely, Step, leaves_field

_ATTACHED = ("xyz.material.not-on-field",)
_TEXT = ("effect.card-over-rule",)
_AMOUNTS = frozenset({EventKind.EFFECT_DAMAGE, EventKind.GAINED_LP, EventKind.APPLIED})
_VISIBLE = (Lack.FACE_DOWN, Lack.FACE_UP, Lack.POSITION, Lack.TYPE, Lack.ATTRIBUTE, Lack.STAT)
"""What a card on the field can lack that a player could overlook."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card on the field that an effect does not count because of one condition."""
    for at, event in enumerate(step.events):
        if event.kind not in _AMOUNTS or event.cause is not Cause.EFFECT:
            continue
        table = step.table(at - 1)
        if table is None:
            continue
        for filter in _counts(step.operation(event)):
            yield from _uncounted(step, table, event.player, event.source, event.clause, filter, at)
            yield from _attached(step, table, event.player, event.source, event.clause, filter, at)
            yield from _gone(step, table, event, filter, at)


def continuous(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card on the field that a continuous gain, new at this step, does not count."""
    for one in news(step):
        table = step.table(one.at)
        if table is not None:
            context = one.item.scope.context
            clause, source = (context.effect, *one.item.path), derived.source_of(table, one.item)
            for filter in _counts(one.item.modifier):
                yield from _uncounted(step, table, one.item.scope.player, source, clause, filter, one.at)
                yield from _attached(step, table, one.item.scope.player, source, clause, filter, one.at)


def _counts(value: object) -> Iterator[Filter]:
    """The filters that the amounts of an operation count."""
    if isinstance(value, Count | Sum):
        yield value.filter
    elif is_dataclass(value):
        for one in fields(value):
            yield from _counts(getattr(value, one.name))


def _gone(step: Step, table: Table, event: Event, filter: Filter, at: int) -> Iterator[Contrast]:
    """A card that was counted until it left the field, in the same step."""
    scope = query.Scope(event.player, Context(event.player, event.source, event.clause[0]))
    for left in step.events[:at]:
        uid = left.subject.uid
        if not leaves_field(left) or not left.subject.number or table.cards[uid].zone in IN_PLAY:
            continue
        if query.fits(table, filter, uid, scope, left.subject) and not query.fits(table, filter, uid, scope):
            zone = word("zone", int(table.cards[uid].zone))
            told: dict[str, Value] = {"card": step.reader.thing(left.subject), "to": zone}
            told["source"] = step.reader.thing(event.source)
            cards = (left.subject, event.source)  # told beside what lies there and is not counted
            yield Contrast(
                Kind.SPARED, "counted-until", cards, event.clause, _TEXT, Likely.OFTEN, at, tuple(told.items())
            )  # fmt: skip


def _attached(
    step: Step, table: Table, player: int, source: Snapshot, clause: tuple[int, ...], filter: Filter, at: int
) -> Iterator[Contrast]:
    """Xyz Materials that would be counted if they were monsters on the field."""
    scope = query.Scope(player, Context(player, source, clause[0]))
    found: list[Snapshot] = []
    for uid in range(len(table.cards)):
        snap = derived.snapshot(table, uid)
        if snap.zone != Zone.ATTACHED or not snap.number or query.fits(table, filter, uid, scope):
            continue
        lying = snap._replace(zone=Zone.MONSTER, position=Position.ATTACK)
        if query.fits(table, filter, uid, scope, lying):
            found.append(snap)
    if found:
        told: dict[str, Value] = {"source": step.reader.thing(source), "cards": step.reader.things(tuple(found))}
        yield Contrast(
            Kind.SPARED, "attached", (source, *found), clause, _ATTACHED, Likely.OFTEN, at, tuple(told.items())
        )  # fmt: skip


def _uncounted(
    step: Step, table: Table, player: int, source: Snapshot, clause: tuple[int, ...], filter: Filter, at: int
) -> Iterator[Contrast]:
    scope = query.Scope(player, Context(player, source, clause[0]))
    for uid, card in enumerate(table.cards):
        if not card.number or card.zone not in IN_PLAY or uid == source.uid:
            continue
        near = near_misses.of_card(table, filter, [], scope, player, uid)
        if near is None or near.failed != 1:
            continue
        again = summons_again(table, uid) and not derived.is_negated(table, uid)
        if near.lack not in _VISIBLE and not again:
            continue
        found = lacking(step.reader, near.arguments(table))
        told: tuple[tuple[str, Value], ...] = (("source", step.reader.thing(source)), *found.items())
        name, rules = ("gemini-uncounted", GEMINI) if again else ("not-counted", _TEXT)
        cards = (source, derived.snapshot(table, uid))
        yield Contrast(Kind.SPARED, name, cards, clause, rules, Likely.OFTEN, at, told)
