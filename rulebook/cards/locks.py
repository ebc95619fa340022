"""Cards that send others elsewhere, and cards that forbid something."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, activation, quick, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import any_, card, itself, monster, that, their
from rulebook.vocabulary.operations import (
    THIS,
    All,
    Banish,
    Cannot,
    Destroy,
    Negate,
    Redirect,
    Send,
    T,
    Target,
    UpTo,
    do,
)
from rulebook.vocabulary.terms import Attribute, Form, Icon, JoinKind, Negation, Side, SummonKind, Type, Verb, Zone

from .printed import EFFECT, monster_card, spell_card, trap_card

AND_IF_YOU_DO = JoinKind.AND_IF_YOU_DO
MONSTER, GRAVEYARD, DECK = Zone.MONSTER, Zone.GRAVEYARD, Zone.DECK
OPPONENT = Side.OPPONENT

CARDS: tuple[Card, ...] = (
    # Its optional Special Summon is of a monster that no Deck here can hold, so it never has anything to choose.
    trap_card(
        30241314, "macro-cosmos", Icon.CONTINUOUS, ("Macro Cosmos", "Makrokosmos", "Macro Cosmo"),
        activation(),
        Continuous((Redirect(card),)),
    ),
    spell_card(
        81674782, "dimensional-fissure", Icon.CONTINUOUS,
        ("Dimensional Fissure", "Dimensionsriss", "Spaccatura Dimensionale"),
        activation(),
        Continuous((Redirect(monster),)),
    ),
    monster_card(
        61528025, "banisher-of-the-light", ("Banisher of the Light", "Verbanner des Lichts", "Epuratore della Luce"),
        (Type.FAIRY, Attribute.LIGHT, 3, 100, 2000), EFFECT,
        Continuous((Redirect(card),)),
    ),
    monster_card(
        88240808, "kycoo-the-ghost-destroyer",
        ("Kycoo the Ghost Destroyer", "Kycoo, Geistzerstörer", "Kycoo il Distruttore di Spettri"),
        (Type.SPELLCASTER, Attribute.DARK, 4, 1800, 700), EFFECT,
        trigger(
            Form.WHEN, On(Verb.BATTLE_DAMAGE, itself), optional=True,
            targets=(Target(UpTo(2), monster & their(GRAVEYARD)),), operation=Banish(T),
        ),
        Continuous((Cannot(Verb.BANISH, card & any_(GRAVEYARD), players=OPPONENT),)),
    ),
    monster_card(
        71564252, "thunder-king-rai-oh", ("Thunder King Rai-Oh", "Donnerkönig Rai-Oh", "Rai-Oh, Re del Tuono"),
        (Type.THUNDER, Attribute.LIGHT, 4, 1900, 800), EFFECT,
        Continuous((Cannot(Verb.ADD, card & any_(DECK), players=Side.ANY),)),
        quick(
            On(Verb.WOULD_SUMMON, monster, by=OPPONENT, kinds=SummonKind.SPECIAL),
            where=(MONSTER,),
            cost=(Send(THIS),),
            operation=do(Negate((Negation.SUMMON,)), AND_IF_YOU_DO, Destroy(All(that & monster))),
        ),
    ),
)  # fmt: skip
