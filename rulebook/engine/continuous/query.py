"""Evaluates the card language against a table: filters, references, amounts and conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never, cast

from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.table import Table
from rulebook.engine.records import activated_cards, counters
from rulebook.engine.records.usage_limits import MARK
from rulebook.engine.rule_ids.general import OFF_FIELD, ON_FIELD_ZERO
from rulebook.vocabulary import conditions as c
from rulebook.vocabulary import filters as f
from rulebook.vocabulary.effects import MonsterStats
from rulebook.vocabulary.terms import (
    Attribute,
    CardKind,
    Declarable,
    Op,
    Position,
    Ref,
    Side,
    Stat,
    Type,
    Zone,
)

from . import card_filters, card_kinds, characteristics, derived, highest_stat
from .scope import Scope as Scope
from .scope import cards_of as cards_of
from .scope import last_known
from .scope import side_of as side_of
from .turn_facts import attackers, happened, is_any_attack, phases_passed
from .turn_facts import summon_facts as summon_facts

ORIGINAL = ("term.original-atk",)
UNTRIBUTED = -1
"""``used`` of a monster that came without the Tributes it takes, at its player's will."""

# Filters ------------------------------------------------------------------------------------------

NO_LEVEL = ("xyz.rank-not-level", "card.rank")

_Fits = Callable[[Table, Any, int, Scope, "Snapshot | None"], bool]


def fits(table: Table, filter: f.Filter, uid: int, scope: Scope, snap: Snapshot | None = None) -> bool:
    """Whether a card matches. With ``snap``, the card is judged as it was in the snapshot."""
    return FITS[type(filter)](table, filter, uid, scope, snap)


def _and(table: Table, filter: f.And, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    for part in filter.parts:  # noqa: SIM110 (called most of all: no generator)
        if not FITS[type(part)](table, part, uid, scope, snap):
            return False
    return True


def _or(table: Table, filter: f.Or, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return any(FITS[type(part)](table, part, uid, scope, snap) for part in filter.parts)


def _not(table: Table, filter: f.Not, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return not FITS[type(filter.part)](table, filter.part, uid, scope, snap)


def _stat(table: Table, filter: f.StatIs, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    stats = table.stats(uid, snap)
    if stats is None or card_filters.hidden_on_field(table, uid, snap):
        return False
    if stats.rank and filter.stat == Stat.LEVEL and table.under(NO_LEVEL):
        return False
    if _undefined(stats, filter.stat, table, snap.zone if snap else table.cards[uid].zone):
        return False
    if snap is None:
        value = (derived.original if filter.original else derived.stat)(table, uid, filter.stat)
    else:
        value = snap.atk if filter.stat == Stat.ATK else snap.def_ if filter.stat == Stat.DEF else snap.level
    if not isinstance(filter.value, int) and not _compared(table, filter.value, scope):
        return True  # the card to compare with has not been chosen yet
    return compare(value, filter.op, amount(table, filter.value, scope))


def _undefined(stats: MonsterStats, stat: Stat, table: Table, zone: int) -> bool:
    """Whether a printed "?" has no value there: off the field; on the field it counts as 0."""
    if {Stat.ATK: stats.atk, Stat.DEF: stats.def_}.get(stat, 0) is not None:
        return False
    return table.under(OFF_FIELD) if zone != Zone.MONSTER else not table.under(ON_FIELD_ZERO)


def _compared(table: Table, value: f.StatOf, scope: Scope) -> bool:
    """Whether the card to compare with is known: it exists, or the event just happened to it."""
    if cards_of(table, value.ref, scope) or (value.ref == Ref.THAT and scope.context.event):
        return True
    return last_known(table, value.ref, scope) is not None


def _by_face(table: Table, filter: f.ByFace, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    seen = snap or derived.snapshot(table, uid)
    up = Position.DEFENSE if seen.zone == Zone.MONSTER else seen.position
    return fits(table, filter.part, uid, scope, seen._replace(position=up))


def _with_highest(table: Table, filter: f.WithHighest, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return uid in highest_stat.of(table, filter, scope)


def _equipped_to(table: Table, filter: f.EquippedTo, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return any(host in cards_of(table, filter.ref, scope) for host in card_kinds.hosts(table, uid, snap))


def _equipped_with(table: Table, filter: f.EquippedWith, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    return any(fits(table, filter.part, equip, scope) for equip in card_kinds.equips(table, uid, snap))


def _same(table: Table, filter: f.Same, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    if filter.ref == Ref.THIS:
        return uid == scope.context.source.uid
    if filter.ref in (Ref.HOST, Ref.BOUND) and snap is not None:
        source = scope.context.source.uid
        return any(relation.other == snap.ref and relation.source.uid == source for relation in table.relations)
    return uid in cards_of(table, filter.ref, scope)


def _same_name(table: Table, filter: f.SameName, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    number = snap.number if snap else table.cards[uid].number
    if filter.ref in (Ref.DONE, Ref.THAT):
        names = {one.number for one in (scope.done.cards if filter.ref == Ref.DONE else scope.context.event)}
    else:
        names = {table.cards[one].number for one in cards_of(table, filter.ref, scope)}
    return number != 0 and _name(table, number) in {_name(table, one) for one in names}


def _name(table: Table, number: int) -> str:
    """The slug of a card's name, which may be copied; empty for an unidentified card."""
    card = table.book.by_number.get(number)
    return (card.called or card.slug) if card is not None else ""


def _same_attribute(table: Table, filter: f.SameAttribute, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    if card_filters.hidden_on_field(table, uid, snap):
        return False
    wanted = _attributes_of(table, filter.ref, scope)
    return not wanted.isdisjoint(characteristics.attributes(table, uid, snap))


def _attributes_of(table: Table, ref: Ref, scope: Scope) -> set[Attribute]:
    """The Attributes of the referenced cards as they are, or as they were when they left."""
    left = {Ref.DONE: scope.done.cards, Ref.PAID: scope.context.paid, Ref.THAT: scope.context.event}.get(ref)
    there: list[int] = []
    if left is None:
        gone = {target for group in scope.context.targets for target in group if not table.is_same(target)}
        left = tuple(one.subject for one in table.window if one.subject.ref in gone)
        there = [one for one in cards_of(table, ref, scope) if one not in {target.uid for target in gone}]
    return {
        one
        for found in (
            *(characteristics.last_attributes(table, snap) for snap in left),
            *(characteristics.attributes(table, uid) for uid in there),
        )
        for one in found
    }


def _namesakes(table: Table, filter: f.Namesakes, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    if not fits(table, filter.among, uid, scope, snap):
        return False
    names, others = set(characteristics.names(table, uid, snap)), search(table, filter.among, scope)
    return sum(not names.isdisjoint(characteristics.names(table, one)) for one in others) >= filter.count


_TYPES, _ATTRIBUTES = tuple(Type), tuple(Attribute)


def _declared(table: Table, filter: f.Declared, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    value = scope.context.declared
    if value == NOBODY:
        return False
    what = filter.what
    if what == Declarable.NAME:
        named = table.book.by_number.get(value)
        return named is not None and fits(table, f.Named(named.slug), uid, scope, snap)
    if what == Declarable.TYPE:
        return fits(table, f.OfType((_TYPES[value],)), uid, scope, snap)
    if what == Declarable.ATTRIBUTE:
        return fits(table, f.OfAttribute(_ATTRIBUTES[value]), uid, scope, snap)
    if what == Declarable.LEVEL:
        return fits(table, f.StatIs(Stat.LEVEL, Op.EQ, value), uid, scope, snap)
    return fits(table, f.OfKind((CardKind(value),)), uid, scope, snap)


def _lost_to(table: Table, filter: f.LostTo, uid: int, scope: Scope, snap: Snapshot | None) -> bool:
    battle = table.battle
    winner = battle.target if uid == battle.attacker.uid else battle.attacker.uid
    return card_filters.lost_battle(table, f.LostBattle(), uid, scope, snap) and fits(table, filter.part, winner, scope)


FITS: dict[type, _Fits] = {
    f.And: _and,
    f.Or: _or,
    f.Not: _not,
    f.OfKind: card_filters.kind,
    f.In: card_filters.in_place,
    f.FaceUp: card_filters.face_up,
    f.FaceDown: card_filters.face_down,
    f.InPosition: card_filters.position,
    f.OfType: card_filters.of_type,
    f.OfAttribute: card_filters.attribute,
    f.OfMonsterKind: card_filters.monster_kind,
    f.StatIs: _stat,
    f.WithHighest: _with_highest,
    f.Named: card_filters.named,
    f.OfIcon: card_filters.of_icon,
    f.SpecialSummoned: card_filters.special_summoned,
    f.IsEquip: card_filters.is_equip,
    f.EquippedTo: _equipped_to,
    f.EquippedWith: _equipped_with,
    f.Same: _same,
    f.SameName: _same_name,
    f.SameAttribute: _same_attribute,
    f.Fought: card_filters.fought,
    f.Namesakes: _namesakes,
    f.NormalSummonable: card_filters.normal_summonable,
    f.UsedForFusion: card_filters.used_for_fusion,
    f.LostBattle: card_filters.lost_battle,
    f.LostTo: _lost_to,
    f.ByFace: _by_face,
    f.Other: card_filters.other,
    f.Declared: _declared,
    f.Series: card_filters.series,
}


def compare(value: int, op: Op, other: int) -> bool:
    """Compare two numbers."""
    if op == Op.EQ:
        return value == other
    if op == Op.GE:
        return value >= other
    if op == Op.LE:
        return value <= other
    return value > other if op == Op.GT else value < other


def _places(filter: f.Filter) -> f.In | None:
    if isinstance(filter, f.In):
        return filter
    if isinstance(filter, f.And):
        for part in filter.parts:
            if isinstance(part, f.In):
                return part
    return None


def names_zone(filter: f.Filter, zone: Zone) -> bool:
    """Whether a filter explicitly includes this zone."""
    places = _places(filter)
    return places is not None and zone in places.zones


def _pointed_at(table: Table, filter: f.Filter, scope: Scope) -> list[int] | None:
    """The only candidates for a filter that refers to a card, or None if it does not."""
    for part in filter_parts(filter):
        if isinstance(part, f.Same):
            uids = cards_of(table, part.ref, scope) if part.ref != Ref.THIS else [scope.context.source.uid]
            return sorted({uid for uid in uids if uid != NOBODY})
    return None


def search(table: Table, filter: f.Filter, scope: Scope) -> list[int]:
    """Every matching card, in ascending order of uid."""
    places = _places(filter)
    if places is None:
        candidates = _pointed_at(table, filter, scope)
        return [
            uid
            for uid in (range(len(table.cards)) if candidates is None else candidates)
            if table.cards[uid].zone != Zone.GONE and FITS[type(filter)](table, filter, uid, scope, None)
        ]
    sides = (0, 1) if places.side == Side.ANY else (side_of(scope, places.side),)
    # the zone is known already, so only the rest of the filter is evaluated
    asked = [(FITS[type(part)], part) for part in getattr(filter, "parts", ()) if part is not places]
    found: list[int] = []
    for zone in places.zones:
        for side in sides:
            for uid in table.in_zone(zone, side):
                for test, part in asked:
                    if not test(table, part, uid, scope, None):
                        break
                else:
                    found.append(uid)
    if table.chain:
        found = [uid for uid in found if not activated_cards.off_the_field(table, uid)]
    found.sort()
    return found


# Amounts ------------------------------------------------------------------------------------------


def amount(table: Table, value: f.Amount, scope: Scope) -> int:
    """The value of an amount, with the bindings of the scope."""
    if isinstance(value, int):
        return value
    if isinstance(value, f.Times):
        return value.factor * amount(table, value.amount, scope)
    if isinstance(value, f.Half):
        return (amount(table, value.amount, scope) + 1) // 2
    if isinstance(value, f.Lp):
        return table.lp[side_of(scope, value.side)]
    if isinstance(value, f.PhasesPassed):
        return phases_passed(table, value, scope)
    if isinstance(value, f.ChooseNumber):
        return scope.context.number
    if isinstance(value, f.Number) and value.ref == Ref.TRIBUTED:
        return table.cards[scope.context.source.uid].used
    if isinstance(value, f.Number):
        snaps = {Ref.PAID: scope.context.paid, Ref.THAT: scope.context.event}.get(value.ref, scope.done.cards)
        if value.controlled_by == Side.ANY:
            return len(snaps)
        return sum(snap.controller == side_of(scope, value.controlled_by) for snap in snaps)
    if isinstance(value, f.DamageTaken):
        return scope.context.taken[1] if scope.context.taken else 0
    if isinstance(value, f.MaterialsUsed):
        return table.cards[scope.context.source.uid].used
    if isinstance(value, f.Count):
        return len(search(table, value.filter, scope))
    if isinstance(value, f.Counters):
        return sum(counters.on(table, uid, value.kind) for uid in cards_of(table, value.ref, scope))
    if isinstance(value, f.Sum):
        return sum(derived.stat(table, uid, value.stat) for uid in search(table, value.filter, scope))
    if isinstance(value, f.StatOf) and value.ref == Ref.TRIBUTED:
        return table.cards[scope.context.source.uid].tribute_atk
    if isinstance(value, f.StatOf):
        gone = last_known(table, value.ref, scope)
        if gone is not None and not value.original:
            return gone.atk if value.stat == Stat.ATK else gone.def_ if value.stat == Stat.DEF else gone.level
        uids = cards_of(table, value.ref, scope)
        if not uids or card_filters.equipped_face_down(table, uids[0]):
            return 0
        reads = derived.original if value.original and table.under(ORIGINAL) else derived.stat
        return reads(table, uids[0], value.stat)
    assert_never(value)


# Conditions ---------------------------------------------------------------------------------------


def holds(table: Table, condition: c.Condition | None, scope: Scope) -> bool:
    """Whether a condition currently holds; True if there is none."""
    if condition is None:
        return True
    one = cast(c.AnyCondition, condition)
    if isinstance(one, c.AllOf):
        return all(holds(table, part, scope) for part in one.parts)
    if isinstance(one, c.AnyOf):
        return any(holds(table, part, scope) for part in one.parts)
    if isinstance(one, c.NotSo):
        return not holds(table, one.part, scope)
    if isinstance(one, c.Exists):
        return bool(search(table, one.filter, scope))
    if isinstance(one, c.Compare):
        return compare(amount(table, one.left, scope), one.op, amount(table, one.right, scope) + one.more)
    if isinstance(one, c.Is):
        return any(fits(table, one.filter, uid, scope) for uid in cards_of(table, one.ref, scope))
    if isinstance(one, c.Happened):
        if is_any_attack(one):
            return any(fits(table, one.pattern.subject, uid, scope) for uid in attackers(table))
        return happened(table, one, scope)
    if isinstance(one, c.Now):
        mine = one.whose == Side.ANY or table.turn_player == side_of(scope, one.whose)
        return table.phase == one.phase and mine
    if isinstance(one, c.Was):
        battle = table.battle
        roles = {Ref.ATTACKER: [battle.attacker.uid], Ref.ATTACKED: [battle.target_ref.uid]}
        uids = roles[one.ref] if one.ref in roles else cards_of(table, one.ref, scope)
        return any(snap.uid in uids and fits(table, one.filter, snap.uid, scope, snap) for snap in table.battle.started)
    if isinstance(one, c.UsedEffect):
        return any(use.uid == scope.context.source.uid and use.effect == MARK for use in table.limits)
    if isinstance(one, c.DamageWas):
        return scope.context.taken[:1] == (one.cause,)
    if isinstance(one, c.CausedBy):
        return scope.context.event_player == side_of(scope, one.side) and bool(scope.context.event)
    if isinstance(one, c.HasSet):
        hand = {table.cards[uid].number for uid in table.in_zone(Zone.HAND, scope.player)}
        return all(table.book.by_slug[slug].number in hand for slug in one.slugs)
    if isinstance(one, c.RolledIn):
        return scope.context.rolled in one.numbers
    if isinstance(one, c.AsLink):
        return compare(scope.context.link or len(table.chain) + 1, one.op, one.number)
    if isinstance(one, c.Untributed):
        return table.cards[scope.context.source.uid].used == UNTRIBUTED
    if isinstance(one, c.AllNamesDiffer):
        return characteristics.all_names_differ(table)
    assert_never(one)
