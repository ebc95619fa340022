"""What a conjunction of filters or conditions asks for, part by part."""

from __future__ import annotations

from rulebook.vocabulary.conditions import AllOf, Condition
from rulebook.vocabulary.filters import And, Filter


def filter_parts(filter: Filter) -> tuple[Filter, ...]:
    """The filters that a card must all fit: the parts of a conjunction, else the filter alone."""
    return filter.parts if isinstance(filter, And) else (filter,)


def condition_parts(condition: Condition | None) -> tuple[Condition, ...]:
    """The conditions that must all hold: the parts of a conjunction, else the condition alone, if there is one."""
    if condition is None:
        return ()
    return condition.parts if isinstance(condition, AllOf) else (condition,)
