"""Which part of a condition does not hold."""

from __future__ import annotations

from rulebook.engine.core.table import Table
from rulebook.vocabulary.conditions import AllOf, Condition

from . import query


def failing_path(table: Table, condition: Condition, scope: query.Scope) -> tuple[int, ...]:
    """The path to the first part that does not hold, as ``part_at`` reads it; empty for the whole condition."""
    if isinstance(condition, AllOf):
        for at, part in enumerate(condition.parts):
            if not query.holds(table, part, scope):
                return (at, *failing_path(table, part, scope))
    return ()


def part_at(condition: Condition, path: tuple[int, ...]) -> Condition:
    """The part of a condition that a path leads to."""
    for at in path:
        if not isinstance(condition, AllOf):
            break
        condition = condition.parts[at]
    return condition
