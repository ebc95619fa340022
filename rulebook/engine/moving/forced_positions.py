"""What continuous effects force immediately: battle positions, and the end of endless loops."""

from __future__ import annotations

from rulebook.engine.continuous import derived, highest_stat
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import CARD_WINS, LATER_PREVAILS, NO_LOOPS
from rulebook.vocabulary.modifiers import Hold, Unaffected
from rulebook.vocabulary.terms import Cause, Position, Verb, Zone

from .moves import CardMove, transfer


def sync(table: Table) -> None:
    """Apply forced positions and break loops in the continuous layer. Cheap if there are none."""
    if not table.starts:
        return
    if derived.anywhere(table, Unaffected):
        _break_loop(table)
    if derived.anywhere(table, Hold):
        _hold(table)


def _hold(table: Table) -> None:
    wanted: dict[int, tuple[Position, derived.Active]] = {}
    for item in derived.active(table):
        if not isinstance(item.modifier, Hold):
            continue
        for uid in (*table.in_zone(Zone.MONSTER, 0), *table.in_zone(Zone.MONSTER, 1)):
            first = uid in wanted and not table.under(LATER_PREVAILS)
            if table.is_up(uid) and not first and derived.applies(table, item, uid):
                wanted[uid] = (item.modifier.position, item)
    for uid, (position, item) in sorted(wanted.items()):
        card = table.cards[uid]
        if card.position == position:
            continue
        before, ground = derived.snapshot(table, uid), derived.ground(table, item)
        table.put(uid, card._replace(position=position))
        table.tell(
            EventKind.POSITION_CHANGED, before, NOBODY, Cause.EFFECT, derived.standing(table, ground), **ground.told(),
            position=int(position),
        )  # fmt: skip


def holder(table: Table, uid: int) -> derived.Ground | None:
    """What keeps this monster in its battle position, or None."""
    if not derived.anywhere(table, Hold) or not table.under(CARD_WINS):
        return None
    for item in derived.applying(table, Hold, uid):
        assert isinstance(item.modifier, Hold)
        if item.modifier.position == table.cards[uid].position:
            return derived.ground(table, item)
    return None


def _break_loop(table: Table) -> None:
    """An effect that undoes its own basis would loop forever: its card is destroyed."""
    cause = highest_stat.caught(table)
    if cause is None or not table.under(NO_LOOPS):
        return
    snap = derived.snapshot(table, cause)
    table.tell(EventKind.LOOP_BROKEN, snap, snap.controller, Cause.RULE, NO_LOOPS)
    transfer(table, [cause], CardMove(Verb.DESTROY, Zone.GRAVEYARD, Cause.RULE, NOBODY, rules=NO_LOOPS))


def would_loop(table: Table) -> bool:
    """Whether the continuous layer of this (trial) table never settles (rule mechanic.G5)."""
    return derived.anywhere(table, Unaffected) and highest_stat.caught(table) is not None
