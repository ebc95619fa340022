"""Checks on Summons, Sets and position changes."""

from __future__ import annotations

from rulebook.engine.choosing import near_misses
from rulebook.engine.continuous import card_kinds, derived
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.check import Arguments, Check
from rulebook.engine.core.fact_flags import ARRIVED, Fact
from rulebook.engine.core.verdict import Lasting
from rulebook.engine.moving import forced_positions, spell_trap_zones
from rulebook.engine.permissions import materials, one_kind_locks, summoning_conditions, tribute_requirements
from rulebook.engine.permissions.prohibitions import summon_lock
from rulebook.engine.summons import summons_and_sets
from rulebook.engine.summons.special_summon_procedures import procedure_of
from rulebook.vocabulary.effects import WithoutTribute
from rulebook.vocabulary.operations import Tribute
from rulebook.vocabulary.terms import MonsterKind, Stat, Verb, Zone

from .checks import CARD_KNOWN, NO, NOT_NOW, TURN_PLAYER_GATE, VERB_NAME, Case, not_yours, of_moment, open_state
from .normal_summon_limit import summon_used
from .special_summon_checks import (
    is_synchro,
    no_procedure,
    procedure_condition,
    procedure_cost,
    procedure_materials,
    procedure_place,
    side,
)

HERE = ("card.hidden", "card.kind", "card.place", "card.not-yours")


def _verb(case: Case) -> str:
    return VERB_NAME[ActionKind(case.action.kind)]


def _is_monster(case: Case) -> Arguments | None:
    assert case.card is not None
    return None if case.table.is_monster(case.uid) else {"verb": _verb(case), "kind": int(case.card.kind)}


def _in_hand(case: Case) -> Arguments | None:
    if case.action.kind == ActionKind.SUMMON and card_kinds.summons_again(case.table, case.uid):
        return None
    if case.lying.zone == Zone.HAND:
        return None
    where: Arguments = {"zone": int(case.lying.zone), "wanted": int(Zone.HAND)}
    woken = case.action.kind == ActionKind.SUMMON and card_kinds.awake(case.table, case.table.ref(case.uid))
    return {**where, "awake": 1} if woken else where


def _lies_there(case: Case) -> Arguments | None:
    return None if case.lying.zone == Zone.MONSTER else {"zone": int(case.lying.zone), "wanted": int(Zone.MONSTER)}


@of_moment
def _main_phase(case: Case) -> Arguments | None:
    if summons_and_sets.in_main_phase(case.table):
        return None
    return {"phase": int(case.table.phase), "verb": _verb(case)}


def _main_phase_synchro(case: Case) -> Arguments | None:
    return _main_phase(case) if is_synchro(case) else None


def _main_phase_own(case: Case) -> Arguments | None:
    return None if is_synchro(case) else _main_phase(case)


_NEVER = {
    ActionKind.SUMMON: Verb.NORMAL_SUMMON,
    ActionKind.SET: Verb.SET,
    ActionKind.FLIP: Verb.FLIP_SUMMON,
}


def _never(case: Case) -> Arguments | None:
    """Its text forbids this always."""
    verb = _NEVER[ActionKind(case.action.kind)]
    for index, condition in summoning_conditions.holding_at(case.table, case.uid):
        if verb in condition.cannot and condition.lifted_if is None:
            return {"verb": _verb(case), "source": derived.snapshot(case.table, case.uid), "says": (index,)}
    return None


def _not_as_things_are(case: Case) -> Arguments | None:
    """Its text forbids this under a condition that holds now."""
    verb = _NEVER[ActionKind(case.action.kind)]
    for index, condition in summoning_conditions.holding_at(case.table, case.uid):
        if verb in condition.cannot and condition.lifted_if is not None:
            settable = case.action.kind == ActionKind.SUMMON and Verb.SET not in condition.cannot
            return {"verb": _verb(case), "clause": index, "settable": int(settable)}
    return None


def _never_ritual(case: Case) -> Arguments | None:
    """Monsters that require a specific kind of Summon are never Normal Summoned or Set."""
    ritual = materials.is_kind(case.table, case.uid, MonsterKind.RITUAL)
    return {"verb": _verb(case), "by_ritual": 1} if ritual else None


def _tributes(case: Case) -> Arguments | None:
    needed = tribute_requirements.needed(case.table, case.uid, case.action.kind == ActionKind.SET)
    setting = case.action.kind == ActionKind.SET
    if tribute_requirements.enough(case.table, case.uid, case.player, setting) or _untributable(case) is not None:
        return None
    have = len(tribute_requirements.tributable(case.table, case.player))
    level = derived.stat(case.table, case.uid, Stat.LEVEL)
    found: Arguments = {"level": level, "needed": needed, "have": have}
    asked = tribute_requirements.asked_for(case.table, case.uid)
    if asked == needed:
        return found | {"own_text": asked}
    counting = tribute_requirements.counting_for_others(case.table, case.uid, case.player)
    if counting is not None:
        ground, wanted, scope = counting
        near = near_misses.of_card(case.table, wanted, [], scope, case.player, case.uid)
        if near is not None:
            return found | near.arguments(case.table) | {"by": ground.card, "only": wanted}
        return found | {"by": ground.card, "says": ground.clause}
    return found | _without_tribute(case, setting)


def _without_tribute(case: Case, setting: bool) -> Arguments:
    """The card's own permission to be Summoned without Tributes, whose condition does not hold."""
    for index, effect in enumerate(case.table.effects(case.uid)):
        if isinstance(effect, WithoutTribute) and effect.if_ is not None and not setting:
            return {"permits": derived.snapshot(case.table, case.uid), "clause": index, "failing": ()}
    return {}


def _untributable(case: Case) -> tuple[derived.Ground, int] | None:
    """What prevents Tributing monsters that would otherwise be enough, and the first of them; or None."""
    table = case.table
    needed = tribute_requirements.needed(table, case.uid, case.action.kind == ActionKind.SET)
    monsters = table.in_zone(Zone.MONSTER, case.player)
    setting = case.action.kind == ActionKind.SET
    if len(monsters) < needed or tribute_requirements.enough(table, case.uid, case.player, setting):
        return None
    found = ((derived.forbidding(table, Verb.BE_TRIBUTED, uid=uid, for_=Verb.SUMMON), uid) for uid in monsters)
    return next(((ground, uid) for ground, uid in found if ground is not None), None)


def _tribute_prohibited(case: Case) -> Arguments | None:
    found = _untributable(case)
    if found is None:
        return None
    ground, uid = found
    return {**ground.against(), "kept": derived.snapshot(case.table, uid)}


def _summon_zone(case: Case) -> Arguments | None:
    setting = case.action.kind == ActionKind.SET
    if (setting or case.action.kind == ActionKind.SUMMON) and tribute_requirements.needed(
        case.table, case.uid, setting
    ):
        return None
    if case.lying.zone == Zone.MONSTER:
        return None
    if case.lying.zone == Zone.EXTRA:
        return None  # its materials make room
    found = procedure_of(case.table, case.uid) if case.action.kind == ActionKind.SPECIAL else None
    if found is not None and isinstance(getattr(found[1], "pay", None), Tribute):
        return None  # its Tributes make room
    return None if case.table.free_slots(Zone.MONSTER, case.player) > 0 else NO


def _summon_prohibited(case: Case) -> Arguments | None:
    verb = {ActionKind.SUMMON: Verb.NORMAL_SUMMON, ActionKind.FLIP: Verb.FLIP_SUMMON}.get(
        ActionKind(case.action.kind), Verb.SPECIAL_SUMMON
    )
    onto = side(case)
    ground = summon_lock(case.table, verb, uid=case.uid, player=case.player, side=onto)
    if ground is None or not case.told:
        return ground.against() if ground is not None else None
    lock = one_kind_locks.lock(case.table, case.uid, case.player if onto == NOBODY else onto)
    return ground.against() | ({"hinders": lock.rival} if lock is not None and lock.ground == ground else {})


def _set_prohibited(case: Case) -> Arguments | None:
    ground = derived.forbidding(case.table, Verb.SET, uid=case.uid, player=case.player)
    return ground.against() if ground is not None else None


def _set_zone(case: Case) -> Arguments | None:
    return None if spell_trap_zones.has_room(case.table, case.uid, case.player) else NO


def _face_down(case: Case) -> Arguments | None:
    return NO if case.table.is_up(case.uid) else None


def _face_up(case: Case) -> Arguments | None:
    return None if case.table.is_up(case.uid) else NO


def _arrived(case: Case) -> Arguments | None:
    facts = case.lying.facts & ARRIVED
    if case.action.kind == ActionKind.CHANGE and case.table.book.reads("position.change.not-new", "summoned"):
        facts &= ~Fact.SET_THIS_TURN
    if not facts:
        return None
    return {"how": "set" if facts & Fact.SET_THIS_TURN else "flip" if facts & Fact.FLIP_SUMMONED else "summon"}


def _changed(case: Case) -> Arguments | None:
    return _of_change(case) if case.lying.facts & Fact.CHANGED_POSITION else None


def _attacked(case: Case) -> Arguments | None:
    return _of_change(case) if case.lying.facts & Fact.ATTACKED else None


def _of_change(case: Case) -> Arguments:
    """Whether the change of position that is refused is a Flip Summon."""
    return {"flips": 1} if case.action.kind == ActionKind.FLIP else NO


def _change_prohibited(case: Case) -> Arguments | None:
    ground = derived.forbidding(case.table, Verb.CHANGE_POSITION, uid=case.uid, player=case.player)
    ground = ground or forced_positions.holder(case.table, case.uid)
    return ground.against() if ground is not None else None


MINE = (
    CARD_KNOWN,
    Check("card.kind", Lasting.NEVER, ("summon.groups",), _is_monster, ("card.hidden",)),
)
NOT_YOURS = not_yours("card.hidden")
_HAND = Check(
    "card.place", Lasting.BOARD, ("summon.normal.eligible",), _in_hand, ("card.hidden", "card.kind", "card.not-yours")
)


def on_field(rule: str) -> Check[Case]:
    return Check("card.place", Lasting.BOARD, (rule,), _lies_there, ("card.hidden", "card.kind", "card.not-yours"))


_MAIN = Check(
    "turn.phase",
    Lasting.PHASE,
    ("summon.normal.main-phases", "turn.main1.actions", "turn.phase-limits"),
    _main_phase,
    NOT_NOW,
)

NORMAL_SUMMON: tuple[Check[Case], ...] = (
    *TURN_PLAYER_GATE,
    *MINE,
    *NOT_YOURS,
    _HAND,
    open_state("summon.not-chainable", "mechanic.A1"),
    _MAIN,
    Check(
        "summon.never", Lasting.NEVER, ("summon.normal.eligible", "effect.summon-condition-not-effect"), _never, HERE
    ),
    Check(
        "summon.condition",
        Lasting.BOARD,
        ("summon.normal.eligible", "effect.summon-condition-not-effect"),
        _not_as_things_are,
        HERE,
    ),
    Check("summon.never", Lasting.NEVER, ("ritual.only-by-spell", "ritual.classic.rehand"), _never_ritual, HERE),
    Check("summon.once", Lasting.TURN, ("summon.normal.once", "turn.main2.shared-limits"), summon_used, HERE),
    Check("summon.tributes", Lasting.LACK, ("summon.tribute.count", "summon.tribute.needed"), _tributes, HERE),
    Check(
        "summon.prohibited",
        Lasting.BOARD,
        ("effect.card-over-rule", "summon.tribute.needed"),
        _tribute_prohibited,
        HERE,
    ),
    Check("summon.zone", Lasting.LACK, ("zone.monster.full",), _summon_zone, (*HERE, "summon.tributes")),
    Check("summon.prohibited", Lasting.BOARD, ("effect.card-over-rule",), _summon_prohibited, HERE),
)

SET_MONSTER: tuple[Check[Case], ...] = (
    *(check for check in NORMAL_SUMMON if check.test not in (_summon_prohibited, _tributes, summon_used)),
    Check("summon.once", Lasting.TURN, ("summon.set.uses-normal", "turn.main2.shared-limits"), summon_used, HERE),
    Check("summon.tributes", Lasting.LACK, ("summon.set.tribute", "summon.tribute.count"), _tributes, HERE),
    Check("set.prohibited", Lasting.BOARD, ("effect.card-over-rule",), _set_prohibited, HERE),
)

SET_SPELL_TRAP: tuple[Check[Case], ...] = (
    *TURN_PLAYER_GATE,
    CARD_KNOWN,
    *NOT_YOURS,
    Check("card.place", Lasting.BOARD, ("spell.set.allowed",), _in_hand, ("card.hidden", "card.not-yours")),
    open_state("turn.main1.set-spell-trap", "mechanic.A1"),
    Check(
        "turn.phase", Lasting.PHASE, ("turn.main1.set-spell-trap", "spell.set.not-opponent-turn"), _main_phase, NOT_NOW
    ),
    Check(
        "set.zone",
        Lasting.LACK,
        ("zone.spell-trap.limit",),
        _set_zone,
        ("card.hidden", "card.place", "card.not-yours"),
    ),
    Check("set.prohibited", Lasting.BOARD, ("effect.card-over-rule",), _set_prohibited, HERE),
)

FLIP_SUMMON: tuple[Check[Case], ...] = (
    *TURN_PLAYER_GATE,
    *MINE,
    *NOT_YOURS,
    on_field("summon.flip.definition"),
    open_state("summon.not-chainable", "mechanic.A1"),
    _MAIN,
    Check("flip.face-up", Lasting.BOARD, ("summon.flip.definition",), _face_down, HERE),
    Check("summon.never", Lasting.NEVER, ("effect.summon-condition-not-effect",), _never, (*HERE, "flip.face-up")),
    Check(
        "summon.condition",
        Lasting.BOARD,
        ("effect.summon-condition-not-effect",),
        _not_as_things_are,
        (*HERE, "flip.face-up"),
    ),
    Check(
        "flip.arrived",
        Lasting.TURN,
        ("summon.flip.not-set-turn", "position.change.not-new"),
        _arrived,
        (*HERE, "flip.face-up"),
    ),
    Check(
        "change.once",
        Lasting.TURN,
        ("position.change.once", "summon.flip.unlimited"),
        _changed,
        (*HERE, "flip.face-up"),
    ),
    Check("change.attacked", Lasting.TURN, ("position.change.not-after-attack",), _attacked, (*HERE, "flip.face-up")),
    Check("change.prohibited", Lasting.BOARD, ("effect.card-over-rule",), _change_prohibited, (*HERE, "flip.face-up")),
    Check("summon.prohibited", Lasting.BOARD, ("effect.card-over-rule",), _summon_prohibited, (*HERE, "flip.face-up")),
)

SPECIAL_SUMMON: tuple[Check[Case], ...] = (
    *TURN_PLAYER_GATE,
    *MINE,
    *NOT_YOURS,
    Check(
        "summon.procedure.none",
        Lasting.NEVER,
        ("summon.special.own-condition",),
        no_procedure,
        ("card.hidden", "card.kind"),
    ),
    Check(
        "card.place",
        Lasting.BOARD,
        ("summon.special.own-condition",),
        procedure_place,
        ("card.hidden", "card.kind", "card.not-yours", "summon.procedure.none"),
    ),
    open_state("summon.not-chainable", "mechanic.F1"),
    Check("turn.phase", Lasting.PHASE, ("mechanic.F1", "synchro.main-phase"), _main_phase_synchro, NOT_NOW),
    Check("turn.phase", Lasting.PHASE, ("mechanic.F1",), _main_phase_own, NOT_NOW),
    Check(
        "summon.procedure.condition",
        Lasting.BOARD,
        ("summon.special.own-condition", "summon.follow-card.classic"),
        procedure_condition,
        (*HERE, "summon.procedure.none"),
    ),
    Check(
        "summon.procedure.cost",
        Lasting.LACK,
        ("summon.special.own-condition",),
        procedure_cost,
        (*HERE, "summon.procedure.none"),
    ),
    Check(
        "summon.procedure.materials",
        Lasting.LACK,
        ("summon.special.own-condition",),
        procedure_materials,
        (*HERE, "summon.procedure.none"),
    ),
    Check("summon.zone", Lasting.LACK, ("zone.monster.full",), _summon_zone, (*HERE, "summon.procedure.none")),
    Check(
        "summon.prohibited",
        Lasting.BOARD,
        ("effect.card-over-rule",),
        _summon_prohibited,
        (*HERE, "summon.procedure.none"),
    ),
)

CHANGE_POSITION: tuple[Check[Case], ...] = (
    *TURN_PLAYER_GATE,
    *MINE,
    *NOT_YOURS,
    on_field("position.change.manual"),
    open_state("position.change.not-chainable", "mechanic.A1"),
    Check(
        "turn.phase", Lasting.PHASE, ("position.change.manual", "position.change.classic-timing"), _main_phase, NOT_NOW
    ),
    Check("change.face-down", Lasting.BOARD, ("position.forms", "summon.flip.definition"), _face_up, HERE),
    Check(
        "change.arrived",
        Lasting.TURN,
        ("position.change.not-new", "mechanic.E10"),
        _arrived,
        (*HERE, "change.face-down"),
    ),
    Check("change.once", Lasting.TURN, ("position.change.once", "mechanic.E10"), _changed, HERE),
    Check(
        "change.attacked",
        Lasting.TURN,
        ("position.change.not-after-attack", "battle.no-position-after-attack.classic", "mechanic.E10"),
        _attacked,
        HERE,
    ),
    Check("change.prohibited", Lasting.BOARD, ("effect.card-over-rule",), _change_prohibited, HERE),
)
