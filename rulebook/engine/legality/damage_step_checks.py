"""Checks on the Damage Step, and on the moment that the text of an effect requires."""

from __future__ import annotations

from rulebook.engine.chain import activation_timing, activations
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.requests import RequestKind
from rulebook.vocabulary.terms import DAMAGE_STEPS, Window

from .checks import NO, Case, only_for
from .feasibility_checks import effect_of


def _in_damage_step(case: Case) -> bool:
    return case.table.step in DAMAGE_STEPS and case.table.request.kind != RequestKind.TRIGGER


def _too_late_for_damage(case: Case) -> Arguments:
    """Whether it would change ATK or DEF, only too late, and whether it could have been activated earlier."""
    late = activation_timing.changes_stats(case.table.effects(case.uid), effect_of(case))
    return {"step": int(case.table.step), "late": int(late), "earlier": int(not effect_of(case).event)}


def damage_step(case: Case) -> Arguments | None:
    """Only effects that change ATK or DEF, negate an activation or concern the battle (mechanic E4)."""
    if not _in_damage_step(case) or activation_timing.is_fast_in_damage_step(case.table, case.uid, effect_of(case)):
        return None
    return _too_late_for_damage(case)


def calculation_begun(case: Case) -> Arguments | None:
    """Changes of ATK or DEF must precede damage calculation, unless they are meant for the calculation itself."""
    table, effect = case.table, effect_of(case)
    if not _in_damage_step(case) or table.step in activation_timing.BEFORE_CALCULATION:
        return None
    changes = activation_timing.changes_stats(table.effects(case.uid), effect)
    late = effect.window != Window.DAMAGE_CALCULATION and changes
    return _too_late_for_damage(case) if late else None


def counter_trap_in_damage_step(case: Case) -> Arguments | None:
    """The classic rules only allow changes of ATK and DEF, so no Counter Traps."""
    table = case.table
    if not _in_damage_step(case):
        return None
    counter = activations.spell_speed(table, case.uid, effect_of(case)) == 3
    return {"step": int(table.step), "late": 0, "earlier": 0} if counter else None


def _outside_window(case: Case) -> Arguments | None:
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    if activation_timing.in_window(case.table, effect_of(case), case.player):
        return None
    if effect_of(case).window in activation_timing.NAMES_DAMAGE_STEP or _in_damage_step(case):
        return NO
    return {"turn": 1, "player": case.table.turn_player}


@only_for(lambda book, card, effect: effect.window is not None)
def outside_timing(case: Case) -> Arguments | None:
    """The text requires a timing of the Damage Step."""
    return _outside_window(case) if effect_of(case).window in activation_timing.NAMES_DAMAGE_STEP else None


@only_for(lambda book, card, effect: effect.window is not None)
def outside_phase(case: Case) -> Arguments | None:
    """The text requires a phase or a turn."""
    return None if effect_of(case).window in activation_timing.NAMES_DAMAGE_STEP else _outside_window(case)
