"""What is missing for a Fusion Summon by an effect: its monster, or a material."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.deck import EVERYBODY
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.core.verdict import Argument
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.filters import Filter, Named, itself
from rulebook.vocabulary.modifiers import TreatAs
from rulebook.vocabulary.operations import FusionSummon
from rulebook.vocabulary.recipes import FusionMaterials
from rulebook.vocabulary.terms import MonsterKind, Verb, Zone

from .materials import fits_part, fused_in_its_own_way, fusion_sets, may_fuse, names_one, recipe, stands_in
from .prohibitions import banish_bar
from .ritual_shortfall import elsewhere

_THOUGHT_OF = (Zone.MONSTER, Zone.HAND, Zone.GRAVEYARD, Zone.BANISHED)
"""Where a player could think that materials are taken from, in this order."""


def fusion_shortfall(table: Table, operation: FusionSummon, scope: query.Scope) -> dict[str, Argument]:
    """Why no Fusion Monster can be Summoned, as arguments of a failure.

    Returns:
        ``lacking``: "monster", "own-way" (it has a Summon of its own), "astray" (the last material, ``near``, is where
        the effect does not take any), "parts" (only ``have`` of ``needed`` materials are there; ``wants`` is the
        first that is not), "renamed" (the same, and ``near`` has its name only on the field), or why the substitute
        ``near`` does not help: "exact" (the monster allows none), "unnamed" (it replaces only what is given by name)
        or "second" (it replaces only one), or "barred" (``near`` is needed, and the card ``source`` keeps it from being
        banished). ``ritual`` is the Fusion Monster nearest to its Summon. Empty if the materials are there.
    """
    own_way = fused_in_its_own_way(table, operation, scope)
    if own_way is not None:
        return {"lacking": "own-way", "ritual": derived.snapshot(table, own_way)}
    pool = [uid for uid in query.search(table, operation.materials, scope) if may_fuse(table, uid)]
    found = [
        (missing, uid, printed)
        for uid, printed in _there(table, operation, scope)
        if (missing := missing_parts(table, printed.parts, pool, scope))
    ]
    if not found:
        if any(_there(table, operation, scope)):
            return _barred(table, operation, pool, scope)
        return {"lacking": "monster", **elsewhere(table, MonsterKind.FUSION, Zone.EXTRA, operation.fusion, scope)}
    missing, uid, printed = min(found, key=lambda one: (len(one[0]), one[1]))
    card, needed = derived.snapshot(table, uid), len(printed.parts)
    for lacking, at, parts in found:
        stray = _astray(table, parts.parts, pool, scope) if len(lacking) == 1 else None
        if stray is not None:
            fusion, near = derived.snapshot(table, at), derived.snapshot(table, stray)
            return {"lacking": "astray", "ritual": fusion, "near": near}
    told: dict[str, Argument] = {"ritual": card, "needed": needed, "have": needed - len(missing), "wants": missing[0]}
    for lacking, at, parts in sorted(found, key=lambda one: (len(one[0]), one[1])):
        substitute = next((one for one in pool if stands_in(table, one, scope)), None)
        why = _irreplaceable(table, lacking, parts, pool, scope) if substitute is not None else ""
        if why and substitute is not None:
            fusion, near = derived.snapshot(table, at), derived.snapshot(table, substitute)
            return {"lacking": why, "ritual": fusion, "near": near, "wants": lacking[0]}
    renamed = _renamed(table, missing[0], pool)
    if renamed is not None:
        return {"lacking": "renamed", "near": derived.snapshot(table, renamed), **told}
    return {"lacking": "parts", **told}


def _barred(table: Table, operation: FusionSummon, pool: list[int], scope: query.Scope) -> dict[str, Argument]:
    """The material that another card keeps from being banished; empty if that is not the reason."""
    if operation.by != Verb.BANISH:
        return {}
    grounds = {uid: ground for uid in pool if (ground := banish_bar(table, uid, scope.player)) is not None}
    free = [uid for uid in pool if uid not in grounds]
    for fusion, printed in _there(table, operation, scope):
        for part in missing_parts(table, printed.parts, free, scope):
            near = next((uid for uid in grounds if fits_part(table, part, uid, scope)), None)
            if near is not None:
                told = {"ritual": derived.snapshot(table, fusion), "near": derived.snapshot(table, near)}
                return {"lacking": "barred", **told, **grounds[near].against()}
    return {}


def _irreplaceable(
    table: Table, missing: tuple[Filter, ...], printed: FusionMaterials, pool: list[int], scope: query.Scope
) -> str:
    """Why the substitutes among these cards do not complete the materials; empty if too many are missing anyway."""
    if printed.exact:
        return "exact" if fusion_sets(table, replace(printed, exact=False), pool, scope) else ""
    if len(missing) == 1:
        return "" if names_one(missing[0]) else "unnamed"
    spare = sum(stands_in(table, one, scope) for one in pool)
    return "second" if len(missing) <= spare and any(names_one(one) for one in missing) else ""


def _renamed(table: Table, wanted: Filter, pool: Iterable[int]) -> int | None:
    """A card away from the field whose own effect would give it the wanted name there."""
    if not isinstance(wanted, Named):
        return None
    for uid in pool:
        renames = (
            one
            for effect in table.book.effects(table.cards[uid].number)
            if isinstance(effect, Continuous)
            for one in effect.modifiers
            if isinstance(one, TreatAs) and one.subject == itself and one.name == wanted.slug
        )
        if table.cards[uid].zone not in IN_PLAY and any(renames):
            return uid
    return None


def _there(table: Table, operation: FusionSummon, scope: query.Scope) -> Iterator[tuple[int, FusionMaterials]]:
    """The Fusion Monsters in the Extra Deck that the effect can Summon."""
    for uid in table.in_zone(Zone.EXTRA, scope.player):
        printed = recipe(table, uid, FusionMaterials)
        if printed is not None and query.fits(table, operation.fusion, uid, scope):
            yield uid, printed


def missing_parts(
    table: Table, parts: tuple[Filter, ...], pool: Iterable[int], scope: query.Scope
) -> tuple[Filter, ...]:
    """The parts for which no card is left if as many as possible get one of their own (augmenting paths)."""
    cards = tuple(pool)
    fitting = [[uid for uid in cards if fits_part(table, part, uid, scope)] for part in parts]
    given: dict[int, int] = {}

    def find(part: int, tried: set[int]) -> bool:
        for uid in fitting[part]:
            if uid not in tried:
                tried.add(uid)
                if uid not in given or find(given[uid], tried):
                    given[uid] = part
                    return True
        return False

    return tuple(parts[part] for part in range(len(parts)) if not find(part, set()))


def _astray(table: Table, parts: tuple[Filter, ...], pool: list[int], scope: query.Scope) -> int | None:
    """A card its player knows that would complete the materials and is in another place."""
    for zone in _THOUGHT_OF:
        for uid in table.in_zone(zone, scope.player):
            card = table.cards[uid]
            known = card.number and (card.seen == EVERYBODY or card.seen >> scope.player & 1)
            if (
                known
                and uid not in pool
                and may_fuse(table, uid)
                and not missing_parts(table, parts, [*pool, uid], scope)
            ):
                return uid
    for uid in table.in_zone(Zone.MONSTER, 1 - scope.player):
        known = table.cards[uid].number and table.is_up(uid)
        if known and uid not in pool and not missing_parts(table, parts, [*pool, uid], scope):
            return uid
    return None
