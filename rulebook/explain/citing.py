"""Selects the rules to cite: those of the ruleset being played."""

from __future__ import annotations

from rulebook.articles.rules import rules as every_rule
from rulebook.engine.core.book import Book


def cited(book: Book, rules: tuple[str, ...]) -> tuple[str, ...]:
    """The rules among these that belong to the book's ruleset, without duplicates; all of them if none does.

    A step names every rule that states it, including those of other rulesets, so that each can be disabled.
    """
    known, here, borrowed = every_rule(), ("both", book.ruleset.id), book.ruleset.borrowed

    def counterpart(id: str) -> str:
        """The same rule as this ruleset states it, if it has its own wording there."""
        own = f"{id}.{book.ruleset.id}"
        elsewhere = id in known and known[id].ruleset not in here and id not in borrowed
        if not elsewhere:
            return id
        return own if own in known else book.ruleset.cites.get(id, id)

    once = tuple(dict.fromkeys(counterpart(id) for id in rules))
    return tuple(id for id in once if id not in known or known[id].ruleset in here or id in borrowed) or once
