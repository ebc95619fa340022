"""The Tuners of the Main Deck."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Same, itself, level, monster, my
from rulebook.vocabulary.modifiers import Negated
from rulebook.vocabulary.operations import Apply, SpecialSummon, T, Target, do
from rulebook.vocabulary.terms import (
    Attribute,
    Form,
    JoinKind,
    MonsterKind,
    Op,
    Position,
    Ref,
    SummonKind,
    Type,
    Until,
    Verb,
    Zone,
)

from .printed import monster_card

TUNER = (MonsterKind.TUNER, MonsterKind.EFFECT)


CARDS: tuple[Card, ...] = (
    monster_card(
        33420078, "plaguespreader-zombie",
        ("Plaguespreader Zombie", "Seuchenverbreitender Zombie", "Zombie Untore"),
        (Type.ZOMBIE, Attribute.DARK, 2, 400, 200), TUNER,
    ),
    monster_card(
        63977008, "junk-synchron", ("Junk Synchron", "Gerümpelsynchronisierer", "Rottame Synchron"),
        (Type.WARRIOR, Attribute.DARK, 3, 1300, 500), TUNER,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL), optional=True,
            targets=(Target(1, level(Op.LE, 2) & monster & my(Zone.GRAVEYARD)),),
            operation=do(
                SpecialSummon(T, Position.DEFENSE), JoinKind.ALSO, Apply(Negated(Same(Ref.TARGET)), Until.ALWAYS)
            ),
        ),
    ),
)
