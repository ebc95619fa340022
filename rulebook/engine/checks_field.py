"""Checks on Summons, Sets, position changes, attacks and phases."""

from __future__ import annotations

from rulebook.vocabulary.operations import Tribute
from rulebook.vocabulary.terms import MonsterKind, Phase, Position, Stat, Step, Verb, Zone

from . import attack_costs, attacks, backrow, conditions, derived, materials, nature, posture, summoning, tributing
from .actions import ActionKind
from .barring import summon_lock
from .checks import (
    CARD_KNOWN,
    GATE,
    NO,
    NOT_NOW,
    TURN_PLAYER_GATE,
    VERB_NAME,
    Arguments,
    Case,
    Check,
    Test,
    not_your_turn,
    not_yours,
    open_state,
)
from .checks_special import (
    leaving,
    no_procedure,
    procedure_condition,
    procedure_cost,
    procedure_materials,
    procedure_place,
    side,
)
from .rules import UNPAYABLE
from .state import ARRIVED, Fact, Snapshot
from .table import Table

HERE = ("card.hidden", "card.kind", "card.place", "card.not-yours")


def _verb(case: Case) -> str:
    return VERB_NAME[ActionKind(case.action.kind)]


def _is_monster(case: Case) -> Arguments | None:
    assert case.card is not None
    return None if case.table.is_monster(case.uid) else {"verb": _verb(case), "kind": int(case.card.kind)}


def _in_hand(case: Case) -> Arguments | None:
    if case.action.kind == ActionKind.SUMMON and nature.summons_again(case.table, case.uid):
        return None
    return None if case.lying.zone == Zone.HAND else {"zone": int(case.lying.zone), "wanted": int(Zone.HAND)}


def _on_field(case: Case) -> Arguments | None:
    return None if case.lying.zone == Zone.MONSTER else {"zone": int(case.lying.zone), "wanted": int(Zone.MONSTER)}


def _main_phase(case: Case) -> Arguments | None:
    if summoning.in_main_phase(case.table):
        return None
    return {"phase": int(case.table.phase), "verb": _verb(case)}


def _battle_step(case: Case) -> Arguments | None:
    if case.table.phase == Phase.BATTLE and case.table.step == Step.BATTLE:
        return None
    return {"phase": int(case.table.phase), "verb": _verb(case)}


def _summon_used(case: Case) -> Arguments | None:
    return NO if case.table.summons >= 1 else None


_NEVER = {
    ActionKind.SUMMON: Verb.NORMAL_SUMMON,
    ActionKind.SET: Verb.SET,
    ActionKind.FLIP: Verb.FLIP_SUMMON,
}


def _never(case: Case) -> Arguments | None:
    verb = _NEVER[ActionKind(case.action.kind)]
    if any(verb in condition.cannot for condition in conditions.holding(case.table, case.uid)):
        return {"verb": _verb(case)}
    return None


def _never_ritual(case: Case) -> Arguments | None:
    """Monsters that need a Summon of their own name are never Normal Summoned or Set."""
    return {"verb": _verb(case)} if materials.is_kind(case.table, case.uid, MonsterKind.RITUAL) else None


def _tributes(case: Case) -> Arguments | None:
    needed = tributing.needed(case.table, case.uid, case.action.kind == ActionKind.SET)
    setting = case.action.kind == ActionKind.SET
    if tributing.enough(case.table, case.uid, case.player, setting) or _untributable(case) is not None:
        return None
    have = len(tributing.tributable(case.table, case.player))
    level = derived.stat(case.table, case.uid, Stat.LEVEL)
    return {"level": level, "needed": needed, "have": have}


def _untributable(case: Case) -> Snapshot | None:
    """What forbids to Tribute monsters that would be enough otherwise, or nothing."""
    table = case.table
    needed = tributing.needed(table, case.uid, case.action.kind == ActionKind.SET)
    monsters = table.in_zone(Zone.MONSTER, case.player)
    setting = case.action.kind == ActionKind.SET
    if len(monsters) < needed or tributing.enough(table, case.uid, case.player, setting):
        return None
    found = (derived.forbidding(table, Verb.BE_TRIBUTED, uid=uid, for_=Verb.SUMMON) for uid in monsters)
    return next((ground.card for ground in found if ground is not None), None)


def _tribute_prohibited(case: Case) -> Arguments | None:
    source = _untributable(case)
    return {"source": source} if source is not None else None


def _summon_zone(case: Case) -> Arguments | None:
    setting = case.action.kind == ActionKind.SET
    if (setting or case.action.kind == ActionKind.SUMMON) and tributing.needed(case.table, case.uid, setting):
        return None
    if case.lying.zone == Zone.MONSTER:
        return None
    if case.lying.zone == Zone.EXTRA:
        return None  # its materials make room
    found = summoning.procedure_of(case.table, case.uid) if case.action.kind == ActionKind.SPECIAL else None
    if found is not None and isinstance(getattr(found[1], "pay", None), Tribute):
        return None  # its Tributes do
    return None if case.table.free_slots(Zone.MONSTER, case.player) > 0 else NO


def _summon_prohibited(case: Case) -> Arguments | None:
    verb = {ActionKind.SUMMON: Verb.NORMAL_SUMMON, ActionKind.FLIP: Verb.FLIP_SUMMON}.get(
        ActionKind(case.action.kind), Verb.SPECIAL_SUMMON
    )
    ground = summon_lock(case.table, verb, uid=case.uid, player=case.player, leaving=leaving(case), side=side(case))
    return {"source": ground.card} if ground is not None else None


def _set_prohibited(case: Case) -> Arguments | None:
    ground = derived.forbidding(case.table, Verb.SET, uid=case.uid, player=case.player)
    return {"source": ground.card} if ground is not None else None


def _set_zone(case: Case) -> Arguments | None:
    return None if backrow.has_room(case.table, case.uid, case.player) else NO


def _face_down(case: Case) -> Arguments | None:
    return NO if case.table.is_up(case.uid) else None


def _face_up(case: Case) -> Arguments | None:
    return None if case.table.is_up(case.uid) else NO


def _arrived(case: Case) -> Arguments | None:
    facts = Fact(case.lying.facts) & ARRIVED
    if case.action.kind == ActionKind.CHANGE and case.table.book.reads("position.change.not-new", "summoned"):
        facts &= ~Fact.SET_THIS_TURN
    if not facts:
        return None
    return {"how": "set" if facts & Fact.SET_THIS_TURN else "flip" if facts & Fact.FLIP_SUMMONED else "summon"}


def _changed(case: Case) -> Arguments | None:
    return NO if case.lying.facts & Fact.CHANGED_POSITION else None


def _attacked(case: Case) -> Arguments | None:
    return NO if case.lying.facts & Fact.ATTACKED else None


def _change_prohibited(case: Case) -> Arguments | None:
    ground = derived.forbidding(case.table, Verb.CHANGE_POSITION, uid=case.uid, player=case.player)
    ground = ground or posture.holder(case.table, case.uid)
    return {"source": ground.card} if ground is not None else None


def _first_turn(case: Case) -> Arguments | None:
    return NO if case.table.turn == 1 else None


def _not_in_attack(case: Case) -> Arguments | None:
    return None if case.lying.position == Position.ATTACK else {"position": int(case.lying.position)}


def _attacks_used(case: Case) -> Arguments | None:
    return None if attacks.may_attack_now(case.table, case.uid) else NO


def _no_target(case: Case) -> Arguments | None:
    return None if attacks.attack_targets(case.table, case.uid) else NO


def _attack_prohibited(case: Case) -> Arguments | None:
    for verb in (Verb.DECLARE_ATTACK, Verb.ATTACK):
        ground = derived.forbidding(case.table, verb, uid=case.uid, player=case.player)
        if ground is not None:
            return {"source": ground.card, "everybody": int(verb == Verb.DECLARE_ATTACK)}
    return None


def _attack_cost(lp: bool) -> Test:
    """What the attack costs cannot be paid: Life Points, or cards."""

    def test(case: Case) -> Arguments | None:
        failure = attack_costs.failure(case.table, case.uid)
        if failure is None or (failure.stage == "cost.lp") != lp:
            return None
        return dict(failure.numbers)

    return test


FOLLOWS = {
    Phase.DRAW: (Phase.STANDBY,),
    Phase.STANDBY: (Phase.MAIN_1,),
    Phase.MAIN_1: (Phase.BATTLE, Phase.END),
    Phase.BATTLE: (Phase.MAIN_2, Phase.END),
    Phase.MAIN_2: (Phase.END,),
    Phase.END: (Phase.DRAW,),
}
"""The phases a player may move on to (rules turn.sequence, battle.optional)."""


def _must_battle(table: Table) -> bool:
    """Whether the Battle Phase has to come first: never, as long as it is optional."""
    return table.phase == Phase.MAIN_1 and table.turn > 1 and not table.under(("battle.optional",))


def _wrong_phase(case: Case) -> Arguments | None:
    wanted = case.action.value
    allowed = FOLLOWS[Phase(case.table.phase)]
    if wanted == Phase.END and _must_battle(case.table):
        return {"phase": int(case.table.phase), "wanted": wanted}
    if wanted in allowed or _no_battle_yet(case) is not None:
        return None
    return {"phase": int(case.table.phase), "wanted": wanted}


def _no_battle_yet(case: Case) -> Arguments | None:
    """Main Phase 2 comes only after a Battle Phase."""
    if case.table.phase == Phase.MAIN_1 and case.action.value == Phase.MAIN_2:
        return {"phase": int(Phase.MAIN_1), "wanted": int(Phase.MAIN_2)}
    return None


def _phase_prohibited(case: Case) -> Arguments | None:
    if case.action.value != Phase.BATTLE:
        return None
    ground = derived.forbidding(case.table, Verb.BATTLE_PHASE, player=case.player)
    return {"source": ground.card} if ground is not None else None


def _no_first_battle(case: Case) -> Arguments | None:
    return NO if case.action.value == Phase.BATTLE and case.table.turn == 1 else None


_MINE = (
    CARD_KNOWN,
    Check("card.kind", ("summon.groups",), _is_monster, ("card.hidden",)),
)
_NOT_YOURS = not_yours("card.hidden")
_HAND = Check("card.place", ("summon.normal.eligible",), _in_hand, ("card.hidden", "card.kind", "card.not-yours"))


def _field(rule: str) -> Check:
    return Check("card.place", (rule,), _on_field, ("card.hidden", "card.kind", "card.not-yours"))


_MAIN = Check(
    "turn.phase", ("summon.normal.main-phases", "turn.main1.actions", "turn.phase-limits"), _main_phase, NOT_NOW
)

NORMAL_SUMMON: tuple[Check, ...] = (
    *TURN_PLAYER_GATE,
    *_MINE,
    *_NOT_YOURS,
    _HAND,
    open_state("summon.not-chainable", "mechanic.A1"),
    _MAIN,
    Check("summon.never", ("summon.normal.eligible", "effect.summon-condition-not-effect"), _never, HERE),
    Check("summon.never", ("ritual.only-by-spell", "ritual.classic.rehand"), _never_ritual, HERE),
    Check("summon.once", ("summon.normal.once", "turn.main2.shared-limits"), _summon_used, HERE),
    Check("summon.tributes", ("summon.tribute.count", "summon.tribute.needed"), _tributes, HERE),
    Check("summon.prohibited", ("effect.card-over-rule", "summon.tribute.needed"), _tribute_prohibited, HERE),
    Check("summon.zone", ("zone.monster.full",), _summon_zone, (*HERE, "summon.tributes")),
    Check("summon.prohibited", ("effect.card-over-rule",), _summon_prohibited, HERE),
)

SET_MONSTER: tuple[Check, ...] = (
    *(check for check in NORMAL_SUMMON if check.test not in (_summon_prohibited, _tributes, _summon_used)),
    Check("summon.once", ("summon.set.uses-normal", "turn.main2.shared-limits"), _summon_used, HERE),
    Check("summon.tributes", ("summon.set.tribute", "summon.tribute.count"), _tributes, HERE),
    Check("set.prohibited", ("effect.card-over-rule",), _set_prohibited, HERE),
)

SET_SPELL_TRAP: tuple[Check, ...] = (
    *TURN_PLAYER_GATE,
    CARD_KNOWN,
    *_NOT_YOURS,
    Check("card.place", ("spell.set.allowed",), _in_hand, ("card.hidden", "card.not-yours")),
    open_state("turn.main1.set-spell-trap", "mechanic.A1"),
    Check("turn.phase", ("turn.main1.set-spell-trap", "spell.set.not-opponent-turn"), _main_phase, NOT_NOW),
    Check(
        "set.zone",
        ("zone.spell-trap.limit",),
        _set_zone,
        ("card.hidden", "card.place", "card.not-yours"),
    ),
    Check("set.prohibited", ("effect.card-over-rule",), _set_prohibited, HERE),
)

FLIP_SUMMON: tuple[Check, ...] = (
    *TURN_PLAYER_GATE,
    *_MINE,
    *_NOT_YOURS,
    _field("summon.flip.definition"),
    open_state("summon.not-chainable", "mechanic.A1"),
    _MAIN,
    Check("flip.face-up", ("summon.flip.definition",), _face_down, HERE),
    Check("summon.never", ("effect.summon-condition-not-effect",), _never, (*HERE, "flip.face-up")),
    Check("flip.arrived", ("summon.flip.not-set-turn", "position.change.not-new"), _arrived, (*HERE, "flip.face-up")),
    Check("change.once", ("position.change.once", "summon.flip.unlimited"), _changed, (*HERE, "flip.face-up")),
    Check("change.attacked", ("position.change.not-after-attack",), _attacked, (*HERE, "flip.face-up")),
    Check("change.prohibited", ("effect.card-over-rule",), _change_prohibited, (*HERE, "flip.face-up")),
    Check("summon.prohibited", ("effect.card-over-rule",), _summon_prohibited, (*HERE, "flip.face-up")),
)

SPECIAL_SUMMON: tuple[Check, ...] = (
    *TURN_PLAYER_GATE,
    *_MINE,
    *_NOT_YOURS,
    Check("summon.procedure.none", ("summon.special.own-condition",), no_procedure, ("card.hidden", "card.kind")),
    Check(
        "card.place",
        ("summon.special.own-condition",),
        procedure_place,
        ("card.hidden", "card.kind", "card.not-yours", "summon.procedure.none"),
    ),
    open_state("summon.not-chainable", "mechanic.F1"),
    Check("turn.phase", ("mechanic.F1", "synchro.main-phase"), _main_phase, NOT_NOW),
    Check(
        "summon.procedure.condition",
        ("summon.special.own-condition", "summon.follow-card.classic"),
        procedure_condition,
        (*HERE, "summon.procedure.none"),
    ),
    Check(
        "summon.procedure.cost",
        ("summon.special.own-condition",),
        procedure_cost,
        (*HERE, "summon.procedure.none"),
    ),
    Check(
        "summon.procedure.materials",
        ("summon.special.own-condition",),
        procedure_materials,
        (*HERE, "summon.procedure.none"),
    ),
    Check("summon.zone", ("zone.monster.full",), _summon_zone, (*HERE, "summon.procedure.none")),
    Check("summon.prohibited", ("effect.card-over-rule",), _summon_prohibited, (*HERE, "summon.procedure.none")),
)

CHANGE_POSITION: tuple[Check, ...] = (
    *TURN_PLAYER_GATE,
    *_MINE,
    *_NOT_YOURS,
    _field("position.change.manual"),
    open_state("position.change.not-chainable", "mechanic.A1"),
    Check("turn.phase", ("position.change.manual", "position.change.classic-timing"), _main_phase, NOT_NOW),
    Check("change.face-down", ("position.forms", "summon.flip.definition"), _face_up, HERE),
    Check("change.arrived", ("position.change.not-new", "mechanic.E10"), _arrived, (*HERE, "change.face-down")),
    Check("change.once", ("position.change.once", "mechanic.E10"), _changed, HERE),
    Check(
        "change.attacked",
        ("position.change.not-after-attack", "battle.no-position-after-attack.classic", "mechanic.E10"),
        _attacked,
        HERE,
    ),
    Check("change.prohibited", ("effect.card-over-rule",), _change_prohibited, HERE),
)

ATTACK: tuple[Check, ...] = (
    *TURN_PLAYER_GATE,
    *_MINE,
    *_NOT_YOURS,
    _field("battle.declare"),
    Check("attack.first-turn", ("battle.first-turn-none",), _first_turn, NOT_NOW),
    open_state("battle.declare", "mechanic.A1"),
    Check(
        "turn.phase", ("battle.declare", "battle.steps", "mechanic.E1"), _battle_step,
        (*NOT_NOW, "turn.open", "attack.first-turn"),
    ),
    Check("attack.position", ("battle.declare",), _not_in_attack, HERE),
    Check("attack.once", ("battle.one-attack",), _attacks_used, HERE),
    Check("attack.target", ("battle.declare",), _no_target, (*HERE, "attack.once")),
    Check(
        "attack.prohibited", ("effect.card-over-rule", "mechanic.E7"), _attack_prohibited, (*HERE, "attack.position")
    ),
    Check("attack.cost.lp", ("cost.unpayable", "cost.lp-not-to-zero"), _attack_cost(True), HERE),
    Check("attack.cost.cards", UNPAYABLE, _attack_cost(False), HERE),
)

NEXT_PHASE: tuple[Check, ...] = (
    *GATE,
    Check("turn.not-yours", ("turn.turn-player", "turn.end.announce"), not_your_turn, ("duel.over",)),
    open_state("mechanic.A4", "priority.phase-end-implied"),
    Check("next.order", ("turn.skip-battle", "turn.main2.after-battle"), _no_battle_yet, (*NOT_NOW, "turn.open")),
    Check("next.order", ("turn.sequence",), _wrong_phase, (*NOT_NOW, "turn.open")),
    Check("next.first-turn", ("battle.first-turn-none",), _no_first_battle, ("duel.over", "next.order")),
    Check("next.prohibited", ("effect.card-over-rule",), _phase_prohibited, ("duel.over", "next.order")),
)
