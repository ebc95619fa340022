"""Once per turn: what has been used, and by which copy or name."""

from __future__ import annotations

from rulebook.vocabulary.effects import Activated, Limit, Replacement
from rulebook.vocabulary.terms import LimitKey

from .state import NOBODY, Use
from .table import Table

SHARED = -1
"""Stands for the index of all effects that share one limit."""


def _use(table: Table, player: int, uid: int, index: int, limit: Limit) -> Use:
    card = table.cards[uid]
    index = SHARED if limit.shared else index
    if limit.key == LimitKey.NAME:
        return Use(player, NOBODY, 0, 0, card.number, index)
    return Use(NOBODY, uid, card.incarnation, card.stamp, card.number, index)


def used_up(table: Table, player: int, uid: int, index: int, effect: Activated | Replacement) -> bool:
    """Whether the effect's "once per turn" is used."""
    return effect.limit is not None and _use(table, player, uid, index, effect.limit) in table.limits


def use(table: Table, player: int, uid: int, index: int, effect: Activated | Replacement) -> None:
    """Record a use; it counts even if the effect is negated later."""
    if effect.limit is not None:
        table.limits = (*table.limits, _use(table, player, uid, index, effect.limit))
