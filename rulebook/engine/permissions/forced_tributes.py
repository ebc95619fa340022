"""Monsters that a player must Tribute as if they controlled them, whoever does (rule effect.card-over-rule)."""

from __future__ import annotations

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import CARD_WINS
from rulebook.vocabulary import filters as f
from rulebook.vocabulary.modifiers import MustTribute
from rulebook.vocabulary.terms import Zone


def forced(table: Table, player: int) -> list[int]:
    """The monsters this player must Tribute whenever they Tribute, whoever controls them."""
    return [
        ref.uid
        for item in derived.lingering(table)
        if isinstance(item.modifier, MustTribute) and item.scope.player == player
        for ref in item.subjects
        if table.is_same(ref) and table.cards[ref.uid].zone == Zone.MONSTER
    ]


def fitting(table: Table, filter: f.Filter, scope: query.Scope) -> list[int]:
    """The monsters the scope's player must Tribute that would match if they were that player's own.

    One whose card that player does not know only matches what is seen of any monster: nobody could check the rest.
    """
    if not table.lingering or not table.under(CARD_WINS):
        return []
    return [
        uid
        for uid in forced(table, scope.player)
        if (table.is_up(uid) or table.cards[uid].seen >> scope.player & 1 or _is_open(filter))
        and query.fits(table, filter, uid, scope, derived.snapshot(table, uid)._replace(controller=scope.player))
    ]


def _is_open(filter: f.Filter) -> bool:
    parts = filter_parts(filter)
    return all(isinstance(part, (*f.OPEN_ON_FIELD, f.In, f.Other)) for part in parts)


def for_cost(table: Table, filter: f.Filter, count: int, scope: query.Scope, found: list[int]) -> list[int]:
    """The cards a cost may Tribute, headed by those that must be Tributed, as if the player controlled them."""
    must = fitting(table, filter, scope)
    return must if must and len(must) >= count else [*must, *(uid for uid in found if uid not in must)]
