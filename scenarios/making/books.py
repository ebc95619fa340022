"""The books under which something else would happen: without a rule, or under the other ruleset."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rulebook.engine.core.book import Book
from rulebook.explain.tree import Explanation, Role, RuleName
from rulebook.shelf import open_book

MODERN, CLASSIC = "2014", "classic"


class Other(NamedTuple):
    """Another book, with the rules that it lacks and how to say so."""

    book: Book
    rules: tuple[str, ...]
    because: Explanation


@lru_cache(maxsize=512)
def _without(ruleset: str, rule: str) -> Book:
    return open_book(ruleset).without(rule)


def without(ruleset: str, rule: str) -> Other:
    """The book of a ruleset without one rule."""
    because = Explanation("exercise.because.rule", (("rule", RuleName(rule)),), (rule,), role=Role.WHAT_IF)
    return Other(_without(ruleset, rule), (rule,), because)


def other_rules(ruleset: str) -> Other:
    """The book of the other ruleset: the classic one for the one of 2014, and the reverse."""
    other = CLASSIC if ruleset == MODERN else MODERN
    name = "classic" if ruleset == MODERN else "modern"
    return Other(open_book(other), (), Explanation(f"exercise.because.{name}", role=Role.WHAT_IF))
