"""Filters that concern a single card: its position, printed facts, and battle results."""

from __future__ import annotations

from rulebook.engine.core.state import Snapshot
from rulebook.engine.core.table import Table
from rulebook.vocabulary import filters as f
from rulebook.vocabulary.effects import SummonCondition
from rulebook.vocabulary.terms import MonsterKind, Position, Verb

from . import card_kinds, derived
from .scope import Scope

RITUAL_ONLY = ("ritual.only-by-spell", "ritual.classic.rehand")
"""A Ritual Monster is never Normal Summoned or Set."""


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


def normal_summonable(table: Table, filter: f.NormalSummonable, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    card = table.book.by_number.get(snap.number if snap else table.cards[uid].number)
    if card is None or card.stats is None or card.is_token:
        return False
    if MonsterKind.RITUAL in card.stats.kinds and table.under(RITUAL_ONLY):
        return False
    conditions = [one for one in table.book.effects(card.number) if isinstance(one, SummonCondition)]
    return not any(Verb.NORMAL_SUMMON in one.cannot for one in conditions)


def series(table: Table, filter: f.Series, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    card = table.book.by_number.get(snap.number if snap else table.cards[uid].number)
    if card is None:
        return False
    word, name = (said.replace("-", " ") for said in (filter.word, card.names.en))
    return filter.word in card.series or f" {word} " in f" {name} "


def lost_battle(table: Table, filter: f.LostBattle, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return any(ref.uid == uid and table.is_same(ref) for ref in table.battle.doomed)


def other(table: Table, filter: f.Other, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return uid != scope.context.source.uid
