"""Filters that concern a single card: its kind, place and position, what it is, and battle results."""

from __future__ import annotations

from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.state import RelationKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.records import activated_cards, fusion_materials
from rulebook.vocabulary import filters as f
from rulebook.vocabulary.effects import SummonCondition
from rulebook.vocabulary.terms import CardKind, MonsterKind, Position, Side, Verb, Zone

from . import card_kinds, characteristics, derived
from .scope import Scope, side_of
from .unknown_cards import banished_unknown

RITUAL_ONLY = ("ritual.only-by-spell", "ritual.classic.rehand")
"""A Ritual Monster is never Normal Summoned or Set."""
MATERIAL = ("xyz.material.not-on-field",)
"""A material attached to an Xyz Monster does not count as a card of its kind: effects on monsters ignore it."""


def kind(table: Table, filter: f.OfKind, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    if not filter.kinds:
        return True
    lying = snap if snap else table.cards[uid]
    zone = lying.zone
    if zone == Zone.BANISHED and banished_unknown(table, uid, snap):
        return False
    if zone == Zone.ATTACHED and table.under(MATERIAL):
        return False
    card = table.book.by_number.get(lying.number)
    if card is None:
        if zone == Zone.MONSTER:
            return CardKind.MONSTER in filter.kinds
        return zone == Zone.SPELL and CardKind.MONSTER not in filter.kinds and len(filter.kinds) == 2
    equipped = bool(table.relations) and bool(card_kinds.hosts(table, uid, snap))
    if card_kinds.kind_of(table, card, zone, equipped) in filter.kinds:
        return True
    return zone == Zone.MONSTER and CardKind.MONSTER in filter.kinds and table.stats(uid, snap) is not None


def in_place(table: Table, filter: f.In, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    zone = snap.zone if snap else table.cards[uid].zone
    if zone not in filter.zones:
        return False
    if not snap and table.chain and zone in IN_PLAY and activated_cards.off_the_field(table, uid):
        return False
    if filter.side == Side.ANY:
        return True
    side = snap.controller if snap else table.controller(uid)
    return side == side_of(scope, filter.side)


def hidden_on_field(table: Table, uid: int, snap: Snapshot | None) -> bool:
    """A face-down monster on the field has no Type, Attribute, Level or ATK that an effect could refer to."""
    zone = snap.zone if snap else table.cards[uid].zone
    if zone == Zone.BANISHED:
        return banished_unknown(table, uid, snap)
    return zone == Zone.MONSTER and not (derived.lies_up(snap) if snap else table.is_up(uid))


def equipped_face_down(table: Table, uid: int) -> bool:
    """Whether it is a monster equipped face-down, whose ATK and DEF count as 0."""
    return table.cards[uid].zone == Zone.SPELL and not table.is_up(uid)


def of_type(table: Table, filter: f.OfType, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    if hidden_on_field(table, uid, snap):
        return False
    return any(one in filter.types for one in characteristics.types(table, uid, snap))


def attribute(table: Table, filter: f.OfAttribute, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return not hidden_on_field(table, uid, snap) and filter.attribute in characteristics.attributes(table, uid, snap)


def monster_kind(table: Table, filter: f.OfMonsterKind, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    stats = table.stats(uid, snap)
    if stats is None or hidden_on_field(table, uid, snap):
        return False
    if filter.kind in (MonsterKind.NORMAL, MonsterKind.EFFECT) and MonsterKind.GEMINI in stats.kinds:
        return card_kinds.asleep(table, uid, snap) == (filter.kind == MonsterKind.NORMAL)
    return filter.kind in stats.kinds


def named(table: Table, filter: f.Named, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return filter.slug in characteristics.names(table, uid, snap)


def face_up(table: Table, filter: f.FaceUp, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return derived.lies_up(snap) if snap else table.is_up(uid)


def face_down(table: Table, filter: f.FaceDown, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return not (derived.lies_up(snap) if snap else table.is_up(uid))


def position(table: Table, filter: f.InPosition, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    """Whether the monster is in this position; face-down counts as Defense Position unless face-up is required."""
    lying = snap.position if snap else table.cards[uid].position
    return lying == filter.position or (lying == Position.SET and filter.position == Position.DEFENSE)


def is_equip(table: Table, filter: f.IsEquip, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return card_kinds.is_equip(table, uid, snap)


def of_icon(table: Table, filter: f.OfIcon, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    card = table.book.by_number.get(snap.number if snap else table.cards[uid].number)
    return card is not None and card.icon == filter.icon


def normal_summonable(table: Table, filter: f.NormalSummonable, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    card = table.book.by_number.get(snap.number if snap else table.cards[uid].number)
    if card is None or card.stats is None or card.is_token:
        return False
    if MonsterKind.RITUAL in card.stats.kinds and table.under(RITUAL_ONLY):
        return False
    conditions = [one for one in table.book.effects(card.number) if isinstance(one, SummonCondition)]
    return not any(Verb.NORMAL_SUMMON in one.cannot for one in conditions)


def special_summoned(table: Table, filter: f.SpecialSummoned, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    card = table.cards[uid]
    up = derived.lies_up(snap) if snap else table.is_up(uid)
    return card.zone == Zone.MONSTER and up and bool(card.facts & (Fact.SPECIAL_SUMMONED | Fact.EVER_SPECIAL))


def used_for_fusion(table: Table, filter: f.UsedForFusion, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return fusion_materials.was_used(table.cards[uid])


def fought(table: Table, filter: f.Fought, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return any(
        one.kind == RelationKind.FOUGHT and one.source.uid == scope.context.source.uid and one.other == table.ref(uid)
        for one in table.relations
    )


def series(table: Table, filter: f.Series, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    card = table.book.by_number.get(snap.number if snap else table.cards[uid].number)
    if card is None:
        return False
    called = table.book.by_slug[card.called] if card.called else card
    word, name = (said.replace("-", " ") for said in (filter.word, called.names.en))
    ends = word.islower() and any(part.endswith(word) for part in name.split())
    return filter.word in called.series or ends or f" {word} " in f" {name} "


def lost_battle(table: Table, filter: f.LostBattle, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return any(ref.uid == uid and table.is_same(ref) for ref in table.battle.doomed)


def other(table: Table, filter: f.Other, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return uid != scope.context.source.uid
