"""Whether an operation could do anything now, and if not, why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.table import Table
from rulebook.engine.moving import spell_trap_zones
from rulebook.engine.moving.battle_damage import takes_damage
from rulebook.engine.permissions import extra_normal_summons, proper_summons
from rulebook.engine.permissions.materials import makeable
from rulebook.engine.permissions.one_kind_locks import token_lock
from rulebook.engine.permissions.prohibitions import bar, receiver
from rulebook.engine.permissions.special_summons import can_special_summon, onto, summon_locked
from rulebook.engine.records import counters
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.conditions import Exists
from rulebook.vocabulary.filters import And, Count, In, Times
from rulebook.vocabulary.modifiers import DamageRule
from rulebook.vocabulary.terms import DamageKind, JoinKind, Phase, Ref, Side, Stat, Step, Until, Verb, Zone

from .outlook import VERBS, outlook
from .planning import GAINS, has_cards, own_card_spared
from .references import TARGETS, mentions


def infeasible(table: Table, operation: o.Operation, scope: query.Scope) -> str:
    """Why an operation could do nothing now: "" (it can), "nothing", "hand" (one is empty), "extra" (no monster of the
    Extra Deck fits), "zone" or "prohibited".
    """
    return FEASIBLE[type(operation)](table, operation, scope)


def first_part(operation: o.Operation | None) -> o.Operation | None:
    """The first operation in a tree of joins."""
    return next((one for _, one in walk(operation) if not isinstance(one, o.Join | o.Each)), operation)


def searches(operation: o.Operation | None) -> bool:
    """Whether an operation takes a card from a Deck that somebody has to find (rule search.when)."""
    selector = getattr(operation, "cards", None)
    if not isinstance(operation, o.Add | o.SpecialSummon) or not isinstance(selector, o.Pick):
        return False
    parts = filter_parts(selector.filter)
    return any(isinstance(part, In) and part.zones == (Zone.DECK,) for part in parts)


def nothing_to_do(operation: o.Operation, reason: str) -> tuple[str, ...]:
    """The rules that forbid activating an effect that could do nothing, by reason (see ``infeasible``)."""
    if reason == "zone":
        return ("zone.monster.full", "mechanic.F7")
    return ("search.illegal-empty",) if searches(first_part(operation)) else ("mechanic.B8",)


def _some_card(table: Table, operation: Any, scope: query.Scope) -> str:
    selector = operation.cards
    if isinstance(selector, o.Pick) and isinstance(selector.count, int):
        found = own_card_spared(table, scope, query.search(table, selector.filter, scope))
        if len(found) < selector.count:
            return "nothing"
        free = [uid for uid in found if bar(table, operation, uid, scope.player) is None]
        return "" if len(free) >= selector.count else "barred"
    if any(prospect.uids for prospect in outlook(table, operation, scope)):
        return ""
    found = query.search(table, selector.filter, scope) if isinstance(selector, o.Pick | o.All) else []
    return "barred" if found and all(bar(table, operation, uid, scope.player) for uid in found) else "nothing"


def _settable(table: Table, operation: o.SetCards, scope: query.Scope) -> str:
    """There must be cards, and room for them on the field (rule zone.spell-trap.full)."""
    uids = [uid for prospect in outlook(table, operation, scope) for uid in prospect.uids]
    room = any(spell_trap_zones.has_room(table, uid, scope.player) for uid in uids)
    return "" if room else "spell-zone" if uids else "nothing"


def _diggable(table: Table, operation: o.Excavate, scope: query.Scope) -> str:
    """There must be enough cards, and one that would end the excavation."""
    deck = table.in_zone(Zone.DECK, query.side_of(scope, operation.who))
    if operation.until is not None:
        return "" if any(query.fits(table, operation.until, uid, scope) for uid in deck) else "nothing"
    return "" if not isinstance(operation.count, int) or len(deck) >= operation.count else "nothing"


def _visible(table: Table, operation: o.Choose | o.LookAt | o.Reveal, scope: query.Scope) -> str:
    selector = operation.cards
    if isinstance(selector, o.All | o.Pick):
        return "" if query.search(table, selector.filter, scope) else "nothing"
    return ""


def _summonable(table: Table, operation: o.SpecialSummon, scope: query.Scope) -> str:
    free = table.free_slots(Zone.MONSTER, onto(scope, operation))
    if isinstance(operation.cards, o.TokenOf):
        side = onto(scope, operation)
        if summon_locked(table, NOBODY, scope, operation) or token_lock(table, operation.cards.slug, side):
            return "prohibited"
        return "" if free >= operation.cards.least else "zone"
    uids = [uid for prospect in outlook(table, operation, scope) for uid in prospect.uids]
    by = scope.context.source.number
    if not any(operation.ignoring or proper_summons.allows(table, uid, operation.as_, by) for uid in uids):
        return "nothing"
    if not any(can_special_summon(table, uid, scope, operation) for uid in uids):
        return "prohibited"
    return "" if free else "zone"


def _equippable(table: Table, operation: o.Equip, scope: query.Scope) -> str:
    """A monster that becomes an Equip Card needs a free Spell & Trap Zone (rule equip.slot)."""
    moving = [uid for uid in query.cards_of(table, operation.card, scope) if table.cards[uid].zone != Zone.SPELL]
    return "spell-zone" if moving and not table.free_slots(Zone.SPELL, scope.player) else ""


def _placeable(table: Table, operation: o.PlaceCounter, scope: query.Scope) -> str:
    free = any(counters.room(table, uid, operation.kind) for uid in _of(table, operation.on, scope))
    return "" if free else "nothing"


def _removable(table: Table, operation: o.RemoveCounter, scope: query.Scope) -> str:
    wanted = query.amount(table, operation.count, scope)
    have = sum(counters.on(table, uid, operation.kind) for uid in _of(table, operation.off, scope))
    return "" if have >= wanted else "nothing"


def _of(table: Table, ref: Ref, scope: query.Scope) -> list[int]:
    return query.cards_of(table, ref, scope)


def _takeable(table: Table, operation: o.TakeControl, scope: query.Scope) -> str:
    """A monster taken over needs a free zone on its new side (mechanic F7)."""
    uids = [uid for prospect in outlook(table, operation, scope) for uid in prospect.uids]
    sides = {to for uid in uids if table.controller(uid) != (to := receiver(table, uid, operation, scope.player))}
    if not uids or (operation.to == Side.OWNER and not sides):
        return "nothing"
    free = any(table.free_slots(Zone.MONSTER, side) for side in sides)
    return "" if free or not sides else "zone"


LEGAL: dict[type, tuple[str, ...]] = {
    o.FusionSummon: ("fusion.activation-legal", "fusion.classic.requirements"),
    o.RitualSummon: ("ritual.requirements", "ritual.classic.requirements"),
}


def _makeable(table: Table, operation: o.FusionSummon | o.RitualSummon, scope: query.Scope) -> str:
    if not table.under(LEGAL[type(operation)]):
        return ""
    return "nothing" if next(makeable(table, operation, scope), None) is None else ""


def _always(table: Table, operation: Any, scope: query.Scope) -> str:
    return ""


def _bears(table: Table, rule: o.Change, change: int, scope: query.Scope) -> bool:
    """Whether every affected value stays at 0 or more."""
    stats = [stat for stat in Stat if rule.concerns(stat) and stat != Stat.ATK_DEF]
    return all(
        derived.stat(table, uid, stat) + change >= 0
        for uid in query.search(table, rule.subject, scope)
        for stat in stats
    )


def _appliable(table: Table, operation: o.Apply, scope: query.Scope) -> str:
    """A change needs a card to change, a player spared battle damage needs some to come, and forbidding attacks for
    the turn requires that one can still be declared.
    """
    rule = operation.modifier
    if isinstance(rule, DamageRule) and operation.until == Until.END_OF_DAMAGE_STEP and rule.kind == DamageKind.ZERO:
        return "" if _is_to_be_hurt(table, query.side_of(scope, rule.players)) else "nothing"
    if operation.exactly and isinstance(rule, o.Change) and isinstance(rule.change, int):
        return "" if _bears(table, rule, rule.change, scope) else "nothing"
    if isinstance(rule, o.Change) and not operation.later and not mentions(rule.subject, tuple(Ref)):
        return "" if query.search(table, rule.subject, scope) else "nothing"
    if not isinstance(rule, o.Cannot) or rule.verb != Verb.DECLARE_ATTACK or rule.players in (None, Side.ANY):
        return ""
    if operation.until != Until.END_OF_TURN:
        return ""
    bound = query.side_of(scope, rule.players)
    return "" if bound == table.turn_player and table.phase <= Phase.BATTLE else "nothing"


def _is_to_be_hurt(table: Table, player: int) -> bool:
    """Whether this damage calculation is to hurt a player; during a Chain the values may still change."""
    return table.step != Step.CALCULATION or bool(table.chain) or takes_damage(table, player)


def _drawable(table: Table, operation: o.Draw, scope: query.Scope) -> str:
    if not isinstance(operation.count, int):
        return ""
    side = query.side_of(scope, operation.who)
    return "" if len(table.in_zone(Zone.DECK, side)) >= operation.count else "nothing"


def _swappable(table: Table, operation: o.SwapControl, scope: query.Scope) -> str:
    for pick in (operation.yours, operation.theirs):
        found = query.search(table, pick.filter, scope)
        if not found:
            return "nothing"
        if all(bar(table, operation, uid, scope.player) for uid in found):
            return "barred"
    return ""


def _each_feasible(table: Table, operation: o.Each, scope: query.Scope) -> str:
    if operation.who != Side.ANY:
        return infeasible(table, operation.operation, scope._replace(each=query.side_of(scope, operation.who)))
    found = [infeasible(table, operation.operation, scope._replace(each=player)) for player in (0, 1)]
    inner = operation.operation
    everybody = not has_cards(inner) or (isinstance(inner.cards, o.Pick) and not isinstance(inner, GAINS))
    if everybody:
        return next((reason for reason in found if reason), "")
    if "zone" in found and mentions(inner, TARGETS):
        return "zone"  # each of them has a target that needs one
    return "" if "" in found else found[0]


def _join_feasible(table: Table, operation: o.Join, scope: query.Scope) -> str:
    """Activation requires the first part, a second part with cards or a count of its own, and the zones both take."""
    first = infeasible(table, operation.first, scope) or _crowded(table, operation, scope)
    first = first or _unobtainable(table, operation.second, scope)
    if operation.kind == JoinKind.ALSO and isinstance(operation.second, o.Whenever):
        return ""  # a deferred part counts as something to do
    if first and operation.kind == JoinKind.ALSO and _counts(table, operation.second, scope):
        return ""
    if first or operation.kind not in (JoinKind.THEN, JoinKind.AND_IF_YOU_DO) or mentions(operation.second, LATER):
        return first
    if any(isinstance(one, o.Draw | o.Add | o.Excavate | o.Place | o.Return) for _, one in walk(operation.first)):
        return first  # what it produces exists by the time the second part is reached
    return infeasible(table, operation.second, scope)


LATER = (Ref.DONE, Ref.LINK, Ref.THAT, *TARGETS)
"""What a second part may be about that can be gone by then, or is known only then."""


def _crowded(table: Table, operation: o.Operation, scope: query.Scope) -> str:
    """Why there is no zone for a monster that a later part Summons or takes over: "zone" or "" (rule mechanic.F7).

    An earlier part may free one. Parts that may be left out, or that happen apart from the others, do not count.
    """
    if not isinstance(operation, o.Join) or operation.kind not in _TOGETHER:
        return ""
    later = first_part(operation.second) if isinstance(operation.second, o.Join) else operation.second
    if isinstance(later, o.SpecialSummon):
        side = onto(scope, later)
    elif isinstance(later, o.TakeControl) and later.to != Side.OWNER:
        side = query.side_of(scope, later.to)
    else:
        return _crowded(table, operation.first, scope) or _crowded(table, operation.second, scope)
    needed = later.cards.least if isinstance(later.cards, o.TokenOf) else 1
    leaving = {uid for one in outlook(table, operation.first, scope) for uid in one.uids}
    room = table.free_slots(Zone.MONSTER, side) + len(leaving.intersection(table.in_zone(Zone.MONSTER, side)))
    return _crowded(table, operation.first, scope) if room >= needed else "zone"


def _unobtainable(table: Table, operation: o.Operation, scope: query.Scope) -> str:
    """Why a later Summon is impossible if no monster of the Extra Deck fits it: "extra" or "" (rule mechanic.B8).

    No earlier part changes what is in there, so it is known on activation, with what the target looks like then.
    """
    later = operation.operation if isinstance(operation, o.If) and operation.else_ is None else operation
    if not isinstance(later, o.SpecialSummon) or not isinstance(later.cards, o.Pick):
        return ""
    wanted = later.cards.filter
    return "extra" if query.names_zone(wanted, Zone.EXTRA) and not query.search(table, wanted, scope) else ""


_TOGETHER = (JoinKind.AND, JoinKind.AND_IF_YOU_DO, JoinKind.THEN)
"""Joins whose second part belongs to what the effect has to be able to do."""


def _lp_changing(table: Table, operation: o.Damage | o.GainLP, scope: query.Scope) -> str:
    """Life Points are not changed by the number of cards if there are none."""
    amount = operation.amount.amount if isinstance(operation.amount, Times) else operation.amount
    return "nothing" if isinstance(amount, Count) and query.amount(table, amount, scope) == 0 else ""


def _counts(table: Table, operation: o.Operation, scope: query.Scope) -> bool:
    """Whether it changes Life Points by the number of existing cards, which is a sufficient reason in itself."""
    if not isinstance(operation, o.Damage | o.GainLP) or isinstance(operation.amount, int):
        return False
    return not mentions(operation, (Ref.DONE, *TARGETS)) and query.amount(table, operation.amount, scope) > 0


def _modes_feasible(table: Table, operation: o.Modes, scope: query.Scope) -> str:
    return infeasible(table, operation.options[scope.context.mode].operation, scope)


def _either_feasible(table: Table, operation: o.Either, scope: query.Scope) -> str:
    found = [infeasible(table, option, scope) for option in operation.options]
    return "" if "" in found else found[0]


def _awaitable(table: Table, operation: o.NextTime, scope: query.Scope) -> str:
    """An attack this turn can only be awaited until the Battle Phase is over."""
    attack = operation.event.verb == Verb.DECLARE_ATTACK and operation.until == Until.END_OF_TURN
    return "nothing" if attack and table.phase > Phase.BATTLE else ""


def _either_way(table: Table, operation: o.If, scope: query.Scope) -> str:
    """What is in a hand is unknown on activation: it must have a card, and the other part must have something to do."""
    if not isinstance(operation.condition, Exists):
        return ""
    asked = operation.condition.filter
    place = next((part for part in (asked.parts if isinstance(asked, And) else ()) if isinstance(part, In)), None)
    if place is None or place.zones != (Zone.HAND,):
        return ""
    if not query.search(table, place, scope) or (operation.else_ and infeasible(table, operation.else_, scope)):
        return "hand"
    return ""


def half_infeasible(table: Table, operation: o.Join, scope: query.Scope) -> str:
    """Why one half of an all-or-nothing pair is impossible, as far as that can be known in advance."""
    first = infeasible(table, operation.first, scope)
    if first or mentions(operation.second, LATER):
        return first
    return infeasible(table, operation.second, scope)


def _normal_summonable(table: Table, operation: o.NormalSummon, scope: query.Scope) -> str:
    return "" if extra_normal_summons.candidates(table, scope) else "nothing"


_CAN_BE_DONE: tuple[type, ...] = (
    o.PayLP, o.Negate, o.Bind, o.AttackAgain, o.EndBattlePhase, o.SkipPhase, o.RollDie,
    o.Deflect, o.Declare, o.Later, o.Remain, o.Win, o.Nothing, o.Optional, o.Whenever, o.EffectOf, o.Copy, o.Gain,
)  # fmt: skip


FEASIBLE: dict[type, Callable[[Table, Any, query.Scope], str]] = {
    **dict.fromkeys(VERBS, _some_card),
    **dict.fromkeys(_CAN_BE_DONE, _always),
    o.SetCards: _settable,
    o.SpecialSummon: _summonable,
    o.TakeControl: _takeable,
    o.FusionSummon: _makeable,
    o.RitualSummon: _makeable,
    o.NormalSummon: _normal_summonable,
    o.Draw: _drawable,
    o.Equip: _equippable,
    o.PlaceCounter: _placeable,
    o.RemoveCounter: _removable,
    o.SwapControl: _swappable,
    o.Damage: _lp_changing,
    o.GainLP: _lp_changing,
    o.Excavate: _diggable,
    o.Choose: _visible,
    o.LookAt: _visible,
    o.Reveal: _visible,
    o.Apply: _appliable,
    o.Each: _each_feasible,
    o.Modes: _modes_feasible,
    o.Either: _either_feasible,
    o.Join: _join_feasible,
    o.If: _either_way,
    o.NextTime: _awaitable,
}
