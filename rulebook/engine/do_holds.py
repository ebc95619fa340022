"""Operations by which cards hold on to others or change sides: equips, bonds, control."""

from __future__ import annotations

from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Cause, Zone

from . import control, derived, query
from .choose import Planned
from .events import EventKind
from .executing import not_done, outcome_of, told
from .state import NOTHING_DONE, Outcome, Relation, RelationKind
from .table import IN_PLAY, Table


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


def take_control(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.TakeControl)
    player, until = item.scope.player, control.moment(operation.until)
    uids = [uid for uid in item.uids if table.cards[uid].zone == Zone.MONSTER]
    entries = [control.entry(table, uid, player, until) for uid in uids]
    return outcome_of(control.give(table, entries, player=player, cause=cause, **told(item)))


def swap_control(table: Table, item: Planned, cause: Cause) -> Outcome:
    if not item.uids or not item.others:
        return not_done(table, item, "nothing-found")
    player = item.scope.player
    given, taken = item.uids[0], item.others[0]
    entries = [control.entry(table, given, 1 - player), control.entry(table, taken, player)]
    return outcome_of(control.give(table, entries, player=player, cause=cause, **told(item)))
