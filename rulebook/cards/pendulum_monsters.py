"""The Pendulum Monsters: what they do in a Pendulum Zone, and as monsters."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Limit, Replacement, activation, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    Exists,
    Is,
    OfMonsterKind,
    SameName,
    Series,
    card,
    itself,
    monster,
    my,
    other,
    spell,
    trap,
)
from rulebook.vocabulary.modifiers import Becomes, Cannot, Change
from rulebook.vocabulary.operations import Nothing, Pick, SpecialSummon
from rulebook.vocabulary.terms import Attribute, Cause, Form, LimitKey, MonsterKind, Ref, Side, Stat, Type, Verb, Zone

from .printed import monster_card

PENDULUM = (MonsterKind.PENDULUM, MonsterKind.EFFECT)
pendulum_battles = Is(Ref.FIGHTING, OfMonsterKind(MonsterKind.PENDULUM))
SCALE_4 = Continuous(
    (Change(Stat.SCALE, Becomes(4), itself & my(Zone.PENDULUM)),),
    while_=~Exists((Series("Magician") | Series("Odd-Eyes")) & other & my(Zone.PENDULUM)), where=(Zone.PENDULUM,),
)  # fmt: skip


CARDS: tuple[Card, ...] = (
    monster_card(
        94415058, "stargazer-magician", ("Stargazer Magician", "Sterndeutender Magier", "Mago Mirastelle"),
        (Type.SPELLCASTER, Attribute.DARK, 5, 1200, 2400), PENDULUM,
        activation(),
        Continuous(
            (Cannot(Verb.ACTIVATE, spell, players=Side.OPPONENT),), while_=pendulum_battles, where=(Zone.PENDULUM,)
        ),
        SCALE_4,
        trigger(
            Form.WHEN,
            On(
                Verb.RETURN, OfMonsterKind(MonsterKind.PENDULUM) & other & my(Zone.MONSTER), Side.OPPONENT,
                (Cause.EFFECT,), to=(Zone.HAND,), alone=True,
            ),
            optional=True, where=(Zone.MONSTER,), limit=Limit(LimitKey.COPY),
            operation=SpecialSummon(Pick(1, monster & SameName(Ref.THAT) & my(Zone.HAND))),
        ),
        scale=1,
    ),
    monster_card(
        20409757, "timegazer-magician", ("Timegazer Magician", "Zeitdeutender Magier", "Mago Miratempo"),
        (Type.SPELLCASTER, Attribute.DARK, 3, 1200, 600), PENDULUM,
        activation(if_=~Exists(monster & my(Zone.MONSTER))),
        Continuous(
            (Cannot(Verb.ACTIVATE, trap, players=Side.OPPONENT),), while_=pendulum_battles, where=(Zone.PENDULUM,)
        ),
        SCALE_4,
        Replacement(
            On(Verb.DESTROY, card & my(Zone.PENDULUM), Side.OPPONENT, (Cause.EFFECT,)), Nothing(),
            where=(Zone.MONSTER,), limit=Limit(LimitKey.COPY),
        ),
        scale=8,
    ),
)
