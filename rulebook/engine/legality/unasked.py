"""Why a card that a line names is not taken although nobody is asked: the rules leave one choice, and it is another."""

from __future__ import annotations

from rulebook.engine.choosing import near_misses
from rulebook.engine.choosing.targeting import done_to
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.effect_modes import costs_of, modes_of, operation_of, targets_of
from rulebook.engine.core.requests import Purpose
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.core.verdict import Failure, Lasting
from rulebook.engine.permissions import attack_permissions
from rulebook.engine.permissions.prohibitions import bar
from rulebook.engine.rule_ids.general import OWN_TRIBUTES
from rulebook.engine.summons import pendulum_summons, summons_and_sets
from rulebook.engine.summons.special_summon_procedures import procedure_of
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import Pick
from rulebook.vocabulary.recipes import XyzSummon
from rulebook.vocabulary.terms import Verb, Zone

_CHOICE = "request.not-offered"
_BATTLE = ("battle.declare",)
_TARGET = ("target.needs-legal",)
_COST = ("effect.card-over-rule", "cost.unpayable")
_SOURCES = ("pendulum.summon.sources",)
_LEVELS = ("pendulum.summon.levels", "pendulum.scale")
_MATERIAL = ("xyz.summon.materials-listed", "xyz.summon.same-level")


def unasked(table: Table, announced: Action, uid: int) -> Failure | None:
    """What is against a card as target, Tribute, material or attack target; None if nothing is known.

    Args:
        table: the table before the action.
        announced: the action for which the card is named; it is legal.
        uid: the card.
    """
    if not table.cards[uid].number:
        return None
    match announced.kind:
        case ActionKind.ATTACK:
            found = of_attack(table, announced.card, uid)
            return _failure(_BATTLE, found) if found else None
        case ActionKind.SUMMON | ActionKind.SET:
            if (others := _of_the_other_side(table, announced.player, uid)) is not None:
                return _failure(OWN_TRIBUTES, others.arguments(table))
            ground = derived.forbidding(table, Verb.BE_TRIBUTED, uid=uid, for_=Verb.SUMMON)
            if ground is None or table.cards[uid].zone != Zone.MONSTER:
                return None
            found = {**ground.against(), "kept": derived.snapshot(table, uid)}
            return Failure("summon.prohibited", ("effect.card-over-rule",), tuple(found.items()), Lasting.BOARD)
        case ActionKind.SPECIAL if table.cards[announced.card].zone == Zone.PENDULUM:
            return _by_pendulum(table, announced.player, uid)
        case ActionKind.SPECIAL:
            return _material(table, announced.card, uid)
        case ActionKind.ACTIVATE:
            return _payment(table, announced, uid) or _target(table, announced, uid)
    return None


def of_attack(table: Table, attacker: int, target: int) -> Arguments:
    """Why a monster cannot be attacked by this one; empty if nothing is known."""
    ground = attack_permissions.protector(table, attacker, target)
    if ground is not None:
        return near_misses.NearMiss(target, 1, near_misses.Lack.BARRED, *ground).arguments(table)
    attacked = (one.target for one in attack_permissions.attacks_made(table, attacker))
    if attack_permissions.attacks_every(table, attacker) and any(
        one.uid == target and table.is_same(one) for one in attacked
    ):
        return {"attacked": 1, "attacker": derived.snapshot(table, attacker)}
    return {}


def of_summon(table: Table, player: int, summoned: int, uid: int, purpose: Purpose) -> Arguments:
    """Why a monster on the field is no Tribute or material for a Summon; empty if nothing is known.

    Args:
        table: the table, at the time of the choice.
        player: who Summons.
        summoned: the monster to be Summoned.
        uid: the monster that is named.
        purpose: what it would be chosen for.
    """
    if table.cards[uid].zone != Zone.MONSTER:
        return {}
    if (others := _of_the_other_side(table, player, uid)) is not None:
        return others.arguments(table)
    if purpose == Purpose.TRIBUTE:
        ground = derived.forbidding(table, Verb.BE_TRIBUTED, uid=uid, for_=Verb.SUMMON)
        lacks = None if ground is None else near_misses.NearMiss(uid, 1, near_misses.Lack.BARRED, *ground)
        return lacks.arguments(table) if lacks is not None else {}
    failure = _material(table, summoned, uid)
    return dict(failure.arguments) if failure is not None else {}


def _of_the_other_side(table: Table, player: int, uid: int) -> near_misses.NearMiss | None:
    there = table.cards[uid].zone == Zone.MONSTER and table.controller(uid) != player
    return near_misses.NearMiss(uid, 1, near_misses.Lack.SIDE) if there and table.under(OWN_TRIBUTES) else None


def _failure(rules: tuple[str, ...], found: Arguments) -> Failure:
    return Failure(_CHOICE, rules, tuple(found.items()), Lasting.MOMENT)


def _by_pendulum(table: Table, player: int, uid: int) -> Failure | None:
    """A monster that a Pendulum Summon does not bring: it lies elsewhere, or its Level is not between the Scales."""
    if table.cards[uid].zone not in (Zone.HAND, Zone.EXTRA):
        return _failure(_SOURCES, {"elsewhere": 1, "zone": int(table.cards[uid].zone)})
    found = pendulum_summons.unfit(table, player, uid)
    return _failure(_LEVELS, found) if found else None


def _material(table: Table, summoned: int, uid: int) -> Failure | None:
    """A monster on the field that the materials of an Xyz Summon do not include."""
    found = procedure_of(table, summoned)
    if found is None or not isinstance(found[1], XyzSummon) or table.cards[uid].zone not in IN_PLAY:
        return None
    scope = summons_and_sets.scope_of(table, summoned, found[0])
    near = near_misses.of_card(table, found[1].filter, [], scope, scope.player, uid)
    return _failure(_MATERIAL, near.arguments(table)) if near is not None else None


def _payment(table: Table, announced: Action, uid: int) -> Failure | None:
    """A card that would pay the only cost of an effect by its text, if something forbids that."""
    effect = table.effects(announced.card)[announced.index]
    if not isinstance(effect, Activated) or len(modes_of(effect)) > 1:
        return None
    own = derived.snapshot(table, announced.card)
    scope = query.Scope(announced.player, Context(announced.player, own, announced.index))
    for operation in costs_of(effect, 0):
        cards = getattr(operation, "cards", None)
        if not isinstance(cards, Pick) or not query.fits(table, cards.filter, uid, scope):
            continue
        ground = bar(table, operation, uid, announced.player)
        if ground is not None:
            near = near_misses.NearMiss(uid, 1, near_misses.Lack.BARRED, *ground)
            return _failure(_COST, near.arguments(table))
    return None


def _target(table: Table, announced: Action, uid: int) -> Failure | None:
    """A card that the only group of targets of an effect does not include."""
    effect = table.effects(announced.card)[announced.index]
    if not isinstance(effect, Activated) or len(modes_of(effect)) > 1 or len(targets_of(effect, 0)) != 1:
        return None
    target = targets_of(effect, 0)[0]
    own = derived.snapshot(table, announced.card)
    scope = query.Scope(announced.player, Context(announced.player, own, announced.index))
    player = query.side_of(scope, target.by)
    parts = done_to(operation_of(effect, 0), 0)
    if player == NOBODY:
        return None
    near = near_misses.of_card(table, target.filter, parts, scope, player, uid, target=True)
    return _failure(_TARGET, near.arguments(table)) if near is not None else None
