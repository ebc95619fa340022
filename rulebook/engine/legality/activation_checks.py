"""Checks on activating a card or effect."""

from __future__ import annotations

from rulebook.engine.chain import activations
from rulebook.engine.chain.response_windows import current_class
from rulebook.engine.choosing import costs
from rulebook.engine.choosing.condition_facts import against
from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.failing import failing_path
from rulebook.engine.core.check import Arguments, Check
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.verdict import Lasting
from rulebook.engine.permissions.prohibitions import forbids_activation, forbids_negation
from rulebook.engine.records.usage_limits import used_up
from rulebook.engine.rule_ids.field import IN_OPPONENTS_TURN
from rulebook.engine.rule_ids.general import ASTRAY, CARD_WINS, GEMINI, UNPAYABLE
from rulebook.engine.summons import summons_and_sets
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Limit
from rulebook.vocabulary.terms import (
    CardKind,
    EffectKind,
    LimitKey,
    Phase,
    Side,
    Verb,
    Window,
)

from .activation_places import (
    asleep,
    awaited_verb,
    continuous,
    face_down,
    face_up,
    near_event,
    no_effect,
    normal_monster,
    place,
    quick_play_turn,
    set_this_turn,
    trap_in_hand,
    trigger,
    unresolved,
)
from .checks import (
    CARD_KNOWN,
    GATE,
    NO,
    Case,
    Test,
    is_phase_trigger,
    never,
    not_yours,
    of_kinds,
    only_for,
    other_player,
)
from .damage_step_checks import (
    calculation_begun,
    counter_trap_in_damage_step,
    damage_step,
    outside_phase,
    outside_timing,
)
from .feasibility_checks import (
    barred,
    effect_of,
    no_equip_zone,
    no_monster_zone,
    nothing,
    nothing_to_make,
    stage,
    summon_forbidden,
)
from .spell_speed_checks import slow_in_chain, slow_in_window, slower_than_link

_SELF = ("card.hidden", "activate.none", "card.not-yours")
_THERE = (*_SELF, "activate.place", "activate.face-down", "activate.face-up", "activate.trap.hand", "activate.trigger")
_NOW = ("duel.over", "chain.resolving", "request.pending")


def _other_turn(spell: bool) -> Test:
    """Spell Speed 1 requires your own turn: Spell Cards and monster effects."""

    @only_for(lambda book, card, effect: (effect.kind == EffectKind.ACTIVATION) == spell)
    def test(case: Case) -> Arguments | None:
        if case.is_activation != spell or case.table.request.kind == RequestKind.TRIGGER:
            return None
        effect = effect_of(case)
        if is_phase_trigger(effect) and all(pattern.by != Side.YOU for pattern in effect.event):
            return None
        slow = activations.spell_speed(case.table, case.uid, effect_of(case)) == 1
        if case.card is not None and case.card.kind == CardKind.TRAP and not case.table.under(IN_OPPONENTS_TURN):
            slow = True
        return {"player": case.table.turn_player} if slow and case.player != case.table.turn_player else None

    return test


def _phase_of(kind: EffectKind) -> Test:
    """Spell Speed 1 requires a Main Phase; an effect of a phase requires that phase."""

    @only_for(of_kinds(kind))
    def test(case: Case) -> Arguments | None:
        table, effect = case.table, effect_of(case)
        if effect.kind != kind or table.request.kind == RequestKind.TRIGGER:
            return None
        if is_phase_trigger(effect):
            wanted = next(pattern.phase for pattern in effect.event if pattern.phase is not None)
            return None if table.phase == wanted else {"phase": int(table.phase), "wanted": int(wanted)}
        if effect.window == Window.BATTLE_PHASE:
            return None  # its own moment has a separate check
        if activations.spell_speed(table, case.uid, effect) > 1 or summons_and_sets.in_main_phase(table):
            return None
        return {"phase": int(table.phase), "wanted": int(Phase.MAIN_1)}

    return test


def _event(case: Case) -> Arguments | None:
    table, effect = case.table, effect_of(case)
    if table.request.kind == RequestKind.TRIGGER:
        return None
    if not effect.event or is_phase_trigger(effect):
        summon_window = table.request.purpose == Purpose.SUMMON and table.request.kind == RequestKind.RESPOND
        if summon_window and not table.chain:
            return {"verb": "would-summon"}
        return None
    if activations.answered(table, case.player, case.uid, case.action.index, effect) is not None:
        if table.request.purpose == Purpose.SUMMON and not table.chain:
            fitting = any(pattern.verb == Verb.WOULD_SUMMON for pattern in effect.event)
            return None if fitting else {"verb": "would-summon"}
        return None
    if not case.told:
        return NO
    return awaited_verb(case) | near_event(case)


@only_for(never)
def _waiting(case: Case) -> Arguments | None:
    """Only triggers whose event has happened and whose turn has come can be put on this Chain."""
    table = case.table
    if table.request.kind != RequestKind.TRIGGER:
        return None
    now = any(one.source.uid == case.uid and one.effect == case.action.index for one in current_class(table))
    return None if now else NO


@only_for(lambda book, card, effect: bool(effect.if_ or effect.recheck or effect.restrictions))
def _condition(case: Case) -> Arguments | None:
    effect = effect_of(case)
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    scope = query.Scope(case.player, Context(case.player, derived.snapshot(case.table, case.uid), case.action.index))
    if query.holds(case.table, effect.if_, scope) and query.holds(case.table, effect.recheck, scope):
        return NO if _too_late(case) else None
    again = int(query.holds(case.table, effect.if_, scope))
    condition = effect.recheck if again else effect.if_
    assert condition is not None
    if not case.told:
        return NO
    failing = (again, *failing_path(case.table, condition, scope))
    return {"failing": failing, **against(case.table, condition, scope)}


def _too_late(case: Case) -> bool:
    """Whether the player has conducted the Battle Phase this turn although the activation forbids that."""
    return case.table.phase == Phase.MAIN_2 and any(
        isinstance(one.modifier, o.Cannot) and one.modifier.verb == Verb.BATTLE_PHASE
        for one in effect_of(case).restrictions
    )


def _limit(case: Case) -> Arguments | None:
    effect = effect_of(case)
    if used_up(case.table, case.player, case.uid, case.action.index, effect):
        limit = effect.limit or Limit(LimitKey.COPY)
        negated = int(derived.is_negated(case.table, case.uid))
        return {
            "key": str(limit.key), "per": str(limit.per), "shared": int(limit.shared), "needed": limit.times,
            "negated": negated,
        }  # fmt: skip
    return None


@only_for(lambda book, card, effect: any(isinstance(one, o.PayLP) for one in effect.cost))
def _lp_short(case: Case) -> Arguments | None:
    """The cost is more Life Points than the player can pay, whenever it is activated."""
    own = derived.snapshot(case.table, case.uid)
    scope = query.Scope(case.player, Context(case.player, own, case.action.index))
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    fixed = (cost for cost in effect_of(case).cost if isinstance(cost, o.PayLP) and isinstance(cost.amount, int))
    found = (costs.failure(case.table, cost, scope) for cost in fixed)
    return next((dict(failure.numbers) for failure in found if failure is not None), None)


def _prohibited(case: Case) -> Arguments | None:
    ground = forbids_activation(case.table, case.uid, case.player, case.is_activation)
    ground = ground or forbids_negation(case.table, effect_of(case))
    return ground.against() if ground is not None else None


_READY = (
    *_THERE,
    *_NOW,
    "activate.event",
    "activate.speed",
    "activate.phase",
    "activate.condition",
)

_ZONE = (*_READY, "activate.zone")


def _choice(id: str, rules: tuple[str, ...], test: Test, after: tuple[str, ...]) -> Check[Case]:
    return Check(id, Lasting.LACK, rules, test, after, of_choice=True)


_FUSION = ("fusion.activation-legal", "fusion.classic.requirements")
_RITUAL = ("ritual.requirements", "ritual.classic.requirements")
_CHOICE: tuple[Check[Case], ...] = (
    _choice("activate.zone", ("zone.spell-trap.activation-slot",), stage("zone"), _READY),
    _choice("activate.zone", ("equip.slot",), no_equip_zone, _READY),
    _choice("activate.cost.lp", ("cost.unpayable", "cost.lp-not-to-zero"), stage("cost.lp"), _ZONE),
    _choice("activate.cost.counters", ("counter.use", "cost.unpayable"), stage("cost.counters"), _ZONE),
    _choice("activate.cost.cards", UNPAYABLE, stage("cost.cards"), _ZONE),
    _choice("activate.cost.extra", (*ASTRAY, "pendulum.extra-deck"), stage("cost.extra"), _ZONE),
    _choice("activate.cost.astray", ASTRAY, stage("cost.astray"), _ZONE),
    _choice("activate.cost.prohibited", CARD_WINS, stage("cost.prohibited"), _ZONE),
    _choice("activate.prohibited", CARD_WINS, barred, _ZONE),
    _choice("activate.target", ("target.needs-legal",), stage("target"), _ZONE),
    _choice("summon.zone", ("zone.monster.full", "mechanic.F7"), no_monster_zone, _ZONE),
    _choice("summon.prohibited", ("effect.card-over-rule", "mechanic.B8"), summon_forbidden, _ZONE),
    _choice("activate.nothing", ("mechanic.B8",), nothing(False), _ZONE),
    _choice("activate.nothing", ("search.illegal-empty",), nothing(True), _ZONE),
    _choice("activate.nothing", _FUSION, nothing_to_make(o.FusionSummon), _ZONE),
    _choice("activate.nothing", _RITUAL, nothing_to_make(o.RitualSummon), _ZONE),
    _choice("activate.loop", ("mechanic.G5",), stage("loop"), _ZONE),
)
"""The checks if no complete choice of zone, cost and target exists, or the effect could do nothing."""

ACTIVATE: tuple[Check[Case], ...] = (
    *GATE,
    Check(
        "request.other-player",
        Lasting.MOMENT,
        ("priority.turn-player", "priority.lock"),
        other_player,
        ("duel.over", "chain.resolving", "request.pending"),
    ),
    CARD_KNOWN,
    Check("activate.none", Lasting.NEVER, ("card.monster.normal",), normal_monster, ("card.hidden",)),
    Check(
        "activate.none",
        Lasting.NEVER,
        ("effect.continuous.no-activation",),
        continuous,
        ("card.hidden", "activate.none"),
    ),
    Check("activate.none", Lasting.NEVER, ("effect.definition",), no_effect, ("card.hidden", "activate.none")),
    *not_yours("card.hidden", "activate.none"),
    Check("activate.trigger", Lasting.LACK, ("effect.trigger", "effect.trigger.classic"), trigger, _SELF),
    Check("activate.place", Lasting.BOARD, ("mechanic.D5",), place, (*_SELF, "activate.trigger")),
    Check(
        "activate.face-down", Lasting.BOARD, ("card.monster.facedown-effects",), face_down, (*_SELF, "activate.place")
    ),
    Check("activate.asleep", Lasting.BOARD, GEMINI, asleep, (*_SELF, "activate.place", "activate.face-down")),
    Check("activate.face-up", Lasting.BOARD, ("mechanic.B5",), face_up, (*_SELF, "activate.place")),
    Check("activate.unresolved", Lasting.CHAIN, ("mechanic.B5",), unresolved, _THERE),
    Check(
        "activate.trap.hand",
        Lasting.BOARD,
        ("trap.must-set",),
        trap_in_hand,
        (*_SELF, "activate.place"),
    ),
    Check("activate.trap.set-turn", Lasting.TURN, ("trap.not-set-turn",), set_this_turn(CardKind.TRAP), _THERE),
    Check(
        "activate.quick-play.set-turn",
        Lasting.TURN,
        ("spell.quick-play.not-set-turn",),
        set_this_turn(CardKind.SPELL),
        _THERE,
    ),
    Check(
        "activate.quick-play.turn",
        Lasting.TURN,
        ("spell.quick-play.own-turn", "spell.quick-play.opponent-turn"),
        quick_play_turn,
        _THERE,
    ),
    Check(
        "activate.speed",
        Lasting.CHAIN,
        ("mechanic.A2", "mechanic.A3", "chain.spell-speed.1.no-response"),
        slow_in_window,
        (*_THERE, *_NOW),
    ),
    Check(
        "activate.speed",
        Lasting.CHAIN,
        ("chain.spell-speed.1.no-response", "chain.spell-speed.respond", "chain.link1-speed", "mechanic.B1"),
        slow_in_chain,
        (*_THERE, *_NOW),
    ),
    Check(
        "activate.speed",
        Lasting.CHAIN,
        ("chain.spell-speed.respond", "chain.spell-speed.3"),
        slower_than_link,
        (*_THERE, *_NOW),
    ),
    Check(
        "turn.not-yours",
        Lasting.TURN,
        ("turn.turn-player", "spell.timing", "spell.set.not-opponent-turn"),
        _other_turn(True),
        (*_THERE, "activate.speed", *_NOW),
    ),
    Check(
        "turn.not-yours",
        Lasting.TURN,
        ("turn.turn-player", "mechanic.A1"),
        _other_turn(False),
        (*_THERE, "activate.speed", *_NOW),
    ),
    Check(
        "activate.phase",
        Lasting.PHASE,
        (
            "pendulum.activate",
            "spell.timing",
        ),
        _phase_of(EffectKind.ACTIVATION),
        (*_THERE, *_NOW, "activate.speed"),
    ),
    Check(
        "activate.phase",
        Lasting.PHASE,
        ("effect.ignition",),
        _phase_of(EffectKind.IGNITION),
        (*_THERE, *_NOW, "activate.speed"),
    ),
    Check(
        "activate.phase",
        Lasting.PHASE,
        ("effect.trigger", "mechanic.D6"),
        _phase_of(EffectKind.TRIGGER),
        (*_THERE, *_NOW, "activate.speed"),
    ),
    Check(
        "activate.damage-step", Lasting.PHASE, ("damage-step.activation-until",), calculation_begun, (*_THERE, *_NOW)
    ),
    Check(
        "activate.damage-step",
        Lasting.PHASE,
        ("damage-step.activation-limits", "mechanic.E4"),
        damage_step,
        (*_THERE, *_NOW),
    ),
    Check(
        "activate.damage-step",
        Lasting.PHASE,
        ("damage-step.activation-limits.classic",),
        counter_trap_in_damage_step,
        (*_THERE, *_NOW),
    ),
    Check("activate.condition", Lasting.PHASE, ("mechanic.E3",), outside_timing, (*_THERE, *_NOW)),
    Check("activate.condition", Lasting.PHASE, ("mechanic.C4",), outside_phase, (*_THERE, *_NOW)),
    Check("activate.event", Lasting.LACK, ("trap.activation-condition", "mechanic.B6"), _event, (*_THERE, *_NOW)),
    Check("activate.waiting", Lasting.MOMENT, ("mechanic.D3", "chain.simultaneous.order"), _waiting, (*_THERE, *_NOW)),
    Check("activate.limit", Lasting.TURN, ("effect.card-over-rule",), _limit, _THERE),
    Check("activate.prohibited", Lasting.BOARD, ("effect.card-over-rule",), _prohibited, _THERE),
    Check("activate.condition", Lasting.BOARD, ("mechanic.C4",), _condition, _THERE),
    Check("activate.cost.lp", Lasting.LACK, ("cost.unpayable", "cost.lp-not-to-zero"), _lp_short, _THERE),
    *_CHOICE,
)
