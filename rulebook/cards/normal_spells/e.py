"""The Normal Spells, E."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        82828051, "earthquake", Icon.NORMAL, ("Earthquake", "Erdbeben", "Terremoto"),
        activation(operation=ChangePosition(All(face_up & monster & any_(MONSTER)), Position.DEFENSE)),
    ),
)  # fmt: skip
