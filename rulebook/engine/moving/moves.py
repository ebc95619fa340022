"""The one procedure that moves cards, and the immediate consequences of a move."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rulebook.engine.continuous.derived import Ground, forbidding, is_negated, redirecting, snapshot
from rulebook.engine.core.card_state import NO_CARD, NOBODY, CardState, Snapshot
from rulebook.engine.core.copies import printed
from rulebook.engine.core.deck import EVERYBODY
from rulebook.engine.core.events import EVENT_OF, EventKind
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.state import Occurrence, Relation, RelationKind
from rulebook.engine.core.table import IN_PLAY, Table, shows_face
from rulebook.engine.core.verdict import Argument
from rulebook.engine.permissions.extra_deck import HOME, TO_EXTRA, belongs_in_extra
from rulebook.engine.records import activated_cards, flipped_monsters
from rulebook.engine.rule_ids.field import GY_ORDER, OWNER_RETURN, TOKEN_GONE
from rulebook.engine.rule_ids.general import CAUSE, FORGETS, MOVE, MOVE_RULES, REDIRECTED
from rulebook.engine.rule_ids.wording import (
    FROM_BANISHED,
    LEAVES,
    NOT_DESTROYED,
    NOT_DRAWN,
    ONLY_SENT,
    SECRET,
    SENT_TOO,
)
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.terms import Cause, Position, Verb, Zone

from . import classic_destruction, looks
from .triggers import note

NOT_ON_FIELD = ("xyz.material.not-on-field",)
NO_LEAVE = ("xyz.material.no-leave-trigger", "mechanic.F4")
STILL_HAPPENS = (Verb.DESTROY, Verb.TRIBUTE, Verb.DISCARD, Verb.DETACH)
"""Verbs that still count if the card ends up elsewhere; a card sent or returned elsewhere was not sent or returned."""


OWNERS = ("zone.owner-return",)
"""Off the field, a card goes to its owner, whoever controlled it."""


def is_token(table: Table, uid: int) -> bool:
    """Whether the card is a Token."""
    card = table.card(uid)
    return card is not None and card.is_token


def _way(table: Table, uid: int, to: Zone, together: Collection[int]) -> tuple[Zone, Ground | None]:
    """The zone a card actually goes to, and what redirects it."""
    if is_token(table, uid) and to not in IN_PLAY and table.under(TOKEN_GONE):
        return Zone.GONE, None
    ground = redirecting(table, uid, to, together)
    if ground is None or not table.under(REDIRECTED) or forbidding(table, Verb.BE_BANISHED, uid=uid) is not None:
        return (Zone.EXTRA if belongs_in_extra(table, uid, to) else to), None
    return Zone.BANISHED, ground


def relocate(table: Table, uid: int, zone: Zone, *, position: Position, side: int = NOBODY) -> None:
    """Put a card somewhere: new place, new incarnation, facts cleared. Reports no event.

    Args:
        table: the table.
        uid: the card.
        zone: the new zone.
        position: its new position.
        side: on the field, the player on whose side; in a hand, the player whose hand it is, if not the owner's.
    """
    card = table.cards[uid]
    if card.zone in IN_PLAY and not table.under(OWNER_RETURN):
        card = card._replace(owner=table.controller(uid))
    owner = card.owner if table.under(OWNERS) or zone in IN_PLAY else table.controller(uid)
    taken = zone == Zone.HAND and side != NOBODY
    holder = side if zone in IN_PLAY or taken else table.controller(uid) if zone == Zone.SUMMONING else owner
    if zone in IN_PLAY:
        slot = table.free_slot(zone, side)
    else:
        there = [table.cards[other].slot for other in table.in_zone(zone, owner)]
        slot = 1 + max(there, default=-1)
        if zone == Zone.GRAVEYARD and not table.under(GY_ORDER):
            slot = min(there, default=0) - 1
    if zone == Zone.HAND or zone == Zone.SUMMONING or zone == Zone.GONE:
        slot = 0
    public = shows_face(zone, position)
    public |= zone == Zone.BANISHED and not table.under(SECRET)
    was_public = table.is_up(uid) or (card.zone == Zone.DECK and card.position == Position.UP)
    if public:
        seen = EVERYBODY
    elif zone == Zone.DECK:
        known = card.seen if card.zone in IN_PLAY else 0
        seen = EVERYBODY if was_public else known | 1 << card.owner
    elif card.zone in IN_PLAY and zone in IN_PLAY:
        seen = card.seen | (1 << holder)
    else:
        seen = EVERYBODY if was_public else (card.seen | (1 << holder)) if zone == Zone.HAND else (1 << holder)
    proper = 0 if zone in (Zone.DECK, Zone.HAND, Zone.EXTRA) else card.proper
    known = flipped_monsters.kept(card, zone)
    own, incarnation = _own_face(table, uid), card.incarnation + 1
    fresh = CardState(own, owner, holder, zone, slot, position, incarnation, 0, known, seen, proper)
    table.put(uid, fresh)
    if card.zone in IN_PLAY and zone in IN_PLAY:  # what it used this turn stays used (Union monsters)
        table.change(
            limits=tuple(
                one._replace(incarnation=card.incarnation + 1, stamp=0) if one.uid == uid else one
                for one in table.limits
            )
        )
    begin(table, uid)


def _own_face(table: Table, uid: int) -> int:
    """The printed number of a card that is moved or turned face-down: effects it copied or gained are lost."""
    number = table.cards[uid].number
    if printed(number) != number:
        table.pending = tuple(one for one in table.pending if one.source.uid != uid)
    return printed(number)


def begin(table: Table, uid: int) -> None:
    """Record that a face-up card with continuous effects begins to apply now."""
    card = table.cards[uid]
    starts = tuple(ref for ref in table.starts if ref.uid != uid)
    if card.zone in IN_PLAY and table.is_up(uid) and any(isinstance(e, Continuous) for e in table.effects(uid)):
        starts = (*starts, table.ref(uid))
    if starts != table.starts:
        table.change(starts=starts)


def redirected(ground: Ground) -> dict[str, Argument]:
    """The event arguments of a card that is banished instead."""
    return {"redirector": ground.card, "redirecting": ground.clause}


class CardMove(NamedTuple):
    """What is done to cards that are moved together, and why.

    ``verb`` is the action (destroy, send, discard ...), ``to`` the intended zone; the cards may actually go elsewhere.
    ``cause`` is cost, effect, battle, Summon procedure or game rule. ``player`` does it; in battle NOBODY stands for
    each card's opponent. ``source`` is the card responsible, ``link`` its Chain Link (0 for none), ``clause`` the place
    in its effect. ``rules`` are those behind it, if not those of the verb; ``position`` is the new one, if visible.
    ``side`` is the player whose hand takes the cards, if not the owner's.
    """

    verb: Verb
    to: Zone
    cause: Cause
    player: int
    source: Snapshot = NO_CARD
    link: int = 0
    clause: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()
    position: Position = Position.UP
    side: int = NOBODY


class _Departure(NamedTuple):
    """A card before its move: whether it was negated, where it actually goes, what redirects it, and who moves it."""

    snap: Snapshot
    negated: bool
    to: Zone
    redirector: Ground | None
    player: int
    position: Position
    home: bool
    """Whether it goes to the Extra Deck instead of the intended zone."""
    subject: Snapshot
    """The card as the occurrences show it."""


def transfer(
    table: Table,
    uids: Iterable[int],
    move: CardMove,
    *,
    others: Mapping[int, Snapshot] | None = None,
    **arguments: int,
) -> tuple[Snapshot, ...]:
    """Move cards together, as one action on them.

    Args:
        table: the table.
        uids: the cards.
        move: what is done to them, and why.
        others: in battle, by uid the monster that destroyed it.
        arguments: additional event arguments.

    Returns:
        The cards as they were before.
    """
    together = tuple(uids)
    departing = [_departure(table, uid, move, together) for uid in together]
    if table.recorder is not None:
        for one in departing:
            looks.will_leave(table, one.snap, one.negated)
    happened: list[tuple[Occurrence, bool]] = []
    for one in departing:
        relocate(table, one.snap.uid, one.to, position=one.position, side=move.side)
        if table.narrating:
            _tell(table, move, one, arguments)
        destroyed = classic_destruction.counted(table, move.verb, one.snap, one.to, move.cause, move.rules)
        classic_destruction.tell(table, one.snap, one.player, move.cause, destroyed)
        for verb in _verbs(table, one.subject, one.to, _done(move, one), bool(destroyed)):
            happened.append((table.occurrence(verb, one.subject, one.player, move.cause, one.to), one.negated))
    for occurrence, was_negated in happened:
        if len(departing) > 1:
            occurrence = occurrence._replace(among=len(departing))
        if others:
            occurrence = occurrence._replace(other=others.get(occurrence.subject.uid, NO_CARD))
        note(table, occurrence, was_negated)
    return tuple(one.snap for one in departing)


def _departure(table: Table, uid: int, move: CardMove, together: Collection[int]) -> _Departure:
    snap, negated = snapshot(table, uid), is_negated(table, uid)
    to, redirector = _way(table, uid, move.to, together)
    hidden = to in (Zone.HAND, Zone.DECK, Zone.GONE) or (to == Zone.EXTRA and move.to != Zone.GRAVEYARD)
    position = Position.NONE if hidden else move.position
    player = 1 - snap.controller if move.player == NOBODY and move.cause == Cause.BATTLE else move.player
    home = to == Zone.EXTRA and move.to != Zone.EXTRA
    return _Departure(snap, negated, to, redirector, player, position, home, _subject(table, snap))


def _done(move: CardMove, one: _Departure) -> Verb:
    """What was actually done to a card that ended up elsewhere."""
    if one.redirector and move.verb not in STILL_HAPPENS:
        return Verb.BANISH
    return Verb.RETURN if one.home and move.verb == Verb.SEND else move.verb


def _tell(table: Table, move: CardMove, one: _Departure, arguments: Mapping[str, Any]) -> None:
    """Report the move of a card and what the rules add to it."""
    zones: dict[str, Any] = {"to_zone": int(one.to), "intended": int(move.to)}
    from_zone = int(one.snap.zone)
    if one.redirector and move.verb not in STILL_HAPPENS:
        table.tell(
            EventKind.BANISHED, one.snap, one.player, move.cause, REDIRECTED, move.link, move.source, move.clause,
            from_zone=from_zone, **zones, **redirected(one.redirector),
        )  # fmt: skip
    else:
        hides: dict[str, Any] = {"face_down": 1} if one.to == Zone.BANISHED and one.position == Position.SET else {}
        table.tell(
            EVENT_OF[_done(move, one)], one.snap, one.player, move.cause, _cited(move, one), move.link,
            move.source, move.clause, from_zone=from_zone, **zones, **arguments, **hides,
        )  # fmt: skip
        if one.redirector:
            table.tell(
                EventKind.REDIRECTED, one.snap, one.player, move.cause, REDIRECTED, move.link, **one.redirector.told(),
                **zones,
            )  # fmt: skip
    if one.home:
        pendulum = int(move.to == Zone.GRAVEYARD)
        rules = TO_EXTRA[move.to] if pendulum else TO_EXTRA[move.to] + HOME
        table.tell(EventKind.TO_EXTRA, one.snap, one.player, Cause.RULE, rules, move.link, pendulum=pendulum)
    if one.to == Zone.GONE:
        table.tell(EventKind.VANISHED, one.snap, one.player, Cause.RULE, TOKEN_GONE, move.link)


def _cited(move: CardMove, one: _Departure) -> tuple[str, ...]:
    """The rules an event of this move names; first the one that sends a card home that was to return elsewhere."""
    returned = one.home and _done(move, one) in (Verb.RETURN, Verb.PLACE)
    home = TO_EXTRA[move.to] + HOME if returned and move.to != Zone.GRAVEYARD else ()
    usual = (MOVE_RULES.get((move.verb, Zone(one.snap.zone))) or MOVE[move.verb]) + CAUSE[move.cause]
    return home + (move.rules or usual)


def _subject(table: Table, snap: Snapshot) -> Snapshot:
    """The card as the occurrences show it.

    A material that counts as on the field leaves a Monster Zone. A card whose activation was negated was not on the
    field, like a monster whose Summon is negated.
    """
    if snap.zone == Zone.ATTACHED and not table.under(NOT_ON_FIELD):
        return snap._replace(zone=Zone.MONSTER)
    return snap._replace(zone=Zone.SUMMONING) if activated_cards.never_arrived(table, snap.uid) else snap


def _verbs(table: Table, snap: Snapshot, to: Zone, verb: Verb, destroyed: bool) -> list[Verb]:
    """Everything the move of a card counts as; ``destroyed``: under the classic rules, also as destroyed."""
    verbs = [verb]
    if destroyed:
        verbs.append(Verb.DESTROY)
    back = snap.zone == Zone.BANISHED and table.under(FROM_BANISHED)
    if to == Zone.GRAVEYARD and verb != Verb.SEND and table.under(SENT_TOO):
        verbs.append(Verb.SEND)
    if to == Zone.GRAVEYARD and back:
        verbs = [one for one in verbs if one != Verb.SEND]
    if not table.under(ONLY_SENT if verb == Verb.SEND else NOT_DESTROYED) and verb != Verb.DESTROY:
        verbs.append(Verb.DESTROY)
    if verb == Verb.ADD and snap.zone == Zone.DECK and not table.under(NOT_DRAWN):
        verbs.append(Verb.DRAW)
    if to == Zone.BANISHED and verb != Verb.BANISH:
        verbs.append(Verb.BANISH)
    unheard = to == Zone.ATTACHED and table.under(NO_LEAVE)
    unheard |= not table.under(LEAVES)
    if snap.zone in IN_PLAY and to not in IN_PLAY and not unheard:
        verbs.append(Verb.LEAVE_FIELD)
    return verbs


def draw(
    table: Table,
    uids: Sequence[int],
    *,
    cause: Cause,
    player: int,
    source: Snapshot = NO_CARD,
    link: int = 0,
    clause: tuple[int, ...] = (),
    rules: tuple[str, ...] = (),
) -> tuple[Snapshot, ...]:
    """Draw these cards from the player's Deck, as one draw."""
    return transfer(table, uids, CardMove(Verb.DRAW, Zone.HAND, cause, player, source, link, clause, rules))


def attach(table: Table, uids: Iterable[int], host: int) -> None:
    """Attach cards to a monster as its materials."""
    moved = set(uids)
    if not moved:
        return
    others = tuple(one for one in table.relations if one.kind != RelationKind.MATERIAL or one.source.uid not in moved)
    mine = tuple(Relation(RelationKind.MATERIAL, table.ref(uid), table.ref(host)) for uid in sorted(moved))
    table.change(relations=(*others, *mine))


def turn_face_up(table: Table, uid: int, position: Position) -> None:
    """Turn a card face-up in its zone."""
    card = table.cards[uid]
    flips = card.zone == Zone.MONSTER and card.position == Position.SET
    flipped = flipped_monsters.facts(table.book, card.number) if flips else 0
    table.put(uid, card._replace(position=position, seen=EVERYBODY, facts=card.facts | flipped))
    begin(table, uid)


def turn_face_down(table: Table, uid: int) -> None:
    """Turn a monster face-down: same object, new stamp, so modifiers and relations end."""
    card = table.cards[uid]
    forgets = int(table.under(FORGETS))
    known = card.facts & ~(Fact.EVER_FLIPPED | Fact.EVER_SPECIAL | Fact.INFLICTED_WAITING)
    own = _own_face(table, uid)
    table.put(uid, card._replace(number=own, position=Position.SET, stamp=card.stamp + forgets, facts=known))
    begin(table, uid)
