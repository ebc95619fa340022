"""Records the original ATK and the number of the Tributes for monsters that need them later."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rulebook.engine.choosing.references import mentions
from rulebook.engine.continuous import derived
from rulebook.engine.core.book import Book
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Activated, Continuous
from rulebook.vocabulary.terms import Ref, Stat


@lru_cache(maxsize=16)
def _asking(book: Book) -> frozenset[int]:
    """The numbers of the cards that need the ATK of their Tributes."""
    return book.with_effect(Continuous, lambda effect: mentions(effect.modifiers, (Ref.TRIBUTED,)))


@lru_cache(maxsize=16)
def _counting(book: Book) -> frozenset[int]:
    """The numbers of the cards that ask for the number of their Tributes."""
    return book.with_effect(Activated, lambda effect: mentions(effect.if_, (Ref.TRIBUTED,)))


def tributed_number(table: Table, monster: int, tributes: Sequence[int]) -> int:
    """How many monsters are Tributed for one that needs to know, otherwise 0."""
    return len(tributes) if table.cards[monster].number in _counting(table.book) else 0


def tributed_atk(table: Table, monster: int, tributes: Iterable[int]) -> int:
    """The original ATK, together, of monsters about to be Tributed for one that needs it, otherwise 0."""
    if table.cards[monster].number not in _asking(table.book):
        return 0
    return sum(derived.original(table, uid, Stat.ATK) for uid in tributes)
