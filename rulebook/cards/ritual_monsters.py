"""The Ritual Monsters."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, ignition
from rulebook.vocabulary.filters import FIELD, any_, card, other
from rulebook.vocabulary.operations import All, Destroy, PayLP
from rulebook.vocabulary.recipes import RitualOf
from rulebook.vocabulary.terms import Attribute, MonsterKind, Type

from .printed import monster_card

RITUAL = (MonsterKind.RITUAL,)
RITUAL_EFFECT = (MonsterKind.RITUAL, MonsterKind.EFFECT)


CARDS: tuple[Card, ...] = (
    monster_card(
        72426662, "demise-king-of-armageddon",
        ("Demise, King of Armageddon", "Demise, König des Jüngsten Tages", "Demise, Re dell'Armageddon"),
        (Type.FIEND, Attribute.DARK, 8, 2400, 2000), RITUAL_EFFECT,
        RitualOf("end-of-the-world"),
        ignition(cost=(PayLP(2000),), operation=Destroy(All(card & other & any_(*FIELD)))),
    ),
    monster_card(
        5405694, "black-luster-soldier",
        ("Black Luster Soldier", "Schwarz Glänzender Soldat", "Glorioso Soldato Nero"),
        (Type.WARRIOR, Attribute.EARTH, 8, 3000, 2500), RITUAL,
        RitualOf("black-luster-ritual"),
    ),
)
