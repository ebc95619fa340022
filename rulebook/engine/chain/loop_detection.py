"""Endless loops: effects that have to happen and bring about, again and again, the same position."""

from __future__ import annotations

from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Activated

LONGEST = 200
"""More positions than a loop of mandatory effects goes through."""


def comes_round(table: Table) -> bool:
    """Whether the triggers that wait now, all of them mandatory, waited in this very position before.

    The positions passed through since somebody last had a choice are kept in the frame that is running; a trigger
    that nobody has to use ends the row.
    """
    passed = table.agenda[-1].data
    if any(not _has_to(table, waiting.source.number, waiting.effect) for waiting in table.pending):
        table.top(data=())
        return False
    here = _position(table)
    if here in passed:
        return True
    table.top(data=(*passed[-LONGEST:], here))
    return False


def _has_to(table: Table, number: int, index: int) -> bool:
    effect = table.book.effects(number)[index]
    return isinstance(effect, Activated) and not effect.optional


def _position(table: Table) -> int:
    """A number for what matters of a position: objects count as the same if they lie the same."""
    cards = tuple((one.number, one.owner, one.holder, one.zone, one.position, one.facts) for one in table.cards)
    pending = tuple(sorted((one.source.uid, one.effect) for one in table.pending))
    relations = tuple((one.kind, one.source.uid, one.other.uid) for one in table.relations)
    lingering = tuple((one.number, one.effect, one.path) for one in table.lingering)
    return hash((cards, table.lp, pending, relations, lingering, table.turn_facts, table.limits, table.counters))
