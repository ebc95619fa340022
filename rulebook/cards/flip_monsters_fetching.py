"""Flip monsters that return, fetch, revive or draw."""

from __future__ import annotations

from dataclasses import replace

from rulebook.vocabulary.effects import Activated, Card, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    Count,
    Happened,
    Named,
    OfMonsterKind,
    any_,
    each,
    face_up,
    itself,
    monster,
    my,
    their,
)
from rulebook.vocabulary.operations import (
    Add,
    Destroy,
    Draw,
    Each,
    Operation,
    Pick,
    Return,
    SpecialSummon,
    T,
    Target,
    UpTo,
    do,
)
from rulebook.vocabulary.terms import Attribute, EffectKind, Form, JoinKind, MonsterKind, Position, Type, Verb, Zone

from .printed import monster_card

GRAVEYARD, HAND, MONSTER = Zone.GRAVEYARD, Zone.HAND, Zone.MONSTER
FLIP = (MonsterKind.FLIP, MonsterKind.EFFECT)


def _flip(operation: Operation, *targets: Target) -> Activated:
    return Activated(
        EffectKind.FLIP,
        form=Form.IF,
        event=(On(Verb.FLIP, itself),),
        optional=False,
        targets=targets,
        operation=operation,
    )


CARDS: tuple[Card, ...] = (
    monster_card(
        93920745, "penguin-soldier", ("Penguin Soldier", "Pinguinsoldat", "Soldato Pinguino"),
        (Type.AQUA, Attribute.WATER, 2, 750, 500), FLIP,
        replace(_flip(Return(T), Target(UpTo(2), monster & any_(MONSTER))), optional=True),
    ),
    # In July 2014 it could fetch a Night Assailant too; that it cannot came later.
    monster_card(
        16226786, "night-assailant", ("Night Assailant", "Nächtlicher Angreifer", "Assalitore Notturno"),
        (Type.FIEND, Attribute.DARK, 3, 200, 500), FLIP,
        _flip(Destroy(T), Target(1, monster & their(MONSTER))),
        trigger(
            Form.IF, On(Verb.SEND, itself, was=(HAND,), to=(GRAVEYARD,)), optional=False,
            targets=(Target(1, OfMonsterKind(MonsterKind.FLIP) & monster & my(GRAVEYARD)),),
            operation=Add(T),
        ),
    ),
    monster_card(
        58551308, "spear-cretin", ("Spear Cretin", "Speer-Idiot", "Lancia Demente"),
        (Type.FIEND, Attribute.DARK, 2, 500, 500), FLIP,
        trigger(
            Form.WHEN, On(Verb.SEND, itself, to=(GRAVEYARD,)), optional=False,
            if_=Happened(On(Verb.FLIP, itself), ever=True),
            operation=Each(
                SpecialSummon(Pick(1, monster & each(GRAVEYARD)), (Position.ATTACK, Position.SET))
            ),
        ),
    ),
    monster_card(
        87621407, "dekoichi-the-battlechanted-locomotive",
        (
            "Dekoichi the Battlechanted Locomotive", "Dekoichi, die Kampfdampflok",
            "Dekoichi la Locomotiva da Battaglia Incantata",
        ),
        (Type.MACHINE, Attribute.DARK, 4, 1400, 1000), FLIP,
        _flip(
            do(
                Draw(1), JoinKind.THEN,
                Draw(Count(face_up & Named("bokoichi-the-freightening-car") & my(MONSTER))),
            )
        ),
    ),
)  # fmt: skip
