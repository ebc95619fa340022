"""The card a player would think of that does not fit: the one nearest to fitting, and what it lacks.

Only cards whose identity is known are named: first those that both players know, then those known to the player alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from rulebook.engine.continuous import card_kinds, characteristics, derived, query
from rulebook.engine.core.card_state import NO_CARD, Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.deck import EVERYBODY
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Argument
from rulebook.engine.moving.equips import lasting_requirement
from rulebook.engine.moving.moves import is_token
from rulebook.engine.permissions import proper_summons, summon_costs
from rulebook.engine.permissions.prohibitions import bar
from rulebook.engine.rule_ids.field import TOKEN_UP
from rulebook.engine.rule_ids.general import UNTARGETABLE
from rulebook.vocabulary import filters as f
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Op, Position, Ref, Stat, SummonKind, Verb, Zone

from .asked_kinds import kind_asked
from .changed_traits import changed
from .targeting import done_to, fixed, suits, target_candidates


class Lack(StrEnum):
    """What a card lacks: a condition of the filter, or what else the choice asks of it."""

    SIDE = "side"
    FACE_DOWN = "face-down"
    FACE_UP = "face-up"
    POSITION = "position"
    TYPE = "type"
    ATTRIBUTE = "attribute"
    STAT = "stat"
    EQUIPPED = "equipped"  # with a card that it must not be equipped with
    KIND = "kind"  # the kind, Type, Attribute, Level, name or series that the text names
    OTHER = "other"

    ATTACKER = "attacker"  # the attacker belongs to the wrong player
    ATTACKED = "attacked"  # the attacked monster does

    DOOMED = "doomed"  # already destroyed by battle
    PROTECTED = "protected"  # cannot be targeted
    BARRED = "barred"  # something forbids what would be done to it
    TOKEN = "token"  # cannot be turned face-down
    PROPER = "proper"  # its own Summon has to come first
    NEVER = "never"  # its own text does not allow this Summon
    TRIBUTE = "tribute"  # its Summon requires a Tribute
    PAID = "paid"  # it has been moved as a cost
    COST = "cost"  # it would be moved as the cost
    ELSEWHERE = "elsewhere"  # it is where cards go instead of the Graveyard
    NO_LEVEL = "no-level"  # it has a Rank instead
    NO_TRIBUTE = "no-tribute"  # an effect forbids its Tribute
    OFF_FIELD = "off-field"  # it is in the hand or Graveyard, and would have to be on the field


OF_FILTER = (
    Lack.SIDE, Lack.FACE_DOWN, Lack.FACE_UP, Lack.POSITION, Lack.TYPE, Lack.ATTRIBUTE, Lack.STAT, Lack.EQUIPPED,
    Lack.KIND, Lack.OTHER, Lack.ATTACKER, Lack.ATTACKED,
)  # fmt: skip
"""The conditions that the text of the card states."""


class NearMiss(NamedTuple):
    """A card that comes near to fitting: how many conditions it fails, and the first of them.

    ``source`` is the card whose effect prevents it, ``says`` the place in its text (see ``Event.clause``). ``value`` is
    its ``stat``, ``bounds`` the lowest or highest number that fits (and 1 or 0 for which), ``word`` its Type or
    Attribute, ``sought`` those that fit, ``kinds`` the Summon that has to come first, and ``wants`` what the text asks
    for. ``turns`` is the card that gives it that Type or Attribute, ``beyond`` one that gives the right one elsewhere.
    """

    uid: int
    failed: int
    lack: Lack
    source: Snapshot = NO_CARD
    says: tuple[int, ...] = ()
    value: int = 0
    stat: str = ""
    bounds: tuple[int, ...] = ()
    word: str = ""
    sought: tuple[str, ...] = ()
    kinds: int = 0
    wants: f.Filter | None = None
    turns: Snapshot = NO_CARD
    beyond: Snapshot = NO_CARD

    def arguments(self, table: Table) -> dict[str, Argument]:
        """The near miss as arguments of a failure."""
        found: dict[str, Argument] = {"near": derived.snapshot(table, self.uid), "lack": str(self.lack)}
        if self.source != NO_CARD:
            found |= {"by": self.source, "says": self.says}
        if self.lack == Lack.STAT:
            found |= {"stat": self.stat, "number": self.value}
            found |= {"bounds": self.bounds} if self.bounds else {}
        if self.word:
            found["is"] = self.word
            found |= dict(zip(("sought", "or_sought"), self.sought, strict=False))
        found |= {name: one for name, one in (("turns", self.turns), ("beyond", self.beyond)) if one != NO_CARD}
        if self.kinds:
            found["kinds"] = self.kinds
        if self.wants is not None:
            found["wants"] = self.wants
        return found

    def without_kind(self) -> NearMiss:
        """The same without what the text asks for, where only conditions of the moment are told."""
        return self if self.wants is None else self._replace(lack=Lack.OTHER, wants=None)


def _failed(table: Table, filter: f.Filter, uid: int, scope: query.Scope) -> list[f.Filter]:
    """The conditions of a filter that a card does not meet; that it is face-down counts as one only."""
    plain = _unmet(table, filter, uid, scope, None)
    if not plain or table.is_up(uid) or table.cards[uid].position != Position.SET:
        return plain
    lying = derived.snapshot(table, uid)
    up = Position.ATTACK if lying.zone == Zone.MONSTER else Position.NONE
    rest = _unmet(table, filter, uid, scope, lying._replace(position=up))
    return [f.FaceUp(), *rest] if len(rest) < len(plain) else plain


def _unmet(table: Table, filter: f.Filter, uid: int, scope: query.Scope, snap: Snapshot | None) -> list[f.Filter]:
    """The conditions of a filter that a card (as it was in ``snap``) does not meet; the fewest of alternatives."""
    if isinstance(filter, f.And):
        return [one for part in filter.parts for one in _unmet(table, part, uid, scope, snap)]
    if isinstance(filter, f.Or):
        return min((_unmet(table, part, uid, scope, snap) for part in filter.parts), key=len)
    return [] if query.fits(table, filter, uid, scope, snap) else [filter]


def _near(table: Table, filter: f.Filter, failed: list[f.Filter], uid: int, scope: query.Scope) -> NearMiss:
    first = failed[0]
    match first:
        case f.In():
            lack = Lack.SIDE
        case f.FaceUp():
            lack = Lack.FACE_DOWN
        case f.FaceDown():
            lack = Lack.FACE_UP
        case f.InPosition():
            lack = Lack.POSITION
        case f.Not(part=f.EquippedWith() as worn):
            equips = card_kinds.equips(table, uid, None)
            there = next((one for one in equips if query.fits(table, worn.part, one, scope)), equips[0])
            source = derived.snapshot(table, there)
            return NearMiss(uid, len(failed), Lack.EQUIPPED, source=source)
        case f.OfType() if len(characteristics.types(table, uid)) == 1:
            kind, sought = characteristics.types(table, uid)[0], first.types if _is_asked(filter, first) else ()
            named = tuple(map(str, sought)) if len(sought) <= _MOST_SOUGHT else ()
            turns, beyond = changed(table, uid, kind, first.types)
            return NearMiss(uid, len(failed), Lack.TYPE, word=str(kind), sought=named, turns=turns, beyond=beyond)
        case f.OfAttribute() if len(characteristics.attributes(table, uid)) == 1:
            trait, named = characteristics.attributes(table, uid)[0], (str(first.attribute),)
            named = named if _is_asked(filter, first) else ()
            turns, beyond = changed(table, uid, trait, (first.attribute,))
            return NearMiss(uid, len(failed), Lack.ATTRIBUTE, word=str(trait), sought=named, turns=turns, beyond=beyond)
        case f.StatIs(stat=Stat.LEVEL) if (printed := table.stats(uid)) is not None and not printed.level:
            lack = Lack.NO_LEVEL
        case f.StatIs() if first.stat in (Stat.ATK, Stat.DEF, Stat.LEVEL):
            value = (derived.original if first.original else derived.stat)(table, uid, first.stat)
            return NearMiss(uid, len(failed), Lack.STAT, value=value, stat=str(first.stat), bounds=_bounds(first))
        case _:
            wants = kind_asked(filter, failed)
            return NearMiss(uid, len(failed), Lack.OTHER if wants is None else Lack.KIND, wants=wants)
    return NearMiss(uid, len(failed), lack)


def _is_asked(filter: f.Filter, part: f.Filter) -> bool:
    """Whether a filter asks for this, not only as one of several ways to fit."""
    return part in filter_parts(filter)


_MOST_SOUGHT = 2
"""The number of Types that a sentence names as those that would fit."""


def _bounds(asked: f.StatIs) -> tuple[int, ...]:
    """The lowest number that fits and 1, or the highest and 0; empty if it is no such condition."""
    if not isinstance(asked.value, int) or asked.op not in _REACH:
        return ()
    upward, beyond = _REACH[asked.op]
    return asked.value + beyond, upward


_REACH = {Op.GE: (1, 0), Op.GT: (1, 1), Op.LE: (0, 0), Op.LT: (0, -1)}
"""By a comparison, whether more is right (else less), and how far the first right number is from the one compared."""


def _thought_of(table: Table, filter: f.Filter, scope: query.Scope) -> list[int]:
    """The cards in a place that the filter names, or those it points at; not the effect's own card.

    On either side, but nobody thinks of the wrong player's hand.
    """
    parts = filter_parts(filter)
    pointed = [part.ref for part in parts if isinstance(part, f.Same) and part.ref != Ref.THIS]
    if pointed:
        return query.cards_of(table, pointed[0], scope)
    zones = [part.zones for part in parts if isinstance(part, f.In)]
    if not zones:
        return []
    own, sides = scope.context.source.uid, [part for part in parts if isinstance(part, f.In)]
    return [
        uid for uid, card in enumerate(table.cards)
        if card.zone in zones[0] and uid != own
        and (card.zone != Zone.HAND or all(query.fits(table, part, uid, scope) for part in sides))
    ]  # fmt: skip


def best(found: Iterable[NearMiss | None]) -> NearMiss | None:
    """The nearest of several near misses, if there are any; what is not in the text of the card goes first."""
    there = (one for one in found if one is not None)
    return min(there, key=lambda one: (one.failed, one.lack in OF_FILTER, one.uid), default=None)


def _known(table: Table, filter: f.Filter, scope: query.Scope, player: int) -> Iterator[list[int]]:
    """The cards a player would think of: those known to both players, then those known to this one only."""
    cards = table.cards
    hidden = (Zone.DECK,) if query.names_zone(filter, Zone.EXTRA) else (Zone.DECK, Zone.EXTRA)
    there = [uid for uid in _thought_of(table, filter, scope) if cards[uid].number and cards[uid].zone not in hidden]
    yield [uid for uid in there if cards[uid].seen == EVERYBODY]
    yield [uid for uid in there if cards[uid].seen != EVERYBODY and cards[uid].seen >> player & 1]


def _of_kind(table: Table, filter: f.Filter, uid: int, scope: query.Scope) -> bool:
    parts = filter_parts(filter)
    kinds = (f.OfKind, f.Same, f.Other, f.SameName)
    if table.cards[uid].zone == Zone.BANISHED and table.cards[uid].position == Position.SET:
        return True  # face-down, it is of no kind
    return all(query.fits(table, part, uid, scope) for part in parts if isinstance(part, kinds))


def for_filter(
    table: Table, filter: f.Filter, scope: query.Scope, only: tuple[Lack, ...] = tuple(Lack)
) -> NearMiss | None:
    """The card nearest to a filter that does not fit it, among those its player knows; None if there is none.

    Args:
        table: the table, at the time of the question.
        filter: the filter.
        scope: the effect's card and its controller.
        only: what the card may lack.
    """
    for uids in _known(table, filter, scope, scope.player):
        misses = ((uid, _failed(table, filter, uid, scope)) for uid in uids if _of_kind(table, filter, uid, scope))
        found = (_near(table, filter, failed, uid, scope) for uid, failed in misses if failed)
        nearest = best(one for one in found if one.lack in only)
        if nearest is not None:
            return nearest
    return None


def for_target(
    table: Table, target: o.Target, group: int, operation: o.Operation | None, scope: query.Scope
) -> NearMiss | None:
    """The card nearest to being a legal target, among those its player knows; None if there is none.

    Args:
        table: the table, at the time of activation.
        target: the group of targets.
        group: its number.
        operation: what the effect does.
        scope: the effect's card and its controller.
    """
    player = query.side_of(scope, target.by)
    parts = done_to(operation, group)
    legal = target_candidates(table, target, scope)
    for uids in _known(table, target.filter, scope, player):
        fitting = [uid for uid in uids if query.fits(table, target.filter, uid, scope)]
        wrong = [uid for uid in fitting if uid not in legal or not suits(table, uid, parts, player)]
        nearest = best(miss for uid in wrong if (miss := _unsuited(table, uid, parts, player)) is not None)
        if nearest is not None:
            return nearest
    near = _paid(table, target.filter, scope) or for_filter(table, target.filter, scope)
    return near or _elsewhere(table, target.filter, scope)


def for_operation(table: Table, filter: f.Filter, operation: o.Operation, scope: query.Scope) -> NearMiss | None:
    """The card nearest to being one that an operation takes, among those its player knows; None if there is none.

    Args:
        table: the table, at the time of activation.
        filter: the cards that the operation takes.
        operation: what is done to them.
        scope: the effect's card and its controller.
    """
    for uids in _known(table, filter, scope, scope.player):
        fitting = (uid for uid in uids if query.fits(table, filter, uid, scope))
        nearest = best(_unsuited(table, uid, [operation], scope.player, target=False) for uid in fitting)
        if nearest is not None:
            return nearest
    near = _paid(table, filter, scope) or for_filter(table, filter, scope)
    return near or _elsewhere(table, filter, scope)


_INSTEAD = (Zone.EXTRA, Zone.BANISHED)
"""Where a card can be that would usually be in the Graveyard."""


def _elsewhere(table: Table, filter: f.Filter, scope: query.Scope) -> NearMiss | None:
    """A card that would fit in the Graveyard, and is face-up among the banished cards or in the Extra Deck."""
    parts = filter_parts(filter)
    asked = [part for part in parts if isinstance(part, f.In)]
    if len(asked) != 1 or asked[0].zones != (Zone.GRAVEYARD,):
        return None
    for uid, card in enumerate(table.cards):
        if card.zone not in _INSTEAD or card.position == Position.SET or card.seen != EVERYBODY or not card.number:
            continue
        lying = derived.snapshot(table, uid)._replace(zone=Zone.GRAVEYARD)
        if query.fits(table, filter, uid, scope, lying):
            return NearMiss(uid, 1, Lack.ELSEWHERE)
    return None


def _paid(table: Table, filter: f.Filter, scope: query.Scope) -> NearMiss | None:
    """A card that fitted until it was moved as a cost in this Chain."""
    for link in reversed(table.chain):
        for snap in link.context.paid:
            if snap.number and not table.is_same(snap.ref) and query.fits(table, filter, snap.uid, scope, snap):
                return NearMiss(snap.uid, 1, Lack.PAID)
    return None


def of_card(
    table: Table,
    filter: f.Filter,
    parts: Sequence[o.Operation],
    scope: query.Scope,
    player: int,
    uid: int,
    *,
    target: bool = False,
) -> NearMiss | None:
    """What one card lacks to be chosen; None if nothing is known against it.

    Args:
        table: the table, at the time of the choice.
        filter: the cards that can be chosen.
        parts: what would be done to the card.
        scope: the effect's card and its controller.
        player: who chooses.
        uid: the card.
        target: whether it would be targeted.
    """  # fmt: skip
    failed = _failed(table, filter, uid, scope)
    if not failed:
        return _unsuited(table, uid, parts, player, target=target)
    first = failed[0]
    elsewhere = isinstance(first, f.In) and table.cards[uid].zone not in first.zones
    if not elsewhere:
        return _near(table, filter, failed, uid, scope)
    wants = kind_asked(filter, failed)
    return NearMiss(uid, len(failed), Lack.OTHER if wants is None else Lack.KIND, wants=wants)


def _unsuited(
    table: Table, uid: int, parts: Sequence[o.Operation], player: int, *, target: bool = True
) -> NearMiss | None:
    """Why a card that fits the text cannot be chosen; None if no such reason is known."""
    if target and uid in fixed(table):
        return NearMiss(uid, 1, Lack.DOOMED)
    aimed = target and table.under(UNTARGETABLE)
    ground = derived.forbidding(table, Verb.BE_TARGETED, uid=uid) if aimed else None
    if ground is not None:
        return NearMiss(uid, 1, Lack.PROTECTED, *ground)
    for one in parts:
        ground = bar(table, one, uid, player)
        if ground is not None:
            return NearMiss(uid, 1, Lack.BARRED, *ground)
        if isinstance(one, o.TurnFaceDown) and is_token(table, uid) and table.under(TOKEN_UP):
            return NearMiss(uid, 1, Lack.TOKEN)
        if isinstance(one, o.SpecialSummon) and not (one.ignoring or proper_summons.allows(table, uid, one.as_)):
            proper = proper_summons.allows(table, uid, one.as_, as_if_proper=True)
            kinds = int(proper_summons.frame(table, uid) or SummonKind.SPECIAL)
            return NearMiss(uid, 1, Lack.PROPER, kinds=kinds) if proper else _never(table, uid, one.as_)
        if isinstance(one, o.SpecialSummon) and not summon_costs.bearable(table, uid, player):
            return NearMiss(uid, 1, Lack.TRIBUTE)
    return None


def _never(table: Table, uid: int, kind: SummonKind) -> NearMiss:
    place = proper_summons.denied_by(table, uid, kind)
    return NearMiss(uid, 1, Lack.NEVER, *(() if place is None else (derived.snapshot(table, uid), (place,))))


def equip_lack(table: Table, equip: Snapshot, host: int) -> NearMiss | None:
    """What a monster lacks to fit the text of an Equip Card; None if nothing is known against it."""
    wanted = lasting_requirement(table.book, equip.number)
    if wanted is None:
        return None
    scope = query.Scope(equip.controller, Context(equip.controller, equip))
    return of_card(table, wanted, [], scope, equip.controller, host)
