"""Archfiends and what serves them."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, SummonCondition, Upkeep, activation, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Exists, In, Series, StatIs, StatOf, card, face_up, itself, monster, my, their
from rulebook.vocabulary.modifiers import NegatedLinks, Silences, Waive
from rulebook.vocabulary.operations import THIS, Add, Destroy, Optional, PayLP, Pick
from rulebook.vocabulary.terms import (
    ON_FIELD,
    Attribute,
    Cause,
    Form,
    Icon,
    Op,
    Phase,
    Ref,
    Side,
    Stat,
    Type,
    Verb,
    Zone,
)

from .printed import EFFECT, monster_card, spell_card

ARCHFIEND = Series("Archfiend")
_BUT_BATTLE = (Cause.RULE, Cause.COST, Cause.EFFECT, Cause.SUMMON)

CARDS: tuple[Card, ...] = (
    monster_card(
        35975813, "terrorking-archfiend",
        ("Terrorking Archfiend", "König des Schreckens, Erzunterweltler", "Arcidemone Re del Terrore"),
        (Type.FIEND, Attribute.DARK, 4, 2000, 1500), EFFECT,
        SummonCondition(
            cannot=(Verb.NORMAL_SUMMON, Verb.FLIP_SUMMON),
            lifted_if=Exists(ARCHFIEND & face_up & monster & my(Zone.MONSTER)),
        ),
        Upkeep(Phase.STANDBY, Side.YOU, PayLP(800), Destroy(THIS), forced=True),
        Continuous(
            (
                NegatedLinks(
                    card & their(*ON_FIELD, Zone.HAND, Zone.GRAVEYARD, Zone.BANISHED), itself, destroys=True,
                    among=True, rolled=(2, 5),
                ),
            )
        ),
        Continuous((Silences(itself),)),
    ),
    spell_card(
        94585852, "pandemonium", Icon.FIELD, ("Pandemonium", "Pandämonium", "Pandemonio"),
        activation(),
        Continuous((Waive(ARCHFIEND & monster),)),
        trigger(
            Form.WHEN,
            On(Verb.DESTROY, ARCHFIEND & monster, cause=_BUT_BATTLE, to=(Zone.GRAVEYARD,)),
            optional=False,
            operation=Optional(
                Add(
                    Pick(
                        1,
                        StatIs(Stat.LEVEL, Op.LT, StatOf(Stat.LEVEL, Ref.THAT))
                        & ARCHFIEND & monster & In((Zone.DECK,), Side.OWNER),
                        by=Side.OWNER,
                    )
                ),
                by=Side.OWNER,
            ),
        ),
    ),
)  # fmt: skip
