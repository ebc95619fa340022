"""Checks on proceeding to the next phase."""

from __future__ import annotations

from rulebook.engine.battle import attack_costs
from rulebook.engine.continuous import derived
from rulebook.engine.core.check import Arguments, Check
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Lasting
from rulebook.engine.permissions import attack_permissions
from rulebook.vocabulary.terms import Phase, Verb, Zone

from .checks import GATE, NO, NOT_NOW, Case, leaves_phase, not_your_turn, open_state

FOLLOWS = {
    Phase.DRAW: (Phase.STANDBY,),
    Phase.STANDBY: (Phase.MAIN_1,),
    Phase.MAIN_1: (Phase.BATTLE, Phase.END),
    Phase.BATTLE: (Phase.MAIN_2, Phase.END),
    Phase.MAIN_2: (Phase.END,),
    Phase.END: (Phase.DRAW,),
}
"""The phases that can follow each phase (rules turn.sequence, battle.optional)."""


def _must_battle(table: Table) -> bool:
    """Whether the Battle Phase must come first: never, because it is optional."""
    return table.phase == Phase.MAIN_1 and table.turn > 1 and not table.under(("battle.optional",))


def _wrong_phase(case: Case) -> Arguments | None:
    if leaves_phase(case):
        return None
    wanted = case.action.value
    allowed = FOLLOWS[Phase(case.table.phase)]
    if wanted == Phase.END and _must_battle(case.table):
        return {"phase": int(case.table.phase), "wanted": wanted}
    if wanted in allowed or _no_battle_yet(case) is not None:
        return None
    return {"phase": int(case.table.phase), "wanted": wanted}


def _no_battle_yet(case: Case) -> Arguments | None:
    """Main Phase 2 requires a Battle Phase."""
    if case.table.phase == Phase.MAIN_1 and not leaves_phase(case) and case.action.value == Phase.MAIN_2:
        return {"phase": int(Phase.MAIN_1), "wanted": int(Phase.MAIN_2)}
    return None


def _phase_prohibited(case: Case) -> Arguments | None:
    if case.table.phase == Phase.BATTLE:
        return _must_attack(case)
    if case.action.value != Phase.BATTLE:
        return None
    ground = derived.forbidding(case.table, Verb.BATTLE_PHASE, player=case.player)
    return ground.against() if ground is not None else None


def _must_attack(case: Case) -> Arguments | None:
    """A monster that must attack, and still can, keeps the Battle Phase from ending."""
    for uid in case.table.in_zone(Zone.MONSTER, case.player):
        ground = attack_permissions.obliged(case.table, uid)
        if ground is not None and attack_costs.failure(case.table, uid) is None:
            return ground.against()
    return None


def _no_first_battle(case: Case) -> Arguments | None:
    return NO if case.action.value == Phase.BATTLE and case.table.turn == 1 else None


NEXT_PHASE: tuple[Check[Case], ...] = (
    *GATE,
    Check("turn.not-yours", Lasting.TURN, ("turn.turn-player", "turn.end.announce"), not_your_turn, ("duel.over",)),
    open_state("mechanic.A4", "priority.phase-end-implied"),
    Check(
        "next.order",
        Lasting.PHASE,
        ("turn.skip-battle", "turn.main2.after-battle"),
        _no_battle_yet,
        NOT_NOW,
    ),
    Check("next.order", Lasting.PHASE, ("turn.sequence",), _wrong_phase, NOT_NOW),
    Check("next.first-turn", Lasting.TURN, ("battle.first-turn-none",), _no_first_battle, ("duel.over", "next.order")),
    Check("next.prohibited", Lasting.BOARD, ("effect.card-over-rule",), _phase_prohibited, ("duel.over", "next.order")),
)
