"""What a card counts as in its zone and which effects it has there: monsters as Equip Cards, Gemini monsters.

A card's type line implies some things that none of its effects declares (mechanic F6).
"""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import CardRef, Snapshot
from rulebook.engine.core.state import Relation, RelationKind
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.field import EQUIP_TRAP
from rulebook.engine.rule_ids.general import EQUIP_KINDS, EQUIPPED_MONSTER, GEMINI
from rulebook.vocabulary.effects import Activated, Card, Effect
from rulebook.vocabulary.terms import CardKind, Icon, MonsterKind, Ref, Zone

_LYING = (Zone.MONSTER, Zone.GRAVEYARD)


PENDULUM_SPELL = ("pendulum.dual-nature",)
TWO_BOXES = ("pendulum.effect.zone", "pendulum.effect.monster")


def in_force(table: Table, uid: int, where: tuple[Zone, ...]) -> bool:
    """Whether an effect belongs to the part of the card in force: a Pendulum Monster has two."""
    card = table.card(uid)
    if card is None or not card.is_pendulum or not table.under(TWO_BOXES):
        return True
    return (table.cards[uid].zone == Zone.PENDULUM) == (Zone.PENDULUM in where)


def kind_of(table: Table, card: Card, zone: int, equipped: bool = False) -> CardKind:
    """The kind a card counts as in a zone: a monster equipped to another one is a Spell."""
    if zone == Zone.PENDULUM and table.under(PENDULUM_SPELL):
        return CardKind.SPELL
    if card.kind == CardKind.TRAP and equipped and not table.under(EQUIP_TRAP):
        return CardKind.SPELL
    if card.kind == CardKind.MONSTER and zone == Zone.SPELL and table.under(EQUIPPED_MONSTER):
        return CardKind.SPELL
    return card.kind


def _points_at_host(value: object) -> bool:
    if isinstance(value, Ref):
        return value == Ref.HOST
    if isinstance(value, tuple):
        return any(_points_at_host(part) for part in value)
    names = getattr(type(value), "__dataclass_fields__", {})
    return any(_points_at_host(getattr(value, name)) for name in names)


def _as_equip(effect: Effect) -> bool:
    """Whether a monster has this effect while it is an Equip Card: it refers to its host, or works from there."""
    if isinstance(effect, Activated):
        return Zone.SPELL in effect.where
    return _points_at_host(effect)


@lru_cache(maxsize=8192)
def _equip_effects(book: Book, number: int) -> frozenset[int] | None:
    """The effects that a Monster Card has as an Equip Card; None for other cards."""
    card = book.by_number.get(number)
    if card is None or card.kind != CardKind.MONSTER:
        return None
    return frozenset(index for index, effect in enumerate(book.effects(number)) if _as_equip(effect))


def _ref(table: Table, uid: int, snap: Snapshot | None) -> CardRef:
    return snap.ref if snap else table.ref(uid)


def hosts(table: Table, uid: int, snap: Snapshot | None = None) -> list[int]:
    """The monsters a card is equipped to, now or when ``snap`` was taken."""
    ref = _ref(table, uid, snap)
    return [one.other.uid for one in table.relations if one.kind == RelationKind.EQUIPPED and one.source == ref]


def equips(table: Table, uid: int, snap: Snapshot | None = None) -> list[int]:
    """The Equip Cards of a monster, now or when ``snap`` was taken."""
    ref = _ref(table, uid, snap)
    return [one.source.uid for one in table.relations if one.kind == RelationKind.EQUIPPED and one.other == ref]


def is_equip(table: Table, uid: int, snap: Snapshot | None = None) -> bool:
    """Whether it is an Equip Card: an Equip Spell, or any card equipped to a monster (rule equip.card.kinds)."""
    card = table.book.by_number.get(snap.number if snap else table.cards[uid].number)
    if card is not None and card.icon == Icon.EQUIP:
        return True
    return table.under(EQUIP_KINDS) and bool(hosts(table, uid, snap))


def awake(table: Table, ref: CardRef) -> bool:
    """Whether a Gemini monster has been Normal Summoned again."""
    return any(one.kind == RelationKind.AWAKE and one.source == ref for one in table.relations)


def asleep(table: Table, uid: int, snap: Snapshot | None = None) -> bool:
    """Whether the card is a Gemini monster that counts as a Normal Monster, now or when ``snap`` was taken."""
    number, zone = (snap.number, snap.zone) if snap else (table.cards[uid].number, table.cards[uid].zone)
    card = table.book.by_number.get(number)
    if card is None or card.stats is None or MonsterKind.GEMINI not in card.stats.kinds or zone not in _LYING:
        return False
    if not table.under(GEMINI):
        return False
    return zone == Zone.GRAVEYARD or not awake(table, snap.ref if snap else table.ref(uid))


def summons_again(table: Table, uid: int) -> bool:
    """Whether it is a face-up Gemini monster that can be Normal Summoned again."""
    return table.cards[uid].zone == Zone.MONSTER and table.is_up(uid) and asleep(table, uid)


def awaken(table: Table, uid: int) -> None:
    """Mark a Gemini monster as Normal Summoned again: it is an Effect Monster while it stays face-up."""
    ref = table.ref(uid)
    table.change(relations=(*table.relations, Relation(RelationKind.AWAKE, ref, ref)))


def had(table: Table, snap: Snapshot, index: int) -> bool:
    """Whether the card had this effect when the snapshot was taken."""
    if snap.zone == Zone.SPELL:
        mine = _equip_effects(table.book, snap.number)
        return mine is None or index in mine
    return not (snap.zone == Zone.MONSTER and asleep(table, snap.uid, snap))


def has(table: Table, uid: int, index: int) -> bool:
    """Whether the card has this effect in its zone."""
    lying = table.cards[uid]
    if lying.zone == Zone.SPELL:
        mine = _equip_effects(table.book, lying.number)
        return mine is None or index in mine
    return not (lying.zone in _LYING and asleep(table, uid))
