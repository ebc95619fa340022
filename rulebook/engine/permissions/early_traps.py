"""Permissions to activate Traps early: from the hand, or in the turn in which they were Set."""

from __future__ import annotations

from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.effect_paths import operation_at
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.state import Lingering, Use
from rulebook.engine.core.table import Table
from rulebook.vocabulary.modifiers import May
from rulebook.vocabulary.operations import Apply
from rulebook.vocabulary.terms import Verb, Zone


def allowed(table: Table, uid: int) -> bool:
    """Whether an effect lets this Trap be activated where it lies."""
    return any(derived.applies(table, item, uid) and not _used(table, item) for item in _permissions(table))


def needed(table: Table, uid: int) -> bool:
    """Whether this Trap needs such a permission: it is in the hand, or was Set this turn."""
    card = table.cards[uid]
    return card.zone == Zone.HAND or (card.zone == Zone.SPELL and bool(card.facts & Fact.SET_THIS_TURN))


def spend(table: Table, uid: int) -> None:
    """The Trap is activated early: unless a lasting permission covers it, one for a single Trap is used up."""
    found = [item for item in _permissions(table) if derived.applies(table, item, uid) and not _used(table, item)]
    if any(not _once(item.modifier) for item in found):
        return
    player = table.controller(uid)
    spent = next((one for one in table.lingering if one.player == player and _once(_modifier(table, one))), None)
    if spent is not None:
        table.change(lingering=tuple(one for one in table.lingering if one is not spent))
    elif found:
        table.change(limits=(*table.limits, _use(table, found[0])))


def _permissions(table: Table) -> list[derived.Active]:
    if not table.lingering and not derived.anywhere(table, May):
        return []
    found = derived.active(table)
    return [one for one in found if isinstance(one.modifier, May) and one.modifier.verb == Verb.ACTIVATE]


def _use(table: Table, item: derived.Active) -> Use:
    """The use of a continuous permission for one Trap each turn."""
    uid = item.scope.context.source.uid
    card = table.cards[uid]
    return Use(NOBODY, uid, card.incarnation, card.stamp, card.number, item.scope.context.effect)


def _used(table: Table, item: derived.Active) -> bool:
    return not item.lingering and _once(item.modifier) and _use(table, item) in table.limits


def _modifier(table: Table, one: Lingering) -> object:
    operation = operation_at(table.book.effects(one.number)[one.effect], one.path)
    return operation.modifier if isinstance(operation, Apply) else None


def _once(modifier: object) -> bool:
    return isinstance(modifier, May) and modifier.verb == Verb.ACTIVATE and modifier.once
