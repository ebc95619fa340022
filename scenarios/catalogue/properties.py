"""Answers to questions about one card: what its effects say, and an example of the card to play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rulebook.cards import BY_SLUG
from rulebook.explain.properties.facts import fact
from rulebook.explain.tree import Explanation
from rulebook.shelf import open_book
from rulebook.vocabulary.effects import Card
from scenarios.properties.reading import Asked, read

from .card_examples import examples_of
from .library import index

_REMEMBERED = 512


@dataclass(frozen=True, slots=True)
class PropertyAnswer:
    """The answer to a question about one card.

    ``yes`` is None if it depends, or if the question says more than is read. ``example``: the scenario that plays the
    card, or "".
    """

    asked: Asked
    card: Card
    yes: bool | None
    told: tuple[Explanation, ...]
    example: str

    def outranks(self, yes: bool | None) -> bool:
        """Whether it answers the question better than what is played, which answers with ``yes``.

        It answers yes or no only where it has read every word; what is played knows what has happened before.
        """
        return yes in (None, self.yes) if self.yes is not None else yes is None and self.asked.plain


@lru_cache(maxsize=_REMEMBERED)
def answered_by_property(text: str) -> PropertyAnswer | None:
    """What the effects of the card answer to a question about one card; None for every other question."""
    found = index()
    asked = read(found.names, found.common, found.short, text)
    if asked is None:
        return None
    card = BY_SLUG[asked.card]
    said = fact(open_book(), card, asked.about, asked.doing, asked.number)
    if said is None:
        return None
    safe = (asked.plain and not asked.limited) or said.always
    yes = said.yes if safe and said.yes is not None else None
    if yes is not None and asked.opposite:
        yes = not yes
    examples = examples_of(asked.card)
    return PropertyAnswer(asked, card, yes, said.told, examples[0].id if examples else "")
