"""Declared values as words of the notation: card names, Types, Attributes and kinds by slug."""

from __future__ import annotations

from rulebook.engine.core.book import Book
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose
from rulebook.engine.core.state import DuelState
from rulebook.vocabulary.terms import Attribute, CardKind, Type

_WORDS: dict[int, tuple[str, ...]] = {
    Purpose.DECLARE_TYPE: tuple(str(one) for one in Type),
    Purpose.DECLARE_ATTRIBUTE: tuple(str(one) for one in Attribute),
    Purpose.DECLARE_CARD_KIND: tuple(one.name.lower() for one in CardKind),
}

WORDS: frozenset[str] = frozenset(word for words in _WORDS.values() for word in words)
"""Every word that can be declared, except card names."""


def declares(purpose: int) -> bool:
    """Whether a request of this purpose asks for a declaration."""
    return purpose >= Purpose.DECLARE_NAME


def while_announcing(state: DuelState) -> bool:
    """Whether the request belongs to an activation being announced."""
    return bool(state.agenda) and state.agenda[-1].procedure == Procedure.ACTIVATE


def word_of(book: Book, purpose: int, value: int) -> str:
    """The word for a declared value, or an empty string if it is written as a number."""
    if purpose == Purpose.DECLARE_NAME and value in book.by_number:
        return book.by_number[value].slug
    words = _WORDS.get(purpose, ())
    return words[value] if value < len(words) else ""


def value_of(book: Book, purpose: int, word: str) -> int | None:
    """The value a word stands for, or None."""
    if purpose == Purpose.DECLARE_NAME:
        return book.by_slug[word].number if word in book.by_slug else None
    words = _WORDS.get(purpose, ())
    return words.index(word) if word in words else None
