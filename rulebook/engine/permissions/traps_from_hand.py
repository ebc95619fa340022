"""Permissions to activate Traps from the hand, without Setting them first."""

from __future__ import annotations

from rulebook.engine.continuous import derived
from rulebook.engine.core.effect_paths import operation_at
from rulebook.engine.core.state import Lingering
from rulebook.engine.core.table import Table
from rulebook.vocabulary.modifiers import May
from rulebook.vocabulary.operations import Apply
from rulebook.vocabulary.terms import Verb


def allowed(table: Table, uid: int) -> bool:
    """Whether an effect lets this Trap be activated from the hand."""
    return any(derived.applies(table, item, uid) for item in _permissions(table))


def spend(table: Table, uid: int) -> None:
    """The Trap is activated from the hand: unless a lasting permission covers it, one for a single Trap is used up."""
    if any(not _once(item.modifier) and derived.applies(table, item, uid) for item in _permissions(table)):
        return
    player = table.controller(uid)
    spent = next((one for one in table.lingering if one.player == player and _once(_modifier(table, one))), None)
    if spent is not None:
        table.change(lingering=tuple(one for one in table.lingering if one is not spent))


def _permissions(table: Table) -> list[derived.Active]:
    if not table.lingering and not derived.anywhere(table, May):
        return []
    found = derived.active(table)
    return [one for one in found if isinstance(one.modifier, May) and one.modifier.verb == Verb.ACTIVATE]


def _modifier(table: Table, one: Lingering) -> object:
    operation = operation_at(table.book.effects(one.number)[one.effect], one.path)
    return operation.modifier if isinstance(operation, Apply) else None


def _once(modifier: object) -> bool:
    return isinstance(modifier, May) and modifier.verb == Verb.ACTIVATE and modifier.once
