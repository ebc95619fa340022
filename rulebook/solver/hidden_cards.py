"""Cards that the player cannot know: a position is solved only where they cannot matter."""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.vocabulary.terms import Zone


class HiddenCards(Exception):
    """A position cannot be solved, because cards that the player does not know could matter.

    Args:
        reason: ``lies`` (a card outside the Decks is unknown) or ``deck`` (a card of the opponent looks into a Deck
            with unknown cards).
        uid: the card.
    """

    def __init__(self, reason: str, uid: int) -> None:
        super().__init__(f"hidden card {uid}: {reason}")
        self.reason = reason
        self.uid = uid


def unknown_cards(book: Book, state: DuelState, player: int) -> frozenset[int]:
    """The cards in the Decks that ``player`` does not know, by uid.

    Raises:
        HiddenCards: other unknown cards could matter.
    """
    unknown = [uid for uid, card in enumerate(state.cards) if not card.number or not card.seen >> player & 1]
    for uid in unknown:
        if state.cards[uid].zone != Zone.DECK:
            raise HiddenCards("lies", uid)
    holders = {state.cards[uid].holder for uid in unknown}
    for uid, card in enumerate(state.cards):
        if card.holder != player and card.holder in holders and looks_into_decks(book, card.number):
            raise HiddenCards("deck", uid)
    return frozenset(unknown)


def helps_to_know(book: Book, state: DuelState, player: int, unknown: frozenset[int]) -> bool:
    """Whether ``player`` has a card that looks into a Deck with unknown cards, so that more might be possible."""
    holders = {state.cards[uid].holder for uid in unknown}
    return any(card.holder in holders and looks_into_decks(book, card.number) for card in state.cards)


@lru_cache(maxsize=4096)
def looks_into_decks(book: Book, number: int) -> bool:
    """Whether the text of a card names the Deck as a place to take a card from."""
    return _names_deck(book.effects(number))


def _names_deck(value: object) -> bool:
    if isinstance(value, Zone):
        return value == Zone.DECK
    if isinstance(value, tuple | frozenset):
        return any(map(_names_deck, value))
    names = getattr(type(value), "__dataclass_fields__", {})
    return any(_names_deck(getattr(value, name)) for name in names)
