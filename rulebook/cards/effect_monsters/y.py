"""The Effect Monsters, Y."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        13839120, "yellow-gadget", ("Yellow Gadget", "Gelber Apparat", "Congegno Giallo"),
        (Type.MACHINE, EARTH, 4, 1200, 1200), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.SPECIAL), optional=True,
            operation=Add(Pick(1, Named("green-gadget") & my(DECK))),
        ),
    ),
)  # fmt: skip
