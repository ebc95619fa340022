"""Checks on Summoning a monster by its own procedure: zone, condition and materials."""

from __future__ import annotations

from rulebook.engine.choosing import planning
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.state import Purpose
from rulebook.engine.core.table import Table
from rulebook.engine.permissions import materials, tribute_requirements
from rulebook.engine.summons import summons_and_sets
from rulebook.vocabulary.effects import SummonProcedure
from rulebook.vocabulary.operations import Apply, Cannot, Combo, OneKind, Tribute
from rulebook.vocabulary.recipes import SynchroSummon
from rulebook.vocabulary.terms import Side, Verb

from .checks import NO, Case


def procedure(case: Case) -> tuple[int, summons_and_sets.Way] | None:
    return summons_and_sets.procedure_of(case.table, case.uid)


def is_synchro(case: Case) -> bool:
    """Whether the action is a Synchro Summon."""
    found = procedure(case)
    return found is not None and isinstance(found[1], SynchroSummon)


def no_procedure(case: Case) -> Arguments | None:
    return NO if procedure(case) is None else None


def procedure_place(case: Case) -> Arguments | None:
    found = procedure(case)
    assert found is not None
    where = summons_and_sets.places_of(case.table, found[1])
    return None if case.lying.zone in where else {"zone": int(case.lying.zone), "wanted": int(where[0])}


def procedure_condition(case: Case) -> Arguments | None:
    found = procedure(case)
    assert found is not None
    if not isinstance(found[1], SummonProcedure):
        return None
    scope = summons_and_sets.scope_of(case.table, case.uid, found[0])
    if case.table.summons and any(_forbids_normal(one) for one in found[1].restrictions):
        return NO
    return None if query.holds(case.table, found[1].if_, scope) else NO


def _forbids_normal(one: Apply) -> bool:
    """Whether a restriction prevents a Normal Summon or Set in the same turn."""
    return isinstance(one.modifier, Cannot) and one.modifier.verb == Verb.NORMAL_SUMMON


def procedure_cost(case: Case) -> Arguments | None:
    found = procedure(case)
    assert found is not None
    if not isinstance(found[1], SummonProcedure) or found[1].pay is None:
        return None
    return None if payable(case.table, case.uid, found[0], found[1]) else NO


def procedure_materials(case: Case) -> Arguments | None:
    """An Extra Deck monster requires a complete set of materials."""
    found = procedure(case)
    assert found is not None
    index, way = found
    if isinstance(way, SummonProcedure):
        return None
    scope = summons_and_sets.scope_of(case.table, case.uid, index)
    return None if materials.own_sets(case.table, case.uid, way, scope) else NO


def payable(table: Table, uid: int, index: int, procedure: SummonProcedure) -> bool:
    """Whether the cards a Summon procedure requires exist, with distinct cards for every part of a mixed set."""

    assert procedure.pay is not None
    scope = summons_and_sets.scope_of(table, uid, index)
    selector = getattr(procedure.pay, "cards", None)
    parts = selector.parts if isinstance(selector, Combo) else ()
    taken: set[int] = set()
    for count, filter in parts:
        found = [one for one in query.search(table, filter, scope) if one not in taken]
        if len(found) < count:
            return False
        taken |= set(found[:count])
    if not parts:
        try:
            planned = planning.plan(table, procedure.pay, (), scope, planning.Answers(()), Purpose.SUMMON)
            return any(item.uids for item in planned)
        except planning.Asked:
            return True
    return True


def leaving(case: Case) -> int:
    """The number of monsters that leave for the Summoned one: Tributes and materials."""
    if not derived.anywhere(case.table, OneKind):
        return 0
    if case.action.kind == ActionKind.SUMMON:
        return tribute_requirements.needed(case.table, case.uid, False)
    found = summons_and_sets.procedure_of(case.table, case.uid) if case.action.kind == ActionKind.SPECIAL else None
    if found is None:
        return 0
    index, way = found
    if isinstance(way, SummonProcedure):
        count = getattr(getattr(way.pay, "cards", None), "count", 0) if isinstance(way.pay, Tribute) else 0
        return count if isinstance(count, int) else 0
    sets = materials.own_sets(case.table, case.uid, way, summons_and_sets.scope_of(case.table, case.uid, index))
    return max((len(one) for one in sets), default=0)


def side(case: Case) -> int:
    """The player to whose side a monster is Summoned by its own procedure."""
    found = summons_and_sets.procedure_of(case.table, case.uid) if case.action.kind == ActionKind.SPECIAL else None
    if found is None or not isinstance(found[1], SummonProcedure) or found[1].to == Side.YOU:
        return case.player
    return query.side_of(summons_and_sets.scope_of(case.table, case.uid, found[0]), found[1].to)
