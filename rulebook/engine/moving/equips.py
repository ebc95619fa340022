"""Equip Cards: how a card is equipped, and what happens to it without its monster (rules equip.*)."""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, CardRef, Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Context, Relation, RelationKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.rule_ids.general import EQUIP_LOST, EQUIP_UNFIT
from rulebook.vocabulary import filters as f
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import Equip
from rulebook.vocabulary.terms import CardKind, Cause, Position, Ref, Verb, Zone

from .moves import CardMove, relocate, transfer

_GROUPS = {Ref.TARGET: 0, Ref.TARGET_1: 0, Ref.TARGET_2: 1}
_LASTING = (f.OfType, f.OfAttribute, f.OfMonsterKind, f.Named)
"""Permanent requirements of an Equip Card; the monster's location and position are only checked once."""


@lru_cache(maxsize=16)
def _wanted(book: Book) -> dict[int, f.Filter]:
    """Per Equip Card, the lasting requirement for its monster; cards without one are omitted."""
    found: dict[int, f.Filter] = {}
    for number, _, effect in book.of_type(Activated):
        for _, operation in walk(effect.operation):
            if isinstance(operation, Equip) and operation.card == Ref.THIS and operation.host in _GROUPS:
                filter = effect.targets[_GROUPS[operation.host]].filter
                parts = filter_parts(filter)
                lasting = tuple(part for part in parts if _lasts(part))
                if lasting:
                    found[number] = f.And(lasting)
    return found


def lasting_requirement(book: Book, number: int) -> f.Filter | None:
    """What an Equip Card goes on requiring of its monster; None if nothing."""
    return _wanted(book).get(number)


@lru_cache(maxsize=16)
def wearers(book: Book) -> frozenset[int]:
    """The numbers of the monsters that equip themselves with others."""
    return book.with_effect(
        Activated,
        lambda effect: any(isinstance(one, Equip) and one.host == Ref.THIS for _, one in walk(effect.operation)),
    )


def _lasts(part: f.Filter) -> bool:
    if isinstance(part, f.Or):
        return all(_lasts(one) for one in part.parts)
    return isinstance(part, _LASTING)


def fits_host(table: Table, relation: Relation) -> bool:
    """Whether the monster still meets its Equip Card's requirement (rule mechanic.C7)."""
    uid = relation.source.uid
    wanted = _wanted(table.book).get(table.cards[uid].number)
    if wanted is None or not table.under(EQUIP_UNFIT):
        return True
    player = table.controller(uid)
    return query.fits(table, wanted, relation.other.uid, query.Scope(player, Context(player)))


def held_by_negated(table: Table, relation: Relation) -> bool:
    """Whether the effect by which a monster is equipped to another one is negated (rule mechanic.C7)."""
    if relation._replace(kind=RelationKind.WORN) not in table.relations or not table.under(EQUIP_UNFIT):
        return False
    return derived.is_negated(table, relation.other.uid)


def keep_relations(table: Table) -> None:
    """Drop relations whose cards are no longer the same objects; Equip Cards without a monster are destroyed."""
    lost: list[int] = []
    unfit: list[int] = []
    negated: list[Relation] = []
    fallen: dict[int, Snapshot] = {}
    kept = []
    for relation in table.relations:
        if relation.kind == RelationKind.MATERIAL:
            kept.append(relation)
            continue
        uid, other = relation.source.uid, relation.other.uid
        standing = table.is_unchanged(relation.source) and _lies_equipped(table, uid)
        held = table.is_unchanged(relation.other) and table.cards[other].zone == Zone.MONSTER and table.is_up(other)
        equipped = relation.kind == RelationKind.EQUIPPED
        if standing and held and equipped and held_by_negated(table, relation):
            negated.append(relation)
        elif standing and held and not (equipped and not fits_host(table, relation)):
            kept.append(relation)
        elif standing and equipped:
            (unfit if held else lost).append(uid)
            fallen |= {} if held else _destroyed(table, uid, relation.other)
    if len(kept) == len(table.relations):
        return
    hosts = {one.source.uid: derived.snapshot(table, one.other.uid) for one in negated}
    gone = {one.source.uid: one.other for one in table.relations if one.source.uid in lost}
    table.change(relations=tuple(kept))
    for uid in lost:
        snap, host = derived.snapshot(table, uid), _as_it_was(table, gone[uid])
        left = not table.is_same(gone[uid]) or table.cards[host.uid].zone != Zone.MONSTER
        reason = "left" if left else "face-down"
        table.tell(EventKind.HOST_LOST, snap, snap.controller, rules=EQUIP_LOST, host=host, reason=reason)
    for uid in unfit:
        snap = derived.snapshot(table, uid)
        table.tell(EventKind.HOST_LOST, snap, snap.controller, rules=EQUIP_UNFIT)
    for uid, host in hosts.items():
        snap = derived.snapshot(table, uid)
        table.tell(EventKind.HOST_LOST, snap, snap.controller, rules=EQUIP_UNFIT, host=host, reason="negated")
    doomed = [*(lost if table.under(EQUIP_LOST) else ()), *unfit, *hosts]
    if doomed:
        transfer(table, doomed, CardMove(Verb.DESTROY, Zone.GRAVEYARD, Cause.RULE, NOBODY), others=fallen)


def _as_it_was(table: Table, host: CardRef) -> Snapshot:
    """The monster before what has just happened to it."""
    happened = [one.subject for one in table.window if one.subject.ref == host]
    return happened[0] if happened else derived.snapshot(table, host.uid)


def _destroyed(table: Table, uid: int, host: CardRef) -> dict[int, Snapshot]:
    """By Equip Card, its monster as it was, if that has just been destroyed."""
    found = [one.subject for one in table.window if one.verb == Verb.DESTROY and one.subject.ref == host]
    return {uid: found[0]} if found else {}


def become_equip(table: Table, uid: int, player: int) -> bool:
    """Move a card from elsewhere to a free Spell & Trap Zone of ``player`` as an Equip Card.

    A face-down monster stays face-down.
    """
    if table.cards[uid].zone == Zone.SPELL:
        return True
    if table.free_slot(Zone.SPELL, player) == NOBODY:
        return False
    hidden = table.cards[uid].zone == Zone.MONSTER and not table.is_up(uid) and table.under(EQUIP_UNFIT)
    relocate(table, uid, Zone.SPELL, position=Position.SET if hidden else Position.UP, side=player)
    return True


def _lies_equipped(table: Table, uid: int) -> bool:
    """Whether the card is on the field and face-up, or a monster that was equipped face-down."""
    card = table.card(uid)
    monster = card is not None and card.kind == CardKind.MONSTER and table.cards[uid].zone == Zone.SPELL
    return table.cards[uid].zone in IN_PLAY and (monster or table.is_up(uid))
