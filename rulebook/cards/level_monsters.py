"""Monsters that grow into a higher Level form."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, SummonCondition, ignition, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Happened, Is, Named, StatOf, atk, face_down, itself, monster, my, spell, their
from rulebook.vocabulary.operations import THIS, All, Destroy, Pick, Send, SpecialSummon, T, Target, The, Unaffected
from rulebook.vocabulary.terms import Attribute, Cause, Form, Op, Phase, Ref, Stat, Step, Type, Verb, Zone

from .printed import EFFECT, monster_card

_NO_STRONGER = atk(Op.LE, StatOf(Stat.ATK, Ref.PAID)) & monster & their(Zone.MONSTER)

CARDS: tuple[Card, ...] = (
    monster_card(
        47507260,
        "mystic-swordsman-lv2",
        ("Mystic Swordsman LV2", "Mystischer Schwertkämpfer LV2", "Spadaccino Mistico LV2"),
        (Type.WARRIOR, Attribute.EARTH, 2, 900, 0),
        EFFECT,
        trigger(
            Form.NONE,
            On(Verb.BEGIN_STEP, step=Step.DAMAGE_START),
            optional=False,
            if_=Is(Ref.ATTACKER, itself) & Is(Ref.ATTACKED, face_down & monster),
            operation=Destroy(The(Ref.ATTACKED)),
        ),
        trigger(
            Form.NONE,
            On(Verb.BEGIN_PHASE, phase=Phase.END),
            optional=True,
            where=(Zone.MONSTER,),
            if_=Happened(On(Verb.DESTROY, monster, cause=(Cause.BATTLE,), other=itself)),
            cost=(Send(THIS),),
            operation=SpecialSummon(Pick(1, Named("mystic-swordsman-lv4") & my(Zone.HAND, Zone.DECK))),
        ),
    ),
    monster_card(
        11224103,
        "horus-the-black-flame-dragon-lv6",
        (
            "Horus the Black Flame Dragon LV6",
            "Horus, der Schwarzflammendrache LV6",
            "Horus il Drago della Fiamma Oscura LV6",
        ),
        (Type.DRAGON, Attribute.FIRE, 6, 2300, 1600),
        EFFECT,
        Continuous((Unaffected(itself, by=spell),)),
        trigger(
            Form.NONE,
            On(Verb.BEGIN_PHASE, phase=Phase.END),
            optional=True,
            where=(Zone.MONSTER,),
            if_=Happened(On(Verb.DESTROY, monster, cause=(Cause.BATTLE,), other=itself)),
            cost=(Send(THIS),),
            operation=SpecialSummon(
                Pick(1, Named("horus-the-black-flame-dragon-lv8") & my(Zone.HAND, Zone.DECK))
            ),
        ),
    ),
    monster_card(
        46384672,
        "armed-dragon-lv5",
        ("Armed Dragon LV5", "Bewaffneter Drache LV5", "Drago Armato LV5"),
        (Type.DRAGON, Attribute.WIND, 5, 2400, 1700),
        EFFECT,
        ignition(
            cost=(Send(Pick(1, monster & my(Zone.HAND))),),
            targets=(Target(1, _NO_STRONGER),),
            operation=Destroy(T),
        ),
        trigger(
            Form.NONE,
            On(Verb.BEGIN_PHASE, phase=Phase.END),
            optional=True,
            where=(Zone.MONSTER,),
            if_=Happened(On(Verb.DESTROY, monster, cause=(Cause.BATTLE,), other=itself)),
            cost=(Send(THIS),),
            operation=SpecialSummon(Pick(1, Named("armed-dragon-lv7") & my(Zone.HAND, Zone.DECK))),
        ),
    ),
    monster_card(
        73879377,
        "armed-dragon-lv7",
        ("Armed Dragon LV7", "Bewaffneter Drache LV7", "Drago Armato LV7"),
        (Type.DRAGON, Attribute.WIND, 7, 2800, 1000),
        EFFECT,
        SummonCondition((Verb.NORMAL_SUMMON, Verb.SET), only_by="armed-dragon-lv5"),
        ignition(cost=(Send(Pick(1, monster & my(Zone.HAND))),), operation=Destroy(All(_NO_STRONGER))),
    ),
)
