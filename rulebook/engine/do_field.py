"""Operations that change what lies on the field: Special Summons, equips, bonds, positions, control."""

from __future__ import annotations

from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Cause, Position, SummonKind, Verb, Zone

from . import derived, query
from .choose import Planned, can_be_turned_down, can_special_summon, summon_locked
from .events import EventKind
from .executing import not_done, outcome_of, told
from .moves import take_control, turn_face_down
from .occur import note
from .state import (
    NOBODY,
    NOTHING_DONE,
    Occurrence,
    Outcome,
    Relation,
    RelationKind,
    Snapshot,
)
from .summoning import arrive, make_tokens
from .table import IN_PLAY, Table


def special_summon(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.SpecialSummon)
    player = item.scope.player
    uids = list(item.uids)
    if isinstance(operation.cards, o.TokenOf):
        if table.free_slots(Zone.MONSTER, player) < operation.cards.count:
            return not_done(table, item, "zone")
        if summon_locked(table, NOBODY, player, item.scope):
            return not_done(table, item, "prohibited")
        uids = make_tokens(table, operation.cards, player)
    arrived: list[Snapshot] = []
    for index, uid in enumerate(uids):
        if not can_special_summon(table, uid, player, item.scope):
            not_done(table, item, "prohibited")
            continue
        if table.free_slot(Zone.MONSTER, player) == NOBODY:
            not_done(table, item, "zone")
            continue
        position = operation.position or Position(item.positions[index])
        arrived.append(arrive(table, uid, player, SummonKind.SPECIAL, position, quietly=True))
    for snap in arrived:
        table.tell(
            EventKind.SUMMONED, snap, player, cause, ("summon.special.by-effect",), **told(item),
            kinds=int(SummonKind.SPECIAL), position=snap.position,
        )  # fmt: skip
    for snap in arrived:
        note(
            table,
            Occurrence(Verb.SUMMON, snap, player, cause, Zone.MONSTER, SummonKind.SPECIAL, 0, 0, table.batch),
        )
    return outcome_of(tuple(arrived))


def relate(table: Table, kind: RelationKind, source: int, other: int) -> None:
    """Let one card hang on another."""
    table.touch()
    table.relations = (*table.relations, Relation(kind, table.ref(source), table.ref(other)))


def equip(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Equip)
    cards = query.cards_of(table, operation.card, item.scope)
    hosts = query.cards_of(table, operation.host, item.scope)
    if not cards or not hosts or table.cards[hosts[0]].zone != Zone.MONSTER or not table.is_up(hosts[0]):
        return not_done(table, item, "no-host")
    if table.cards[cards[0]].zone not in IN_PLAY:
        return not_done(table, item, "source-gone")
    relate(table, RelationKind.EQUIPPED, cards[0], hosts[0])
    card, host = derived.snapshot(table, cards[0]), derived.snapshot(table, hosts[0])
    table.tell(EventKind.EQUIPPED, card, item.scope.player, cause, ("equip.effect",), **told(item), host=host)
    return Outcome(1, (card,))


def bind(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Bind)
    source = item.scope.context.source
    others = [uid for uid in query.cards_of(table, operation.ref, item.scope) if table.cards[uid].zone in IN_PLAY]
    if not table.is_same(source.ref) or table.cards[source.uid].zone not in IN_PLAY or not others:
        return NOTHING_DONE
    for uid in others:
        relate(table, RelationKind.BOUND, source.uid, uid)
        card, host = derived.snapshot(table, source.uid), derived.snapshot(table, uid)
        table.tell(EventKind.BOUND, card, item.scope.player, cause, ("mechanic.C6",), **told(item), host=host)
    return Outcome(1, tuple(derived.snapshot(table, uid) for uid in others))


def turn_down(table: Table, item: Planned, cause: Cause) -> Outcome:
    uids = [uid for uid in item.uids if can_be_turned_down(table, uid)]
    before = tuple(derived.snapshot(table, uid) for uid in uids)
    for uid, snap in zip(uids, before, strict=True):
        turn_face_down(table, uid)
        table.tell(EventKind.TURNED_FACE_DOWN, snap, item.scope.player, cause, ("mechanic.C3",), **told(item))
        note(table, Occurrence(Verb.TURN_FACE_DOWN, snap, item.scope.player, cause, Zone.MONSTER, 0, 0, 0, table.batch))
    return outcome_of(before)


def swap_control(table: Table, item: Planned, cause: Cause) -> Outcome:
    if not item.uids or not item.others:
        return not_done(table, item, "nothing-found")
    player = item.scope.player
    given, taken = item.uids[0], item.others[0]
    before = (derived.snapshot(table, given), derived.snapshot(table, taken))
    slots = table.cards[given].slot, table.cards[taken].slot
    take_control(table, given, 1 - player)
    take_control(table, taken, player)
    table.put(given, table.cards[given]._replace(slot=slots[1]))
    table.put(taken, table.cards[taken]._replace(slot=slots[0]))
    for snap, to in zip(before, (1 - player, player), strict=True):
        table.tell(EventKind.CONTROL_CHANGED, snap, to, cause, ("term.control.change",), **told(item))
        note(table, Occurrence(Verb.CONTROL, snap, player, cause, Zone.MONSTER, 0, 0, 0, table.batch))
    return outcome_of(before)
