"""Continuous changes that stay on a monster they have reached, while their source applies (rule mechanic.G1)."""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import Relation, RelationKind
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.modifiers import Change


@lru_cache(maxsize=16)
def _numbers(book: Book) -> frozenset[int]:
    """The numbers of the cards with such a change."""
    return frozenset(
        card.number
        for card in book.cards
        for effect in book.effects(card.number)
        if isinstance(effect, Continuous) and any(isinstance(one, Change) and one.stays for one in effect.modifiers)
    )


def sync(table: Table) -> None:
    """Record the monsters that such a change has reached by now."""
    numbers = _numbers(table.book)
    if not any(table.cards[ref.uid].number in numbers for ref in table.starts):
        return
    found = [
        Relation(RelationKind.CHANGED, table.ref(item.scope.context.source.uid), table.ref(uid))
        for item in derived.active(table)
        if isinstance(item.modifier, Change) and item.modifier.stays and not item.lingering
        for uid in query.search(table, item.modifier.subject, item.scope)
        if derived.applies(table, item, uid)
    ]
    new = tuple(one for one in found if one not in table.relations)
    if new:
        table.change(relations=(*table.relations, *new))
