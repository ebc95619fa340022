"""DARK monsters that live off the Graveyard."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, SummonCondition, SummonProcedure, ignition, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Compare,
    Count,
    Named,
    any_,
    attribute,
    card,
    itself,
    monster,
    my,
    of_type,
)
from rulebook.vocabulary.modifiers import May
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import Banish, Destroy, Later, Pick, SpecialSummon, T, Target, The, do
from rulebook.vocabulary.terms import Attribute, Form, JoinKind, Op, Phase, Ref, Side, Type, Verb, Zone

from .printed import EFFECT, monster_card

GRAVEYARD, HAND = Zone.GRAVEYARD, Zone.HAND
_MY_DARK = attribute(Attribute.DARK) & monster & my(GRAVEYARD)

CARDS: tuple[Card, ...] = (
    monster_card(
        65192027, "dark-armed-dragon", ("Dark Armed Dragon", "Finsterer bewaffneter Drache", "Drago Armato Oscuro"),
        (Type.DRAGON, Attribute.DARK, 7, 2800, 1000), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), only_own=True),
        SummonProcedure((HAND,), if_=Compare(Count(_MY_DARK), Op.EQ, 3)),
        ignition(
            cost=(Banish(Pick(1, _MY_DARK)),), targets=(Target(1, card & any_(*FIELD)),), operation=Destroy(T),
        ),
    ),
    monster_card(
        31829185, "dark-necrofear", ("Dark Necrofear", "Dunkle Todesfurcht", "Paura Oscura"),
        (Type.FIEND, Attribute.DARK, 8, 2200, 2800), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), first_own=True),
        SummonProcedure((HAND,), pay=Banish(Pick(3, of_type(Type.FIEND) & monster & my(GRAVEYARD)))),
    ),
    monster_card(
        9418534, "jinzo-returner", ("Jinzo - Returner", "Jinzo - Rückholer", "Richiama - Jinzo"),
        (Type.MACHINE, Attribute.DARK, 3, 600, 1400), EFFECT,
        Continuous((May(Verb.ATTACK, itself, direct=True),)),
        trigger(
            Form.WHEN, On(Verb.SEND, itself, to=(GRAVEYARD,)), optional=True,
            targets=(Target(1, Named("jinzo") & monster & my(GRAVEYARD)),),
            operation=do(
                SpecialSummon(T), JoinKind.ALSO, Later(Moment(Phase.END, Side.YOU), Destroy(The(Ref.KEPT)))
            ),
        ),
    ),
)  # fmt: skip
