"""Monsters that remove others as they come, or themselves for a while."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import any_, itself, monster
from rulebook.vocabulary.operations import THIS, Add, Destroy, T, Target
from rulebook.vocabulary.terms import Attribute, Form, Phase, Side, SummonKind, Type, Verb, Zone

from .printed import EFFECT, monster_card

CARDS: tuple[Card, ...] = (
    monster_card(
        51945556, "zaborg-the-thunder-monarch",
        ("Zaborg the Thunder Monarch", "Zaborg, Monarch des Donners", "Zaborg il Monarca del Tuono"),
        (Type.THUNDER, Attribute.LIGHT, 5, 2400, 1000), EFFECT,
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.TRIBUTE), optional=False,
            targets=(Target(1, monster & any_(Zone.MONSTER)),),
            operation=Destroy(T),
        ),
    ),
    # In July 2014 it came back in every Standby Phase of its player; once per turn and the banishing came later.
    monster_card(
        8131171, "sinister-serpent",
        ("Sinister Serpent", "Unheil verkündende Schlange", "Serpente Sinistro"),
        (Type.REPTILE, Attribute.WATER, 1, 300, 250), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=Side.YOU, phase=Phase.STANDBY), optional=True,
            where=(Zone.GRAVEYARD,), operation=Add(THIS),
        ),
    ),
)  # fmt: skip
