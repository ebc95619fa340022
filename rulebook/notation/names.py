"""Which cards of a duel a name can refer to, and the shortest unambiguous name of a card."""

from __future__ import annotations

from difflib import get_close_matches

from rulebook.engine.card_values import facts
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, CardState
from rulebook.engine.core.copies import printed
from rulebook.engine.core.state import DuelState
from rulebook.engine.views import hidden_from
from rulebook.vocabulary.terms import Zone

from .faults import Unreadable
from .lines import CardName
from .words import ANY_CARD, UNKNOWN_CARD

_CONTROLLED = (Zone.MONSTER, Zone.SPELL, Zone.FIELD, Zone.PENDULUM, Zone.SUMMONING)


def side_of(book: Book, state: DuelState, uid: int) -> int:
    """The side a card belongs to: its controller's on the field, otherwise that of the player with whom it lies."""
    card = state.cards[uid]
    return facts(book, state, uid).controller if card.zone in _CONTROLLED else card.holder


def cards_named(book: Book, state: DuelState, name: CardName, reader: int = NOBODY) -> tuple[int, ...]:
    """The uids of all cards in the duel that ``name`` can refer to, in ascending order.

    With a ``reader``, ``state`` must hold only what this player knows (``api.known``). Cards that they have not seen
    in a Deck do not count.

    Raises:
        Unreadable: no card has this name.
    """
    if name.slug == ANY_CARD:
        number = NOBODY
    elif name.slug == UNKNOWN_CARD:
        number = 0
    elif name.slug in book.by_slug:
        number = book.by_slug[name.slug].number
    else:
        nearest = get_close_matches(name.slug, book.by_slug, 1, 0.0)
        raise Unreadable("unknown-card", found=name.slug, nearest=nearest[0] if nearest else ANY_CARD)
    found = [
        uid
        for uid, card in enumerate(state.cards)
        if card.zone != Zone.GONE
        and number in (NOBODY, printed(card.number))
        and (reader == NOBODY or number == NOBODY or _found_by(state, uid, reader))
        and name.zone in (NOBODY, card.zone)
        and (name.side == NOBODY or side_of(book, state, uid) == name.side)
    ]
    if name.copy:
        found = found[name.copy - 1 : name.copy]
    return tuple(found)


def _found_by(state: DuelState, uid: int, reader: int) -> bool:
    """Whether a reader knows where this card is: it lies in no Deck, or they have seen it there."""
    if state.cards[uid].zone != Zone.DECK or not hidden_from(state, uid, reader):
        return True
    return state.request.player == reader and uid in state.request.options


def _twin(card: CardState) -> CardState:
    return card._replace(slot=0, incarnation=0, stamp=0)


def alike(state: DuelState, uids: tuple[int, ...]) -> bool:
    """Whether these cards are identical apart from their position, so that any of them will do."""
    if len({_twin(state.cards[uid]) for uid in uids}) > 1:
        return False
    touched = {ref.uid for relation in state.relations for ref in (relation.source, relation.other)}
    touched |= {ref.uid for link in state.chain for group in link.context.targets for ref in group}
    return len(uids) == 1 or not (touched.intersection(uids) or _differently_affected(state, uids))


def _differently_affected(state: DuelState, uids: tuple[int, ...]) -> bool:
    affected = [{ref.uid for ref in lasting.subjects}.intersection(uids) for lasting in state.lingering]
    return any(0 < len(some) < len(uids) for some in affected)


def shortest_name(book: Book, state: DuelState, uid: int, reader: int = NOBODY) -> CardName:
    """The shortest unambiguous name of a card: slug, then zone, side, copy number. ``reader``: see ``cards_named``."""
    card = state.cards[uid]
    known = book.by_number.get(card.number)
    slug = known.slug if known else ANY_CARD
    side = side_of(book, state, uid)
    names = [CardName(slug, NOBODY, card.zone), CardName(slug, side, card.zone)]
    if known:
        names.insert(0, CardName(slug))
    for name in names:
        found = cards_named(book, state, name, reader)
        if len(found) == 1:
            return name
    found = cards_named(book, state, names[-1], reader)
    if uid not in found:  # the reader does not know where it lies
        slug, found = ANY_CARD, cards_named(book, state, CardName(ANY_CARD, side, card.zone), reader)
    return CardName(slug, side, card.zone, found.index(uid) + 1)
