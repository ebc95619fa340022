"""Operations that change the field: Special Summons, equips, bonds, positions, control."""

from __future__ import annotations

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.choosing.targeting import can_be_turned_down
from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Outcome
from rulebook.engine.core.table import Table
from rulebook.engine.moving import spell_trap_zones
from rulebook.engine.moving.moves import CardMove, transfer, turn_face_down, turn_face_up
from rulebook.engine.moving.triggers import note
from rulebook.engine.permissions import summon_costs
from rulebook.engine.permissions.one_kind_locks import token_lock
from rulebook.engine.permissions.special_summons import (
    can_special_summon,
    few_zones,
    forbids,
    onto,
    positions_offered,
    summon_locked,
    summoner,
)
from rulebook.engine.rule_ids.general import BY_EFFECT
from rulebook.engine.summons.summons_and_sets import arrive, make_tokens, set_spell_trap
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import CardKind, Cause, Position, SummonKind, Verb, Zone

from .outcomes import not_done, outcome_of, told


def special_summon(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.SpecialSummon)
    player, side = summoner(item.scope), onto(item.scope, operation)
    uids = list(item.uids)
    if not table.under(BY_EFFECT):
        return not_done(table, item, "nothing")
    if isinstance(operation.cards, o.TokenOf):
        room = table.free_slots(Zone.MONSTER, side)
        if room < operation.cards.least:
            return not_done(table, item, "zone", **few_zones(table, operation, item.scope))
        if summon_locked(table, NOBODY, item.scope, operation) or token_lock(table, operation.cards.slug, side):
            return not_done(table, item, "prohibited", **forbids(table, operation, item.scope))
        uids = make_tokens(table, operation.cards.slug, operation.cards.number(room), side, player)
    able = [uid for uid in uids if can_special_summon(table, uid, item.scope, operation)]
    if isinstance(operation.cards, o.TokenOf) and not able:
        table.change(cards=table.cards[: -len(uids)])  # they never existed
        return not_done(table, item, "prohibited", **forbids(table, operation, item.scope))
    if item.others and able:
        paying = told(item) | summon_costs.ground(table, able).told()
        transfer(table, item.others, CardMove(Verb.TRIBUTE, Zone.GRAVEYARD, Cause.COST, player, **paying))
    arrived: list[Snapshot] = []
    kind = SummonKind.SPECIAL | operation.as_
    for index, uid in enumerate(uids):
        if uid not in able:
            not_done(table, item, "prohibited", **forbids(table, operation, item.scope, uid=uid))
            continue
        if table.free_slot(Zone.MONSTER, side) == NOBODY:
            not_done(table, item, "zone")
            continue
        options = positions_offered(operation)
        position = Position(item.positions[index] if index < len(item.positions) else options[0])
        arrived.append(arrive(table, uid, player, kind, position, quietly=True, side=side))
    for snap in arrived:
        table.tell(
            EventKind.SUMMONED, snap, player, cause, ("summon.special.by-effect",), **told(item),
            kinds=int(kind), position=snap.position,
        )  # fmt: skip
    for snap in arrived:
        note(
            table,
            table.occurrence(
                Verb.SUMMON,
                snap,
                player,
                cause,
                Zone.MONSTER,
                kinds=int(kind),
                by_own=int(item.scope.context.source.uid == snap.uid),
                taken=item.scope.context.taken,
            ),
        )
    return outcome_of(tuple(arrived))


def withdraw(table: Table, uid: int) -> None:
    """A Trap Monster turned face-down stops being a monster and is Set in the Spell & Trap Zone (rule mechanic.C3).

    One Spell & Trap Zone is reserved for it while it is a monster. A player who took control of it may have none; it is
    then destroyed.
    """
    card = table.card(uid)
    if card is not None and card.kind == CardKind.TRAP:
        slot = table.empty_slot(Zone.SPELL, table.controller(uid))
        if slot == NOBODY:
            rules = ("zone.spell-trap.limit", "mechanic.F7")
            transfer(table, [uid], CardMove(Verb.DESTROY, Zone.GRAVEYARD, Cause.RULE, NOBODY, rules=rules))
        else:
            table.put(uid, table.cards[uid]._replace(zone=Zone.SPELL, slot=slot))


def turn_down(table: Table, item: Planned, cause: Cause) -> Outcome:
    uids = [uid for uid in item.uids if can_be_turned_down(table, uid)]
    before = tuple(derived.snapshot(table, uid) for uid in uids)
    for uid, snap in zip(uids, before, strict=True):
        turn_face_down(table, uid)
        withdraw(table, uid)
        table.tell(EventKind.TURNED_FACE_DOWN, snap, item.scope.player, cause, ("mechanic.C3",), **told(item))
        note(table, table.occurrence(Verb.TURN_FACE_DOWN, snap, item.scope.player, cause, Zone.MONSTER))
        if snap.position == Position.ATTACK:
            note(table, table.occurrence(Verb.CHANGE_POSITION, snap, item.scope.player, cause, Zone.MONSTER))
    return outcome_of(before)


def set_cards(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Set Spells and Traps from the hand, as far as there is room."""
    player = item.scope.player
    done: list[Snapshot] = []
    for uid in item.uids:
        if not spell_trap_zones.has_room(table, uid, player):
            not_done(table, item, "spell-zone")
            continue
        done.append(derived.snapshot(table, uid))
        set_spell_trap(table, uid, player, cause, **told(item))
    return outcome_of(tuple(done))


def turn_up(table: Table, item: Planned, cause: Cause) -> Outcome:
    assert isinstance(item.operation, o.TurnFaceUp)
    quiet = int(item.operation.quietly)
    uids = [uid for uid in item.uids if table.cards[uid].zone == Zone.MONSTER and not table.is_up(uid)]
    for uid in uids:
        turn_face_up(table, uid, Position.DEFENSE)
    turned = tuple(derived.snapshot(table, uid) for uid in uids)
    for snap in turned:
        table.tell(EventKind.FLIPPED, snap, item.scope.player, cause, ("effect.flip.events",), **told(item))
    for snap in turned:
        flip = table.occurrence(Verb.FLIP, snap, item.scope.player, cause, Zone.MONSTER, quiet=quiet)
        note(table, flip)
    return outcome_of(turned)
