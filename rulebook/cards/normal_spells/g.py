"""The Normal Spells, G."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        42703248, "giant-trunade", Icon.NORMAL, ("Giant Trunade", "Riesen-Trunade", "Ritorno Totale"),
        activation(operation=Return(All(spell_trap & any_(*FIELD)))),
    ),
    spell_card(
        79571449,
        "graceful-charity",
        Icon.NORMAL,
        ("Graceful Charity", "Elegante Wohltäterin", "Carità Graziosa"),
        activation(operation=do(Draw(3), THEN, Discard(Pick(2, card & my(HAND))))),
    ),
)  # fmt: skip
