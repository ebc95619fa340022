"""The Xyz Monsters."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Limit, ignition, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import any_, itself, level, monster
from rulebook.vocabulary.modifiers import Change
from rulebook.vocabulary.operations import Apply, Negate, detach
from rulebook.vocabulary.recipes import XyzSummon
from rulebook.vocabulary.terms import (
    Attribute,
    Form,
    LimitKey,
    MonsterKind,
    Negation,
    Op,
    Stat,
    Type,
    Until,
    Verb,
    Zone,
)

from .printed import monster_card

XYZ = (MonsterKind.XYZ, MonsterKind.EFFECT)


CARDS: tuple[Card, ...] = (
    monster_card(
        84013237, "number-39-utopia", ("Number 39: Utopia", "Nummer 39: Utopia", "Numero 39: Utopia"),
        (Type.WARRIOR, Attribute.LIGHT, 4, 2500, 2000), XYZ,
        XyzSummon(2, level(Op.EQ, 4) & monster),
        trigger(
            Form.WHEN, On(Verb.DECLARE_ATTACK, monster & any_(Zone.MONSTER)), optional=True, where=(Zone.MONSTER,),
            cost=(detach(1),),
            operation=Negate((Negation.ATTACK,)),
        ),
    ),
    monster_card(
        69610924, "number-17-leviathan-dragon",
        ("Number 17: Leviathan Dragon", "Nummer 17: Leviathan-Drache", "Numero 17: Drago Leviatano"),
        (Type.DRAGON, Attribute.WATER, 3, 2000, 0), XYZ,
        XyzSummon(2, level(Op.EQ, 3) & monster),
        ignition(
            limit=Limit(LimitKey.COPY),
            cost=(detach(1),),
            operation=Apply(Change(Stat.ATK, 500, itself), Until.ALWAYS),
        ),
    ),
)
