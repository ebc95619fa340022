"""Control of monsters: a stack of changes of control, of which the newest still in force decides.

The owner is at the bottom of the stack. When an entry ends (its time is up, or its source stops applying), it is
removed, and the monster goes where the remaining stack says.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NO_CARD, NO_REF, NOBODY, CardRef, Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import CONTINUOUS, FOR_GOOD, ControlEffect, RelationKind
from rulebook.engine.core.table import ROOM, Table
from rulebook.engine.rule_ids.general import CONTROL_CHANGE, CONTROL_NO_ZONE
from rulebook.vocabulary.operations import Control
from rulebook.vocabulary.terms import Cause, Icon, Side, Until, Verb, Zone

from .moves import CardMove, transfer
from .triggers import note

EQUIPS_STAY = ("mechanic.C7",)
"""A change of control does not move Equip Cards; their controller keeps them."""


def moment(until: Until) -> int:
    """The encoding of when a change of control ends."""
    return FOR_GOOD if until == Until.ALWAYS else list(Until).index(until)


def entry(table: Table, uid: int, player: int, until: int = FOR_GOOD) -> ControlEffect:
    """A change of control of the monster in its current state."""
    return ControlEffect(_key(table, uid), player, until)


def _key(table: Table, uid: int) -> CardRef:
    return CardRef(uid, table.cards[uid].incarnation, 0)


def give(
    table: Table,
    entries: Iterable[ControlEffect],
    *,
    player: int,
    cause: Cause = Cause.EFFECT,
    source: Snapshot = NO_CARD,
    link: int = 0,
    clause: tuple[int, ...] = (),
) -> tuple[Snapshot, ...]:
    """Add changes of control on top and move the monsters together.

    Args:
        table: the table.
        entries: the changes, newest last; monsters whose control cannot change are skipped.
        player: the player responsible.
        cause: the cause.
        source: the card that does it.
        link: its Chain Link, 0 for none.
        clause: its place in the effect.

    Returns:
        The monsters that changed sides, as they were before.
    """
    wanted: list[ControlEffect] = []
    for one in entries if table.under(CONTROL_CHANGE) else ():
        guard = derived.forbidding(table, Verb.CONTROL, uid=one.card.uid)
        if guard is None:
            wanted.append(one)
        else:
            table.tell(
                EventKind.PROTECTED, derived.snapshot(table, one.card.uid), rules=("effect.card-over-rule",),
                **guard.told(), verb="control",
            )  # fmt: skip
    for_good = {one.card.uid for one in wanted if one.until == FOR_GOOD}
    kept = [one for one in _alive(table) if one.card.uid not in for_good or one.until == CONTINUOUS]
    added = [one for one in wanted if one.until != FOR_GOOD or one.player != _without(table, kept, one.card.uid)]
    return _settle(table, (*kept, *added), player, cause, source, link, clause)


def _alive(table: Table) -> list[ControlEffect]:
    return [one for one in table.control if table.is_same(one.card)]


def _without(table: Table, entries: list[ControlEffect], uid: int) -> int:
    """The player who would control a monster given these entries."""
    return next((one.player for one in reversed(entries) if one.card.uid == uid), table.cards[uid].holder)


def end(table: Table, until: Until) -> None:
    """End changes of control that last until this moment (rule mechanic.G2)."""
    if not table.control:
        return
    ending = moment(until)
    kept = tuple(one for one in _alive(table) if one.until != ending)
    if len(kept) != len(table.control):
        _settle(table, kept, NOBODY, Cause.RULE)


def sync(table: Table) -> None:
    """Begin and end continuous changes of control. Cheap if there are none."""
    if not table.control and not derived.anywhere(table, Control):
        return
    now, to_owners = _applying(table)
    kept = [
        one
        for one in _outlasting(table, now)
        if (one in now if one.until == CONTINUOUS else one.card.uid not in to_owners) and one not in to_owners.values()
    ]
    begun = [one for one in now if one not in kept and one.card.uid not in to_owners]
    result = (*kept, *begun, *to_owners.values())
    if result != table.control:
        before = {uid: table.controller(uid) for uid in to_owners}
        for uid in to_owners:
            table.put(uid, table.cards[uid]._replace(holder=table.cards[uid].owner))
        _settle(table, result, NOBODY, Cause.EFFECT, before=before)


def _outlasting(table: Table, now: list[ControlEffect]) -> list[ControlEffect]:
    """The changes of control of monsters that are still there.

    Under the older reading of rule equip.lost, a monster turned face-down stays with the player an Equip Card gave it
    to.
    """
    found = _alive(table)
    if not table.book.reads("equip.lost", "control-stays"):
        return found
    return [
        one._replace(until=FOR_GOOD, source=NO_REF)
        if one.until == CONTINUOUS and one not in now and not table.is_up(one.card.uid) and _by_equip(table, one)
        else one
        for one in found
    ]


def _by_equip(table: Table, one: ControlEffect) -> bool:
    giver = table.book.by_number.get(table.cards[one.source.uid].number)
    return giver is not None and giver.icon == Icon.EQUIP


def as_described(table: Table) -> None:
    """A described position has no history: a card that gives control of a monster has taken it from its owner."""
    entries = tuple(one for one in _applying(table)[0] if table.cards[one.card.uid].holder == one.player)
    for one in entries:
        card = table.cards[one.card.uid]
        table.put(one.card.uid, card._replace(holder=card.owner))
    table.change(control=(*table.control, *entries))


def _applying(table: Table) -> tuple[list[ControlEffect], dict[int, ControlEffect]]:
    """Continuous changes of control in force; separately, those that return monsters to their owners."""
    found: list[ControlEffect] = []
    back: dict[int, ControlEffect] = {}
    for item in derived.active(table):
        rule = item.modifier
        if not isinstance(rule, Control) or item.lingering:
            continue
        source = item.scope.context.source.ref
        for uid in query.search(table, rule.subject, item.scope):
            if table.cards[uid].zone != Zone.MONSTER or derived.forbidding(table, Verb.CONTROL, uid=uid) is not None:
                continue
            if derived.shielded(table, item, uid) is not None:
                continue
            if rule.side == Side.OWNER:
                back[uid] = ControlEffect(_key(table, uid), table.cards[uid].owner, CONTINUOUS, source)
            else:
                player = query.side_of(item.scope, rule.side)
                found.append(ControlEffect(_key(table, uid), player, CONTINUOUS, source))
    return found, back


def _settle(
    table: Table,
    entries: tuple[ControlEffect, ...],
    player: int,
    cause: Cause,
    source: Snapshot = NO_CARD,
    link: int = 0,
    clause: tuple[int, ...] = (),
    before: dict[int, int] | None = None,
) -> tuple[Snapshot, ...]:
    """Install these entries and move every monster whose controller they change."""
    concerned = sorted({one.card.uid for one in (*table.control, *entries) if table.is_same(one.card)})
    was = {uid: table.controller(uid) for uid in concerned} | (before or {})
    snaps = {uid: derived.snapshot(table, uid)._replace(controller=was[uid]) for uid in concerned}
    earlier = table.control
    table.change(control=entries)
    moving = [uid for uid in concerned if table.controller(uid) != was[uid]]
    homeless = _rehouse(table, moving)
    ended = {uid: _giver(table, uid, earlier) for uid in moving} if source.uid == NOBODY else {}
    told = [(uid, table.controller(uid)) for uid in moving if uid not in homeless]
    for uid, to in told:
        giver = source if source.uid != NOBODY else _giver(table, uid, table.control)
        over = {} if giver != NO_CARD or cause == Cause.RULE else {"ended": ended.get(uid, NO_CARD)}
        returns = cause == Cause.RULE or (source == NO_CARD and to == table.cards[uid].owner)
        table.tell(
            EventKind.CONTROL_CHANGED, snaps[uid], to, cause, CONTROL_CHANGE, link, giver, clause, back=int(returns),
            **{name: card for name, card in over.items() if card.number},
        )  # fmt: skip
    if homeless:
        destroying = CardMove(Verb.DESTROY, Zone.GRAVEYARD, Cause.RULE, NOBODY, rules=CONTROL_NO_ZONE)
        transfer(table, homeless, destroying)
    for uid, to in told:
        by = player if player != NOBODY else to
        note(table, table.occurrence(Verb.CONTROL, snaps[uid], by, cause, Zone.MONSTER))
    return tuple(snaps[uid] for uid in moving)


def _giver(table: Table, uid: int, entries: tuple[ControlEffect, ...]) -> Snapshot:
    """The card whose continuous effect determines this monster's controller by these entries, or NO_CARD."""
    top = next((one for one in reversed(entries) if one.card.uid == uid), None)
    if top is None or top.until != CONTINUOUS:
        return NO_CARD
    return derived.snapshot(table, top.source.uid)


def _rehouse(table: Table, moving: list[int]) -> list[int]:
    """Give every moved monster a zone on its new side; returns those without a free zone (rule mechanic.F7)."""
    taken: dict[int, set[int]] = {}
    for side in (0, 1):
        staying = [uid for uid in table.in_zone(Zone.MONSTER, side) if uid not in moving]
        taken[side] = {table.cards[uid].slot for uid in staying}
    homeless = []
    for uid in moving:
        side = table.controller(uid)
        slot = next(one for one in range(20) if one not in taken[side])
        if slot >= ROOM[Zone.MONSTER] and table.under(CONTROL_NO_ZONE):
            homeless.append(uid)
            continue
        taken[side].add(slot)
        card = table.cards[uid]
        table.put(uid, card._replace(slot=slot, seen=card.seen | 1 << side))
        if not table.under(EQUIPS_STAY):
            _take_equips_along(table, uid, side)
    return homeless


def _take_equips_along(table: Table, host: int, side: int) -> None:
    """Without the rule that Equip Cards stay where they are, they follow the monster to its new side."""
    for relation in table.relations:
        if relation.kind == RelationKind.EQUIPPED and relation.other.uid == host:
            equip = relation.source.uid
            slot = table.free_slot(Zone.SPELL, side)
            table.put(equip, table.cards[equip]._replace(holder=side, slot=slot))
