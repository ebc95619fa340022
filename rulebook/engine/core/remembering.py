"""Remembering what follows from an element of a card alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])

MOST = 8192
"""How many results a function keeps; some elements are made in passing, and would pile up."""


def per_element(function: FunctionT) -> FunctionT:
    """Remember the results of a function of an element of a card and of further plain values.

    Elements are told apart by identity: they are made once, with the cards, and a hash would go through all their
    parts. The element is kept with the result, so that no other one can come to have its identity.
    """
    found: dict[tuple[Any, ...], tuple[Any, Any]] = {}

    @wraps(function)
    def remembered(element: Any, *more: Any) -> Any:
        key = (id(element), *more)
        known = found.get(key)
        if known is None:
            if len(found) >= MOST:
                found.clear()
            known = found[key] = element, function(element, *more)
        return known[1]

    return cast(FunctionT, remembered)
