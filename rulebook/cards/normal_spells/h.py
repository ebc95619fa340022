"""The Normal Spells, H."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        18144506, "harpie-s-feather-duster", Icon.NORMAL,
        ("Harpie's Feather Duster", "Harpyien-Flederwisch", "Spolverino dell'Arpia"),
        activation(operation=Destroy(All(spell_trap & their(*FIELD)))),
    ),
    spell_card(
        19613556, "heavy-storm", Icon.NORMAL, ("Heavy Storm", "Schwerer Sturm", "Tempesta Potente"),
        activation(operation=Destroy(All(spell_trap & any_(*FIELD)))),
    ),
)  # fmt: skip
