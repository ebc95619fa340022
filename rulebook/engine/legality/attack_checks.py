"""Checks on attacks."""

from __future__ import annotations

from rulebook.engine.battle import attack_costs
from rulebook.engine.continuous import derived
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.check import Arguments, Check
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.verdict import Lasting
from rulebook.engine.permissions import attack_permissions
from rulebook.engine.rule_ids.general import UNPAYABLE
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.modifiers import May
from rulebook.vocabulary.terms import Phase, Position, Step, Verb

from .checks import NO, NOT_NOW, TURN_PLAYER_GATE, VERB_NAME, Case, Test, leaves_phase, of_moment, open_state
from .field_checks import HERE, MINE, NOT_YOURS, on_field


@of_moment
def _battle_step(case: Case) -> Arguments | None:
    if case.table.phase == Phase.BATTLE and (case.table.step == Step.BATTLE or _busy(case)):
        return None
    if leaves_phase(case):
        return None
    return {"phase": int(case.table.phase), "verb": VERB_NAME[ActionKind.ATTACK]}


def _busy(case: Case) -> bool:
    """Whether it is no open game state, so that a step may still end before the attack."""
    return case.table.request.kind != RequestKind.OPEN


@of_moment
def _first_turn(case: Case) -> Arguments | None:
    return NO if case.table.turn == 1 else None


def _not_in_attack(case: Case) -> Arguments | None:
    return None if case.lying.position == Position.ATTACK else {"position": int(case.lying.position)}


def _attacks_used(case: Case) -> Arguments | None:
    if attack_permissions.may_attack_now(case.table, case.uid):
        return None
    for index, effect in enumerate(case.table.effects(case.uid)):
        if not isinstance(effect, Continuous) or effect.while_ is None:
            continue
        if any(isinstance(one, May) and one.verb == Verb.ATTACK for one in effect.modifiers):
            return {"clause": index, "while": 1}
    made = len(attack_permissions.attacks_made(case.table, case.uid))
    if made > 1 and attack_permissions.allowing_more(case.table, case.uid) > 1:
        return {"made": made, "rivals": 1}
    return {"made": made} if made > 1 else NO


def _no_target(case: Case) -> Arguments | None:
    if attack_permissions.attack_targets(case.table, case.uid):
        return None
    ground = attack_permissions.spared_by(case.table, case.uid)
    if ground is not None:
        mutual = attack_permissions.shielding_each_other(case.table, case.uid)
        return {**ground.against(), "spared": 1, **({"mutual": mutual} if mutual else {})}
    if attack_permissions.attacks_made(case.table, case.uid) and attack_permissions.attacks_every(case.table, case.uid):
        return {"spared": 0, "further": 1}
    return {"spared": 0}


def _attack_prohibited(case: Case) -> Arguments | None:
    for verb in (Verb.DECLARE_ATTACK, Verb.ATTACK):
        ground = derived.forbidding(case.table, verb, uid=case.uid, player=case.player)
        if ground is not None:
            return {**ground.against(), "everybody": int(verb == Verb.DECLARE_ATTACK)}
    ground = attack_permissions.sole_attacker(case.table, case.uid)
    if ground is not None:
        first = derived.snapshot(case.table, min(attack_permissions.other_attackers(case.table, case.uid)))
        return {**ground.against(), "everybody": 1, "hinders": first}
    ground = attack_permissions.waits_for(case.table, case.uid)
    return {**ground.against(), "everybody": 1} if ground is not None else None


def _attack_cost(lp: bool) -> Test:
    """The cost of the attack, in Life Points or cards, cannot be paid."""

    def test(case: Case) -> Arguments | None:
        failure = attack_costs.failure(case.table, case.uid)
        if failure is None or (failure.stage == "cost.lp") != lp:
            return None
        return dict(failure.numbers)

    return test


ATTACK: tuple[Check[Case], ...] = (
    *TURN_PLAYER_GATE,
    *MINE,
    *NOT_YOURS,
    on_field("battle.declare"),
    Check("attack.first-turn", Lasting.TURN, ("battle.first-turn-none",), _first_turn, NOT_NOW),
    open_state("battle.declare", "mechanic.A1"),
    Check(
        "turn.phase",
        Lasting.PHASE,
        ("battle.declare", "battle.steps", "mechanic.E1"),
        _battle_step,
        (*NOT_NOW, "attack.first-turn"),
    ),
    Check("attack.position", Lasting.BOARD, ("battle.declare",), _not_in_attack, HERE),
    Check("attack.once", Lasting.TURN, ("battle.one-attack",), _attacks_used, HERE),
    Check("attack.target", Lasting.LACK, ("battle.declare",), _no_target, (*HERE, "attack.once")),
    Check(
        "attack.prohibited",
        Lasting.BOARD,
        ("effect.card-over-rule", "mechanic.E7"),
        _attack_prohibited,
        (*HERE, "attack.position"),
    ),
    Check("attack.cost.lp", Lasting.LACK, ("cost.unpayable", "cost.lp-not-to-zero"), _attack_cost(True), HERE),
    Check("attack.cost.cards", Lasting.LACK, UNPAYABLE, _attack_cost(False), HERE),
)
