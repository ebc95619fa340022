"""Cards that go to the Extra Deck instead of the zone they are moved to."""

from __future__ import annotations

from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.records import activated_cards
from rulebook.vocabulary.terms import Zone

BACK_TO_EXTRA = ("fusion.returned-to-hand",)
PENDULUM_EXTRA = ("pendulum.extra-deck", "pendulum.extra-deck.any-zone")
TO_EXTRA: dict[Zone, tuple[str, ...]] = {
    Zone.HAND: BACK_TO_EXTRA,
    Zone.DECK: BACK_TO_EXTRA,
    Zone.GRAVEYARD: PENDULUM_EXTRA,
}
"""The rules that put a card on the Extra Deck instead, by its intended zone."""

HOME = ("deck.extra.contents",)
"""The rule that says which cards lie there from the start."""


def belongs_in_extra(table: Table, uid: int, to: Zone) -> bool:
    """Whether a card goes to the Extra Deck: it belongs there, or it is a Pendulum Monster leaving the field."""
    card = table.card(uid)
    if card is None or not table.under(TO_EXTRA.get(to, ())):
        return False
    if to == Zone.GRAVEYARD:
        return card.is_pendulum and table.cards[uid].zone in IN_PLAY and not activated_cards.never_arrived(table, uid)
    return card.in_extra_deck and to in TO_EXTRA
