"""The Tuners of the Main Deck."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import Attribute, MonsterKind, Type

from .printed import monster_card

TUNER = (MonsterKind.TUNER, MonsterKind.EFFECT)


CARDS: tuple[Card, ...] = (
    monster_card(
        33420078, "plaguespreader-zombie",
        ("Plaguespreader Zombie", "Seuchenverbreitender Zombie", "Zombie Untore"),
        (Type.ZOMBIE, Attribute.DARK, 2, 400, 200), TUNER,
    ),
)
