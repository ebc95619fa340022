"""Derived values: printed cards as modified by continuous and lingering effects, computed only here.

Everything is computed lazily and cached on the table. Checks and executors read nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from rulebook.engine.core.card_state import NO_CARD, NOBODY, CardRef, Snapshot
from rulebook.engine.core.effect_paths import MODIFIER, operation_at
from rulebook.engine.core.state import Context, RelationKind
from rulebook.engine.core.table import IN_PLAY, Table, shows_face
from rulebook.engine.records import activated_cards
from rulebook.engine.rule_ids.field import in_force
from rulebook.engine.rule_ids.general import CARD_WINS, CONTINUOUS, IMMUNE, LINGERING
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.operations import Apply, Cannot, Change, Modifier, Negated, Redirect, Unaffected
from rulebook.vocabulary.terms import Cause, Side, Stat, Verb, Zone

from . import card_kinds, layers, negation, query
from .durations import SKIPPING, WAITING

_RESTING = ("bans", "changes", "treatments", "guards", "reversed")
"""Cached results that depend on the modifiers in force, other than values of single cards."""


_NONE: frozenset[int] = frozenset()


class Active(NamedTuple):
    """A modifier in force: its player, its source, and (if lingering) the objects it applies to.

    ``before`` are the sources whose continuous effects already applied when a lingering one was applied, ``path`` is
    the place of the modifier in its effect.
    """

    modifier: Modifier
    scope: query.Scope
    subjects: tuple[CardRef, ...]
    lingering: bool
    amount: int
    before: tuple[CardRef, ...] = ()
    path: tuple[int, ...] = ()


class Ground(NamedTuple):
    """A reason: the card whose effect is responsible, and the place in its text (see ``Event.clause``).

    ``player`` is whom that text calls "you", where an effect may have been begun by another player than has the card.
    """

    card: Snapshot
    clause: tuple[int, ...]
    player: int = NOBODY

    def told(self) -> dict[str, Any]:
        """The arguments an event gives for it."""
        return {"source": self.card, "clause": self.clause}

    def against(self) -> dict[str, Any]:
        """The arguments of a failure that rests on it."""
        other = self.player not in (NOBODY, self.card.controller)
        return {"source": self.card, "says": self.clause, **({"addressed": self.player} if other else {})}


def lies_up(snap: Snapshot) -> bool:
    """Whether the card was face-up in the snapshot."""
    return shows_face(snap.zone, snap.position)


def scope_of(table: Table, uid: int, effect: int) -> query.Scope:
    card = table.cards[uid]
    source = Snapshot(uid, card.incarnation, card.stamp, card.number, NOBODY, NOBODY, 0, 0, 0, 0, 0)
    player = table.controller(uid)
    return query.Scope(player, Context(player, source, effect, declared=card.declared))


def sources(table: Table) -> list[tuple[int, int, Continuous]]:
    """Face-up cards with continuous effects, in the order in which they began to apply."""
    found = []
    for ref in table.starts if table.under(CONTINUOUS) else ():
        if table.is_unchanged(ref) and table.cards[ref.uid].zone in IN_PLAY and table.is_up(ref.uid):
            for index, effect in enumerate(table.effects(ref.uid)):
                if not isinstance(effect, Continuous) or not card_kinds.in_force(table, ref.uid, effect.where):
                    continue
                if card_kinds.has(table, ref.uid, index):
                    found.append((ref.uid, index, effect))
    return found


def is_negated(table: Table, uid: int) -> bool:
    """Whether this card's effects on the field are negated."""
    return table.cards[uid].zone in IN_PLAY and uid in negation.negated(table)


def lingering(table: Table) -> list[Active]:
    """Every lingering modifier, oldest first (rule mechanic.G2)."""
    if not table.lingering:
        return []
    found = []
    for item in table.lingering:
        if item.until in (WAITING, SKIPPING):
            continue  # it waits for its moment and has no effect until then
        if not table.under(LINGERING) and not (
            table.is_same(item.source) and table.cards[item.source.uid].zone in IN_PLAY
        ):
            continue
        operation = operation_at(table.book.effects(item.number)[item.effect], item.path)
        if not isinstance(operation, Apply):
            continue  # it waits for an event
        source = NO_CARD._replace(uid=item.source.uid, number=item.number)
        scope = query.Scope(item.player, Context(item.player, source, item.effect))
        found.append(Active(operation.modifier, scope, item.subjects, True, item.amount, item.before, item.path))
    return found


def active(table: Table) -> list[Active]:
    """Every modifier in force, continuous ones first by start, then lingering ones by age.

    Conditions of effects are evaluated with the effects already in force, repeatedly until nothing changes.
    """
    memo: list[Active] | None = table.memo.get("active")
    if memo is not None:
        return memo
    gone = negation.negated(table)
    standing = [one for one in sources(table) if one[0] not in gone]
    last = lingering(table)
    asking = any(effect.while_ is not None for _, _, effect in standing)
    found: list[Active] = []
    for _ in range(len(standing) + 1):
        before = found
        found = before or []
        table.memo["active"] = found
        found = _applying(table, standing) + last
        table.memo["active"] = found
        if not asking or [one.modifier for one in found] == [one.modifier for one in before]:
            break
        forget_values(table)
    return found


def _applying(table: Table, standing: list[tuple[int, int, Continuous]]) -> list[Active]:
    found = []
    for uid, index, effect in standing:
        scope = scope_of(table, uid, index)
        if query.holds(table, effect.while_, scope):
            found += [
                Active(modifier, scope, (), False, 0, (), (MODIFIER, place))
                for place, modifier in enumerate(effect.modifiers)
            ]
    return found


def forget_values(table: Table) -> None:
    """Drop cached values that rest on an assumption that turned out to be wrong."""
    for key in [key for key in table.memo if key in _RESTING or (isinstance(key, tuple) and key[0] != "leaders")]:
        del table.memo[key]


def applies(table: Table, item: Active, uid: int) -> bool:
    """Whether a modifier applies to this card, and the card is not immune to its source.

    What a resolved effect has applied to a card stays, even if the card is unaffected from now on (rule mechanic.G2).
    """
    if item.lingering and item.subjects:
        return any(ref.uid == uid and table.is_unchanged(ref) for ref in item.subjects)
    subject = getattr(item.modifier, "subject", None)
    if subject is None or not (query.fits(table, subject, uid, item.scope) or _stays_changed(table, item, uid)):
        return False
    return _shield(table, item, uid) is None


def _stays_changed(table: Table, item: Active, uid: int) -> bool:
    """Whether a continuous change that stays has already reached this card."""
    return (
        isinstance(item.modifier, Change)
        and item.modifier.stays
        and any(
            one.kind == RelationKind.CHANGED
            and one.source.uid == item.scope.context.source.uid
            and one.other == table.ref(uid)
            for one in table.relations
        )
    )


def immune(table: Table, uid: int, source: int, snap: Snapshot | None = None) -> Ground | None:
    """Why effects of ``source`` do not affect this card, or None (rule mechanic.G4)."""
    item = _guard(table, uid, source, snap)
    return ground(table, item) if item is not None else None


def is_immune(table: Table, uid: int, source: int) -> bool:
    """Whether effects of ``source`` do not affect this card."""
    return _guard(table, uid, source, None) is not None


def shielded(table: Table, item: Active, uid: int) -> Ground | None:
    """Why a modifier in force does not affect this card, or None (rule mechanic.G4)."""
    found = _shield(table, item, uid)
    return ground(table, found) if found is not None else None


def _shield(table: Table, item: Active, uid: int) -> Active | None:
    """The same as the modifier: its card is judged as it is now, that of a resolved effect as its player's card."""
    source = item.scope.context.source
    if not _guards(table) or source.uid < 0:
        return None
    snap = source._replace(controller=item.scope.player, zone=table.cards[source.uid].zone) if item.lingering else None
    return _guard(table, uid, source.uid, snap)


def guarded(table: Table) -> bool:
    """Whether any card is unaffected by others: a cheap test before asking of each card."""
    return bool(_guards(table))


def _guard(table: Table, uid: int, source: int, snap: Snapshot | None) -> Active | None:
    guards = _guards(table)
    if not guards or uid == source or not table.under(IMMUNE):
        return None
    for item in guards:
        guard = item.modifier
        assert isinstance(guard, Unaffected)
        if not query.fits(table, guard.by, source, item.scope, snap):
            continue
        if item.lingering:
            concerned = any(ref.uid == uid and table.is_unchanged(ref) for ref in item.subjects)
        else:
            concerned = query.fits(table, guard.subject, uid, item.scope)
        if concerned:
            return item
    return None


def anywhere(table: Table, kind: type) -> bool:
    """Whether a face-up card has a continuous modifier of this kind: a cheap test before an expensive one."""
    starts = table.starts
    if not starts:
        return False
    numbers, cards = table.book.by_modifier.get(kind, _NONE), table.cards
    for ref in starts:  # noqa: SIM110 - a loop takes half the time here
        if cards[ref.uid].number in numbers:
            return True
    return False


def _guards(table: Table) -> list[Active]:
    memo: list[Active] | None = table.memo.get("guards")
    if memo is None:
        gone = negation.negated(table)
        table.memo["guards"] = memo = []
        if anywhere(table, Unaffected):
            memo += _applying(table, [one for one in sources(table) if one[0] not in gone])
        memo += lingering(table)
        memo[:] = [item for item in memo if isinstance(item.modifier, Unaffected)]
    return memo


def original(table: Table, uid: int, which: Stat) -> int:
    """The original value: as printed, or as set by an effect."""
    return layers.original(table, uid, which) if _may_change(table) else layers.printed(table, uid, which) or 0


def stat(table: Table, uid: int, which: Stat) -> int:
    """The current ATK, DEF or Level: the printed value and every change in force (see ``layers``)."""
    key = ("stat", uid, which)
    value: int | None = table.memo.get(key)
    if value is None:
        value = layers.reckon(table, uid, which) if _may_change(table) else layers.printed(table, uid, which) or 0
        table.memo[key] = value
    return value


def _may_change(table: Table) -> bool:
    """Whether an effect in force could change a value: a cheap test before going through them."""
    return bool(table.lingering) or anywhere(table, Change)


def snapshot(table: Table, uid: int) -> Snapshot:
    """The card's facts at this moment."""
    memo: Snapshot | None = table.memo.get(("snap", uid))
    if memo is None:
        card = table.cards[uid]
        memo = Snapshot(
            uid, card.incarnation, card.stamp, card.number, card.owner, table.controller(uid), card.zone,
            card.position, stat(table, uid, Stat.ATK), stat(table, uid, Stat.DEF), stat(table, uid, Stat.LEVEL),
        )  # fmt: skip
        table.memo[("snap", uid)] = memo
    return memo


def applying(table: Table, kind: type, uid: int) -> Iterator[Active]:
    """Yield the modifiers of one type that apply to this card."""
    for item in active(table):
        if isinstance(item.modifier, kind) and applies(table, item, uid):
            yield item


def source_of(table: Table, item: Active) -> Snapshot:
    """The card a modifier comes from."""
    uid = item.scope.context.source.uid
    return snapshot(table, uid) if 0 <= uid < len(table.cards) else item.scope.context.source


def ground(table: Table, item: Active) -> Ground:
    """A modifier as the reason for its result."""
    return Ground(source_of(table, item), (item.scope.context.effect, *item.path), item.scope.player)


def standing(table: Table, reason: Ground) -> tuple[str, ...]:
    """The rules by which this applies now: what its kind of card does while it is face-up, or an effect goes on."""
    source, clause, _ = reason
    if not source.number or not clause:
        return ()
    if not isinstance(table.book.effects(source.number)[clause[0]], Continuous):
        return LINGERING
    card = table.book.by_number[source.number]
    return in_force(card.kind, card.icon, Zone(source.zone))


def forbidding(
    table: Table,
    verb: Verb,
    *,
    uid: int = NOBODY,
    player: int = NOBODY,
    cause: int | None = None,
    for_: Verb | None = None,
    by_source: CardRef | None = None,
    activation: bool = True,
) -> Ground | None:
    """The prohibition in force, or None.

    Args:
        verb: what would be done.
        uid: the card it would be done to or with.
        player: the player who would do it.
        cause: the cause, for prohibitions limited to one.
        for_: the purpose of a Tribute.
        by_source: the card whose effect does it; a restriction on "other" cards does not affect its own effect.
        activation: for ACTIVATE, whether the card itself is activated rather than an effect of it.
    """
    for item, rule in _bans(table).get(verb, ()):
        if rule.by and (cause is None or Cause(cause) not in rule.by):
            continue
        if rule.for_ is not None and rule.for_ != for_:
            continue
        if rule.activation and not activation:
            continue
        if rule.players is not None:
            bound = (0, 1) if rule.players == Side.ANY else (query.side_of(item.scope, rule.players),)
            if player not in bound:
                continue
            if rule.other_cards and by_source is not None and by_source.uid == item.scope.context.source.uid:
                continue
        if rule.subject is not None and uid == NOBODY:
            continue
        if rule.subject is not None and not applies(table, item, uid) and not _binds_all(table, item, uid):
            continue
        return ground(table, item)
    return None


def _bans(table: Table) -> dict[Verb, list[tuple[Active, Cannot]]]:
    """The prohibitions in force by what they forbid."""
    memo: dict[Verb, list[tuple[Active, Cannot]]] | None = table.memo.get("bans")
    if memo is None:
        memo = {}
        for item in active(table) if table.under(CARD_WINS) else ():
            if isinstance(item.modifier, Cannot):
                memo.setdefault(item.modifier.verb, []).append((item, item.modifier))
        table.memo["bans"] = memo
    return memo


def _binds_all(table: Table, item: Active, uid: int) -> bool:
    """Whether a continuous prohibition binds the players: no monster is unaffected by what nobody can do with it."""
    rule = item.modifier
    if item.lingering or not isinstance(rule, Cannot) or rule.verb != Verb.BE_TRIBUTED or rule.subject is None:
        return False
    return query.fits(table, rule.subject, uid, item.scope)


def redirecting(table: Table, uid: int, to: Zone, together: Collection[int] = ()) -> Ground | None:
    """Why this card is banished instead of going to its intended zone, or None.

    ``together`` are all cards of this move: a continuous effect whose source leaves with them no longer applies.
    """
    if to in IN_PLAY or to in (Zone.BANISHED, Zone.SUMMONING, Zone.GONE):
        return None
    for item in active(table):
        rule = item.modifier
        if not isinstance(rule, Redirect):
            continue
        if not (rule.leaving or item.lingering) and item.scope.context.source.uid in together:
            continue
        on_field = table.cards[uid].zone in IN_PLAY and not activated_cards.off_the_field(table, uid)
        meant = on_field if rule.leaving else to == Zone.GRAVEYARD
        if meant and applies(table, item, uid):
            return ground(table, item)
    return None


def negating(table: Table, uid: int) -> Ground | None:
    """The continuous or lingering effect that negates this card, or None."""
    for item in active(table):
        if isinstance(item.modifier, Negated) and applies(table, item, uid):
            return ground(table, item)
    return None
