"""Announcing an activation: the event it responds to, its Spell Speed, and where its card is placed."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rulebook.engine.choosing.link_outlook import number_reached, would
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.effect_paths import mentions_type
from rulebook.engine.core.frame_data import ChainData, WindowData
from rulebook.engine.core.missed import Condition
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.state import Context, Occurrence
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Argument
from rulebook.engine.moving import spell_trap_zones
from rulebook.engine.moving.matching import matches, unmet
from rulebook.engine.moving.moves import relocate, turn_face_up
from rulebook.engine.rule_ids.chain import NOT_THE_SUMMON, SPEED_1, SPEED_2, SPEED_3
from rulebook.engine.rule_ids.field import COUNTER_TRAP
from rulebook.engine.rule_ids.wording import QUICK, SLOW
from rulebook.vocabulary.effects import Activated, Card, Continuous
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import PhasesPassed
from rulebook.vocabulary.terms import (
    ON_FIELD,
    CardKind,
    Cause,
    EffectKind,
    Icon,
    Position,
    Side,
    SummonKind,
    Verb,
    Zone,
)

from .earlier_events import missed_earlier


class Bound(NamedTuple):
    """The event an activation responds to: the cards it happened to, who did it, and its damage (see ``state``)."""

    cards: tuple[Snapshot, ...]
    player: int
    taken: tuple[int, ...] = ()


def bound_of(context: Context) -> Bound | None:
    """The event that an activation in this context responds to, if there is one."""
    return Bound(context.event, context.event_player, context.taken) if context.event else None


def effect_of(table: Table, uid: int, index: int) -> Activated | None:
    """The effect that an ACTIVATE action names, or None."""
    return effect_in(table.book, table.cards[uid].number, index)


def effect_in(book: Book, number: int, index: int) -> Activated | None:
    """The effect of a card that can be activated and has this index, or None."""
    effects = book.effects(number)
    effect = effects[index] if 0 <= index < len(effects) else None
    return effect if isinstance(effect, Activated) else None


def spell_speed(table: Table, uid: int, effect: Activated) -> int:
    """The Spell Speed of an effect, derived from its kind and its card (rule chain.spell-speed.range)."""
    return speed_of(table.book, table.card(uid), effect)


def speed_of(book: Book, card: Card | None, effect: Activated) -> int:
    """The Spell Speed of an effect of this card, in any zone."""
    return _speed(book, effect.kind, card.kind if card is not None else None, card.icon if card is not None else None)


@lru_cache(maxsize=1024)
def _speed(book: Book, effect: EffectKind, kind: CardKind | None, icon: Icon | None) -> int:
    if effect == EffectKind.QUICK:
        speed = 2 if book.under(QUICK) else 1
    elif effect != EffectKind.ACTIVATION or kind is None:
        speed = 1 if book.under(SLOW) else 2
    elif icon == Icon.COUNTER:
        speed = 3
    else:
        speed = 2 if kind == CardKind.TRAP or icon == Icon.QUICK_PLAY else 1
    if speed == 3 and not book.under(COUNTER_TRAP):
        speed = 2
    rules, otherwise = SPEEDS[speed]
    return speed if book.under(rules) else otherwise


SPEEDS: dict[int, tuple[tuple[str, ...], int]] = {1: (SPEED_1, 2), 2: (SPEED_2, 1), 3: (SPEED_3, 2)}
"""The rules behind each Spell Speed, and the fallback without them."""


def moment(table: Table) -> int:
    """The batch that fast effects can respond to now, or NOBODY in an open game state."""
    for frame in reversed(table.agenda):
        if frame.procedure == Procedure.WINDOW:
            return WindowData(*frame.data).moment
        if frame.procedure == Procedure.CHAIN:
            return ChainData(*frame.data).moment
    return NOBODY


def answered(table: Table, player: int, uid: int, index: int, effect: Activated) -> Bound | None:
    """The event an effect with "When ...:" can respond to now, or None."""
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid), index))
    for pattern in effect.event:
        bound = _answered_by(table, pattern, scope)
        if bound is not None:
            return bound
    return None


def _answered_by(table: Table, pattern: On, scope: query.Scope) -> Bound | None:
    if pattern.verb == Verb.ACTIVATE:
        if not table.chain:
            return None
        link = table.chain[-1]
        if pattern.card_activation and not link.card_activation:
            return None
        source = link.context.source
        if pattern.by != Side.ANY and link.context.player != query.side_of(scope, pattern.by):
            return None
        if not query.fits(table, pattern.subject, source.uid, scope, source):
            return None
        if pattern.would is not None and not would(table, link, pattern.would, scope):
            return None
        return Bound((source,), link.context.player)
    if pattern.verb == Verb.WOULD_SUMMON and table.chain and table.under(NOT_THE_SUMMON):
        return None  # from Chain Link 2 on, the response is to the previous link, not to the Summon
    now = moment(table)
    found = [one for one in table.window if one.batch == now and matches(table, pattern, one, scope)]
    cards = [snap for one in found for snap in _met_again(table, one)]
    return Bound(tuple(cards), found[0].player, found[0].taken) if cards else None


class Missed(NamedTuple):
    """What a response nearly answers, and why not.

    ``why``: "effect-only", "would", "would.few", "direct", "direct-damage", "battle-damage", "kinds", "set",
    "returned" (to the field), "flipped", "place", "place-other", "owner", "cause", "elsewhere", "face-down", "several"
    (at once), "passed" (something else happened after it), "standing" (it works without an activation), "attack-over",
    "summon-over" or "other".
    ``have``: the number of fitting cards that would be treated as required, if they are too few; ``needed``: how many
    there must be. ``kinds``: how a monster is Summoned; ``zone``: where the card went, or came from ("place"),
    and ``wanted`` from where it should have, if that is not the field.
    ``player``: to whom it belongs; ``cause`` and ``asked``: why it happened and why it should have.
    """

    card: Snapshot
    why: str
    have: int = 0
    needed: int = 0
    kinds: int = 0
    zone: int = 0
    player: int = NOBODY
    cause: int = 0
    asked: int = 0
    wanted: int = 0

    def facts(self) -> dict[str, Argument]:
        """The card and what keeps it from being answered, as arguments of a failure."""
        if self.why == "set":
            return {"unfit": self.why}
        found: dict[str, Argument] = {
            "answers": self.card, "unfit": self.why, "have": self.have, "needed": self.needed,
        }  # fmt: skip
        more: dict[str, dict[str, Argument]] = {
            "kinds": {"kinds": self.kinds},
            "elsewhere": {"zone": self.zone},
            "place": {"zone": self.zone},
            "place-other": {"zone": self.zone, "wanted": self.wanted},
            "owner": {"player": self.player},
            "cause": {"cause": self.cause, "asked": self.asked},
        }
        return found | more.get(self.why, {})


def nearly_answered(table: Table, player: int, uid: int, index: int, effect: Activated) -> Missed | None:
    """What an effect with "When ...:" nearly responds to: an event of the same kind that differs in one thing."""
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid), index))
    for pattern in effect.event:
        if pattern.verb == Verb.ACTIVATE and table.chain:
            link = table.chain[-1]
            source = link.context.source
            if pattern.by != Side.ANY and link.context.player != query.side_of(scope, pattern.by):
                continue
            if pattern.card_activation and not link.card_activation:
                return Missed(source, "effect-only")
            fits = query.fits(table, pattern.subject, source.uid, scope, source)
            if not fits or pattern.would is None:
                return Missed(source, "other")
            reached = number_reached(table, link, pattern.would, scope)
            return Missed(source, "would.few" if reached else "would", reached, pattern.would.at_least)
        now = moment(table)
        for one in table.window:
            if pattern.verb == Verb.WOULD_SUMMON and one.batch == now and one.verb == Verb.SUMMON:
                if not one.kinds & pattern.kinds:
                    return Missed(one.subject, "kinds", kinds=one.kinds)
                if not query.fits(table, pattern.subject, one.subject.uid, scope, one.subject):
                    return Missed(one.subject, "other")
                if pattern.alone and (count := _summoned_together(table, now)) > 1:
                    return Missed(one.subject, "several", have=count)
                return Missed(one.subject, "by-effect" if one.cause == Cause.EFFECT else "summoned")
            only_set = one.verb == Verb.SET and one.batch == now and one.to == Zone.MONSTER
            if only_set and pattern.verb in (Verb.SUMMON, Verb.WOULD_SUMMON):
                return Missed(one.subject, "set")
            came_back = one.verb == Verb.RETURN and one.batch == now and one.to == Zone.MONSTER
            if came_back and pattern.verb in (Verb.SUMMON, Verb.WOULD_SUMMON):
                return Missed(one.subject, "returned")
            by_flip = pattern.verb == Verb.SUMMON and pattern.kinds & SummonKind.FLIP and one.verb == Verb.FLIP
            if by_flip and one.batch == now and one.cause != Cause.SUMMON:
                return Missed(one.subject, "flipped")
            paid = bool(table.chain) and now == NOBODY and one.cause == Cause.COST
            told = (one.batch == now or paid) and one.verb == pattern.verb
            failed = unmet(table, pattern, one, scope) if told else None
            if failed is not None and failed.condition is Condition.KINDS:
                return Missed(one.subject, "kinds", kinds=one.kinds)
            if failed is not None and failed.condition in (Condition.DIRECT, Condition.SUBJECT):
                if failed.condition is Condition.DIRECT:
                    damage = pattern.verb == Verb.BATTLE_DAMAGE
                    return Missed(one.subject, "direct-damage" if damage else "direct")
                return Missed(one.subject, "face-down" if _only_lay_set(table, pattern, one, scope) else "other")
            if failed is not None and (near := _but_one(table, pattern, one, scope, failed.condition)) is not None:
                return near
            by_battle = one.batch == now and one.verb == Verb.BATTLE_DAMAGE
            if by_battle and pattern.would is not None and pattern.would.verb == Verb.EFFECT_DAMAGE:
                return Missed(one.subject, "battle-damage")
            if one.batch == now and _went_elsewhere(table, pattern, one, scope):
                return Missed(one.subject, "elsewhere", zone=int(one.to))
    near = passed(table, effect, scope, moment(table)) or _standing(table, effect, scope) if not table.chain else None
    earlier = missed_earlier(table, effect.event, scope) if near is None else None
    return Missed(*earlier) if earlier is not None else near


def _summoned_together(table: Table, batch: int) -> int:
    """How many monsters were Summoned in a batch."""
    return sum(one.batch == batch and one.verb == Verb.SUMMON for one in table.window)


def passed(table: Table, effect: Activated, scope: query.Scope, now: int) -> Missed | None:
    """The awaited event, if it happened before the last batch ``now`` of the Chain that has just resolved."""
    for pattern in effect.event:
        for one in table.window:
            if one.batch < now and one.verb == pattern.verb and matches(table, pattern, one, scope):
                return Missed(one.subject, "passed")
    return None


def _standing(table: Table, effect: Activated, scope: query.Scope) -> Missed | None:
    """A face-up monster whose only effects apply without being activated, for an effect that answers activations."""
    for pattern in effect.event:
        if pattern.verb != Verb.ACTIVATE or pattern.card_activation or pattern.would is not None:
            continue
        for uid in table.in_zone(Zone.MONSTER, 1 - scope.player):
            effects = table.effects(uid) if table.cards[uid].number and table.is_up(uid) else ()
            kinds = {isinstance(one, Activated) for one in effects if isinstance(one, Activated | Continuous)}
            if kinds == {False} and query.fits(table, pattern.subject, uid, scope):
                return Missed(derived.snapshot(table, uid), "standing")
    return None


def _but_one(table: Table, pattern: On, occurrence: Occurrence, scope: query.Scope, failed: Condition) -> Missed | None:
    """What happened to a card in its Graveyard that fits a pattern in everything but one fact about it."""
    snap = occurrence.subject
    match failed:
        case Condition.WAS if occurrence.to == Zone.GRAVEYARD:
            fitting = occurrence._replace(subject=snap._replace(zone=pattern.was[0]))
            why = "place" if set(pattern.was) <= set(ON_FIELD) else "place-other"
            near = Missed(snap, why, zone=int(snap.zone), wanted=int(pattern.was[0]))
        case Condition.OWNER if occurrence.to == Zone.GRAVEYARD:
            fitting = occurrence._replace(subject=snap._replace(owner=1 - snap.owner))
            near = Missed(snap, "owner", player=snap.owner)
        case Condition.CAUSE:
            fitting = occurrence._replace(cause=pattern.cause[0])
            near = Missed(snap, "cause", cause=int(occurrence.cause), asked=int(pattern.cause[0]))
        case _:
            return None
    return near if unmet(table, pattern, fitting, scope) is None else None


def _only_lay_set(table: Table, pattern: On, occurrence: Occurrence, scope: query.Scope) -> bool:
    """Whether a card fits a pattern in everything but that it was face-down."""
    snap = occurrence.subject
    if snap.position != Position.SET:
        return False
    up = Position.DEFENSE if snap.zone == Zone.MONSTER else Position.NONE
    return unmet(table, pattern, occurrence._replace(subject=snap._replace(position=up)), scope) is None


def _went_elsewhere(table: Table, pattern: On, occurrence: Occurrence, scope: query.Scope) -> bool:
    """Whether a card left the field and fits a pattern in everything but where it went."""
    if pattern.to != (Zone.GRAVEYARD,) or occurrence.to == Zone.GRAVEYARD or occurrence.verb not in _LEAVING:
        return False
    if pattern.verb not in (Verb.SEND, occurrence.verb):
        return False
    there = occurrence._replace(verb=pattern.verb, to=Zone.GRAVEYARD)
    return unmet(table, pattern, there, scope) is None


_LEAVING = (Verb.DESTROY, Verb.SEND, Verb.TRIBUTE, Verb.BANISH)
"""What usually takes a card from the field to the Graveyard."""


def _met_again(table: Table, occurrence: Occurrence) -> tuple[Snapshot, ...]:
    """The card of an event for a response: in its old place, or where the event has moved it."""
    was = occurrence.subject
    if table.is_same(was.ref):
        return (was,)
    card = table.cards[was.uid] if was.uid >= 0 else None
    if card is None or card.zone != occurrence.to or card.incarnation != was.ref.incarnation + 1:
        return ()
    return (derived.snapshot(table, was.uid),)


PENDULUM_UP = ("pendulum.faceup-in-zone",)


def place(table: Table, uid: int, player: int, effect: Activated) -> None:
    """Put an activated Spell or Trap Card face-up on the field (rule zone.spell-trap.activation-slot)."""
    if effect.kind != EffectKind.ACTIVATION:
        return
    if table.cards[uid].zone == Zone.HAND:
        spell_trap_zones.make_room(table, uid, player)
        lying = Position.UP
        if spell_trap_zones.zone_of(table, uid) == Zone.PENDULUM and not table.under(PENDULUM_UP):
            lying = Position.SET
        relocate(table, uid, spell_trap_zones.zone_of(table, uid), position=lying, side=player)
    else:
        turn_face_up(table, uid, Position.UP)
    if _counts_phases(table.book, table.cards[uid].number):
        table.put(uid, table.cards[uid]._replace(since=table.turn))


@lru_cache(maxsize=512)
def _counts_phases(book: Book, number: int) -> bool:
    """Whether an effect of this card counts the phases since it was activated."""
    return any(mentions_type(effect, PhasesPassed) for effect in book.effects(number))
