"""Paths: the place of an operation inside an effect, as plain numbers; and what an effect contains."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.vocabulary.effects import Activated, Effect, Replacement, SummonProcedure, Unclassified
from rulebook.vocabulary.operations import Each, Either, If, Join, Later, Modes, NextTime, Operation, Optional, Whenever

RESTRICTION = -1
"""First step of the path to a restriction of an activation; the second is its index."""
MODE = -2
"""First step of the path to a cost or target of a mode; the others are the number of the mode and its own."""
MODIFIER = -3
"""First step of the path to a modifier of a continuous effect; the second is its index."""
CONDITION = -4
"""The path to the requirement of a Summoning condition."""


def operation_at(effect: Effect, path: tuple[int, ...]) -> Operation:
    """The operation a path leads to.

    Raises:
        ValueError: the effect has no operation there.
    """
    if path and path[0] == RESTRICTION and isinstance(effect, Activated | SummonProcedure):
        return effect.restrictions[path[1]]
    operation = effect.operation if isinstance(effect, Activated | Unclassified | Replacement) else None
    for step in path:
        if isinstance(operation, Join):
            operation = operation.second if step else operation.first
        elif isinstance(operation, Modes):
            operation = operation.options[step].operation
        elif isinstance(operation, Either):
            operation = operation.options[step]
        elif isinstance(operation, If) and step and operation.else_ is not None:
            operation = operation.else_
        elif isinstance(operation, Each | Optional | If | Later | NextTime | Whenever):
            operation = operation.operation
        else:
            raise ValueError(f"no operation at {path}")
    if operation is None:
        raise ValueError(f"no operation at {path}")
    return operation


def walk(operation: Operation | None, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Operation]]:
    """Yield every operation of a tree with its path, in printed order."""
    if operation is None:
        return
    yield path, operation
    if isinstance(operation, Join):
        yield from walk(operation.first, (*path, 0))
        yield from walk(operation.second, (*path, 1))
    elif isinstance(operation, Modes):
        for place, mode in enumerate(operation.options):
            yield from walk(mode.operation, (*path, place))
    elif isinstance(operation, Either):
        for place, option in enumerate(operation.options):
            yield from walk(option, (*path, place))
    elif isinstance(operation, Each | Optional | If | Later | NextTime | Whenever):
        yield from walk(operation.operation, (*path, 0))
        if isinstance(operation, If):
            yield from walk(operation.else_, (*path, 1))


def mentions_type(value: object, sort: type) -> bool:
    """Whether a card value contains an element of this type."""
    if isinstance(value, sort):
        return True
    if isinstance(value, tuple):
        return any(mentions_type(part, sort) for part in value)
    names = getattr(type(value), "__dataclass_fields__", {})
    return any(mentions_type(getattr(value, name), sort) for name in names)
