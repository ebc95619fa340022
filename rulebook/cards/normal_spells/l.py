"""The Normal Spells, L."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        69162969, "lightning-vortex", Icon.NORMAL, ("Lightning Vortex", "Blitzeinschlag", "Fulmine Boltex"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),),
            operation=Destroy(All(face_up & monster & their(MONSTER))),
        ),
    ),
)  # fmt: skip
