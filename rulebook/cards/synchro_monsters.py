"""The Synchro Monsters."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.recipes import SynchroSummon
from rulebook.vocabulary.terms import Attribute, MonsterKind, Type

from .printed import monster_card

SYNCHRO = (MonsterKind.SYNCHRO, MonsterKind.EFFECT)


CARDS: tuple[Card, ...] = (
    monster_card(
        44508094, "stardust-dragon", ("Stardust Dragon", "Sternenstaubdrache", "Drago Polvere di Stelle"),
        (Type.DRAGON, Attribute.WIND, 8, 2500, 2000), SYNCHRO,
        SynchroSummon(),
    ),
)
