"""The Tuners of the Main Deck."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, ignition, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Same, card, itself, level, monster, my
from rulebook.vocabulary.modifiers import Negated, Redirect
from rulebook.vocabulary.operations import THIS, Apply, Pick, Place, SpecialSummon, T, Target, do
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
        ignition(
            where=(Zone.GRAVEYARD,),
            cost=(Place(Pick(1, card & my(Zone.HAND))),),
            operation=do(
                SpecialSummon(THIS), JoinKind.ALSO, Apply(Redirect(Same(Ref.DONE), leaving=True), Until.ALWAYS)
            ),
        ),
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
