"""Records which monsters a monster has battled, if its card asks for it."""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.state import Relation, RelationKind
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.filters import Filter, Fought


@lru_cache(maxsize=16)
def _asking(book: Book) -> frozenset[int]:
    """The numbers of the cards that ask which monsters they battled."""
    return book.with_effect(
        Continuous, lambda effect: any(_asks(getattr(one, "subject", None)) for one in effect.modifiers)
    )


def _asks(subject: object) -> bool:
    return isinstance(subject, Filter) and Fought() in filter_parts(subject)


def record(table: Table, snap: Snapshot, other: Snapshot) -> None:
    """Two monsters have battled, and both are still there."""
    if snap.number not in _asking(table.book) or not table.is_same(snap.ref) or not table.is_same(other.ref):
        return
    made = Relation(RelationKind.FOUGHT, table.ref(snap.uid), table.ref(other.uid))
    if made not in table.relations:
        table.change(relations=(*table.relations, made))
