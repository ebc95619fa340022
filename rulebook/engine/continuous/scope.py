"""The perspective from which a phrase of a card is read, and the cards its references stand for."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.deck import excavated
from rulebook.engine.core.state import NO_CONTEXT, NOTHING_DONE, Context, Outcome, RelationKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.records import fusion_materials
from rulebook.vocabulary.terms import Ref, Side


class Scope(NamedTuple):
    """The perspective and bindings with which a phrase of a card is read."""

    player: int
    context: Context = NO_CONTEXT
    done: Outcome = NOTHING_DONE
    each: int = NOBODY


def side_of(scope: Scope, side: Side) -> int:
    """The player a side stands for (EACH is the player currently asked)."""
    if side == Side.YOU:
        return scope.player
    if side == Side.OPPONENT:
        return 1 - scope.player
    if side == Side.OWNER and scope.context.event:
        return scope.context.event[0].owner
    if side == Side.CONTROLLER:
        return scope.context.event[0].controller if scope.context.event else scope.player
    return scope.each


def cards_of(table: Table, ref: Ref, scope: Scope) -> list[int]:
    """The uids a reference currently stands for; objects that are gone are omitted.

    Raises:
        ValueError: for TRIBUTED, of which only a value is stored and no card.
    """
    context = scope.context
    if ref is Ref.THIS:
        return [context.source.uid] if table.is_same(context.source.ref) else []
    if ref is Ref.TARGET:
        return [target.uid for group in context.targets for target in group]
    if ref is Ref.TARGET_1 or ref is Ref.TARGET_2:
        index = 0 if ref is Ref.TARGET_1 else 1
        return [target.uid for target in context.targets[index]] if index < len(context.targets) else []
    if ref is Ref.THAT or ref is Ref.KEPT or ref is Ref.LINK:
        return [snap.uid for snap in context.event if table.is_same(snap.ref)]
    if ref is Ref.DONE:
        return list(dict.fromkeys(snap.uid for snap in scope.done.cards))  # one drawn and revealed is one card
    if ref is Ref.PAID:
        return [snap.uid for snap in context.paid]
    if ref is Ref.HOST:
        return _connected(table, RelationKind.EQUIPPED, context)
    if ref is Ref.BOUND:
        return _connected(table, RelationKind.BOUND, context)
    if ref is Ref.WORN:
        this = context.source.uid
        return [one.source.uid for one in table.relations if one.kind == RelationKind.WORN and one.other.uid == this]
    if ref is Ref.USED:
        return [
            uid for snap in scope.done.cards for uid in fusion_materials.materials_of(table, snap.uid, scope.player)
        ]
    if ref is Ref.MATERIALS:
        return list(table.attached(context.source.uid)) if table.is_same(context.source.ref) else []
    if ref is Ref.ATTACKER:
        attacker = table.battle.attacker
        return [attacker.uid] if attacker.uid != NOBODY and table.is_unchanged(attacker) else []
    if ref is Ref.ATTACKED or ref is Ref.FIGHTING or ref is Ref.BATTLED:
        return _battling(table, ref, scope)
    if ref is Ref.EXCAVATED or ref is Ref.REST:
        return excavated(table, scope.each)
    if ref is Ref.TRIBUTED:
        raise ValueError(ref)
    assert_never(ref)


def _connected(table: Table, kind: RelationKind, context: Context) -> list[int]:
    """The monsters the source is linked to, or those bound by an earlier effect."""
    if context.bound:
        return [bound.uid for bound in context.bound if table.is_unchanged(bound)]
    return [
        relation.other.uid
        for relation in table.relations
        if relation.kind == kind
        and relation.source.uid == context.source.uid
        and table.is_same(relation.source)
        and table.is_unchanged(relation.other)
    ]


def last_known(table: Table, ref: Ref, scope: Scope) -> Snapshot | None:
    """The last known state on the field of a referenced card that has left, or None."""
    context = scope.context
    kept = {
        Ref.DONE: scope.done.cards, Ref.PAID: context.paid, Ref.THAT: context.event, Ref.THIS: (context.source,),
    }.get(ref, ())  # fmt: skip
    if kept and kept[0].zone in IN_PLAY and not table.is_same(kept[0].ref):
        return kept[0]
    return None


def _battling(table: Table, ref: Ref, scope: Scope) -> list[int]:
    """The monsters of the current battle by role; FIGHTING is the player's own, BATTLED the other one."""
    battle = table.battle
    attacker, target = battle.attacker, battle.target_ref
    if attacker.uid == NOBODY:
        return []
    if ref != Ref.ATTACKED:
        own, others = (attacker, target) if battle.player == scope.player else (target, attacker)
        target = own if ref == Ref.FIGHTING else others
    return [target.uid] if target.uid != NOBODY and table.is_same(target) else []
