"""The Battle Step: attack declaration, the checks before the Damage Step, and replays (mechanics E1, E2, E7)."""

from __future__ import annotations

from typing import Any

from rulebook.engine.chain import response_windows
from rulebook.engine.continuous import derived
from rulebook.engine.core.answers import Answers, Asked
from rulebook.engine.core.card_state import NO_REF, NOBODY
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.frame_data import AttackData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import NO_BATTLE, Battle, Frame, Outcome, Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving.triggers import note
from rulebook.engine.permissions.attack_permissions import (
    DIRECT,
    DIRECT_BY_EFFECT,
    attack_targets,
    defenders,
    forget,
    may_attack_now,
    record,
    retarget,
)
from rulebook.engine.records.usage_limits import expire
from rulebook.vocabulary.terms import Cause, Per, Step, Verb, Zone

from . import attack_costs, damage_step
from .attack_end import Stage, ask_again, finish, stop, stop_reason

DECLARE = ("battle.declare",)
REPLAY = ("battle.replay", "mechanic.E2")
CHOICES = ("battle.replay.choices", "mechanic.E2")
STILL_DECLARED = ("battle.replay.first-used",)
REPLAY_BY_NUMBER = (
    "battle.replay.classic",
    "battle.replay.classic-example",
    "battle.replay.classic-destroyed",
)


def attack(table: Table) -> None:
    """Procedure ATTACK."""
    STAGES[Stage(table.agenda[-1].step)](table)


def _choose(table: Table) -> None:
    frame = table.agenda[-1]
    uid = AttackData(*frame.data).uid
    options = attack_targets(table, uid)
    asks = options != (NOBODY,)
    if asks and not frame.chosen:
        table.request = Request(RequestKind.ATTACK_TARGET, table.turn_player, Purpose.NONE, options, (), 1, 1)
        return
    _pay_and_declare(table, uid, frame.chosen[0][0] if asks else NOBODY, frame.chosen[int(asks) :])


def _pay_and_declare(table: Table, uid: int, target: int, given: tuple[tuple[int, ...], ...]) -> None:
    """Pay the cost of the attack, requesting choices if necessary, then declare it."""
    try:
        costs = attack_costs.plan(table, uid, Answers(given))
    except Asked as missing:
        table.request = missing.request
        return
    attack_costs.pay(table, costs)
    table.top(chosen=())
    _declare(table, uid, target)


def _declare(table: Table, uid: int, target: int) -> None:
    table.new_batch()
    record(table, uid, target)
    attacker = derived.snapshot(table, uid)
    ref = table.ref(target) if target != NOBODY else NO_REF
    there = defenders(table)
    table.change(battle=Battle(table.ref(uid), target, ref, table.turn_player, defenders=there, seen=len(there)))
    rules: tuple[str, ...] = DECLARE
    if target == NOBODY:
        rules = (*(DIRECT_BY_EFFECT if there else DIRECT), *rules)
    table.tell(EventKind.ATTACK_DECLARED, attacker, table.turn_player, Cause.BATTLE, rules, **_told(table, target))
    other = derived.snapshot(table, target) if target != NOBODY else None
    occurrence = table.occurrence(
        Verb.DECLARE_ATTACK, attacker, table.turn_player, Cause.BATTLE, Zone.MONSTER, direct=int(target == NOBODY)
    )
    note(table, occurrence if other is None else occurrence._replace(other=other))
    table.top(step=Stage.CHECK)
    table.push(Frame(Procedure.SETTLE))


def _told(table: Table, target: int) -> dict[str, Any]:
    return {"target": derived.snapshot(table, target)} if target != NOBODY else {}


def _check(table: Table) -> None:
    """Check the declared attack: negated, stopped, a replay, or on to the Damage Step."""
    if table.agenda[-1].returned.done:
        table.top(returned=Outcome())
        table.push(Frame(Procedure.SETTLE))
        return
    battle = table.battle
    if battle.negated or table.step == Step.END:
        finish(table)
        return
    reason = stop_reason(table)
    if reason:
        stop(table, reason)
        finish(table)
    elif AttackData(*table.agenda[-1].data).replaying and table.agenda[-1].chosen:
        _go_on(table)
    elif _replays(table):
        _replay(table)
    elif battle.target != NOBODY and not table.is_same(battle.target_ref):
        stop(table, "target-left")
        finish(table)
    else:
        table.top(step=Stage.START)


def _by_number(table: Table) -> bool:
    """Whether only the number of monsters and only Traps and Quick-Play Spells count (the classic replay)."""
    return table.under(REPLAY_BY_NUMBER)


def _replays(table: Table) -> bool:
    if _by_number(table):
        return bool(table.battle.stirred)
    there, before = defenders(table), table.battle.defenders
    changed = len(there) != len(before) if table.book.reads("battle.replay", "number") else there != before
    return table.under(REPLAY) and changed


def _replay(table: Table) -> None:
    attacker = table.battle.attacker.uid
    rules = REPLAY_BY_NUMBER if _by_number(table) else REPLAY
    table.tell(EventKind.REPLAY, derived.snapshot(table, attacker), table.turn_player, Cause.BATTLE, rules)
    if _by_number(table):
        forget(table, attacker)
        finish(table)
        return
    if not table.under(CHOICES):
        finish(table)
        return
    table.top(data=AttackData(attacker, 1), chosen=())
    ask_again(table, attack_targets(table, attacker))


def _go_on(table: Table) -> None:
    """After a replay, the same monster attacks the newly chosen target; there is no second declaration."""
    frame = table.agenda[-1]
    attacker, target = table.battle.attacker.uid, frame.chosen[-1][0]
    retarget(table, target)
    ref = table.ref(target) if target != NOBODY else NO_REF
    there = defenders(table)
    table.change(
        battle=table.battle._replace(target=target, target_ref=ref, defenders=there, seen=len(there), stirred=0)
    )
    table.tell(
        EventKind.ATTACK_DECLARED, derived.snapshot(table, attacker), table.turn_player, Cause.BATTLE,
        CHOICES, again=1, **_told(table, target),
    )  # fmt: skip
    table.top(data=AttackData(attacker), chosen=())
    response_windows.ask(table, Purpose.AFTER_EVENT, table.turn_player, NOBODY)


def stop_attack(table: Table) -> None:
    """The turn player stops the attack in a replay; another monster may attack (rule battle.replay.choices)."""
    if table.agenda[-1].step == Stage.AGAIN:
        finish(table)
        return
    stop(table, "replay-stop", (*CHOICES, *STILL_DECLARED))
    if not table.under(STILL_DECLARED):
        forget(table, table.battle.attacker.uid)
    finish(table)


def _over(table: Table) -> None:
    """After the Damage Step: an effect may let the monster immediately attack once more."""
    battle = table.battle
    uid = battle.attacker.uid
    barred = derived.forbidding(table, Verb.DECLARE_ATTACK, uid=uid) is not None
    again = battle.again and not stop_reason(table) and not barred and attack_costs.failure(table, uid) is None
    damage_step.over(table)
    if again:
        table.change(battle=NO_BATTLE)
        expire(table, Per.BATTLE)
        options = attack_targets(table, uid)
        if options:
            table.push(Frame(Procedure.ATTACK, Stage.AGAIN, AttackData(uid)))


def _again(table: Table) -> None:
    frame = table.agenda[-1]
    uid = AttackData(*frame.data).uid
    if not frame.chosen:
        ask_again(table, attack_targets(table, uid))
        return
    _pay_and_declare(table, uid, frame.chosen[0][0], frame.chosen[1:])


STAGES = {
    Stage.CHOOSE: _choose,
    Stage.CHECK: _check,
    Stage.START: damage_step.start,
    Stage.BEFORE: damage_step.before,
    Stage.DURING: damage_step.during,
    Stage.CALCULATED: damage_step.calculated,
    Stage.AFTER: damage_step.after,
    Stage.END: damage_step.end,
    Stage.OVER: _over,
    Stage.AGAIN: _again,
}

__all__ = ["attack", "attack_targets", "may_attack_now", "stop_attack"]
