"""What is missing for a Ritual Summon: its monster, or Tributes with the right Levels."""

from __future__ import annotations

from itertools import combinations

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.deck import EVERYBODY
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Argument
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.filters import Filter
from rulebook.vocabulary.modifiers import CountsAs
from rulebook.vocabulary.operations import RitualSummon
from rulebook.vocabulary.terms import MonsterKind, Op, Stat, Verb, Zone

from .level_totals import nearest
from .materials import is_kind

_MOST = 10
"""Maximum number of Tributes whose totals are compared."""


def ritual_shortfall(table: Table, operation: RitualSummon, scope: query.Scope) -> dict[str, Argument]:
    """Why no Ritual Monster can be Summoned, as arguments of a failure.

    Returns:
        ``lacking``: "monster", "barred" (with what forbids the Tributes) or "levels"; for "levels" the Ritual Monster
        nearest to its Summon, the total its Tributes need, the nearest total (0 without Tributes) and another one as
        near, and whether it must be exact.
    """
    there = [
        uid
        for uid in table.in_zone(Zone.HAND, scope.player)
        if is_kind(table, uid, MonsterKind.RITUAL) and query.fits(table, operation.ritual, uid, scope)
    ]
    if not there:
        return {"lacking": "monster", **elsewhere(table, MonsterKind.RITUAL, Zone.HAND, operation.ritual, scope)}
    if (ground := _barred(table, operation, scope, there)) is not None:
        return {"lacking": "barred", **ground.against()}
    needed, totals, uid = min(
        (_nearest(table, operation, scope, uid) for uid in there),
        key=lambda one: (abs(one[0] - one[1]["have"]), one[2]),
    )
    exact = int(operation.op == Op.EQ)
    card = derived.snapshot(table, uid)
    found: dict[str, Argument] = {"lacking": "levels", "ritual": card, "needed": needed, **totals, "exact": exact}
    if (doubled := _doubled(table, query.search(table, operation.tributes, scope))) is not None:
        found["doubled"] = doubled
    return found


def _doubled(table: Table, tributes: list[int]) -> Snapshot | None:
    """A monster that counts as more than one Tribute, but for Tribute Summons only."""
    for uid in tributes:
        own = (one for effect in table.effects(uid) if isinstance(effect, Continuous) for one in effect.modifiers)
        if any(isinstance(one, CountsAs) and one.tributes > 1 for one in own):
            return derived.snapshot(table, uid)
    return None


def elsewhere(table: Table, kind: MonsterKind, zone: Zone, filter: Filter, scope: query.Scope) -> dict[str, Argument]:
    """A monster of a player that an effect could Summon from another zone, as an argument; empty if none is known."""
    for where in (Zone.GRAVEYARD, Zone.MONSTER, Zone.BANISHED):
        for uid in table.in_zone(where, scope.player):
            card = table.cards[uid]
            known = card.number and card.seen == EVERYBODY and is_kind(table, uid, kind)
            lying = derived.snapshot(table, uid)._replace(zone=zone)
            if known and query.fits(table, filter, uid, scope, lying):
                return {"near": derived.snapshot(table, uid)}
    return {}


def _nearest(table: Table, operation: RitualSummon, scope: query.Scope, uid: int) -> tuple[int, dict[str, int], int]:
    """The total that one Ritual Monster needs, the nearest totals there are, and the monster."""
    needed = derived.stat(table, uid, Stat.LEVEL) if operation.levels is None else operation.levels
    levels = [
        level
        for one in query.search(table, operation.tributes, scope)
        if one != uid
        and derived.forbidding(table, Verb.BE_TRIBUTED, uid=one) is None
        and (level := derived.stat(table, one, Stat.LEVEL)) > 0
    ][:_MOST]
    sizes = range(1, 2 if operation.single else len(levels) + 1)
    totals = {sum(chosen) for size in sizes for chosen in combinations(levels, size)}
    return needed, nearest(totals, needed), uid


def _barred(table: Table, operation: RitualSummon, scope: query.Scope, there: list[int]) -> derived.Ground | None:
    """What forbids every Tribute, if there are Tributes and each is forbidden; a single Ritual Monster is none."""
    tributes = query.search(table, operation.tributes, scope)
    others = [one for one in tributes if there != [one]]
    grounds = [derived.forbidding(table, Verb.BE_TRIBUTED, uid=one) for one in others]
    return grounds[0] if grounds and None not in grounds else None
