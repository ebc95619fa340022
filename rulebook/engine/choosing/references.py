"""The cards that an operation refers to: whether it mentions its targets, or any other reference."""

from __future__ import annotations

from rulebook.engine.core.remembering import per_element
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import JoinKind, Ref

TARGETS = (Ref.TARGET, Ref.TARGET_1, Ref.TARGET_2)


@per_element
def mentions(value: object, refs: tuple[Ref, ...]) -> bool:
    """Whether an element of a card refers to one of these references anywhere."""
    return _mentions(value, refs)


def _mentions(value: object, refs: tuple[Ref, ...]) -> bool:
    if isinstance(value, Ref):
        return value in refs
    if isinstance(value, tuple):
        return any(_mentions(part, refs) for part in value)
    names = getattr(type(value), "__dataclass_fields__", {})
    return any(_mentions(getattr(value, name), refs) for name in names)


@per_element
def needs_targets(operation: o.Operation) -> bool:
    """Whether the operation cannot do anything once every target is gone (rule target.resolve.all-gone)."""
    if isinstance(operation, o.Join):
        first, second = needs_targets(operation.first), needs_targets(operation.second)
        if operation.kind in (JoinKind.AND, JoinKind.AND_IF_YOU_DO):
            return first or second
        return first and (second or operation.kind == JoinKind.THEN)
    if isinstance(operation, o.Each | o.Optional | o.If):
        return needs_targets(operation.operation)
    if isinstance(operation, o.Modes):
        return False  # checked for the chosen mode
    return mentions(operation, TARGETS)
