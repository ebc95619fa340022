"""Monsters that Tribute many for a Summon of their own, and take others to themselves."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Limit, SummonCondition, SummonProcedure, ignition
from rulebook.vocabulary.filters import Exists, Half, Same, StatOf, face_up, itself, monster, my, their
from rulebook.vocabulary.modifiers import Change, Negated
from rulebook.vocabulary.operations import Equip, Pick, Target, Tribute
from rulebook.vocabulary.terms import Attribute, LimitKey, Ref, Stat, Type, Verb, Zone

from .printed import EFFECT, monster_card

worn = Same(Ref.WORN)

CARDS: tuple[Card, ...] = (
    monster_card(
        83965310, "destiny-hero-plasma",
        ("Destiny HERO - Plasma", "Schicksals-HELD - Plasma", "Plasma - EROE del Destino"),
        (Type.WARRIOR, Attribute.DARK, 8, 1900, 600), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), only_own=True),
        SummonProcedure((Zone.HAND,), pay=Tribute(Pick(3, monster & my(Zone.MONSTER)))),
        Continuous((Negated(face_up & monster & their(Zone.MONSTER)),)),
        ignition(
            limit=Limit(LimitKey.COPY), if_=~Exists(worn),
            targets=(Target(1, monster & their(Zone.MONSTER)),), operation=Equip(Ref.TARGET, Ref.THIS),
        ),
        Continuous(
            (Change(Stat.ATK, Half(StatOf(Stat.ATK, Ref.WORN, original=True)), itself),), while_=Exists(worn)
        ),
    ),
)  # fmt: skip
