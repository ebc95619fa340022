"""Spells that change ATK, DEF and Levels: in the Field Zone, equipped, or for one turn."""

from __future__ import annotations

from dataclasses import replace

from rulebook.vocabulary.effects import Card, Continuous, activation
from rulebook.vocabulary.filters import (
    Compare,
    Count,
    Half,
    Lp,
    Same,
    StatOf,
    Times,
    any_,
    attribute,
    face_up,
    monster,
    my,
    of_type,
)
from rulebook.vocabulary.operations import Apply, Becomes, Change, Equip, OriginalBecomes, Target
from rulebook.vocabulary.terms import Attribute, Icon, Op, Ref, Side, Stat, Type, Until, Zone

from .printed import spell_card

HAND, MONSTER = Zone.HAND, Zone.MONSTER
host = Same(Ref.HOST)
_SWIMMERS = of_type(Type.FISH, Type.SEA_SERPENT, Type.THUNDER, Type.AQUA) & monster & any_(MONSTER)
_ENGINES = of_type(Type.MACHINE, Type.PYRO) & monster & any_(MONSTER)
_WATER = attribute(Attribute.WATER) & monster
_HOSTS_OWN = StatOf(Stat.ATK, Ref.HOST, original=True)
_TARGETS_OWN = StatOf(Stat.ATK, Ref.TARGET, original=True)
_ONE_FACE_UP = (Target(1, face_up & monster & any_(MONSTER)),)
_EQUIP = activation(targets=_ONE_FACE_UP, operation=Equip(Ref.THIS, Ref.TARGET))

CARDS: tuple[Card, ...] = (
    spell_card(
        22702055,
        "umi",
        Icon.FIELD,
        ("Umi", "Umi", "Umi"),
        activation(),
        Continuous((Change(Stat.ATK_DEF, 200, _SWIMMERS), Change(Stat.ATK_DEF, -200, _ENGINES))),
    ),
    replace(
        spell_card(
            295517,
            "a-legendary-ocean",
            Icon.FIELD,
            ("A Legendary Ocean", "Ein Legendärer Ozean", "Un Oceano Leggendario"),
            activation(),
            Continuous(
                (
                    Change(Stat.ATK_DEF, 200, _WATER & any_(MONSTER)),
                    Change(Stat.LEVEL, -1, _WATER & any_(MONSTER, HAND)),
                )
            ),
        ),
        treated_as=("umi",),
    ),
    spell_card(
        22046459,
        "megamorph",
        Icon.EQUIP,
        ("Megamorph", "Megawandler", "Megamorph"),
        _EQUIP,
        Continuous(
            (Change(Stat.ATK, Becomes(Times(2, _HOSTS_OWN)), host),),
            while_=Compare(Lp(Side.YOU), Op.LT, Lp(Side.OPPONENT)),
        ),
        Continuous(
            (Change(Stat.ATK, Becomes(Half(_HOSTS_OWN)), host),),
            while_=Compare(Lp(Side.YOU), Op.GT, Lp(Side.OPPONENT)),
        ),
    ),
    spell_card(
        56747793,
        "united-we-stand",
        Icon.EQUIP,
        ("United We Stand", "Gemeinsam sind wir stark", "Uniti Resistiamo"),
        _EQUIP,
        Continuous((Change(Stat.ATK_DEF, Times(800, Count(face_up & monster & my(MONSTER))), host),)),
    ),
    spell_card(
        70046172,
        "rush-recklessly",
        Icon.QUICK_PLAY,
        ("Rush Recklessly", "Waghalsig voranstürmen", "Corsa Avventata"),
        activation(
            targets=_ONE_FACE_UP,
            operation=Apply(Change(Stat.ATK, 700, Same(Ref.TARGET)), Until.END_OF_TURN),
        ),
    ),
    spell_card(
        55713623,
        "shrink",
        Icon.QUICK_PLAY,
        ("Shrink", "Schrumpfen", "Rimpicciolire"),
        activation(
            targets=_ONE_FACE_UP,
            operation=Apply(
                Change(Stat.ATK, OriginalBecomes(Half(_TARGETS_OWN)), Same(Ref.TARGET)), Until.END_OF_TURN
            ),
        ),
    ),
)
