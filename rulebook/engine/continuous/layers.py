"""The layers of ATK, DEF and Level: printed values, replacements, additions (rule mechanic.E8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import FACTS, LAYERS
from rulebook.vocabulary.effects import MonsterStats
from rulebook.vocabulary.filters import Amount
from rulebook.vocabulary.modifiers import Becomes, Change, Doubled, Halved, OriginalBecomes, Reversed
from rulebook.vocabulary.terms import Stat, Zone

from . import derived, query

if TYPE_CHECKING:
    from .derived import Active

LOWEST = {Stat.LEVEL: 1}
"""Lower bounds: 1 for Level, 0 for ATK and DEF."""


PRINTED: dict[Stat, Callable[[MonsterStats], int | None]] = {
    Stat.ATK: lambda stats: stats.atk,
    Stat.DEF: lambda stats: stats.def_,
    Stat.LEVEL: lambda stats: stats.level,
    Stat.RANK: lambda stats: stats.rank,
    Stat.SCALE: lambda stats: stats.scale,
}


def printed(table: Table, uid: int, stat: Stat) -> int | None:
    """The printed value: 0 for a card without one, None for "?"."""
    stats = table.stats(uid)
    if stats is None or not table.under(FACTS.get(stat, ())):
        return 0
    return PRINTED[stat](stats)


def changes(table: Table) -> list[tuple[Active, Change]]:
    """Every change of a value in force, continuous ones first by start, then lingering ones by age."""
    memo: list[tuple[Active, Change]] | None = table.memo.get("changes")
    if memo is None:
        memo = [(item, item.modifier) for item in derived.active(table) if isinstance(item.modifier, Change)]
        table.memo["changes"] = memo
    return memo


def _reached(table: Table, uid: int, stat: Stat) -> list[tuple[Active, Change]]:
    card = table.cards[uid]
    on_field = card.zone == Zone.MONSTER
    if on_field and not table.is_up(uid):
        return []
    return [
        (item, change)
        for item, change in changes(table)
        if change.concerns(stat)
        and (on_field or (not item.lingering and query.names_zone(change.subject, Zone(card.zone))))
        and derived.applies(table, item, uid)
    ]


def original(table: Table, uid: int, stat: Stat) -> int:
    """The value every change starts from: as printed ("?" counts as 0), or as set by an effect."""
    value = printed(table, uid, stat) or 0
    for item, change in _reached(table, uid, stat):
        if isinstance(change.change, OriginalBecomes):
            value = _amount(table, item, change.change.amount)
    return value


def reckon(table: Table, uid: int, stat: Stat) -> int:
    """The current value.

    In this order: the original; continuous effects that set it; continuous gains and losses; lingering changes in
    chronological order. A continuous gain that began after a lingering change is applied after it. Changes marked
    ``last`` are applied after everything else.
    """
    reached = _reached(table, uid, stat)
    if not reached:
        return printed(table, uid, stat) or 0
    if not table.under(LAYERS):
        return _as_they_come(table, uid, stat, reached)
    value = original(table, uid, stat)
    gains = []
    lingering = []
    last = []
    for item, change in reached:
        if change.last:
            last.append((item, change))
        elif item.lingering:
            lingering.append((item, change))
        elif isinstance(change.change, Becomes | Halved | Doubled):
            value = _shifted(table, item, change, value)
        elif not isinstance(change.change, OriginalBecomes):
            gains.append((item, change))
    for item, change in lingering:
        older = [gain for gain in gains if gain[0].scope.context.source.ref in item.before]
        for gain in older:
            value = _shifted(table, *gain, value)
            gains.remove(gain)
        value = _shifted(table, item, change, value)
    for rest in (*gains, *last):
        value = _shifted(table, *rest, value)
    return max(value, LOWEST.get(stat, 0))


def _as_they_come(table: Table, uid: int, stat: Stat, reached: list[tuple[Active, Change]]) -> int:
    value = printed(table, uid, stat) or 0
    for item, change in reached:
        value = _shifted(table, item, change, value)
    return max(value, LOWEST.get(stat, 0))


def _shifted(table: Table, item: Active, change: Change, value: int) -> int:
    how = change.change
    if isinstance(how, OriginalBecomes):
        return value
    if isinstance(how, Becomes):
        return _amount(table, item, how.amount)
    if isinstance(how, Halved):
        return (max(value, 0) + 1) // 2
    if isinstance(how, Doubled):
        return 2 * max(value, 0)
    return value + _sign(table, change) * _amount(table, item, how)


def _sign(table: Table, change: Change) -> int:
    """Whether the change adds (1) or, because effects on it are reversed, subtracts (-1)."""
    memo: list[Reversed] | None = table.memo.get("reversed")
    if memo is None:
        memo = [item.modifier for item in derived.active(table) if isinstance(item.modifier, Reversed)]
        table.memo["reversed"] = memo
    return -1 if sum(one.concerns(change.stat) for one in memo) % 2 else 1


def _amount(table: Table, item: Active, amount: Amount) -> int:
    return item.amount if item.lingering else query.amount(table, amount, item.scope)


_HOW: dict[type, str] = {
    Becomes: "becomes", OriginalBecomes: "original", Halved: "halved", Doubled: "doubled",
}  # fmt: skip


def how(change: Change) -> str:
    """The way in which a stat changes, as events name it: "by" an amount, "halved" ..."""
    return _HOW.get(type(change.change), "by")


def captured(table: Table, change: Change, scope: query.Scope) -> int:
    """The value a lingering change captures when it is applied; 0 if it needs none."""
    how = change.change
    if isinstance(how, Halved | Doubled):
        return 0
    return query.amount(table, how.amount if isinstance(how, Becomes | OriginalBecomes) else how, scope)
