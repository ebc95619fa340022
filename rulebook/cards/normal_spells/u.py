"""The Normal Spells, U."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        70368879, "upstart-goblin", Icon.NORMAL, ("Upstart Goblin", "Emporkömmling Goblin", "Riccastro Goblin"),
        activation(operation=do(Draw(1), THEN, GainLP(OPPONENT, 1000))),
    ),
)  # fmt: skip
