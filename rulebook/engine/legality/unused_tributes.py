"""Monsters in sight that a Ritual Summon cannot take as Tributes: forbidden ones, and those without a Level."""

from __future__ import annotations

from itertools import combinations

from rulebook.engine.choosing.levelless import has_none
from rulebook.engine.choosing.near_misses import Lack, NearMiss
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.table import Table
from rulebook.vocabulary.operations import RitualSummon
from rulebook.vocabulary.terms import Op, Stat, Verb

_MOST = 10
"""Maximum number of Tributes whose totals are compared."""


def unused(table: Table, operation: RitualSummon, ritual: int, needed: int, scope: query.Scope) -> Arguments:
    """A monster that a player would count for a Ritual Summon whose Tributes are short of Levels; empty if none is.

    Args:
        table: the table before the activation.
        operation: the Ritual Summon.
        ritual: the Ritual Monster nearest to its Summon.
        needed: the total of Levels that it needs.
        scope: the effect's card and its player.

    Returns:
        The near miss: a monster whose Tribute is forbidden, if the total could be reached with it, or else one that has
        a Rank.
    """
    there = [uid for uid in query.search(table, operation.tributes, scope) if uid != ritual]
    grounds = {uid: derived.forbidding(table, Verb.BE_TRIBUTED, uid=uid) for uid in there}
    barred = [uid for uid, ground in grounds.items() if ground is not None and derived.stat(table, uid, Stat.LEVEL) > 0]
    free = [uid for uid, ground in grounds.items() if ground is None and derived.stat(table, uid, Stat.LEVEL) > 0]
    for uid in barred:
        ground = grounds[uid]
        if ground is not None and _reaches(table, operation, uid, [*barred, *free], needed):
            return NearMiss(uid, 1, Lack.NO_TRIBUTE, ground.card).arguments(table)
    return next((NearMiss(uid, 1, Lack.NO_LEVEL).arguments(table) for uid in there if has_none(table, uid)), {})


def _reaches(table: Table, operation: RitualSummon, uid: int, others: list[int], needed: int) -> bool:
    """Whether a monster with any of the others would have the Levels that are needed."""
    own = derived.stat(table, uid, Stat.LEVEL)
    levels = [derived.stat(table, one, Stat.LEVEL) for one in others if one != uid][:_MOST]
    totals = (own + sum(chosen) for size in range(len(levels) + 1) for chosen in combinations(levels, size))
    if operation.single:
        return own == needed if operation.op is Op.EQ else own >= needed
    return any(total == needed if operation.op is Op.EQ else total >= needed for total in totals)
