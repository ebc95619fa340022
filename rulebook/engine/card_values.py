"""Card values for display."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.engine.continuous import characteristics, derived, layers
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import Attribute, Stat, Type


class CardFacts(NamedTuple):
    """A card's current controller, its values with and without changes, and whether it is negated.

    ``rank`` and ``scale`` are -1 if it has none.
    """

    card: Card | None
    controller: int
    atk: int
    def_: int
    level: int
    original_atk: int
    original_def: int
    printed_atk: int
    printed_def: int
    negated: bool
    face_up: bool
    snapshot: Snapshot
    rank: int = -1
    scale: int = -1
    attributes: tuple[Attribute, ...] = ()
    types: tuple[Type, ...] = ()


def facts(book: Book, state: DuelState, uid: int) -> CardFacts:
    """The facts of one card.

    Raises:
        IndexError: there is no such card.
    """
    table = Table(book, state)
    card = table.card(uid)
    printed = card.stats if card is not None else None
    return CardFacts(
        card,
        table.controller(uid),
        derived.stat(table, uid, Stat.ATK),
        derived.stat(table, uid, Stat.DEF),
        derived.stat(table, uid, Stat.LEVEL),
        derived.original(table, uid, Stat.ATK),
        derived.original(table, uid, Stat.DEF),
        layers.printed(table, uid, Stat.ATK) or 0,
        layers.printed(table, uid, Stat.DEF) or 0,
        derived.is_negated(table, uid),
        table.is_up(uid),
        derived.snapshot(table, uid),
        derived.stat(table, uid, Stat.RANK) if printed is not None and printed.rank else -1,
        derived.stat(table, uid, Stat.SCALE) if printed is not None and printed.scale is not None else -1,
        characteristics.attributes(table, uid),
        characteristics.types(table, uid),
    )


def negator(book: Book, state: DuelState, uid: int) -> Snapshot | None:
    """The card whose continuous effect negates this one, or None.

    Raises:
        IndexError: there is no such card.
    """
    ground = derived.negating(Table(book, state), uid)
    return ground.card if ground is not None else None
