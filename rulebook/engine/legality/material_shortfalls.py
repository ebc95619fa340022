"""What an Extra Deck monster's own Summon lacks that has no complete set of materials."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from rulebook.engine.choosing import near_misses
from rulebook.engine.choosing.levelless import has_none
from rulebook.engine.choosing.near_misses import Lack, NearMiss
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.deck import EVERYBODY
from rulebook.engine.core.table import Table
from rulebook.engine.permissions.fusion_shortfall import missing_parts
from rulebook.engine.permissions.level_totals import nearest
from rulebook.engine.permissions.materials import (
    SYNCHRO_UP,
    XYZ_UP,
    Inherent,
    contact_pool,
    fits_part,
    is_kind,
    level_of,
    monsters_for,
    recipe,
)
from rulebook.vocabulary.recipes import ContactFusion, FusionMaterials, SynchroSummon, XyzSummon
from rulebook.vocabulary.terms import MonsterKind, Zone

_SYNCHRO = {
    "tuner": ("synchro.materials", "synchro.tuner"),
    "non-tuner": ("synchro.materials",),
    "tuners": ("synchro.materials",),
    "named": ("synchro.materials",),
    "other-tuner": ("synchro.materials", "effect.card-over-rule"),
    "levels": ("synchro.level-sum", "synchro.materials"),
}
_XYZ = {"few": ("xyz.summon.materials-listed", "xyz.summon.faceup"), "token": ("token.xyz",)}
_CONTACT = {"part": ("fusion.materials",)}

_Fits = Callable[[int], bool]

MATERIAL_RULES: dict[str, tuple[str, ...]] = {**_SYNCHRO, **_XYZ, **_CONTACT}
"""The rules behind each missing thing."""


def lacking(table: Table, uid: int, way: Inherent, scope: query.Scope) -> Arguments:
    """What the Summon lacks, as arguments of a failure.

    Args:
        table: the table.
        uid: the monster to be Summoned.
        way: its own way of being Summoned.
        scope: the monster and its player.

    Returns:
        ``missing`` is a key of ``MATERIAL_RULES``, ``needed`` and ``have`` how much is needed and the nearest there is,
        ``asks`` or ``wants`` what is needed, ``near`` a card in plain sight with its ``lack``, ``tuners`` the Tuners
        among materials whose Levels are right. Empty if it cannot be said in a few words.
    """
    if isinstance(way, SynchroSummon):
        return _synchro(table, uid, way, scope)
    if isinstance(way, XyzSummon):
        return _xyz(table, way, scope)
    return _contact(table, uid, way, scope)


def _synchro(table: Table, uid: int, way: SynchroSummon, scope: query.Scope) -> Arguments:
    pool = [one for one in monsters_for(table, scope.player, SYNCHRO_UP) if level_of(table, one) > 0]
    tuners = [one for one in pool if is_kind(table, one, MonsterKind.TUNER)]
    others = [one for one in pool if one not in tuners]
    down = [one for one in _face_down(table, scope.player) if level_of(table, one) > 0]
    if not tuners:
        return {"missing": "tuner", **_near(table, scope, down, lambda one: is_kind(table, one, MonsterKind.TUNER))}
    named = way.tuner
    if named is not None and not any(query.fits(table, named, one, scope) for one in tuners):
        near = _near(table, scope, down, lambda one: fits_part(table, named, one, scope))
        if not near:
            return {"missing": "other-tuner", "wants": named, "shown": derived.snapshot(table, tuners[0])}
        return {"missing": "named", "wants": named, **near}
    if not others:
        near = _near(table, scope, down, lambda one: not is_kind(table, one, MonsterKind.TUNER))
        return {"missing": "non-tuner", **(_ranked(table, scope) or near)}
    if named is not None or way.others:
        return {}
    found = _levels(table, uid, tuners, others, down)
    return found | _ranked(table, scope) if "near" not in found and "tuners" not in found else found


def _ranked(table: Table, scope: query.Scope) -> Arguments:
    """A face-up monster that has a Rank and so no Level to count; empty if there is none."""
    there = (one for one in monsters_for(table, scope.player, SYNCHRO_UP) if has_none(table, one))
    return next((NearMiss(one, 1, Lack.NO_LEVEL).arguments(table) for one in there), {})


def _levels(table: Table, uid: int, tuners: list[int], others: list[int], down: list[int]) -> Arguments:
    """One Tuner and other monsters are there, but no choice of them has the right total of Levels."""
    needed = level_of(table, uid)
    sums = _level_sums(table, tuners, others)
    near = nearest(sums, needed)
    short = {needed - total for total in sums}
    fitting = [one for one in down if not is_kind(table, one, MonsterKind.TUNER) and level_of(table, one) in short]
    if fitting:
        return {"missing": "levels", "needed": needed, **near, **_lying(table, fitting[0])}
    for chosen in _subsets((*tuners, *others)):
        both = tuple(one for one in chosen if one in tuners)
        if len(both) > 1 and sum(level_of(table, one) for one in chosen) == needed:
            return {
                "missing": "tuners",
                "needed": needed,
                "tuners": tuple(derived.snapshot(table, one) for one in both),
            }
    return {"missing": "levels", "needed": needed, **near}


def _subsets(cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    return (chosen for size in range(2, len(cards) + 1) for chosen in combinations(cards, size))


def _level_sums(table: Table, tuners: Sequence[int], others: Sequence[int]) -> list[int]:
    """The total Levels of one Tuner with one or more of the others, for every choice."""
    return [
        level_of(table, tuner) + sum(level_of(table, one) for one in chosen)
        for tuner in tuners
        for size in range(1, len(others) + 1)
        for chosen in combinations(others, size)
    ]


def _xyz(table: Table, way: XyzSummon, scope: query.Scope) -> Arguments:
    fitting = [one for one in monsters_for(table, scope.player, XYZ_UP) if fits_part(table, way.filter, one, scope)]
    real = [one for one in fitting if not is_kind(table, one, MonsterKind.TOKEN)]
    if len(real) < way.count <= len(fitting):
        return {"missing": "token"}
    found: Arguments = {"missing": "few", "asks": way.filter, "needed": way.count, "have": len(real)}
    down = _face_down(table, scope.player)
    misses = (
        near_misses.of_card(table, way.filter, [], scope, scope.player, one)
        for one in monsters_for(table, scope.player, XYZ_UP)
        if one not in fitting
    )
    near = _near(table, scope, down, lambda one: fits_part(table, way.filter, one, scope), among_others=False)
    unfit = near_misses.best(misses)
    if not near and unfit is not None:
        near = unfit.arguments(table)
        if is_kind(table, unfit.uid, MonsterKind.TOKEN):
            near = {**near, "never_token": 1}
    return found | (near or _near(table, scope, (), lambda one: fits_part(table, way.filter, one, scope)))


def _contact(table: Table, uid: int, way: ContactFusion, scope: query.Scope) -> Arguments:
    printed = recipe(table, uid, FusionMaterials)
    assert printed is not None
    missing = missing_parts(table, printed.parts, contact_pool(table, way, scope), scope)
    if not missing:
        return {}
    needed = len(printed.parts)
    down = _face_down(table, scope.player)
    near = _near(table, scope, down, lambda one: fits_part(table, missing[0], one, scope))
    return {"missing": "part", "needed": needed, "have": needed - len(missing), "wants": missing[0], **near}


def _near(
    table: Table, scope: query.Scope, down: Iterable[int], fits: _Fits, *, among_others: bool = True
) -> Arguments:
    """A face-down monster that would fit face-up, or one in the hand or Graveyard that would fit on the field."""
    for one in down:
        if fits(one):
            return _lying(table, one)
    if not among_others:
        return {}
    for zone in (Zone.HAND, Zone.GRAVEYARD):
        for one in table.in_zone(zone, scope.player):
            card, stats = table.cards[one], table.stats(one)
            known = card.seen == EVERYBODY or card.seen >> scope.player & 1
            if stats is not None and stats.level and known and fits(one):
                return NearMiss(one, 1, Lack.OFF_FIELD).arguments(table)
    return {}


def _lying(table: Table, uid: int) -> Arguments:
    return NearMiss(uid, 1, Lack.FACE_DOWN).arguments(table) if uid != NOBODY else {}


def _face_down(table: Table, player: int) -> list[int]:
    return [uid for uid in table.in_zone(Zone.MONSTER, player) if not table.is_up(uid)]
