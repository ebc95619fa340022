"""Checks on a Pendulum Summon."""

from __future__ import annotations

from rulebook.engine.continuous import derived
from rulebook.engine.core.check import Arguments, Check
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.verdict import Lasting
from rulebook.engine.summons import pendulum_summons, summons_and_sets
from rulebook.vocabulary.terms import Zone

from .checks import NO, NOT_NOW, TURN_PLAYER_GATE, Case, not_yours, open_state


def _main_phase(case: Case) -> Arguments | None:
    if summons_and_sets.in_main_phase(case.table):
        return None
    return {"phase": int(case.table.phase), "verb": "special-summon"}


def _once(case: Case) -> Arguments | None:
    return NO if case.table.turn_facts[case.player] & Fact.PENDULUM_SUMMONED else None


def _both_zones(case: Case) -> Arguments | None:
    there = case.table.in_zone(Zone.PENDULUM, case.player)
    if len(there) == 2:
        return None
    return {"shown": derived.snapshot(case.table, there[0])} if there else NO


def _nobody(case: Case) -> Arguments | None:
    if pendulum_summons.fitting(case.table, case.player):
        return None
    hand = case.table.in_zone(Zone.HAND, case.player)
    outside = [uid for uid in hand if pendulum_summons.out_of_range(case.table, case.player, uid)]
    if len(outside) == 1:
        return pendulum_summons.unfit(case.table, case.player, outside[0])
    return pendulum_summons.levels(case.table, case.player)


def _zone(case: Case) -> Arguments | None:
    return None if case.table.free_slots(Zone.MONSTER, case.player) else NO


_READY = (*NOT_NOW, "card.not-yours")

PENDULUM_SUMMON: tuple[Check[Case], ...] = (
    *TURN_PLAYER_GATE,
    *not_yours(),
    open_state("summon.not-chainable", "mechanic.F1"),
    Check("turn.phase", Lasting.PHASE, ("mechanic.F1", "pendulum.summon.once"), _main_phase, NOT_NOW),
    Check("summon.pendulum.once", Lasting.TURN, ("pendulum.summon.once",), _once, _READY),
    Check("summon.pendulum.scales", Lasting.LACK, ("pendulum.summon.both-zones",), _both_zones, _READY),
    Check("summon.pendulum.levels", Lasting.LACK, ("mechanic.B8",), _nobody, (*_READY, "summon.pendulum.scales")),
    Check("summon.zone", Lasting.LACK, ("zone.monster.full",), _zone, _READY),
)
