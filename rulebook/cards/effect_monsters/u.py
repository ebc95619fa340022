"""The Effect Monsters, U."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        15894048, "ultimate-tyranno", ("Ultimate Tyranno", "Ultimativer Tyranno", "Tirannosauro Finale"),
        (Type.DINOSAUR, EARTH, 8, 3000, 2200), EFFECT,
        Continuous((May(Verb.ATTACK, itself, every=True),)),
        Continuous((AttackFirst(Named("ultimate-tyranno") & my(MONSTER)),)),
    ),
)  # fmt: skip
