"""Deck faults as explanations."""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.verdict import Failure

from .tree import Explanation, Role, Thing, Value, Who


def deck_faults(book: Book, failures: Iterable[Failure]) -> tuple[Explanation, ...]:
    """One explanation for each failure of ``check_deck`` or ``trade_faults``; cards are named."""
    return tuple(_fault(book, failure) for failure in failures)


def _fault(book: Book, failure: Failure) -> Explanation:
    arguments: dict[str, Value] = {}
    for name, value in failure.arguments:
        if name == "card" and isinstance(value, int):
            card = book.by_number[value]
            arguments[name] = Thing(NOBODY, card.names, card.kind, Who.YOU, token=card.is_token)
        elif isinstance(value, int):
            arguments[name] = value
    return Explanation(failure.check, tuple(arguments.items()), failure.rules, role=Role.REFUSED)
