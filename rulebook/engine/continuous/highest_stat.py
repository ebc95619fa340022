"""The cards with the highest value of their kind, if that itself decides which effects apply to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.engine.core.table import Table
from rulebook.vocabulary.filters import WithHighest
from rulebook.vocabulary.terms import Stat, Zone

from . import derived, query

if TYPE_CHECKING:
    from .query import Scope


def of(table: Table, filter: WithHighest, scope: Scope) -> frozenset[int]:
    """The uids with the highest value among the matching cards.

    The result can depend on itself: the leader is immune to what made it the leader. So candidate results are tried
    until one is consistent. If none is, there is an endless loop in the continuous layer, recorded on the table with
    the card that causes it (see ``caught``).
    """
    key = ("leaders", filter, scope.player)
    memo: frozenset[int] | None = table.memo.get(key)
    if memo is not None:
        return memo
    supposed: frozenset[int] = frozenset()
    tried = [supposed]
    while True:
        table.memo[key] = supposed
        found = _leading(table, filter, scope)
        derived.forget_values(table)
        if found == supposed or found in tried:
            break
        tried.append(found)
        supposed = found
    if found != supposed:
        table.memo["loop"] = scope.context.source.uid
    table.memo[key] = supposed
    return supposed


def _leading(table: Table, filter: WithHighest, scope: Scope) -> frozenset[int]:
    numbers = {uid: derived.stat(table, uid, filter.stat) for uid in query.search(table, filter.among, scope)}
    best = max(numbers.values(), default=0)
    return frozenset(uid for uid, number in numbers.items() if number == best)


def caught(table: Table) -> int | None:
    """The uid of the card that causes an endless loop in the continuous layer, or None."""
    for uid in (*table.in_zone(Zone.MONSTER, 0), *table.in_zone(Zone.MONSTER, 1)):
        derived.stat(table, uid, Stat.ATK)
    found: int | None = table.memo.get("loop")
    return found
