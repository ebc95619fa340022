"""The Normal Spells, A."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        49140998, "a-feather-of-the-phoenix", Icon.NORMAL,
        ("A Feather of the Phoenix", "Eine Feder vom Phönix", "Una Piuma di Fenice"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),), targets=(Target(1, card & my(GRAVEYARD)),), operation=Place(T)
        ),
    ),
)  # fmt: skip
