"""The rules of 2014: rulebook 9.0 as played at the time."""

from __future__ import annotations

from rulebook.engine import opening
from rulebook.engine.battle import battle_step
from rulebook.engine.chain import links, resolution, response_windows
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.book import Ruleset
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.legality import (
    activation_checks,
    answer_checks,
    attack_checks,
    field_checks,
    pendulum_checks,
    phase_checks,
)
from rulebook.engine.legality.judgement import PENDULUM_SUMMON, SET_SPELL_TRAP
from rulebook.engine.operations import one_kind_choices, operation_runner
from rulebook.engine.summons import pendulum_summons, summons_and_sets
from rulebook.engine.turn import maintenance_costs, phase_obligations, turn_phases

from .classic_only import CLASSIC_ONLY

RULES_2014 = Ruleset(
    id="2014",
    date=20140701,
    procedures={
        Procedure.OPENING: opening.opening,
        Procedure.PHASE: turn_phases.phase,
        Procedure.SETTLE: response_windows.settle,
        Procedure.WINDOW: response_windows.window,
        Procedure.ACTIVATE: links.activate,
        Procedure.CHAIN: links.chain,
        Procedure.RESOLVE: resolution.resolve,
        Procedure.RUN: operation_runner.run,
        Procedure.CONSEQUENCE: operation_runner.consequence,
        Procedure.TRIGGERS: response_windows.triggers,
        Procedure.SUMMON: summons_and_sets.summon,
        Procedure.PENDULUM: pendulum_summons.pendulum_summon,
        Procedure.ATTACK: battle_step.attack,
        Procedure.LEAVE_PHASE: turn_phases.leave_phase,
        Procedure.HAND_LIMIT: turn_phases.hand_limit,
        Procedure.DRAW_FOR_TURN: turn_phases.draw_for_turn,
        Procedure.UPKEEP: maintenance_costs.upkeep,
        Procedure.OBLIGATIONS: phase_obligations.carry_out,
        Procedure.KEEP_ONE_KIND: one_kind_choices.keep,
    },
    checks={
        ActionKind.SUMMON: field_checks.NORMAL_SUMMON,
        ActionKind.SET: field_checks.SET_MONSTER,
        SET_SPELL_TRAP: field_checks.SET_SPELL_TRAP,
        ActionKind.FLIP: field_checks.FLIP_SUMMON,
        ActionKind.SPECIAL: field_checks.SPECIAL_SUMMON,
        PENDULUM_SUMMON: pendulum_checks.PENDULUM_SUMMON,
        ActionKind.CHANGE: field_checks.CHANGE_POSITION,
        ActionKind.ATTACK: attack_checks.ATTACK,
        ActionKind.ACTIVATE: activation_checks.ACTIVATE,
        ActionKind.NEXT: phase_checks.NEXT_PHASE,
        ActionKind.PASS: answer_checks.PASS,
        ActionKind.CHOOSE: answer_checks.CHOOSE,
        ActionKind.DONE: answer_checks.DONE,
        ActionKind.YES: answer_checks.YES_NO,
        ActionKind.NO: answer_checks.YES_NO,
        ActionKind.POSITION: answer_checks.VALUE,
        ActionKind.NUMBER: answer_checks.VALUE,
        ActionKind.ROLL: answer_checks.VALUE,
        ActionKind.TOSS: answer_checks.VALUE,
        ActionKind.LOT: answer_checks.VALUE,
        ActionKind.WITHDRAW: answer_checks.WITHDRAW,
    },
    policies={"cost.lp-not-to-zero": "no"},
    numbers={
        "hand-limit": 6,
        "opening-hand": 5,
        "life-points": 8000,
        "deck-least": 40,
        "deck-most": 60,
        "extra-most": 15,
        "side-most": 15,
    },
    absent=CLASSIC_ONLY,
)
