"""Effect Monsters used in the Main Phase that pay with themselves or with others."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, ignition
from rulebook.vocabulary.filters import Half, Named, StatOf, any_, attribute, face_up, monster, my
from rulebook.vocabulary.operations import THIS, Add, Damage, Destroy, Discard, Pick, T, Target, Tribute, UpTo
from rulebook.vocabulary.terms import Attribute, Ref, Side, Stat, Type, Zone

from .printed import EFFECT, monster_card

DARK, EARTH, LIGHT = Attribute.DARK, Attribute.EARTH, Attribute.LIGHT
MONSTER = Zone.MONSTER

CARDS: tuple[Card, ...] = (
    monster_card(
        74131780, "exiled-force", ("Exiled Force", "Truppen im Exil", "Forza Esiliata"),
        (Type.WARRIOR, EARTH, 4, 1000, 1000), EFFECT,
        ignition(cost=(Tribute(THIS),), targets=(Target(1, monster & any_(MONSTER)),), operation=Destroy(T)),
    ),
    monster_card(
        27869883, "shadowpriestess-of-ohm",
        ("Shadowpriestess of Ohm", "Schattenpriesterin von Ohm", "Sacerdotessa d'Ombra di Ohm"),
        (Type.SPELLCASTER, DARK, 4, 1700, 1600), EFFECT,
        ignition(
            cost=(Tribute(Pick(1, face_up & attribute(DARK) & monster & my(MONSTER))),),
            operation=Damage(Side.OPPONENT, 800),
        ),
    ),
    monster_card(
        95727991, "catapult-turtle", ("Catapult Turtle", "Katapult-Schildkröte", "Tartaruga Catapulta"),
        (Type.AQUA, Attribute.WATER, 5, 1000, 2000), EFFECT,
        ignition(
            cost=(Tribute(Pick(1, monster & my(MONSTER))),),
            operation=Damage(Side.OPPONENT, Half(StatOf(Stat.ATK, Ref.PAID))),
        ),
    ),
    monster_card(
        31786629, "thunder-dragon", ("Thunder Dragon", "Donnerdrache", "Drago del Tuono"),
        (Type.THUNDER, LIGHT, 5, 1600, 1500), EFFECT,
        ignition(
            where=(Zone.HAND,),
            cost=(Discard(THIS),),
            operation=Add(Pick(UpTo(2), Named("thunder-dragon") & my(Zone.DECK))),
        ),
    ),
)
