"""The rules of 2014: rulebook 9.0 as played at the time."""

from __future__ import annotations

from rulebook.engine import (
    battle,
    chain,
    checks_activate,
    checks_answer,
    checks_attack,
    checks_field,
    checks_pendulum,
    checks_phase,
    keeping,
    opening,
    owing,
    pendulum,
    resolving,
    running,
    summoning,
    turn,
    upkeep,
    windows,
)
from rulebook.engine.actions import ActionKind
from rulebook.engine.book import Ruleset
from rulebook.engine.judging import PENDULUM_SUMMON, SET_SPELL_TRAP
from rulebook.engine.procedures import Procedure

RULES_2014 = Ruleset(
    id="2014",
    date=20140701,
    procedures={
        Procedure.OPENING: opening.opening,
        Procedure.PHASE: turn.phase,
        Procedure.SETTLE: windows.settle,
        Procedure.WINDOW: windows.window,
        Procedure.ACTIVATE: chain.activate,
        Procedure.CHAIN: chain.chain,
        Procedure.RESOLVE: resolving.resolve,
        Procedure.RUN: running.run,
        Procedure.CONSEQUENCE: running.consequence,
        Procedure.TRIGGERS: windows.triggers,
        Procedure.SUMMON: summoning.summon,
        Procedure.PENDULUM: pendulum.pendulum_summon,
        Procedure.ATTACK: battle.attack,
        Procedure.LEAVE_PHASE: turn.leave_phase,
        Procedure.HAND_LIMIT: turn.hand_limit,
        Procedure.DRAW_FOR_TURN: turn.draw_for_turn,
        Procedure.UPKEEP: upkeep.upkeep,
        Procedure.OWED: owing.carry_out,
        Procedure.KEEP: keeping.keep,
    },
    checks={
        ActionKind.SUMMON: checks_field.NORMAL_SUMMON,
        ActionKind.SET: checks_field.SET_MONSTER,
        SET_SPELL_TRAP: checks_field.SET_SPELL_TRAP,
        ActionKind.FLIP: checks_field.FLIP_SUMMON,
        ActionKind.SPECIAL: checks_field.SPECIAL_SUMMON,
        PENDULUM_SUMMON: checks_pendulum.PENDULUM_SUMMON,
        ActionKind.CHANGE: checks_field.CHANGE_POSITION,
        ActionKind.ATTACK: checks_attack.ATTACK,
        ActionKind.ACTIVATE: checks_activate.ACTIVATE,
        ActionKind.NEXT: checks_phase.NEXT_PHASE,
        ActionKind.PASS: checks_answer.PASS,
        ActionKind.CHOOSE: checks_answer.CHOOSE,
        ActionKind.DONE: checks_answer.DONE,
        ActionKind.YES: checks_answer.YES_NO,
        ActionKind.NO: checks_answer.YES_NO,
        ActionKind.POSITION: checks_answer.VALUE,
        ActionKind.NUMBER: checks_answer.VALUE,
        ActionKind.ROLL: checks_answer.VALUE,
        ActionKind.TOSS: checks_answer.VALUE,
        ActionKind.LOT: checks_answer.VALUE,
        ActionKind.WITHDRAW: checks_answer.WITHDRAW,
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
    absent=frozenset(
        {
            "deck.main.size.classic", "deck.copies.classic", "deck.fusion.classic", "deck.fusion.not-counted.classic",
            "deck.side.size.classic", "deck.side.swap.classic", "setup.first-player.random.classic",
            "setup.shuffle.classic",
            "turn.draw.first-turn.classic",
            "battle.replay.classic", "battle.replay.classic-cause", "battle.replay.classic-example",
            "battle.replay.classic-destroyed", "damage-step.activation-limits.classic",
            "term.destroy.classic", "spelltrap.classic.destroyed-after-use", "fusion.classic.materials-destroyed",
            "ritual.classic.destroyed", "term.removed.classic", "zone.field.shared.classic",
        }
    ),
)
