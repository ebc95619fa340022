"""Monsters that burn the opponent's Life Points away."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, ignition, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import monster, my
from rulebook.vocabulary.operations import Damage, Pick, Tribute
from rulebook.vocabulary.terms import Attribute, Form, Side, Type, Verb, Zone

from .printed import EFFECT, monster_card

CARDS: tuple[Card, ...] = (
    monster_card(
        11384280, "cannon-soldier", ("Cannon Soldier", "Kanonensoldat", "Soldato-Cannone"),
        (Type.MACHINE, Attribute.DARK, 4, 1400, 1300), EFFECT,
        ignition(cost=(Tribute(Pick(1, monster & my(Zone.MONSTER))),), operation=Damage(Side.OPPONENT, 500)),
    ),
    monster_card(
        64752646, "fire-princess", ("Fire Princess", "Feuerprinzessin", "Principessa del Fuoco"),
        (Type.PYRO, Attribute.FIRE, 4, 1300, 1500), EFFECT,
        trigger(
            Form.IF, On(Verb.GAIN_LP, by=Side.YOU), optional=False, operation=Damage(Side.OPPONENT, 500)
        ),
    ),
)  # fmt: skip
