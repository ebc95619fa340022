"""Operations that relate cards or change sides: equips, bonds, control."""

from __future__ import annotations

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.continuous import card_kinds, derived, query
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import NOTHING_DONE, Outcome, Relation, RelationKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.moving import control, equips
from rulebook.engine.moving.triggers import note
from rulebook.engine.permissions.prohibitions import receiver
from rulebook.engine.records import counters
from rulebook.engine.rule_ids.field import BONDS, NO_MOVE, UNION_MOVES
from rulebook.engine.rule_ids.general import COUNTER_ONLY, COUNTER_USE, EQUIP_EFFECT
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Cause, MonsterKind, Ref, Side, Verb, Zone

from .outcomes import not_done, outcome_of, told

Rules = tuple[str, ...]


def relate(table: Table, kind: RelationKind, source: int, other: int) -> None:
    """Make one card depend on another."""
    table.change(relations=(*table.relations, Relation(kind, table.ref(source), table.ref(other))))


def equip(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Equip)
    cards = query.cards_of(table, operation.card, item.scope)
    hosts = query.cards_of(table, operation.host, item.scope)
    if not cards or not hosts or table.cards[hosts[0]].zone != Zone.MONSTER or not table.is_up(hosts[0]):
        return not_done(table, item, "no-host")
    if cards[0] == item.scope.context.source.uid and not _still_there(table, item):
        return not_done(table, item, "source-gone")
    if not table.under(EQUIP_EFFECT) or _stuck(table, item, cards[0]):
        return not_done(table, item, "prohibited")
    if not equips.become_equip(table, cards[0], item.scope.player):
        return not_done(table, item, "spell-zone")
    if card_kinds.hosts(table, cards[0]):  # it now depends on another monster, and only on that one
        ref = table.ref(cards[0])
        table.change(
            relations=tuple(one for one in table.relations if one.kind != RelationKind.EQUIPPED or one.source != ref)
        )
    relate(table, RelationKind.EQUIPPED, cards[0], hosts[0])
    if operation.host == Ref.THIS:
        relate(table, RelationKind.WORN, cards[0], hosts[0])
    card, host = derived.snapshot(table, cards[0]), derived.snapshot(table, hosts[0])
    player = item.scope.player
    table.tell(EventKind.EQUIPPED, card, player, cause, EQUIP_EFFECT, **told(item), host=host)
    note(table, table.occurrence(Verb.EQUIP, card, player, cause, Zone.SPELL, targets=(host.ref,)))
    return Outcome(1, (card,))


def _stuck(table: Table, item: Planned, uid: int) -> bool:
    """Whether a card equipped to a monster is to be moved, which only a Union monster can."""
    card = table.card(uid)
    if card is None or card.stats is None or not card_kinds.hosts(table, uid) or uid == item.scope.context.source.uid:
        return False
    movable = MonsterKind.UNION in card.stats.kinds and table.under(UNION_MOVES)
    return not movable and table.under(NO_MOVE)


def _still_there(table: Table, item: Planned) -> bool:
    """Whether the card that equips itself is where it was activated."""
    source = item.scope.context.source
    return table.is_same(source.ref) and table.cards[source.uid].zone in (*IN_PLAY, Zone.GRAVEYARD, Zone.HAND)


def place_counter(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.PlaceCounter)
    count = query.amount(table, operation.count, item.scope)
    placed = 0
    holders = query.cards_of(table, operation.on, item.scope)
    for uid in holders:
        fitting = min(count, counters.room(table, uid, operation.kind))
        if fitting:
            counters.change(table, uid, operation.kind, fitting)
            _tell_counters(table, item, uid, cause, EventKind.COUNTER_PLACED, operation.kind, fitting, COUNTER_ONLY)
            placed += fitting
    if placed:
        return Outcome(1)
    there = [uid for uid in holders if table.cards[uid].zone in IN_PLAY and table.is_up(uid)]
    if not there:
        return not_done(table, item, "source-gone")
    own = there == [item.scope.context.source.uid]
    return not_done(table, item, "no-room", **({"have": counters.on(table, there[0], operation.kind)} if own else {}))


def remove_counter(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.RemoveCounter)
    count = query.amount(table, operation.count, item.scope)
    removed = 0
    for uid in query.cards_of(table, operation.off, item.scope):
        taken = min(count, counters.on(table, uid, operation.kind))
        if taken:
            counters.change(table, uid, operation.kind, -taken)
            _tell_counters(table, item, uid, cause, EventKind.COUNTER_REMOVED, operation.kind, taken, COUNTER_USE)
            removed += taken
    return Outcome(int(removed >= count))


def _tell_counters(
    table: Table, item: Planned, uid: int, cause: Cause, kind: EventKind, counter: int, count: int, rules: Rules
) -> None:
    snap = derived.snapshot(table, uid)
    left = counters.on(table, uid, counter)
    table.tell(
        kind, snap, item.scope.player, cause, rules, **told(item), counter=int(counter), count=count, left=left
    )  # fmt: skip


def bind(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Bind)
    source = item.scope.context.source
    others = [uid for uid in query.cards_of(table, operation.ref, item.scope) if table.cards[uid].zone in IN_PLAY]
    if not table.is_same(source.ref) or table.cards[source.uid].zone not in IN_PLAY or not others:
        return NOTHING_DONE
    if not table.under(BONDS):
        return NOTHING_DONE
    for uid in others:
        relate(table, RelationKind.BOUND, source.uid, uid)
        card, host = derived.snapshot(table, source.uid), derived.snapshot(table, uid)
        table.tell(EventKind.BOUND, card, item.scope.player, cause, ("mechanic.C6",), **told(item), host=host)
    return Outcome(1, tuple(derived.snapshot(table, uid) for uid in others))


def take_control(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.TakeControl)
    player, until = item.scope.player, control.moment(operation.until)
    given = [
        (uid, receiver(table, uid, operation, player)) for uid in item.uids if table.cards[uid].zone == Zone.MONSTER
    ]
    if operation.to == Side.OWNER:
        given = [(uid, to) for uid, to in given if table.controller(uid) != to]
    entries = [control.entry(table, uid, to, until) for uid, to in given]
    return outcome_of(control.give(table, entries, player=player, cause=cause, **told(item)))


def swap_control(table: Table, item: Planned, cause: Cause) -> Outcome:
    player = item.scope.player
    if not item.uids or not item.others:
        lacks = 1 - player if item.uids else player
        bare = {} if table.in_zone(Zone.MONSTER, lacks) else {"bare": lacks}
        return not_done(table, item, "nothing-found", **bare)
    given, taken = item.uids[0], item.others[0]
    entries = [control.entry(table, given, 1 - player), control.entry(table, taken, player)]
    return outcome_of(control.give(table, entries, player=player, cause=cause, **told(item)))
