"""The Pendulum Monsters: what they do in a Pendulum Zone."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, activation
from rulebook.vocabulary.filters import Exists, Is, OfMonsterKind, monster, my, spell, trap
from rulebook.vocabulary.modifiers import Cannot
from rulebook.vocabulary.terms import Attribute, MonsterKind, Ref, Side, Type, Verb, Zone

from .printed import monster_card

PENDULUM = (MonsterKind.PENDULUM, MonsterKind.EFFECT)
pendulum_battles = Is(Ref.FIGHTING, OfMonsterKind(MonsterKind.PENDULUM))


CARDS: tuple[Card, ...] = (
    monster_card(
        94415058, "stargazer-magician", ("Stargazer Magician", "Sterndeutender Magier", "Mago Mirastelle"),
        (Type.SPELLCASTER, Attribute.DARK, 5, 1200, 2400), PENDULUM,
        activation(),
        Continuous(
            (Cannot(Verb.ACTIVATE, spell, players=Side.OPPONENT),), while_=pendulum_battles, where=(Zone.PENDULUM,)
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
        scale=8,
    ),
)
