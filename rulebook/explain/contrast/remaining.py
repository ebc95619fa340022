"""Foils of what stays on the field: the other player's Field Spell, and Equip Cards when a monster changes sides."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.continuous.card_kinds import equips
from rulebook.engine.core.events import Event, EventKind
from rulebook.vocabulary.terms import Icon, Zone

from .values import Contrast, Kind, Likely, Step

_FIELD_SPELLS = ("zone.field.one-each",)
_EQUIPS = ("equip.slot", "equip.effect")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card that stays where a reader could expect it to go."""
    for at, event in enumerate(step.events):
        if event.kind is EventKind.ACTIVATED and not event.get("effect"):
            yield from _field_spell(step, event, at)
        elif event.kind is EventKind.CONTROL_CHANGED and event.subject.number:
            yield from _equipped(step, event, at)


def _field_spell(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """A Field Spell is activated, and that of the other player stays."""
    card = step.book.by_number.get(event.subject.number)
    if card is None or card.icon is not Icon.FIELD or not event.get("card_activation"):
        return
    table = step.table(at)
    if table is None or not table.under(_FIELD_SPELLS):
        return
    for uid in table.in_zone(Zone.FIELD, 1 - event.player):
        if table.is_up(uid) and table.cards[uid].number:
            there = derived.snapshot(table, uid)
            arguments = (("source", step.reader.thing(there)), ("player", step.reader.who(event.player)))
            yield Contrast(Kind.STAYS, "field-spell", (there,), (0,), _FIELD_SPELLS, Likely.SURELY, at, arguments)


def _equipped(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """A monster changes sides, and an Equip Card of the other player stays on it."""
    table = step.table(at)
    uid = event.subject.uid
    if table is None or table.cards[uid].zone != Zone.MONSTER:
        return
    for equip in equips(table, uid):
        card = derived.snapshot(table, equip)
        if (
            not card.number
            or not table.is_up(equip)
            or equip == event.source.uid
            or table.controller(equip) == event.player
        ):
            continue
        arguments = (
            ("source", step.reader.thing(card)),
            ("card", step.reader.thing(event.subject)),
            ("player", step.reader.who(table.controller(equip))),
        )
        yield Contrast(Kind.STAYS, "equip", (card, event.subject), (0,), _EQUIPS, Likely.OFTEN, at, arguments)
