"""Checks on the result of an activation: whether a complete choice exists and the effect could do anything."""

from __future__ import annotations

from rulebook.engine.choosing.outlook import first_part, searches
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.state import NOBODY, Context, RequestKind
from rulebook.engine.permissions.prohibitions import barrier, summon_lock
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import Verb

from .checks import NO, Case, Test


def effect_of(case: Case) -> Activated:
    """The effect to be activated; an earlier check guarantees that it exists."""
    effect = case.effect
    assert effect is not None
    return effect


def stage(*stages: str) -> Test:
    """No complete choice of zone, cost and target exists: the attempt that got furthest failed at this stage."""

    def test(case: Case) -> Arguments | None:
        if case.table.request.kind == RequestKind.TRIGGER:
            return None
        failure = case.explored()
        if failure is None or failure.stage not in stages:
            return None
        return dict(failure.numbers)

    return test


def nothing(searching: bool) -> Test:
    """The effect could do nothing; ``searching``: because the Deck has no matching card."""

    def test(case: Case) -> Arguments | None:
        if case.table.request.kind == RequestKind.TRIGGER:
            return None
        failure = case.explored()
        if failure is None or failure.stage != "nothing" or failure.numbers.get("reason") != "nothing":
            return None
        first = first_part(effect_of(case).operation)
        if searches(first) != searching or isinstance(first, o.FusionSummon | o.RitualSummon):
            return None
        return {"operation": type(first).__name__, "reason": str(failure.numbers.get("reason", "nothing"))}

    return test


def nothing_to_make(kind: type) -> Test:
    """A Fusion or Ritual Summon requires its monster and a complete set of materials."""

    def test(case: Case) -> Arguments | None:
        if not isinstance(effect_of(case).operation, kind) or case.table.request.kind == RequestKind.TRIGGER:
            return None
        failure = case.explored()
        wanting = failure is not None and failure.stage == "nothing" and failure.numbers.get("reason") == "nothing"
        return {"operation": kind.__name__, "reason": "nothing"} if wanting else None

    return test


def summon_forbidden(case: Case) -> Arguments | None:
    """The effect would Summon, and this player cannot."""
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    failure = case.explored()
    if failure is None or failure.numbers.get("reason") != "prohibited":
        return None
    own = derived.snapshot(case.table, case.uid)
    locks = (
        summon_lock(case.table, Verb.SPECIAL_SUMMON, uid=uid, player=case.player, by_source=own.ref)
        for uid in (NOBODY, *range(len(case.table.cards)))
    )
    return {"source": next((one.card for one in locks if one is not None), own)}


def barred(case: Case) -> Arguments | None:
    """What the effect would do is forbidden for this player, or for every card it could affect."""
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    failure = case.explored()
    if failure is None or failure.numbers.get("reason") != "barred":
        return None
    scope = query.Scope(case.player, Context(case.player, derived.snapshot(case.table, case.uid), case.action.index))
    ground = barrier(case.table, effect_of(case).operation, scope, *effect_of(case).targets)
    return {"source": ground.card} if ground is not None else NO


def no_equip_zone(case: Case) -> Arguments | None:
    """The effect would equip a card, and no Spell & Trap Zone is free for it."""
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    failure = case.explored()
    return NO if failure is not None and failure.numbers.get("reason") == "spell-zone" else None


def no_monster_zone(case: Case) -> Arguments | None:
    """The effect would Summon, and no Monster Zone is free."""
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    failure = case.explored()
    zone = failure is not None and failure.stage == "nothing" and failure.numbers.get("reason") == "zone"
    return NO if zone else None
