"""Materials and Tributes as sets: which sets complete a Summon, and how a player picks one card at a time.

Only picks that can be completed are offered. Sets are ascending tuples of uids; the answers follow that order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Protocol, TypeVar

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Request
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import CARD_WINS
from rulebook.vocabulary import operations as o
from rulebook.vocabulary import recipes as r
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.filters import Filter, Named
from rulebook.vocabulary.modifiers import StandsIn
from rulebook.vocabulary.terms import CardKind, MonsterKind, Op, Position, Stat, SummonKind, Verb, Zone

from . import forced_tributes, proper_summons
from .prohibitions import astray, banish_bar, bar, summon_lock

Set = tuple[int, ...]
_R = TypeVar("_R", bound=r.Recipe)


class Asks(Protocol):
    """Answers given so far; requesting a missing one stops the plan."""

    def ask(self, request: Request) -> tuple[int, ...]: ...


def pick_set(answers: Asks, player: int, purpose: Purpose, sets: Sequence[Set]) -> Set:
    """One of the sets, picked card by card; forced picks are not requested."""
    taken: Set = ()
    while True:
        left = [one for one in sets if one[: len(taken)] == taken]
        options = tuple(sorted({one[len(taken)] for one in left if len(one) > len(taken)}))
        enough = taken in left
        if not options:
            return taken
        if len(options) == 1 and not enough:
            taken += options
            continue
        answer = answers.ask(Request(RequestKind.PICK, player, purpose, options, (), 0 if enough else 1, 1))
        if not answer:
            return taken
        taken += answer


# What may be used ---------------------------------------------------------------------------------


def recipe(table: Table, uid: int, kind: type[_R]) -> _R | None:
    """How the card is Summoned in this way, if it can be."""
    return next((one for one in table.effects(uid) if isinstance(one, kind)), None)


def is_kind(table: Table, uid: int, kind: MonsterKind) -> bool:
    """Whether the card is printed as a monster of this kind."""
    card = table.card(uid)
    return card is not None and card.stats is not None and kind in card.stats.kinds


def fits_part(table: Table, filter: Filter, uid: int, scope: query.Scope) -> bool:
    """Whether a card matches; its controller may reveal their own face-down monster."""
    if table.is_up(uid) or table.controller(uid) != scope.player:
        return query.fits(table, filter, uid, scope)
    shown = derived.snapshot(table, uid)._replace(position=Position.ATTACK)
    return query.fits(table, filter, uid, scope, shown)


def _frees_zone(table: Table, player: int, chosen: Set) -> bool:
    """Whether there is a Monster Zone for the new monster once these have left."""
    return table.free_slots(Zone.MONSTER, player) > 0 or any(
        table.cards[uid].zone == Zone.MONSTER and table.controller(uid) == player for uid in chosen
    )


def _complete(table: Table, player: int, pool: Iterable[int], sizes: range, fits: Callable[[Set], bool]) -> list[Set]:
    ordered = sorted(pool)
    return [
        chosen
        for size in sizes
        if size <= len(ordered)
        for chosen in combinations(ordered, size)
        if fits(chosen) and _frees_zone(table, player, chosen)
    ]


# Fusion -------------------------------------------------------------------------------------------


def _matches(table: Table, parts: tuple[Filter, ...], chosen: Set, scope: query.Scope) -> bool:
    """Whether every part can be assigned a distinct card."""
    if not parts:
        return not chosen
    return any(
        fits_part(table, parts[0], uid, scope)
        and _matches(table, parts[1:], tuple(one for one in chosen if one != uid), scope)
        for uid in chosen
    )


def fusion_sets(table: Table, printed: r.FusionMaterials, pool: Iterable[int], scope: query.Scope) -> list[Set]:
    """Every set of these cards that satisfies the printed materials."""
    listed = table.under(FUSION_LISTED)
    there = [uid for uid in pool if may_fuse(table, uid)]
    replacing = set() if printed.exact else {uid for uid in there if stands_in(table, uid, scope)}
    usable = [
        uid
        for uid in there
        if not listed or uid in replacing or any(fits_part(table, one, uid, scope) for one in printed.parts)
    ]
    count = len(printed.parts)

    def fits(chosen: Set) -> bool:
        if not table.under(FUSION_LISTED):
            return True
        extra = (printed.parts[-1],) * (len(chosen) - count)
        parts = (*printed.parts, *extra)
        return _matches(table, parts, chosen, scope) or any(
            _matches(table, parts[:at] + parts[at + 1 :], tuple(one for one in chosen if one != uid), scope)
            for uid in chosen
            if uid in replacing
            for at, part in enumerate(parts)
            if names_one(part)
        )

    sizes = range(count, (len(usable) if printed.more else count) + 1)
    return _complete(table, scope.player, usable, sizes, fits)


def stands_in(table: Table, uid: int, scope: query.Scope) -> bool:
    """Whether a card's own effect lets it replace a material."""
    if (table.cards[uid].zone == Zone.MONSTER and derived.is_negated(table, uid)) or not table.under(CARD_WINS):
        return False
    return any(
        isinstance(one, StandsIn)
        for effect in table.effects(uid)
        if isinstance(effect, Continuous)
        for one in effect.modifiers
    )


def names_one(part: Filter) -> bool:
    """Whether a material is printed by its name."""
    return any(isinstance(one, Named) for one in filter_parts(part))


def may_fuse(table: Table, uid: int) -> bool:
    """Whether the card's own text allows it as a Fusion Material."""
    conditions = (one for one in table.effects(uid) if hasattr(one, "cannot"))
    return not any(Verb.FUSION_MATERIAL in one.cannot for one in conditions)


FUSION_EXTRA = ("fusion.extra-deck", "fusion.must-be-in-extra")
FUSION_LISTED = ("fusion.materials",)


def fusions(table: Table, operation: o.FusionSummon, scope: query.Scope) -> Iterator[tuple[int, list[Set]]]:
    """Yield the Fusion Monsters an effect could Summon now, each with its sets of materials."""
    pool = [
        uid
        for uid in query.search(table, operation.materials, scope)
        if (card := table.card(uid)) is not None
        and card.kind == CardKind.MONSTER
        and (operation.by != Verb.BANISH or banish_bar(table, uid, scope.player) is None)
    ]
    kept = (Zone.EXTRA,) if table.under(FUSION_EXTRA) else (Zone.EXTRA, Zone.GRAVEYARD)
    for uid in (one for zone in kept for one in table.in_zone(zone, scope.player)):
        printed = recipe(table, uid, r.FusionMaterials)
        if printed is not None and query.fits(table, operation.fusion, uid, scope):
            found = fusion_sets(table, printed, pool, scope)
            if found:
                yield uid, found


def fused_in_its_own_way(table: Table, operation: o.FusionSummon, scope: query.Scope) -> int | None:
    """A Fusion Monster whose materials an effect could use, but which has a Summon of its own, or None."""
    pool = query.search(table, operation.materials, scope)
    for uid in table.in_zone(Zone.EXTRA, scope.player):
        printed = recipe(table, uid, r.FusionMaterials)
        if printed is None or recipe(table, uid, r.ContactFusion) is None:
            continue
        if query.fits(table, operation.fusion, uid, scope) and fusion_sets(table, printed, pool, scope):
            return uid
    return None


# Ritual -------------------------------------------------------------------------------------------


RITUAL_TOTAL = ("ritual.tributes",)


def _reaches(levels: Sequence[int], op: Op, needed: int) -> bool:
    """Whether Tributes reach the total without a superfluous one."""
    total = sum(levels)
    return total == needed if op == Op.EQ else total >= needed and total - min(levels) < needed


def rituals(table: Table, operation: o.RitualSummon, scope: query.Scope) -> Iterator[tuple[int, list[Set]]]:
    """Yield the Ritual Monsters in the hand that an effect could Summon now, each with its sets of Tributes."""
    must = [uid for uid in forced_tributes.fitting(table, operation.tributes, scope) if table.is_up(uid)]
    pool = [
        uid
        for uid in {*query.search(table, operation.tributes, scope), *must}
        if derived.forbidding(table, Verb.BE_TRIBUTED, uid=uid) is None and level_of(table, uid) > 0
    ]
    for uid in table.in_zone(Zone.HAND, scope.player):
        if not is_kind(table, uid, MonsterKind.RITUAL) or not query.fits(table, operation.ritual, uid, scope):
            continue
        needed = level_of(table, uid) if operation.levels is None else operation.levels
        others = [one for one in pool if one != uid]

        def fits(chosen: Set, needed: int = needed) -> bool:
            levels = [level_of(table, one) for one in chosen]
            if not all(one in chosen for one in must):
                return False
            return not table.under(RITUAL_TOTAL) or _reaches(levels, operation.op, needed)

        sizes = range(1, 2 if operation.single else min(len(others), needed) + 1)
        found = _complete(table, scope.player, others, sizes, fits)
        if found:
            yield uid, found


def level_of(table: Table, uid: int) -> int:
    """The Level of a monster as it is now."""
    return derived.stat(table, uid, Stat.LEVEL)


Making = o.FusionSummon | o.RitualSummon
POSITION: dict[type, tuple[str, ...]] = {
    o.FusionSummon: ("fusion.position",),
    o.RitualSummon: ("ritual.position",),
}
"""The rules under which the player may choose face-up Attack or Defense Position."""


def makeable(table: Table, operation: Making, scope: query.Scope) -> Iterator[tuple[int, list[Set]]]:
    """Yield the monsters a Fusion or Ritual Summon by an effect could Summon now, each with its sets of materials."""
    if isinstance(operation, o.FusionSummon):
        found, kind = fusions(table, operation, scope), SummonKind.FUSION
    else:
        found, kind = rituals(table, operation, scope), SummonKind.RITUAL
    source = scope.context.source.ref
    for uid, sets in found:
        if proper_summons.allows(table, uid, kind | SummonKind.SPECIAL) and (
            summon_lock(
                table,
                Verb.SPECIAL_SUMMON,
                uid=uid,
                player=scope.player,
                by_source=source,
            )
            is None
        ):
            yield uid, sets


def chosen(
    table: Table, operation: Making, scope: query.Scope, answers: Asks, purpose: Purpose
) -> tuple[Set, tuple[int, ...], Set]:
    """The monster, its position and its materials, requested during resolution; empty if none can be Summoned."""
    found = dict(makeable(table, operation, scope))
    if not found:
        return (), (), ()
    options = tuple(sorted(found))
    uid = options[0]
    if len(options) > 1:
        uid = answers.ask(Request(RequestKind.PICK, scope.player, purpose, options, (), 1, 1))[0]
    paid = pick_set(answers, scope.player, purpose, found[uid])
    positions: tuple[int, ...] = (int(Position.ATTACK), int(Position.DEFENSE))
    if not table.under(POSITION[type(operation)]):
        positions = positions[:1]
    position = answers.ask(Request(RequestKind.POSITION, scope.player, purpose, positions, (uid,)))
    return (uid,), position, paid


# Synchro, Xyz, contact Fusion ---------------------------------------------------------------------

Inherent = r.SynchroSummon | r.XyzSummon | r.ContactFusion
"""Ways in which an Extra Deck monster is Summoned without a card effect."""


def own_sets(table: Table, uid: int, way: Inherent, scope: query.Scope) -> list[Set]:
    """Every set of materials with which a monster can now be Summoned by its own procedure."""
    if isinstance(way, r.SynchroSummon):
        return _synchro_sets(table, uid, way, scope)
    if isinstance(way, r.XyzSummon):
        return _xyz_sets(table, way, scope)
    printed = recipe(table, uid, r.FusionMaterials)
    assert printed is not None
    return fusion_sets(table, printed, contact_pool(table, way, scope), scope)


def contact_pool(table: Table, way: r.ContactFusion, scope: query.Scope) -> list[int]:
    """The cards that can be materials of a Summon without a Spell."""
    taking = o.Banish(o.All(way.where)) if way.by == Verb.BANISH else o.Send(o.All(way.where))
    return [
        one
        for one in query.search(table, way.where, scope)
        if table.is_up(one) and astray(table, taking, one) is None and bar(table, taking, one, scope.player) is None
    ]


def monsters_for(table: Table, player: int, rules: tuple[str, ...]) -> list[int]:
    """The face-up monsters a player controls; without the rules that require face-up, also the face-down ones."""
    monsters = table.in_zone(Zone.MONSTER, player)
    return [uid for uid in monsters if table.is_up(uid)] if table.under(rules) else list(monsters)


SYNCHRO_UP = ("synchro.materials",)
SYNCHRO_TUNER = ("synchro.tuner",)
SYNCHRO_SUM = ("synchro.level-sum",)


def _synchro_sets(table: Table, uid: int, way: r.SynchroSummon, scope: query.Scope) -> list[Set]:
    pool = [one for one in monsters_for(table, scope.player, SYNCHRO_UP) if level_of(table, one) > 0]
    exact, tuned = table.under(SYNCHRO_SUM), table.under(SYNCHRO_TUNER)

    def fits(chosen: Set) -> bool:
        tuners = [one for one in chosen if is_kind(table, one, MonsterKind.TUNER)]
        if tuned and len(tuners) != 1:
            return False
        if way.tuner and not any(query.fits(table, way.tuner, one, scope) for one in tuners):
            return False
        if way.others and not all(query.fits(table, way.others, one, scope) for one in chosen if one not in tuners):
            return False
        return not exact or sum(level_of(table, one) for one in chosen) == level_of(table, uid)

    return _complete(table, scope.player, pool, range(2, len(pool) + 1), fits)


XYZ_NO_TOKEN = ("token.xyz",)
XYZ_UP = ("xyz.summon.faceup",)
XYZ_LEVEL = ("xyz.summon.same-level", "xyz.summon.materials-listed")


def _xyz_sets(table: Table, way: r.XyzSummon, scope: query.Scope) -> list[Set]:
    pool = monsters_for(table, scope.player, XYZ_UP)
    if table.under(XYZ_NO_TOKEN):
        pool = [one for one in pool if not is_kind(table, one, MonsterKind.TOKEN)]

    def fits(chosen: Set) -> bool:
        return not table.under(XYZ_LEVEL) or all(fits_part(table, way.filter, one, scope) for one in chosen)

    return _complete(table, scope.player, pool, range(way.count, way.count + 1), fits)
