"""Checks on the result of an activation: whether a complete choice exists and the effect could do anything."""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.chain.begun_activations import Begun
from rulebook.engine.choosing import costs, near_misses
from rulebook.engine.choosing.costs import NotPossible
from rulebook.engine.choosing.feasibility import first_part, searches
from rulebook.engine.choosing.levelless import compared
from rulebook.engine.choosing.stock import stock
from rulebook.engine.choosing.target_groups import shortfall, target_groups
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.effect_modes import costs_of, modes_of, operation_of
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.verdict import Argument
from rulebook.engine.moving import spell_trap_zones
from rulebook.engine.permissions.fusion_shortfall import fusion_shortfall
from rulebook.engine.permissions.prohibitions import barrier
from rulebook.engine.permissions.ritual_shortfall import ritual_shortfall
from rulebook.engine.permissions.special_summons import forbidden, onto
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import And, Filter, In, OfKind
from rulebook.vocabulary.terms import CardKind, Side, Zone

from .checks import NO, Case, Test
from .idle_effects import idle, unfit
from .outmatched import outmatched
from .unused_tributes import unused


def effect_of(case: Case) -> Activated:
    """The effect to be activated; an earlier check guarantees that it exists."""
    effect = case.effect
    assert effect is not None
    return effect


def stage(*stages: str) -> Test:
    """No complete choice of zone, cost and target exists: the attempt that got furthest failed at this stage."""

    def test(case: Case) -> Arguments | None:
        if case.table.request.kind == RequestKind.TRIGGER:
            return None
        failure = case.explored()
        if failure is None or failure.stage not in stages:
            return None
        if not case.told:
            return NO
        found: Arguments = dict(failure.numbers)
        if failure.stage == "zone" and spell_trap_zones.zone_of(case.table, case.uid) == Zone.PENDULUM:
            found["pendulum"] = 1
        found |= _outmatched(case, (one.filter for one in effect_of(case).targets)) if failure.stage == "target" else {}
        near = _near_target(case) if failure.stage == "target" else _near_cost(case, failure.stage)
        few = _short_group(case) if failure.stage == "target" else {}
        if few and (near is None or _says_less(near, few)):
            return found | few
        if near is not None and "measure" not in found:
            found |= near.arguments(case.table) | ({"several": 1} if few.get("several") else {})
        if failure.stage == "cost.cards":
            found |= _stock(case, failure)
        if failure.stage == "cost.cards" and unseen(case, _every_cost(effect_of(case))):
            found["unseen"] = 1
        return found

    return test


def _says_less(near: near_misses.NearMiss, few: dict[str, Argument]) -> bool:
    """Whether the card that nearly fits says less than what is asked for: some fit, or it lacks several things."""
    return near.lack in near_misses.OF_FILTER and (bool(few["have"]) or ("asks" in few and near.failed > 1))


def _begun(case: Case) -> Begun | None:
    """The activation before any choice; None if there is no zone for the card."""
    try:
        return Begun(case.table, case.player, case.uid, case.action.index, case.bound())
    except NotPossible:
        return None


def _near_target(case: Case) -> near_misses.NearMiss | None:
    """The card that comes nearest to being a target, in any of the modes of the effect."""
    begun = _begun(case)
    if begun is None:
        return None
    return near_misses.best(_near_target_in(begun, mode) for mode in range(len(modes_of(begun.effect)) or 1))


def _short_group(case: Case) -> dict[str, Argument]:
    begun = _begun(case)
    return shortfall(begun.table, begun.effect, begun.context) if begun is not None else {}


def _near_target_in(begun: Begun, mode: int) -> near_misses.NearMiss | None:
    """The card that comes nearest to being a target in a mode, for the first group without enough of them."""
    scope = query.Scope(begun.context.player, begun.context._replace(mode=mode))
    operation = operation_of(begun.effect, mode)
    own = begun.context.source.uid
    spent = any(getattr(cost, "cards", None) == o.THIS for cost in costs_of(begun.effect, mode))
    groups = list(target_groups(begun.table, begun.effect, begun.context, mode))
    for group, (target, good, low) in enumerate(groups):
        if len(good) < low:
            near = near_misses.for_target(begun.table, target, group, operation, scope)
            taken = near is not None and any(near.uid in others for _, others, _ in groups)
            return None if taken else near  # a target of another group lacks nothing
        if spent and own in good and len(good) == low:
            return near_misses.NearMiss(own, 1, near_misses.Lack.COST)
    return None


def _every_cost(effect: Activated) -> tuple[o.Operation, ...]:
    """The costs of an effect in all of its modes."""
    return tuple(cost for mode in range(len(modes_of(effect)) or 1) for cost in costs_of(effect, mode))


def unseen(case: Case, cost: Iterable[o.Operation]) -> bool:
    """Whether a cost can be paid with cards that the other player does not know."""
    filters = [filter for one in cost for filter in _asked_for(getattr(one, "cards", None))]
    return any(
        not card.seen >> (1 - case.player) & 1 and any(query.names_zone(filter, Zone(card.zone)) for filter in filters)
        for uid, card in enumerate(case.table.cards)
        if case.table.controller(uid) == case.player
    )


def _asked_for(cards: object) -> tuple[Filter, ...]:
    """The cards that a choice asks for, of each kind."""
    if isinstance(cards, o.Combo):
        return tuple(filter for _, filter in cards.parts)
    return (cards.filter,) if isinstance(cards, o.Pick) else ()


_OF_OWN = tuple(lack for lack in near_misses.Lack if lack is not near_misses.Lack.SIDE)
"""What a card that nearly pays a cost may lack: nobody expects to pay with a card of the other player."""


def _near_cost(case: Case, stage: str) -> near_misses.NearMiss | None:
    """The card that comes nearest to paying the cost of any of the modes, if there is none to pay it."""
    begun = _begun(case)
    if begun is None or stage != "cost.cards":
        return None
    return near_misses.best(_near_cost_in(begun, mode) for mode in range(len(modes_of(begun.effect)) or 1))


def _near_cost_in(begun: Begun, mode: int) -> near_misses.NearMiss | None:
    scope = query.Scope(begun.context.player, begun.context._replace(mode=mode))
    for operation in costs_of(begun.effect, mode):
        selector = getattr(operation, "cards", None)
        if isinstance(selector, o.Pick) and not query.search(begun.table, selector.filter, scope):
            return near_misses.for_filter(begun.table, selector.filter, scope, _OF_OWN)
    return None


def _stock(case: Case, failure: NotPossible) -> Arguments:
    """The cards there are where the part of the cost that cannot be paid takes them."""
    begun, have = _begun(case), failure.numbers.get("have")
    if begun is None or not isinstance(have, int):
        return {}
    scope = query.Scope(begun.context.player, begun.context)
    cost = begun.effect.cost
    if len(cost) != 1:
        failures = ((one, costs.failure(begun.table, one, scope)) for one in cost)
        cost = tuple(one for one, lacking in failures if lacking is not None and lacking.stage == failure.stage)
    return stock(case.table, cost[0], scope, have) if cost else {}


def nothing(searching: bool) -> Test:
    """The effect could do nothing; ``searching``: because the Deck has no matching card."""

    def test(case: Case) -> Arguments | None:
        if case.table.request.kind == RequestKind.TRIGGER:
            return None
        failure = case.explored()
        reason = str(failure.numbers.get("reason")) if failure is not None and failure.stage == "nothing" else ""
        if reason not in ("nothing", "hand", "extra"):
            return None
        first = first_part(effect_of(case).operation)
        if searches(first) != searching or isinstance(first, o.FusionSummon | o.RitualSummon):
            return None
        if not case.told:
            return NO
        short: Arguments
        if reason == "extra":
            short = {"extra": 1}
        elif searching:
            short = _sought(first)
        else:
            short = _short_deck(case, first) or _short_hand(case) or _bare_field(case, first)
            selector = getattr(first, "cards", None)
            short = short or (_outmatched(case, [selector.filter]) if isinstance(selector, o.Pick | o.All) else {})
            begun = _begun(case)
            if not short and reason == "nothing" and begun is not None:
                scope = query.Scope(case.player, begun.context)
                short = idle(begun.table, begun.effect, first, scope)
        return {"operation": type(first).__name__, "reason": reason, "searching": int(searching), **short}

    return test


def _outmatched(case: Case, asked: Iterable[Filter]) -> Arguments:
    """The two numbers that decide, if every card is too strong for the effect."""
    scope = query.Scope(case.player, Context(case.player, derived.snapshot(case.table, case.uid), case.action.index))
    effect, table = effect_of(case), case.table
    cost = _every_cost(effect)
    found = (outmatched(table, one, cost, scope) or compared(table, one, effect, cost, scope) for one in asked)
    return next((one for one in found if one), {})


def _sought(operation: o.Operation | None) -> Arguments:
    """What an operation would look for in the Deck."""
    selector = getattr(operation, "cards", None)
    parts = selector.filter.parts if isinstance(selector, o.Pick) and isinstance(selector.filter, And) else ()
    asks = tuple(part for part in parts if not isinstance(part, In))
    sides = [part.side for part in parts if isinstance(part, In)]
    return {"asks": And(asks), "needed": 1} if asks and sides == [Side.YOU] else {}


def _short_deck(case: Case, operation: o.Operation | None) -> Arguments:
    """The player whose Deck holds fewer cards than the effect draws."""
    if not isinstance(operation, o.Draw) or not isinstance(operation.count, int):
        return {}
    scope = query.Scope(case.player, Context(case.player, derived.snapshot(case.table, case.uid), case.action.index))
    sides = (case.player, 1 - case.player) if operation.who is Side.EACH else (query.side_of(scope, operation.who),)
    for player in sides:
        have = len(case.table.in_zone(Zone.DECK, player))
        if have < operation.count:
            return {"player": player, "have": have, "needed": operation.count, "drawn": 1}
    return {}


def _short_hand(case: Case) -> Arguments:
    """The player with too few cards in hand, if both have to take a certain number of cards from it."""
    begun = _begun(case)
    if begun is None:
        return {}
    for _, one in walk(effect_of(case).operation):
        selector = getattr(one.operation, "cards", None) if isinstance(one, o.Each) else None
        if not isinstance(selector, o.Pick) or not isinstance(selector.count, int):
            continue
        parts = filter_parts(selector.filter)
        if In((Zone.HAND,), Side.EACH) not in parts:
            continue
        for player in (case.player, 1 - case.player):
            have = len(begun.table.in_zone(Zone.HAND, player))
            if have < selector.count:
                return {"player": player, "have": have, "needed": selector.count}
    return {}


def _bare_field(case: Case, operation: o.Operation | None) -> Arguments:
    """The player who controls no monster, if the operation takes any one of that player's."""
    scope = query.Scope(case.player, Context(case.player, derived.snapshot(case.table, case.uid), case.action.index))
    for name in getattr(type(operation), "__dataclass_fields__", {}):
        selector = getattr(operation, name)
        parts = selector.filter.parts if isinstance(selector, o.Pick) and isinstance(selector.filter, And) else ()
        sides = [part.side for part in parts if isinstance(part, In) and part.zones == (Zone.MONSTER,)]
        any_one = all(isinstance(part, In) or part == OfKind((CardKind.MONSTER,)) for part in parts)
        if not sides or not any_one or sides[0] not in (Side.YOU, Side.OPPONENT):
            continue
        player = query.side_of(scope, sides[0])
        if not case.table.in_zone(Zone.MONSTER, player):
            return {"player": player, "empty": 1}
    return {}


def _shortfall(case: Case) -> dict[str, Argument]:
    operation = effect_of(case).operation
    scope = query.Scope(case.player, Context(case.player, derived.snapshot(case.table, case.uid), case.action.index))
    if isinstance(operation, o.FusionSummon):
        found = fusion_shortfall(case.table, operation, scope)
    elif isinstance(operation, o.RitualSummon):
        found = ritual_shortfall(case.table, operation, scope)
        ritual, needed = found.get("ritual"), found.get("needed")
        if isinstance(ritual, Snapshot) and isinstance(needed, int):
            found |= unused(case.table, operation, ritual.uid, needed, scope)
    else:
        return {}
    alone = found.get("lacking") == "monster" and "near" not in found
    return (unfit(case.table, operation, scope) if alone else {}) or found


def nothing_to_make(kind: type) -> Test:
    """A Fusion or Ritual Summon requires its monster and a complete set of materials."""

    def test(case: Case) -> Arguments | None:
        if not isinstance(effect_of(case).operation, kind) or case.table.request.kind == RequestKind.TRIGGER:
            return None
        failure = case.explored()
        wanting = failure is not None and failure.stage == "nothing" and failure.numbers.get("reason") == "nothing"
        if not wanting:
            return None
        return {"operation": kind.__name__, "reason": "nothing", **_shortfall(case)} if case.told else NO

    return test


def summon_forbidden(case: Case) -> Arguments | None:
    """The effect would Summon, and this player cannot."""
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    failure = case.explored()
    if failure is None or failure.numbers.get("reason") != "prohibited":
        return None
    own = derived.snapshot(case.table, case.uid)
    scope, effect = query.Scope(case.player, Context(case.player, own, case.action.index)), effect_of(case)
    return forbidden(case.table, effect.operation, scope, targets=effect.targets) or {"source": own}


def barred(case: Case) -> Arguments | None:
    """What the effect would do is forbidden for this player, or for every card it could affect."""
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    failure = case.explored()
    if failure is None or failure.numbers.get("reason") != "barred":
        return None
    scope = query.Scope(case.player, Context(case.player, derived.snapshot(case.table, case.uid), case.action.index))
    ground = barrier(case.table, effect_of(case).operation, scope, *effect_of(case).targets)
    return ground.against() if ground is not None else NO


def no_equip_zone(case: Case) -> Arguments | None:
    """The effect would equip a card, and no Spell & Trap Zone is free for it."""
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    failure = case.explored()
    return {"equips": 1} if failure is not None and failure.numbers.get("reason") == "spell-zone" else None


def no_monster_zone(case: Case) -> Arguments | None:
    """The effect would Summon, and there are too few free Monster Zones, or none."""
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    failure = case.explored()
    zone = failure is not None and failure.stage == "nothing" and failure.numbers.get("reason") == "zone"
    if not zone:
        return None
    scope = query.Scope(case.player, Context(case.player, derived.snapshot(case.table, case.uid), case.action.index))
    for _, operation in walk(effect_of(case).operation):
        if isinstance(operation, o.SpecialSummon) and isinstance(operation.cards, o.TokenOf):
            side = onto(scope, operation)
            free = case.table.free_slots(Zone.MONSTER, side)
            needed = operation.cards.least
            return {"have": free, "player": side, "needed": needed} if free or side != case.player else NO
    mine, theirs = (case.table.free_slots(Zone.MONSTER, side) for side in (case.player, 1 - case.player))
    return {"player": 1 - case.player, "full": 1} if mine and not theirs else NO
