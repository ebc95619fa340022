"""Dragons that guard themselves."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, SummonCondition
from rulebook.vocabulary.filters import Exists, itself, monster, my, of_type, their, trap
from rulebook.vocabulary.modifiers import May, NegatedLinks
from rulebook.vocabulary.operations import Pick, Tribute
from rulebook.vocabulary.terms import Attribute, Type, Verb, Zone

from .printed import EFFECT, monster_card

MONSTER = Zone.MONSTER

CARDS: tuple[Card, ...] = (
    monster_card(
        94568601, "tyrant-dragon", ("Tyrant Dragon", "Drachentyrann", "Drago Tiranno"),
        (Type.DRAGON, Attribute.FIRE, 8, 2900, 2500), EFFECT,
        Continuous((May(Verb.ATTACK, itself, again=1),), while_=Exists(monster & their(MONSTER))),
        Continuous((NegatedLinks(trap, itself, destroys=True, among=True),)),
        SummonCondition(
            cannot_from=(Zone.GRAVEYARD,), unless=Tribute(Pick(1, of_type(Type.DRAGON) & monster & my(MONSTER)))
        ),
    ),
)
