"""A refusal for two reasons: the second one is said after the first, without the refused action."""

from __future__ import annotations

from dataclasses import replace

from .tree import SECOND, Explanation, Quoted


def with_second(first: Explanation, second: Explanation) -> Explanation:
    """The first reason, with a second one said after it and the rules of both."""
    shortened = replace(second, arguments=(*second.arguments, (SECOND, 1)))
    rules = tuple(dict.fromkeys((*first.rules, *second.rules)))
    return replace(first, arguments=(*first.arguments, ("besides_that", Quoted((shortened,)))), rules=rules)
