"""Monsters, and a Trap, that fill the opponent's field."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Limit, SummonCondition, SummonProcedure, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import monster, my, their
from rulebook.vocabulary.operations import Apply, Cannot, Damage, Pick, Tribute
from rulebook.vocabulary.terms import Attribute, Form, LimitKey, Phase, Side, Type, Until, Verb, Zone

from .printed import EFFECT, monster_card

HAND, MONSTER = Zone.HAND, Zone.MONSTER
YOU, OPPONENT = Side.YOU, Side.OPPONENT

NO_NORMAL_SUMMON = (
    Apply(Cannot(Verb.NORMAL_SUMMON, players=YOU), Until.END_OF_TURN),
    Apply(Cannot(Verb.SET, monster & my(HAND), players=YOU), Until.END_OF_TURN, later=True),
)
"""You cannot Normal Summon or Set for the rest of this turn."""

CARDS: tuple[Card, ...] = (
    monster_card(
        102380, "lava-golem", ("Lava Golem", "Lava-Golem", "Golem di Lava"),
        (Type.FIEND, Attribute.FIRE, 8, 3000, 2500), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), first_own=True),
        SummonProcedure(
            (HAND,), pay=Tribute(Pick(2, monster & their(MONSTER))), to=OPPONENT, restrictions=NO_NORMAL_SUMMON
        ),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=YOU, phase=Phase.STANDBY), optional=False,
            limit=Limit(LimitKey.COPY), operation=Damage(YOU, 1000),
        ),
    ),
)  # fmt: skip
