"""Endless loops of mandatory effects that repeat the same position."""

from __future__ import annotations

from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Activated

LONGEST = 200
"""Upper bound on the positions of a loop of mandatory effects."""


def comes_round(table: Table) -> bool:
    """Whether the pending triggers, all mandatory, were already pending in this very position.

    The positions since somebody last had a choice are kept in the running frame; an optional trigger resets them.
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
    """A hash of the relevant parts of a position; objects count as equal if their state is equal."""
    cards = tuple((one.number, one.owner, one.holder, one.zone, one.position, one.facts) for one in table.cards)
    pending = tuple(sorted((one.source.uid, one.effect) for one in table.pending))
    relations = tuple((one.kind, one.source.uid, one.other.uid) for one in table.relations)
    lingering = tuple((one.number, one.effect, one.path) for one in table.lingering)
    return hash((cards, table.lp, pending, relations, lingering, table.turn_facts, table.limits, table.counters))
