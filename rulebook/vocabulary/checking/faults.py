"""Faults of card values, and traversal of a card value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple


class Fault(NamedTuple):
    """One fault: its field (``effects[1].targets[0]``), the problem, and the remedy."""

    field: str
    problem: str
    remedy: str


class CardError(ValueError):
    """An invalid card value: the card, the field, the problem and the remedy."""

    def __init__(self, card: str, fault: Fault, more: int = 0) -> None:
        super().__init__(fault.problem)
        self.card = card
        self.field = fault.field
        self.problem = fault.problem
        self.remedy = fault.remedy
        self.more = more

    def __str__(self) -> str:
        where = f"{self.card}, {self.field}" if self.field else self.card
        more = f" ({self.more} more after it)" if self.more else ""
        return f"card {where}: {self.problem}. {self.remedy}{more}"


_FIELDS: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The fields of a piece of the language, in the order of the printed text; empty for words and numbers."""
    found = _FIELDS.get(kind)
    if found is None:
        found = tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
        _FIELDS[kind] = found
    return found


def parts(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Yield every piece, word and number inside a value with its path, outer ones first."""
    if isinstance(value, tuple):
        for index, part in enumerate(value):
            yield from parts(part, f"{path}[{index}]")
        return
    yield path, value
    for name in field_names(type(value)):
        yield from parts(getattr(value, name), f"{path}.{name}" if path else name)


def nodes(value: object, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every piece of the language inside a value with its path, outer ones first."""
    return ((where, part) for where, part in parts(value, path) if field_names(type(part)))


def listed(words: Iterable[object]) -> str:
    """A comma-separated list of names: "Damage, Draw"."""
    return ", ".join(str(word) for word in words)
