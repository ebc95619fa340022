"""The Battle Phase: attack declaration, replay, and the Damage Step with its five timings (mechanics E1-E9)."""

from __future__ import annotations

from typing import Any

from rulebook.vocabulary.terms import Cause, Position, Step, Verb, Zone

from . import choose, derived, replacing
from .events import EventKind
from .lifepoints import battle_damage
from .moves import transfer, turn_face_up
from .occur import note
from .procedures import Procedure
from .state import (
    NO_BATTLE,
    NO_REF,
    NOBODY,
    Battle,
    CardRef,
    Fact,
    Frame,
    Occurrence,
    Outcome,
    Purpose,
    Request,
    RequestKind,
    Snapshot,
)
from .table import Table

CHOOSE, CHECK, DAMAGE_START, BEFORE, CALCULATE, AFTER, END, OVER = range(8)
"""Steps of an ATTACK frame; data = (attacker uid,)."""


def attack(table: Table) -> None:
    """Procedure ATTACK."""
    STAGES[table.agenda[-1].step](table)


def attack_targets(table: Table, uid: int) -> tuple[int, ...]:
    """What a monster may attack: uids, and NOBODY for a direct attack (rules battle.direct-if-empty, .by-effect)."""
    other = 1 - table.controller(uid)
    monsters = tuple(sorted(table.in_zone(Zone.MONSTER, other)))
    if not monsters or derived.may_attack_directly(table, uid):
        return (NOBODY, *monsters)
    return monsters


def _choose(table: Table) -> None:
    frame = table.agenda[-1]
    uid = frame.data[0]
    options = attack_targets(table, uid)
    if not frame.chosen and options != (NOBODY,):
        table.request = Request(RequestKind.ATTACK_TARGET, table.turn_player, Purpose.NONE, options, (), 1, 1)
        return
    _declare(table, uid, frame.chosen[0][0] if frame.chosen else options[0])


def _defenders(table: Table) -> tuple[CardRef, ...]:
    return tuple(table.ref(uid)._replace(stamp=0) for uid in sorted(table.in_zone(Zone.MONSTER, 1 - table.turn_player)))


def _declare(table: Table, uid: int, target: int) -> None:
    table.new_batch()
    card = table.cards[uid]
    table.put(uid, card._replace(facts=card.facts | Fact.ATTACKED))
    attacker = derived.snapshot(table, uid)
    target_ref = table.ref(target) if target != NOBODY else NO_REF
    table.battle = Battle(table.ref(uid), target, target_ref, table.turn_player, defenders=_defenders(table))
    told = _target_argument(table, target)
    rules = ("battle.declare",) if target != NOBODY else ("battle.declare", "battle.direct-if-empty")
    if target == NOBODY and table.in_zone(Zone.MONSTER, 1 - table.turn_player):
        rules = ("battle.declare", "battle.direct.by-effect")
    table.tell(EventKind.ATTACK_DECLARED, attacker, table.turn_player, Cause.BATTLE, rules, **told)
    note(
        table,
        Occurrence(
            Verb.DECLARE_ATTACK, attacker, table.turn_player, Cause.BATTLE, Zone.MONSTER, 0, 0,
            int(target == NOBODY), table.batch,
        ),
    )  # fmt: skip
    table.top(step=CHECK)
    table.push(Frame(Procedure.SETTLE))


def _target_argument(table: Table, target: int) -> dict[str, Any]:
    return {"target": derived.snapshot(table, target)} if target != NOBODY else {}


def stop_reason(table: Table, *, declaring: bool = True) -> str:
    """Why the attack in progress cannot go on, or "".

    A card that forbids the monster to attack stops it only until the Damage Step (``declaring``).
    """
    attacker = table.battle.attacker
    if not table.is_same(attacker) or table.cards[attacker.uid].zone != Zone.MONSTER:
        return "left"
    if not table.is_unchanged(attacker) or not table.is_up(attacker.uid):
        return "face-down"
    if table.controller(attacker.uid) != table.battle.player:
        return "left"
    if table.cards[attacker.uid].position != Position.ATTACK:
        return "position"
    if declaring and derived.forbidding(table, Verb.ATTACK, uid=attacker.uid) is not None:
        return "prohibited"
    return ""


def _last(table: Table, ref: CardRef) -> Snapshot:
    return derived.snapshot(table, ref.uid)


def _check(table: Table) -> None:
    if table.agenda[-1].returned.done:
        table.top(returned=Outcome())
        table.push(Frame(Procedure.SETTLE))
        return
    battle = table.battle
    if battle.negated:
        _finish(table)
        return
    reason = stop_reason(table)
    if reason:
        rules = {"prohibited": ("mechanic.E7",), "face-down": ("mechanic.E2", "mechanic.C3")}.get(
            reason, ("mechanic.E2",)
        )
        table.tell(
            EventKind.ATTACK_STOPPED,
            _last(table, battle.attacker),
            table.turn_player,
            Cause.BATTLE,
            rules,
            reason=reason,
        )
        _finish(table)
        return
    if _defenders(table) != battle.defenders:
        _replay(table)
        return
    table.top(step=DAMAGE_START)


def _replay(table: Table) -> None:
    frame = table.agenda[-1]
    attacker = table.battle.attacker.uid
    if frame.chosen and frame.chosen[-1] != () and len(frame.data) > 1:
        target = frame.chosen[-1][0]
        table.touch()
        ref = table.ref(target) if target != NOBODY else NO_REF
        table.battle = table.battle._replace(target=target, target_ref=ref, defenders=_defenders(table))
        told = _target_argument(table, target)
        table.tell(
            EventKind.ATTACK_DECLARED, derived.snapshot(table, attacker), table.turn_player, Cause.BATTLE,
            ("battle.replay.choices",), again=1, **told,
        )  # fmt: skip
        table.top(data=frame.data[:1], chosen=())
        table.push(Frame(Procedure.WINDOW, data=(Purpose.AFTER_EVENT, table.turn_player, 0, NOBODY)))
        return
    options = attack_targets(table, attacker)
    table.tell(EventKind.REPLAY, derived.snapshot(table, attacker), table.turn_player, Cause.BATTLE, ("battle.replay",))
    table.top(data=(frame.data[0], 1), chosen=())
    table.request = Request(RequestKind.REPLAY, table.turn_player, Purpose.NONE, options, (), 1, 1)


def stop_attack(table: Table) -> None:
    """At a replay the turn player stops the attack (rule battle.replay.choices)."""
    table.tell(
        EventKind.ATTACK_STOPPED, _last(table, table.battle.attacker), table.turn_player, Cause.BATTLE,
        ("battle.replay.choices", "battle.replay.first-used"), reason="replay-stop",
    )  # fmt: skip
    _finish(table)


def _step(table: Table, step: Step, then: int) -> None:
    table.touch()
    table.step = step
    table.tell(EventKind.STEP_BEGAN, player=table.turn_player, rules=("mechanic.E3",), step=int(step))
    table.top(step=then)


def _damage_start(table: Table) -> None:
    table.new_batch()
    _step(table, Step.DAMAGE_START, BEFORE)
    _window(table)


def _window(table: Table) -> None:
    """A window of the Damage Step; SETTLE opens one only if something happened, so ask for one here."""
    table.push(Frame(Procedure.WINDOW, data=(Purpose.AFTER_EVENT, table.turn_player, 0, table.batch)))


def _before(table: Table) -> None:
    if table.agenda[-1].returned.done:
        table.top(returned=Outcome())
        table.push(Frame(Procedure.SETTLE))
        return
    if _broken(table):
        return
    _step(table, Step.BEFORE_CALCULATION, CALCULATE)
    battle = table.battle
    if battle.target != NOBODY and not table.is_up(battle.target):
        turn_face_up(table, battle.target, Position.DEFENSE)
        table.battle = battle._replace(flipped=1, target_ref=table.ref(battle.target))
        table.tell(
            EventKind.FLIPPED, derived.snapshot(table, battle.target), 1 - table.turn_player, Cause.BATTLE,
            ("damage-step.face-down-flip", "damage-step.flip-effect-after-calculation"),
        )  # fmt: skip
    _window(table)


def _broken(table: Table) -> bool:
    """The battle cannot take place any more: attacker or target is gone."""
    battle = table.battle
    reason = stop_reason(table, declaring=False)
    if not reason and battle.target != NOBODY:
        same = table.is_same(battle.target_ref) and table.cards[battle.target].zone == Zone.MONSTER
        reason = "" if same else "target-left"
    if reason:
        table.tell(
            EventKind.ATTACK_STOPPED, _last(table, battle.attacker), table.turn_player, Cause.BATTLE,
            ("mechanic.E2",), reason=reason,
        )  # fmt: skip
        _finish(table)
    return bool(reason)


def _calculate(table: Table) -> None:
    if table.agenda[-1].returned.done:
        table.top(returned=Outcome())
        table.push(Frame(Procedure.SETTLE))
        return
    if _broken(table):
        return
    _step(table, Step.CALCULATION, AFTER)
    table.new_batch()
    battle = table.battle
    attacker = derived.snapshot(table, battle.attacker.uid)
    if battle.target == NOBODY:
        table.tell(
            EventKind.DAMAGE_CALCULATED, attacker, table.turn_player, Cause.BATTLE, ("battle.direct.damage",),
            atk=attacker.atk, against=0, stat="direct",
        )  # fmt: skip
        _hurt(table, 1 - table.turn_player, attacker.atk, attacker, direct=True)
        return
    target = derived.snapshot(table, battle.target)
    in_attack = target.position == Position.ATTACK
    against = target.atk if in_attack else target.def_
    table.tell(
        EventKind.DAMAGE_CALCULATED, attacker, table.turn_player, Cause.BATTLE,
        _calculation_rules(attacker.atk, against, in_attack), target=target, atk=attacker.atk, against=against,
        stat="atk" if in_attack else "def",
    )  # fmt: skip
    doomed = _losers(attacker, target, against, in_attack)
    table.battle = battle._replace(doomed=tuple(ref for ref in doomed if not _saved(table, ref)))
    if attacker.atk > against and in_attack:
        _hurt(table, 1 - table.turn_player, attacker.atk - against, attacker, direct=False)
    elif attacker.atk < against:
        _hurt(table, table.turn_player, against - attacker.atk, target, direct=False)


def _calculation_rules(atk: int, against: int, in_attack: bool) -> tuple[str, ...]:
    kind = "attack" if in_attack else "defense"
    result = "higher" if atk > against else "lower" if atk < against else "equal"
    if in_attack and atk == against == 0:
        return ("damage.zero-atk",)
    return (f"damage.attack-vs-{kind}.{result}",)


def _losers(attacker: Snapshot, target: Snapshot, against: int, in_attack: bool) -> tuple[CardRef, ...]:
    if attacker.atk > against:
        return (target.ref,)
    if not in_attack:
        return ()
    if attacker.atk < against:
        return (attacker.ref,)
    return (attacker.ref, target.ref) if attacker.atk else ()


def _saved(table: Table, ref: CardRef) -> bool:
    guard = derived.forbidding(table, Verb.BE_DESTROYED, uid=ref.uid, cause=Cause.BATTLE)
    if guard is None:
        return False
    table.tell(
        EventKind.PROTECTED, derived.snapshot(table, ref.uid), cause=Cause.BATTLE, rules=("effect.card-over-rule",),
        source=guard, verb="destroy",
    )  # fmt: skip
    return True


def _hurt(table: Table, player: int, amount: int, by: Snapshot, *, direct: bool) -> None:
    if amount <= 0:
        return
    battle_damage(table, player, amount, by, direct)
    note(
        table,
        Occurrence(Verb.BATTLE_DAMAGE, by, 1 - player, Cause.BATTLE, Zone.MONSTER, 0, amount, int(direct), table.batch),
    )


def _after(table: Table) -> None:
    _step(table, Step.AFTER_CALCULATION, END)
    battle = table.battle
    if battle.flipped and table.is_same(battle.target_ref):
        snap = derived.snapshot(table, battle.target)
        note(
            table,
            Occurrence(Verb.FLIP, snap, 1 - table.turn_player, Cause.BATTLE, Zone.MONSTER, 0, 0, 0, table.batch),
        )
    attacker = derived.snapshot(table, battle.attacker.uid)
    note(table, Occurrence(Verb.BATTLE, attacker, table.turn_player, Cause.BATTLE, Zone.MONSTER, 0, 0, 0, table.batch))
    table.push(Frame(Procedure.SETTLE))


def _end(table: Table) -> None:
    doomed = [ref.uid for ref in table.battle.doomed if table.is_same(ref)]
    try:
        answers = choose.Answers(table.agenda[-1].chosen)
        replaced = replacing.foresee_destruction(table, doomed, Cause.BATTLE, NOBODY, answers)
    except choose.Asked as missing:
        table.request = missing.request
        return
    table.top(chosen=())
    table.new_batch()
    _step(table, Step.DAMAGE_END, OVER)
    for instead in replaced:
        replacing.carry_out(table, instead)
        doomed.remove(instead.spared.uid)
    if doomed:
        table.battle = table.battle._replace(doomed=())
        transfer(table, doomed, Verb.DESTROY, Zone.GRAVEYARD, cause=Cause.BATTLE, player=NOBODY)
    table.battle = table.battle._replace(doomed=())
    table.push(Frame(Procedure.SETTLE))


def _over(table: Table) -> None:
    _finish(table)


def _finish(table: Table) -> None:
    table.touch()
    table.battle = NO_BATTLE
    if table.step != Step.BATTLE:
        table.step = Step.BATTLE
        rules = ("battle.return-to-battle-step",)
        table.tell(EventKind.STEP_BEGAN, player=table.turn_player, rules=rules, step=int(Step.BATTLE))
    table.finish(Outcome(1))


STAGES = {
    CHOOSE: _choose,
    CHECK: _check,
    DAMAGE_START: _damage_start,
    BEFORE: _before,
    CALCULATE: _calculate,
    AFTER: _after,
    END: _end,
    OVER: _over,
}
