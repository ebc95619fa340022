"""Operations that only change who knows a card, or its position in a Deck."""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.continuous import derived, query
from rulebook.engine.core import deck
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.deck import EVERYBODY
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Outcome
from rulebook.engine.core.table import Table
from rulebook.engine.moving.life_points import deck_out
from rulebook.engine.moving.moves import CardMove, transfer
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.filters import In, card
from rulebook.vocabulary.terms import Cause, Position, Verb, Zone

from .outcomes import move_all, told

SEARCH = ("search.when",)
SHUFFLED = ("search.shuffle", "zone.deck.reshuffle")
SHOWN = ("search.reveal.restricted",)
NOT_SHOWN = ("search.no-reveal.any",)
EXCAVATED = ("excavate.not-in-hand", "term.excavate.still-deck")
TURNED_UP = ("term.excavate",)
NO_LOSS = ("excavate.no-deckout",)


def restricted(item: Planned) -> bool:
    """Whether the card had to meet a restriction, so that it must be revealed (rule search.reveal.restricted)."""
    selector = getattr(item.operation, "cards", None)
    filter = getattr(selector, "filter", None)
    parts = filter_parts(filter) if filter is not None else ()
    return any(not isinstance(part, In) and part != card for part in parts)


def must_show(table: Table, item: Planned) -> bool:
    """Whether a card found in a Deck is shown to the opponent."""
    if restricted(item):
        return table.under(SHOWN)
    return not table.under(NOT_SHOWN)


def show_found(table: Table, item: Planned, uids: Iterable[int], cause: Cause) -> None:
    """Show the opponent the cards found in a Deck."""
    for uid in uids:
        table.put(uid, table.cards[uid]._replace(seen=EVERYBODY))
        shown = derived.snapshot(table, uid)
        table.tell(EventKind.REVEALED, shown, shown.owner, cause, SHOWN, **told(item))


def searched(table: Table, planned: list[Planned]) -> set[int]:
    """The players whose Decks an operation searches: cards are picked from anywhere in them, face-down."""
    if not table.under(SHUFFLED):
        return set()
    return {
        table.cards[uid].holder
        for item in planned
        if isinstance(getattr(item.operation, "cards", None), o.Pick | o.All | o.Combo)
        and (table.under(SEARCH) or not isinstance(item.operation, o.Add | o.SpecialSummon))
        for uid in item.uids
        if table.cards[uid].zone == Zone.DECK and table.cards[uid].position != Position.UP
    }


def place(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Put cards on the top or bottom of their owners' Decks; a Deck they are searched in is shuffled before."""
    assert isinstance(item.operation, o.Place)
    searched_in = searched(table, [item])
    for player in sorted(searched_in):
        deck.shuffle(table, player)
    placing = CardMove(Verb.PLACE, Zone.DECK, cause, item.scope.player, **told(item))
    before = transfer(table, item.uids, placing, bottom=int(item.operation.bottom))
    if item.operation.bottom:
        for player in (0, 1):
            mine = [uid for uid in item.uids if table.cards[uid].owner == player]
            deck.to_bottom(table, player, [uid for uid in mine if table.cards[uid].zone == Zone.DECK])
    if searched_in and must_show(table, item):
        show_found(table, item, item.uids, cause)
    return Outcome(int(bool(before)), before)


def excavate(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Excavate cards of a Deck: both players see them, and they remain in place."""
    assert isinstance(item.operation, o.Excavate)
    player = query.side_of(item.scope, item.operation.who)
    if not table.under(EXCAVATED):
        return move_all(table, item, list(item.uids), Verb.ADD, Zone.HAND, cause)
    deck.order(table, player, item.uids)
    shown = EVERYBODY if table.under(TURNED_UP) else 1 << player
    for uid in item.uids:
        table.put(uid, table.cards[uid]._replace(position=Position.UP, seen=shown))
    up = tuple(derived.snapshot(table, uid) for uid in item.uids)
    if table.under(TURNED_UP):
        for snap in up:
            table.tell(EventKind.EXCAVATED, snap, player, cause, TURNED_UP + EXCAVATED, **told(item))
    if len(item.uids) == len(table.in_zone(Zone.DECK, player)) and not table.under(NO_LOSS):
        deck_out(table, {player})
    until = item.operation.until
    found = [snap for snap in up if until is None or query.fits(table, until, snap.uid, item.scope)]
    return Outcome(int(bool(found)), up)


def choose(table: Table, item: Planned, cause: Cause) -> Outcome:
    """The cards chosen are those meant by what follows."""
    return Outcome(int(bool(item.uids)), tuple(derived.snapshot(table, uid) for uid in item.uids))


def look_at(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Only the activating player gets to see the cards."""
    return _show(table, item, cause, EventKind.LOOKED_AT, 1 << item.scope.player)


def reveal(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Both players get to see the cards; a whole Deck is shuffled afterwards."""
    decks = searched(table, [item])
    for player in sorted(decks):
        count = len(table.in_zone(Zone.DECK, player))
        table.tell(EventKind.DECK_SHOWN, player=player, cause=cause, rules=SHOWN, count=count, **told(item))
        deck.shuffle(table, player)
    rest = item._replace(uids=tuple(uid for uid in item.uids if table.cards[uid].zone != Zone.DECK))
    shown = _show(table, rest, cause, EventKind.REVEALED, EVERYBODY)
    return Outcome(int(bool(decks or shown.done)), shown.cards)


def _show(table: Table, item: Planned, cause: Cause, kind: EventKind, to: int) -> Outcome:
    for uid in item.uids:
        table.put(uid, table.cards[uid]._replace(seen=table.cards[uid].seen | to))
    shown = tuple(derived.snapshot(table, uid) for uid in item.uids)
    for snap in shown:
        who = item.scope.player if kind == EventKind.LOOKED_AT else snap.controller
        table.tell(kind, snap, who, cause, SHOWN if kind == EventKind.REVEALED else (), **told(item))
    return Outcome(int(bool(shown)), shown)
