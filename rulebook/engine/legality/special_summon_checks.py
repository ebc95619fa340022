"""Checks on Summoning a monster by its own procedure: zone, condition and materials."""

from __future__ import annotations

from rulebook.engine.choosing import costs
from rulebook.engine.choosing.condition_facts import against
from rulebook.engine.choosing.stock import stock
from rulebook.engine.continuous import query
from rulebook.engine.continuous.failing import failing_path
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.requests import Purpose
from rulebook.engine.permissions import materials
from rulebook.engine.summons import pendulum_summons, summons_and_sets
from rulebook.engine.summons.special_summon_procedures import Way, places_of, procedure_of
from rulebook.vocabulary.effects import SummonProcedure
from rulebook.vocabulary.operations import Apply, Cannot
from rulebook.vocabulary.recipes import SynchroSummon
from rulebook.vocabulary.terms import Side, Verb, Zone

from .checks import NO, Case
from .feasibility_checks import unseen
from .material_shortfalls import lacking


def procedure(case: Case) -> tuple[int, Way] | None:
    return procedure_of(case.table, case.uid)


def is_synchro(case: Case) -> bool:
    """Whether the action is a Synchro Summon."""
    found = procedure(case)
    return found is not None and isinstance(found[1], SynchroSummon)


def no_procedure(case: Case) -> Arguments | None:
    if procedure(case) is not None:
        return None
    if len(case.table.in_zone(Zone.PENDULUM, case.player)) != 2:
        return NO
    if case.uid in pendulum_summons.fitting(case.table, case.player):
        return {"pendulum": 1}
    return pendulum_summons.out_of_range(case.table, case.player, case.uid)


def procedure_place(case: Case) -> Arguments | None:
    found = procedure(case)
    assert found is not None
    where = places_of(case.table, found[1])
    return None if case.lying.zone in where else {"zone": int(case.lying.zone), "wanted": int(where[0])}


def procedure_condition(case: Case) -> Arguments | None:
    found = procedure(case)
    assert found is not None
    if not isinstance(found[1], SummonProcedure):
        return None
    scope = summons_and_sets.scope_of(case.table, case.uid, found[0])
    if case.table.summons and any(_forbids_normal(one) for one in found[1].restrictions):
        return {"clause": found[0], "summoned": 1}
    if query.holds(case.table, found[1].if_, scope):
        return None
    assert found[1].if_ is not None
    if not case.told:
        return NO
    failing = failing_path(case.table, found[1].if_, scope)
    return {"clause": found[0], "summoned": 0, "failing": failing, **against(case.table, found[1].if_, scope)}


def _forbids_normal(one: Apply) -> bool:
    """Whether a restriction prevents a Normal Summon or Set in the same turn."""
    return isinstance(one.modifier, Cannot) and one.modifier.verb == Verb.NORMAL_SUMMON


def procedure_cost(case: Case) -> Arguments | None:
    found = procedure(case)
    assert found is not None
    if not isinstance(found[1], SummonProcedure) or found[1].pay is None:
        return None
    scope = summons_and_sets.scope_of(case.table, case.uid, found[0])
    failure = costs.failure(case.table, found[1].pay, scope, Purpose.SUMMON)
    if failure is None:
        return None
    said: Arguments = {
        key: value for key, value in failure.numbers.items() if key in ("needed", "have", "source", "says", "wants")
    }
    said["clause"] = found[0]
    if failure.stage == "cost.cards" and isinstance(have := failure.numbers.get("have"), int):
        said |= stock(case.table, found[1].pay, scope, have)
    if failure.stage == "cost.cards" and unseen(case, (found[1].pay,)):
        said["unseen"] = 1
    return said


def procedure_materials(case: Case) -> Arguments | None:
    """An Extra Deck monster requires a complete set of materials."""
    found = procedure(case)
    assert found is not None
    index, way = found
    if isinstance(way, SummonProcedure):
        return None
    scope = summons_and_sets.scope_of(case.table, case.uid, index)
    if materials.own_sets(case.table, case.uid, way, scope):
        return None
    return lacking(case.table, case.uid, way, scope) or NO


def side(case: Case) -> int:
    """The player to whose side a monster is Summoned by its own procedure."""
    found = procedure(case) if case.action.kind == ActionKind.SPECIAL else None
    if found is None or not isinstance(found[1], SummonProcedure) or found[1].to == Side.YOU:
        return case.player
    return query.side_of(summons_and_sets.scope_of(case.table, case.uid, found[0]), found[1].to)
