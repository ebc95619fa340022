"""Toon World and the Toon monsters that live by it; in 2014 each of them prints its own rules."""

from __future__ import annotations

from rulebook.vocabulary.effects import (
    Card,
    Continuous,
    SummonCondition,
    SummonProcedure,
    Unclassified,
    activation,
    trigger,
)
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import FIELD, Exists, Happened, Named, card, face_up, itself, monster, my, their, toon
from rulebook.vocabulary.operations import (
    THIS,
    AttackCost,
    AttackOnly,
    Cannot,
    Destroy,
    Discard,
    May,
    PayLP,
    Pick,
    Random,
    Tribute,
)
from rulebook.vocabulary.terms import Attribute, Form, Icon, MonsterKind, SummonKind, Type, Verb, Zone

from .printed import monster_card, spell_card

TOON = (MonsterKind.TOON, MonsterKind.EFFECT)
TOON_WORLD = Named("toon-world") & face_up
THEIR_TOON = toon & their(Zone.MONSTER)

CARDS: tuple[Card, ...] = (
    spell_card(
        15259703, "toon-world", Icon.CONTINUOUS, ("Toon World", "Toon-Welt", "Mondo Toon"),
        activation(cost=(PayLP(1000),)),
    ),
    monster_card(
        91842653, "toon-summoned-skull",
        ("Toon Summoned Skull", "Herbeigerufener Toon-Schädel", "Teschio Evocato Toon"),
        (Type.FIEND, Attribute.DARK, 6, 2500, 1200), TOON,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), first_own=True),
        SummonProcedure(
            (Zone.HAND,), if_=Exists(TOON_WORLD & my(*FIELD)), pay=Tribute(Pick(1, monster & my(Zone.MONSTER)))
        ),
        Continuous((Cannot(Verb.ATTACK, itself),), while_=Happened(On(Verb.SUMMON, itself, kinds=SummonKind.SPECIAL))),
        Continuous((AttackCost(itself, PayLP(500)),)),
        Unclassified(On(Verb.DESTROY, TOON_WORLD, was=FIELD), Destroy(THIS)),
        Continuous((May(Verb.ATTACK, itself, direct=True),), while_=~Exists(THEIR_TOON)),
        Continuous((AttackOnly(itself, toon),), while_=Exists(THEIR_TOON)),
        series=("Archfiend",),
    ),
    monster_card(
        42386471, "toon-gemini-elf", ("Toon Gemini Elf", "Toon-Elfenzwillinge", "Elfi Gemelli Toon"),
        (Type.SPELLCASTER, Attribute.EARTH, 4, 1900, 900), TOON,
        Continuous((Cannot(Verb.ATTACK, itself),), while_=Happened(On(Verb.SUMMON, itself))),
        Unclassified(On(Verb.DESTROY, TOON_WORLD, was=FIELD), Destroy(THIS)),
        Continuous(
            (May(Verb.ATTACK, itself, direct=True),), while_=Exists(TOON_WORLD & my(*FIELD)) & ~Exists(THEIR_TOON)
        ),
        trigger(
            Form.IF, On(Verb.BATTLE_DAMAGE, itself), optional=False,
            operation=Discard(Random(1, card & their(Zone.HAND))),
        ),
    ),
)  # fmt: skip
