"""Summoning conditions currently in force (rule effect.summon-condition-not-effect: they are not effects)."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import SummonCondition


def holding(table: Table, uid: int) -> Iterator[SummonCondition]:
    """Yield the Summoning conditions of a card, except those lifted by something on the field."""
    return (condition for _, condition in holding_at(table, uid))


def holding_at(table: Table, uid: int) -> Iterator[tuple[int, SummonCondition]]:
    """Like ``holding``, with the index of each among the effects of the card."""
    for index, effect in enumerate(table.effects(uid)):
        if not isinstance(effect, SummonCondition):
            continue
        if effect.lifted_if is None or not query.holds(table, effect.lifted_if, derived.scope_of(table, uid, index)):
            yield index, effect
