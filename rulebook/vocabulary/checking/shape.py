"""Whether every field holds a piece of the right type: mypy's check, repeated when the cards are loaded."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import rulebook.vocabulary

from .faults import Fault, field_names, listed

_MODULES = [
    import_module(f"rulebook.vocabulary.{found.name}")
    for found in iter_modules(rulebook.vocabulary.__path__)
    if not found.ispkg
]
_NAMES: dict[str, Any] = {name: value for module in _MODULES for name, value in vars(module).items()}
"""Every name of the language, used to evaluate the annotations of its pieces."""


_HINTS: dict[type, tuple[tuple[str, Any], ...]] = {}


def _hints(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a piece with their types."""
    found = _HINTS.get(kind)
    if found is None:
        names = field_names(kind)
        types = get_type_hints(kind, globalns=_NAMES) if names else {}
        found = _HINTS[kind] = tuple((name, types[name]) for name in names)
    return found


@cache
def _arms(hint: Any) -> tuple[Any, ...]:
    """The alternatives of a union; any other type by itself."""
    if get_origin(hint) in (UnionType, Union):
        return tuple(arm for one in get_args(hint) for arm in _arms(one))
    return (hint,)


@cache
def _classes(hint: Any) -> tuple[type, ...]:
    return tuple(arm for arm in _arms(hint) if isinstance(arm, type) and get_origin(arm) is None)


@cache
def _rows(hint: Any) -> tuple[tuple[Any, ...], ...]:
    """The element types of the tuples a field accepts."""
    return tuple(get_args(arm) for arm in _arms(hint) if get_origin(arm) is tuple)


def _is(value: object, kind: type) -> bool:
    """Whether a value has a type; neither an enum member nor a bool counts as a number."""
    if kind is int:
        return type(value) is int
    return isinstance(value, kind)


def wrong_pieces(value: object, path: str = "") -> Iterator[Fault]:
    """Yield a fault for every piece of the wrong type, at the deepest path that can be named."""
    for name, hint in _hints(type(value)):
        yield from _wrong(getattr(value, name), hint, f"{path}.{name}" if path else name)


def _wrong(value: object, hint: Any, path: str) -> Iterator[Fault]:
    if isinstance(value, tuple):
        rows = _rows(hint)
        if not rows:
            yield Fault(path, "several values where one is expected", f"Write one of {_wanted(hint)}")
            return
        faults = [list(_wrong_row(value, row, path)) for row in rows]
        yield from min(faults, key=len)
        return
    if not any(_is(value, kind) for kind in _classes(hint)):
        if _rows(hint) and not _classes(hint):
            yield Fault(path, f"expected a tuple of {_wanted(hint)}, found {_said(value)}", "Write it as (piece,)")
        else:
            yield Fault(path, f"{_said(value)} is not valid here", f"Write one of {_wanted(hint)}")
    else:
        yield from wrong_pieces(value, path)


def _wrong_row(value: tuple[object, ...], row: tuple[Any, ...], path: str) -> Iterator[Fault]:
    if len(row) == 2 and row[1] is Ellipsis:
        for index, part in enumerate(value):
            yield from _wrong(part, row[0], f"{path}[{index}]")
    elif len(value) != len(row):
        yield Fault(path, f"{len(value)} values where {len(row)} are expected", f"Write {len(row)} of them")
    else:
        for index, (part, wanted) in enumerate(zip(value, row, strict=True)):
            yield from _wrong(part, wanted, f"{path}[{index}]")


def _said(value: object) -> str:
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    return type(value).__name__ if field_names(type(value)) else repr(value)[:60]


def _wanted(hint: Any) -> str:
    kinds = list(_classes(hint)) or [kind for row in _rows(hint) for part in row for kind in _classes(part)]
    names = ["None" if kind is NoneType else kind.__name__ for kind in kinds]
    return listed(names if len(names) <= 12 else [*names[:12], "..."])
