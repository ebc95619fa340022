"""What a player may declare, as the numbers of a request."""

from __future__ import annotations

from rulebook.engine.core.requests import Purpose
from rulebook.engine.core.table import Table
from rulebook.vocabulary.terms import Attribute, CardKind, Declarable, Type

DECLARE_PURPOSE: dict[Declarable, Purpose] = {what: Purpose[f"DECLARE_{what.name}"] for what in Declarable}
"""The purpose of a request for a declaration."""

_TYPES, _ATTRIBUTES = tuple(Type), tuple(Attribute)
MAX_LEVEL = 12


def declarable(table: Table, what: Declarable) -> tuple[int, ...]:
    """What may be declared, as numbers: card numbers, indexes of Types or Attributes, Levels, kinds."""
    if what == Declarable.NAME:
        return tuple(sorted(card.number for card in table.book.cards if not card.is_token))
    if what == Declarable.TYPE:
        return tuple(range(len(_TYPES)))
    if what == Declarable.ATTRIBUTE:
        return tuple(range(len(_ATTRIBUTES)))
    if what == Declarable.LEVEL:
        return tuple(range(1, MAX_LEVEL + 1))
    return tuple(int(kind) for kind in CardKind)
