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
    monster_card(
        51632798, "fusilier-dragon-the-dual-mode-beast",
        ("Fusilier Dragon, the Dual-Mode Beast", "Fusilier-Drache, die Doppelmodus-Bestie",
         "Drago Fuciliere, la Bestia Versatile"),
        (Type.MACHINE, DARK, 7, 2800, 2000), EFFECT,
        WithoutTribute(at_will=True),
        Continuous(
            (Change(Stat.ATK, OriginalBecomes(1400), itself), Change(Stat.DEF, OriginalBecomes(1000), itself)),
            while_=Untributed(),
        ),
    ),
)  # fmt: skip
