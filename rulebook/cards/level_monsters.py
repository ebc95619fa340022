"""Monsters that grow into a higher Level form."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Happened, Is, Named, face_down, itself, monster, my, spell
from rulebook.vocabulary.operations import THIS, Destroy, Pick, Send, SpecialSummon, The, Unaffected
from rulebook.vocabulary.terms import Attribute, Cause, Form, Phase, Ref, Step, Type, Verb, Zone

from .printed import EFFECT, monster_card

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
)
