"""The event patterns of an effect: those it waits for, then those its condition asks about."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.vocabulary.conditions import AllOf, AnyOf, Condition, Happened
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import On


def earlier_events(condition: Condition | None) -> Iterator[Happened]:
    """Yield the earlier events that a condition asks about, without those that must not have happened."""
    if isinstance(condition, Happened):
        yield condition
    elif isinstance(condition, AllOf | AnyOf):
        for part in condition.parts:
            yield from earlier_events(part)


def patterns_of(effect: Activated) -> tuple[On, ...]:
    """The events an effect waits for, followed by the earlier ones that its condition asks about."""
    return (*effect.event, *(one.pattern for one in earlier_events(effect.if_)))
