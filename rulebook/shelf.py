"""Cached books of all declared cards under each ruleset."""

from __future__ import annotations

from functools import lru_cache

from rulebook.cards import POOL
from rulebook.engine.core.book import Book, book_of
from rulebook.rulesets import BY_ID, OTHER_READINGS


@lru_cache(maxsize=4)
def _bind(ruleset: str) -> Book:
    return book_of(BY_ID[ruleset], POOL)


def open_book(ruleset: str = "2014") -> Book:
    """The book of every declared card under a ruleset.

    Raises:
        KeyError: there is no such ruleset.
    """
    return _bind(ruleset)


@lru_cache(maxsize=4)
def open_reading(point: str) -> Book:
    """The book of every declared card under the alternative reading of a disputed point.

    Raises:
        KeyError: the engine has no alternative reading of this point.
    """
    return book_of(OTHER_READINGS[point], POOL)
