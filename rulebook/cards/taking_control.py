"""Cards that change who controls a monster."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Limit, activation, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Same, any_, face_up, monster, my, their
from rulebook.vocabulary.operations import (
    Apply,
    Cannot,
    ChangePosition,
    Control,
    Equip,
    GainLP,
    Mode,
    Modes,
    Pick,
    T,
    TakeControl,
    Target,
    Tribute,
    do,
)
from rulebook.vocabulary.terms import Form, Icon, JoinKind, LimitKey, Phase, Ref, Side, Until, Verb, Zone

from .printed import spell_card, trap_card

ALSO = JoinKind.ALSO
MONSTER = Zone.MONSTER
OPPONENT = Side.OPPONENT
target = Same(Ref.TARGET)

CARDS: tuple[Card, ...] = (
    spell_card(
        4031928, "change-of-heart", Icon.NORMAL, ("Change of Heart", "Überläufer", "Cambiare Idea"),
        activation(targets=(Target(1, monster & their(MONSTER)),), operation=TakeControl(T, Until.END_PHASE)),
    ),
    spell_card(
        37520316, "mind-control", Icon.NORMAL, ("Mind Control", "Gedankenkontrolle", "Controlla Mente"),
        activation(
            targets=(Target(1, monster & their(MONSTER)),),
            operation=do(
                TakeControl(T, Until.END_PHASE),
                ALSO,
                Apply(Cannot(Verb.DECLARE_ATTACK, target), Until.END_PHASE),
                ALSO,
                Apply(Cannot(Verb.BE_TRIBUTED, target), Until.END_PHASE),
            ),
        ),
    ),
    spell_card(
        45986603, "snatch-steal", Icon.EQUIP, ("Snatch Steal", "Schnappstahl", "Strappa Possesso"),
        activation(targets=(Target(1, face_up & monster & their(MONSTER)),), operation=Equip(Ref.THIS, Ref.TARGET)),
        Continuous((Control(Same(Ref.HOST), Side.YOU),)),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=OPPONENT, phase=Phase.STANDBY), optional=False, where=(Zone.SPELL,),
            limit=Limit(LimitKey.COPY), operation=GainLP(OPPONENT, 1000),
        ),
    ),
    spell_card(
        98045062, "enemy-controller", Icon.QUICK_PLAY,
        ("Enemy Controller", "Feindkontrolle", "Controlla-Avversario"),
        activation(
            operation=Modes((
                Mode(ChangePosition(T), targets=(Target(1, face_up & monster & their(MONSTER)),)),
                Mode(
                    TakeControl(T, Until.END_PHASE),
                    cost=(Tribute(Pick(1, monster & my(MONSTER))),),
                    targets=(Target(1, face_up & monster & their(MONSTER)),),
                ),
            )),
        ),
    ),
    trap_card(
        94739788, "remove-brainwashing", Icon.CONTINUOUS,
        ("Remove Brainwashing", "Gehirnwäsche aufheben", "Cura del Lavaggio del Cervello"),
        activation(),
        Continuous((Control(monster & any_(MONSTER), Side.OWNER),)),
    ),
)  # fmt: skip
