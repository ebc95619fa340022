"""Amounts of so much for each of something, told as a product."""

from __future__ import annotations

from rulebook.vocabulary.amounts import StatOf, Times

from .tree import Value


def product(amount: object, number: int) -> dict[str, Value]:
    """How often an amount counts something, and how much it gives for each.

    Args:
        amount: the amount as the card states it.
        number: the points that it came to, or by which it changed.

    Returns:
        ``times`` and ``factor``; empty if the amount is no such product.
    """
    if not isinstance(amount, Times) or isinstance(amount.amount, StatOf) or not amount.factor:
        return {}
    often, rest = divmod(abs(number), abs(amount.factor))
    return {} if rest else {"times": often, "factor": abs(amount.factor)}


def repeated(amount: object, number: int) -> dict[str, Value]:
    """The same where something is counted more than once; otherwise ``times`` is 0, and nothing is told of it."""
    found = product(amount, number)
    times = found.get("times")
    return found if isinstance(times, int) and times > 1 else {"times": 0, "factor": 0}
