"""Decks: their order, what is known of it, and excavated cards.

In a shuffled Deck, a card that somebody has seen stays at its position; the others may be in any order between. An
excavated card is face-up in the Deck (``Position.UP``) until its effect has moved it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rulebook.engine.rule_ids.field import FROM_THE_TOP
from rulebook.engine.rule_ids.wording import BY_LOT
from rulebook.vocabulary.terms import Position, Zone

from .card_state import NOBODY
from .events import EventKind
from .requests import Purpose, RequestKind
from .state import Request

if TYPE_CHECKING:
    from .answers import Answers
    from .table import Table

EVERYBODY = 3


def deck_from_top(table: Table, player: int) -> list[int]:
    """The uids of a Deck, from the top."""
    deck = table.in_zone(Zone.DECK, player)
    return list(reversed(deck)) if table.under(FROM_THE_TOP) else list(deck)


def lots(table: Table, pool: list[int], count: int, answers: Answers) -> tuple[int, ...]:
    """Random cards, one option per card, so that the odds are right and hidden cards are not revealed.

    Raises:
        Asked: the random choice has not been made.
    """
    drawn: list[int] = []
    if not table.under(BY_LOT):
        return tuple(pool[:count])
    for _ in range(min(count, len(pool))):
        left = tuple(sorted(uid for uid in pool if uid not in drawn))
        drawn += left if len(left) == 1 else answers.ask(Request(RequestKind.LOT, NOBODY, Purpose.RESOLUTION, left))
    return tuple(drawn)


def from_the_top(table: Table, player: int, answers: Answers) -> Iterator[int]:
    """Yield the cards of a Deck from the top; for a shuffled Deck, chance determines them.

    Raises:
        Asked: the random choice has not been made.
    """
    deck = deck_from_top(table, player)
    while deck:
        top = deck[0]
        if table.shuffled >> player & 1 and not table.cards[top].seen:
            pool = [uid for uid in deck if not table.cards[uid].seen]
            if len({table.cards[uid].number for uid in pool}) > 1:
                top = lots(table, pool, 1, answers)[0]
        deck.remove(top)
        yield top


def shuffle(table: Table, player: int, rules: tuple[str, ...] = ("search.shuffle",)) -> None:
    """Shuffle a Deck: its order becomes unknown, and equal Decks become equal states."""
    deck = sorted(table.in_zone(Zone.DECK, player), key=lambda uid: (table.cards[uid].number, uid))
    for slot, uid in enumerate(deck):
        table.put(uid, table.cards[uid]._replace(slot=slot, seen=0, position=Position.NONE))
    table.change(shuffled=table.shuffled | 1 << player)
    table.tell(EventKind.SHUFFLED, player=player, rules=rules)


def order(table: Table, player: int, from_top: Iterable[int]) -> None:
    """Put the cards of a Deck in this order, from the top; the others follow in their present order."""
    first = list(from_top)
    rest = [uid for uid in deck_from_top(table, player) if uid not in first]
    for slot, uid in enumerate(reversed([*first, *rest])):
        if table.cards[uid].slot != slot:
            table.put(uid, table.cards[uid]._replace(slot=slot))


def to_bottom(table: Table, player: int, uids: list[int]) -> None:
    """Put cards at the bottom of a Deck, the last one lowest."""
    order(table, player, [*(uid for uid in deck_from_top(table, player) if uid not in uids), *uids])


def excavated(table: Table, player: int = NOBODY) -> list[int]:
    """The excavated cards still in the Decks, or in one Deck, from the top."""
    sides = (0, 1) if player == NOBODY else (player,)
    return [uid for side in sides for uid in deck_from_top(table, side) if table.cards[uid].position == Position.UP]


def put_back(table: Table) -> None:
    """Shuffle excavated cards that were not used back into the Deck (rule excavate.no-deckout)."""
    for player in (0, 1):
        if table.under(("excavate.no-deckout",)) and excavated(table, player):
            shuffle(table, player, ("excavate.no-deckout", "search.shuffle"))
