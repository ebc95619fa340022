"""The Effect Monsters, F."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        78706415,
        "fiber-jar",
        ("Fiber Jar", "Gewebekrug", "Giara di Fibra"),
        (Type.PLANT, EARTH, 3, 500, 500),
        EFFECT,
        flip(do(Each(Return(All(card & each(*FIELD, HAND, GRAVEYARD)), DECK)), THEN, Each(Draw(5, Side.EACH)))),
    ),
    monster_card(
        64752646, "fire-princess", ("Fire Princess", "Feuerprinzessin", "Principessa del Fuoco"),
        (Type.PYRO, FIRE, 4, 1300, 1500), EFFECT,
        trigger(
            Form.IF, On(Verb.GAIN_LP, by=YOU), optional=False, operation=Damage(OPPONENT, 500)
        ),
    ),
)  # fmt: skip
