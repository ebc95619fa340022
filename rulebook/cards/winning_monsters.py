"""Monsters that win the Duel by themselves."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Victory
from rulebook.vocabulary.terms import Attribute, Type
from rulebook.vocabulary.winning import HasSet

from .printed import EFFECT, monster_card

CARDS: tuple[Card, ...] = (
    monster_card(
        33396948, "exodia-the-forbidden-one",
        ("Exodia the Forbidden One", "Exodia, die Verbotene", "Exodia il Proibito"),
        (Type.SPELLCASTER, Attribute.DARK, 3, 1000, 1000), EFFECT,
        Victory(
            HasSet(
                (
                    "right-leg-of-the-forbidden-one", "left-leg-of-the-forbidden-one",
                    "right-arm-of-the-forbidden-one", "left-arm-of-the-forbidden-one",
                )
            )
        ),
    ),
)  # fmt: skip
