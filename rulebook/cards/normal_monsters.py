"""The Normal Monsters."""

from __future__ import annotations

from rulebook.vocabulary.effects import (
    Card,
)
from rulebook.vocabulary.terms import (
    Attribute,
    MonsterKind,
    Type,
)

from .printed import monster_card

LIGHT = Attribute.LIGHT


CARDS: tuple[Card, ...] = (
    monster_card(
        89631139, "blue-eyes-white-dragon",
        ("Blue-Eyes White Dragon", "Blauäugiger w. Drache", "Drago Bianco Occhi Blu"),
        (Type.DRAGON, LIGHT, 8, 3000, 2500), (MonsterKind.NORMAL,),
    ),
    monster_card(
        87151205, "wattaildragon", ("Wattaildragon", "Wattschwanzdrache", "Wattcodadrago"),
        (Type.DRAGON, LIGHT, 6, 2500, 1000), (MonsterKind.NORMAL,),
    ),
)
