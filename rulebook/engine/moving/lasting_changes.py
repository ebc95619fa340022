"""Continuous changes that stay on a monster they have reached, while their source applies (rule mechanic.G1)."""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.layers import how
from rulebook.engine.core.book import Book
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Relation, RelationKind
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.modifiers import Change
from rulebook.vocabulary.terms import Cause


@lru_cache(maxsize=16)
def _numbers(book: Book) -> frozenset[int]:
    """The numbers of the cards with such a change."""
    return book.with_effect(
        Continuous, lambda effect: any(isinstance(one, Change) and one.stays for one in effect.modifiers)
    )


def sync(table: Table) -> None:
    """Record and tell the monsters that such a change reaches."""
    numbers = _numbers(table.book)
    if not any(table.cards[ref.uid].number in numbers for ref in table.starts):
        return
    for item in derived.active(table):
        if isinstance(item.modifier, Change) and item.modifier.stays and not item.lingering:
            for uid in query.search(table, item.modifier.subject, item.scope):
                if derived.applies(table, item, uid):
                    _reach(table, item, item.modifier, uid)


def _reach(table: Table, item: derived.Active, change: Change, uid: int) -> None:
    source = derived.source_of(table, item)
    relation = Relation(RelationKind.CHANGED, source.ref, table.ref(uid))
    if relation in table.relations:
        return
    table.change(relations=(*table.relations, relation))
    ground = derived.ground(table, item)
    table.tell(
        EventKind.APPLIED, source, source.controller, Cause.EFFECT, derived.standing(table, ground), **ground.told(),
        modifier="Change", stat=str(change.stat), how=how(change), until="", amount=0,
        subjects=(derived.snapshot(table, uid),),
    )  # fmt: skip
