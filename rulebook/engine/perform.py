"""Doing operations: one executor per operation type. What each really did is its outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebook.vocabulary import operations as o
from rulebook.vocabulary.filters import And, In, card
from rulebook.vocabulary.terms import Cause, JoinKind, Negation, Position, Side, SummonKind, Until, Verb, Zone

from . import derived, query
from .choose import Planned, can_be_turned_down, can_special_summon, summon_locked
from .events import EventKind
from .lifepoints import damage, deck_out, gain, pay
from .moves import EVERYBODY, draw, shuffle, take_control, transfer, turn_face_down
from .occur import note
from .paths import RESTRICTION
from .rules import NOT_DONE
from .state import (
    NOBODY,
    NOTHING_DONE,
    Lingering,
    Occurrence,
    Outcome,
    Relation,
    RelationKind,
    Snapshot,
)
from .summoning import arrive, make_tokens
from .table import IN_PLAY, Table

Executor = Callable[[Table, Planned, Cause], Outcome]


def perform(table: Table, planned: list[Planned], cause: Cause = Cause.EFFECT) -> Outcome:
    """Do planned operations as one batch."""
    cards: tuple[Snapshot, ...] = ()
    done = 0
    for item in planned:
        outcome = EXECUTE[type(item.operation)](table, item, cause)
        done |= outcome.done
        cards += outcome.cards
    short = {
        query.side_of(item.scope, item.operation.who)
        for item in planned
        if isinstance(item.operation, o.Draw) and len(item.uids) < item.positions[0]
    }
    deck_out(table, short)
    return Outcome(done, cards)


def _outcome(cards: tuple[Snapshot, ...]) -> Outcome:
    return Outcome(int(bool(cards)), cards)


def _told(item: Planned) -> dict[str, Any]:
    context = item.scope.context
    return {"source": context.source, "link": context.link, "clause": item.path}


def _not_done(table: Table, item: Planned, reason: str) -> Outcome:
    context = item.scope.context
    table.tell(
        EventKind.NOT_DONE, context.source, item.scope.player, Cause.EFFECT, NOT_DONE.get(reason, ()), context.link,
        clause=item.path, operation=type(item.operation).__name__, reason=reason,
    )  # fmt: skip
    return NOTHING_DONE


def _move(table: Table, item: Planned, uids: list[int], verb: Verb, to: Zone, cause: Cause) -> Outcome:
    return _outcome(transfer(table, uids, verb, to, cause=cause, player=item.scope.player, **_told(item)))


def _destroy(table: Table, item: Planned, cause: Cause) -> Outcome:
    return destroy(table, item, cause, Zone.GRAVEYARD)


def destroy(table: Table, item: Planned, cause: Cause, to: Zone) -> Outcome:
    """Destroy cards; ``to`` is the Graveyard unless the same sentence banishes them."""
    doomed = {ref.uid for ref in table.battle.doomed}
    uids = []
    for uid in item.uids:
        if table.cards[uid].zone not in (*IN_PLAY, Zone.SUMMONING, Zone.HAND) or uid in doomed:
            continue
        guard = derived.forbidding(table, Verb.BE_DESTROYED, uid=uid, cause=Cause.EFFECT)
        if guard is not None:
            table.tell(
                EventKind.PROTECTED, derived.snapshot(table, uid), rules=("effect.card-over-rule",),
                source=guard, verb="destroy",
            )  # fmt: skip
            continue
        uids.append(uid)
    return _move(table, item, uids, Verb.DESTROY, to, cause)


def _send(table: Table, item: Planned, cause: Cause) -> Outcome:
    uids = [uid for uid in item.uids if table.cards[uid].zone not in (Zone.GRAVEYARD, Zone.BANISHED, Zone.GONE)]
    return _move(table, item, uids, Verb.SEND, Zone.GRAVEYARD, cause)


def _discard(table: Table, item: Planned, cause: Cause) -> Outcome:
    uids = [uid for uid in item.uids if table.cards[uid].zone == Zone.HAND]
    return _move(table, item, uids, Verb.DISCARD, Zone.GRAVEYARD, cause)


def _tribute(table: Table, item: Planned, cause: Cause) -> Outcome:
    return _move(table, item, list(item.uids), Verb.TRIBUTE, Zone.GRAVEYARD, cause)


def _banish(table: Table, item: Planned, cause: Cause) -> Outcome:
    uids = [uid for uid in item.uids if table.cards[uid].zone not in (Zone.BANISHED, Zone.GONE)]
    return _move(table, item, uids, Verb.BANISH, Zone.BANISHED, cause)


def _return(table: Table, item: Planned, cause: Cause) -> Outcome:
    assert isinstance(item.operation, o.Return)
    uids = [uid for uid in item.uids if table.cards[uid].zone != item.operation.to]
    return _move(table, item, uids, Verb.RETURN, Zone.HAND, cause)


def _add(table: Table, item: Planned, cause: Cause) -> Outcome:
    searched = {table.cards[uid].owner for uid in item.uids if table.cards[uid].zone == Zone.DECK}
    outcome = _move(table, item, list(item.uids), Verb.ADD, Zone.HAND, cause)
    if not outcome.done:
        return _not_done(table, item, "nothing-found")
    if not searched or _restricted(item):
        for uid in item.uids:
            table.put(uid, table.cards[uid]._replace(seen=EVERYBODY))
    if searched and _restricted(item):
        for uid in item.uids:
            shown = derived.snapshot(table, uid)
            table.tell(EventKind.REVEALED, shown, shown.owner, cause, ("search.reveal.restricted",), **_told(item))
    for player in sorted(searched):
        shuffle(table, player)
    return outcome


def _restricted(item: Planned) -> bool:
    """Whether the card had to be of a certain sort, so that it must be shown (rule search.reveal.restricted)."""
    selector = getattr(item.operation, "cards", None)
    filter = getattr(selector, "filter", None)
    parts = filter.parts if isinstance(filter, And) else (filter,)
    return any(not isinstance(part, In) and part != card for part in parts if part is not None)


def _draw(table: Table, item: Planned, cause: Cause) -> Outcome:
    assert isinstance(item.operation, o.Draw)
    player = query.side_of(item.scope, item.operation.who)
    cards = draw(table, item.uids, cause=cause, player=player, **_told(item))
    return Outcome(int(bool(cards)), cards)


def _special_summon(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.SpecialSummon)
    player = item.scope.player
    uids = list(item.uids)
    if isinstance(operation.cards, o.TokenOf):
        if table.free_slots(Zone.MONSTER, player) < operation.cards.count:
            return _not_done(table, item, "zone")
        if summon_locked(table, NOBODY, player, item.scope):
            return _not_done(table, item, "prohibited")
        uids = make_tokens(table, operation.cards, player)
    arrived: list[Snapshot] = []
    for index, uid in enumerate(uids):
        if not can_special_summon(table, uid, player, item.scope):
            _not_done(table, item, "prohibited")
            continue
        if table.free_slot(Zone.MONSTER, player) == NOBODY:
            _not_done(table, item, "zone")
            continue
        position = operation.position or Position(item.positions[index])
        arrived.append(arrive(table, uid, player, SummonKind.SPECIAL, position, quietly=True))
    for snap in arrived:
        table.tell(
            EventKind.SUMMONED, snap, player, cause, ("summon.special.by-effect",), **_told(item),
            kinds=int(SummonKind.SPECIAL), position=snap.position,
        )  # fmt: skip
    for snap in arrived:
        note(
            table,
            Occurrence(Verb.SUMMON, snap, player, cause, Zone.MONSTER, SummonKind.SPECIAL, 0, 0, table.batch),
        )
    return _outcome(tuple(arrived))


def _damage(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Damage)
    amount = query.amount(table, operation.amount, item.scope)
    return damage(table, query.side_of(item.scope, operation.who), amount, _told(item))


def _gain(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.GainLP)
    amount = query.amount(table, operation.amount, item.scope)
    return gain(table, query.side_of(item.scope, operation.who), amount, _told(item))


def _pay(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.PayLP)
    return pay(table, item.scope.player, query.amount(table, operation.amount, item.scope), _told(item))


def _negate(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Negate)
    context = item.scope.context
    if Negation.ATTACK in operation.what:
        battle = table.battle
        if battle.attacker.uid == NOBODY or not table.is_unchanged(battle.attacker):
            return NOTHING_DONE
        table.battle = battle._replace(negated=1)
        attacker = derived.snapshot(table, battle.attacker.uid)
        table.tell(EventKind.ATTACK_NEGATED, attacker, context.player, Cause.EFFECT, ("mechanic.B4",), **_told(item))
        return Outcome(1, (attacker,))
    answered = context.event[0] if context.event else None
    if answered is None:
        return NOTHING_DONE
    if Negation.ACTIVATION in operation.what and context.link > 1:
        return _negate_link(table, item, context.link - 2)
    if Negation.SUMMON in operation.what and table.is_same(answered.ref):
        table.tell(EventKind.SUMMON_NEGATED, answered, context.player, Cause.EFFECT, ("mechanic.B4",), **_told(item))
        return Outcome(1, (answered,))
    return NOTHING_DONE


def _negate_link(table: Table, item: Planned, index: int) -> Outcome:
    link = table.chain[index]
    source = link.context.source
    table.chain = (*table.chain[:index], link._replace(negated=1), *table.chain[index + 1 :])
    table.touch()
    table.lingering = tuple(
        one
        for one in table.lingering
        if not (one.path[:1] == (RESTRICTION,) and one.source == source.ref and one.effect == link.context.effect)
    )
    table.tell(
        EventKind.ACTIVATION_NEGATED, source, item.scope.player, Cause.EFFECT,
        ("chain.negated-link-continues", "mechanic.B4"),
        link=index + 1, source=item.scope.context.source, clause=item.path,
    )  # fmt: skip
    return Outcome(1, (source,))


def relate(table: Table, kind: RelationKind, source: int, other: int) -> None:
    """Let one card hang on another."""
    table.touch()
    table.relations = (*table.relations, Relation(kind, table.ref(source), table.ref(other)))


def _equip(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Equip)
    cards = query.cards_of(table, operation.card, item.scope)
    hosts = query.cards_of(table, operation.host, item.scope)
    if not cards or not hosts or table.cards[hosts[0]].zone != Zone.MONSTER or not table.is_up(hosts[0]):
        return _not_done(table, item, "no-host")
    if table.cards[cards[0]].zone not in IN_PLAY:
        return _not_done(table, item, "source-gone")
    relate(table, RelationKind.EQUIPPED, cards[0], hosts[0])
    card, host = derived.snapshot(table, cards[0]), derived.snapshot(table, hosts[0])
    table.tell(EventKind.EQUIPPED, card, item.scope.player, cause, ("equip.effect",), **_told(item), host=host)
    return Outcome(1, (card,))


def _bind(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Bind)
    source = item.scope.context.source
    others = [uid for uid in query.cards_of(table, operation.ref, item.scope) if table.cards[uid].zone in IN_PLAY]
    if not table.is_same(source.ref) or table.cards[source.uid].zone not in IN_PLAY or not others:
        return NOTHING_DONE
    for uid in others:
        relate(table, RelationKind.BOUND, source.uid, uid)
        card, host = derived.snapshot(table, source.uid), derived.snapshot(table, uid)
        table.tell(EventKind.BOUND, card, item.scope.player, cause, ("mechanic.C6",), **_told(item), host=host)
    return Outcome(1, tuple(derived.snapshot(table, uid) for uid in others))


def _turn_face_down(table: Table, item: Planned, cause: Cause) -> Outcome:
    uids = [uid for uid in item.uids if can_be_turned_down(table, uid)]
    before = tuple(derived.snapshot(table, uid) for uid in uids)
    for uid, snap in zip(uids, before, strict=True):
        turn_face_down(table, uid)
        table.tell(EventKind.TURNED_FACE_DOWN, snap, item.scope.player, cause, ("mechanic.C3",), **_told(item))
        note(table, Occurrence(Verb.TURN_FACE_DOWN, snap, item.scope.player, cause, Zone.MONSTER, 0, 0, 0, table.batch))
    return _outcome(before)


def _swap_control(table: Table, item: Planned, cause: Cause) -> Outcome:
    if not item.uids or not item.others:
        return _not_done(table, item, "nothing-found")
    player = item.scope.player
    given, taken = item.uids[0], item.others[0]
    before = (derived.snapshot(table, given), derived.snapshot(table, taken))
    slots = table.cards[given].slot, table.cards[taken].slot
    take_control(table, given, 1 - player)
    take_control(table, taken, player)
    table.put(given, table.cards[given]._replace(slot=slots[1]))
    table.put(taken, table.cards[taken]._replace(slot=slots[0]))
    for snap, to in zip(before, (1 - player, player), strict=True):
        table.tell(EventKind.CONTROL_CHANGED, snap, to, cause, ("term.control.change",), **_told(item))
        note(table, Occurrence(Verb.CONTROL, snap, player, cause, Zone.MONSTER, 0, 0, 0, table.batch))
    return _outcome(before)


def _roll(table: Table, item: Planned, cause: Cause) -> Outcome:
    number = item.positions[0]
    source = item.scope.context.source
    table.tell(EventKind.ROLLED, source, item.scope.player, cause, ("setup.items.die",), **_told(item), number=number)
    table.agenda = tuple(
        frame._replace(context=frame.context._replace(rolled=number)) if frame.context.source == source else frame
        for frame in table.agenda
    )
    return Outcome(1)


def _apply(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Apply)
    subject = getattr(operation.modifier, "subject", None)
    uids = query.search(table, subject, item.scope) if subject is not None else []
    if subject is not None and not uids:
        return NOTHING_DONE
    amount = 0
    if isinstance(operation.modifier, o.Change):
        amount = query.amount(table, operation.modifier.amount, item.scope)
    source = item.scope.context.source
    table.touch()
    table.lingering = (
        *table.lingering,
        Lingering(
            source.number, item.scope.context.effect, item.path, list(Until).index(operation.until),
            item.scope.player, tuple(table.ref(uid) for uid in uids), amount, source.ref,
        ),
    )  # fmt: skip
    table.tell(
        EventKind.APPLIED, source, item.scope.player, cause, ("mechanic.G2",), **_told(item),
        modifier=type(operation.modifier).__name__,
        verb=getattr(operation.modifier, "verb", Verb.ATTACK).name.lower().replace("_", "-"),
        stat=str(getattr(operation.modifier, "stat", "")),
        players=int(getattr(operation.modifier, "players", None) or 0),
        bound_player=_bound_player(item, operation.modifier),
        until=str(operation.until),
        subjects=tuple(derived.snapshot(table, uid) for uid in uids),
        amount=amount,
    )  # fmt: skip
    return Outcome(1)


def _bound_player(item: Planned, modifier: o.Modifier) -> int:
    players = getattr(modifier, "players", None)
    return NOBODY if players is None or players == Side.ANY else query.side_of(item.scope, players)


def _structure(table: Table, item: Planned, cause: Cause) -> Outcome:
    raise AssertionError(f"{type(item.operation).__name__} is run by the agenda, not performed")


EXECUTE: dict[type, Executor] = {
    o.Destroy: _destroy,
    o.Send: _send,
    o.Discard: _discard,
    o.Tribute: _tribute,
    o.Banish: _banish,
    o.Return: _return,
    o.Add: _add,
    o.Draw: _draw,
    o.SpecialSummon: _special_summon,
    o.Damage: _damage,
    o.GainLP: _gain,
    o.PayLP: _pay,
    o.Negate: _negate,
    o.Equip: _equip,
    o.Bind: _bind,
    o.TurnFaceDown: _turn_face_down,
    o.SwapControl: _swap_control,
    o.RollDie: _roll,
    o.Apply: _apply,
    o.Each: _structure,
    o.Optional: _structure,
    o.If: _structure,
    o.Join: _structure,
}


def banishes_what_it_destroys(operation: o.Operation) -> bool:
    """Whether "destroy, and if you do, banish" is one movement: the cards never reach the Graveyard."""
    return (
        isinstance(operation, o.Join)
        and operation.kind == JoinKind.AND_IF_YOU_DO
        and isinstance(operation.first, o.Destroy)
        and operation.second == o.Banish(o.DONE)
    )
