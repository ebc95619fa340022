"""The Quick-Play Spells."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.events import On, Would
from rulebook.vocabulary.filters import (
    FIELD,
    Happened,
    Number,
    Same,
    Times,
    any_,
    card,
    each,
    face_up,
    monster,
    my,
    other,
    spell_trap,
)
from rulebook.vocabulary.operations import (
    AnyNumber,
    Apply,
    Cannot,
    Destroy,
    Draw,
    Each,
    GainLP,
    Negate,
    PayLP,
    Pick,
    Send,
    SkipPhase,
    SpecialSummon,
    T,
    Target,
    The,
    TokenOf,
    TurnFaceDown,
    do,
)
from rulebook.vocabulary.terms import Icon, JoinKind, Negation, Phase, Position, Ref, Side, Until, Verb, Zone

from .printed import spell_card

AND, THEN = JoinKind.AND, JoinKind.THEN
HAND, MONSTER = Zone.HAND, Zone.MONSTER


CARDS: tuple[Card, ...] = (
    spell_card(
        19230407, "offerings-to-the-doomed", Icon.QUICK_PLAY,
        ("Offerings to the Doomed", "Angebote an die Verdammten", "Offerte al Condannato"),
        activation(
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=do(Destroy(T), JoinKind.ALSO, SkipPhase(Phase.DRAW)),
        ),
    ),
    spell_card(
        5318639,
        "mystical-space-typhoon",
        Icon.QUICK_PLAY,
        ("Mystical Space Typhoon", "Mystischer Raum-Taifun", "Tifone Spaziale Mistico"),
        activation(targets=(Target(1, spell_trap & any_(*FIELD)),), operation=Destroy(T)),
    ),
    spell_card(
        53046408,
        "emergency-provisions",
        Icon.QUICK_PLAY,
        ("Emergency Provisions", "Notvorräte", "Rifornimenti d'Emergenza"),
        activation(
            cost=(Send(Pick(AnyNumber(), spell_trap & my(*FIELD) & other)),),
            operation=GainLP(Side.YOU, Times(1000, Number(Ref.PAID))),
        ),
    ),
    spell_card(
        74519184,
        "hand-destruction",
        Icon.QUICK_PLAY,
        ("Hand Destruction", "Handzerstörung", "Distruggi-Mano"),
        activation(
            operation=do(
                Each(Send(Pick(2, card & each(HAND), Side.EACH))),
                THEN,
                Each(Draw(2, Side.EACH)),
            )
        ),
    ),
    spell_card(
        14087893,
        "book-of-moon",
        Icon.QUICK_PLAY,
        ("Book of Moon", "Buch des Mondes", "Libro della Luna"),
        activation(targets=(Target(1, face_up & monster & any_(MONSTER)),), operation=TurnFaceDown(T)),
    ),
    spell_card(
        73915051,
        "scapegoat",
        Icon.QUICK_PLAY,
        ("Scapegoat", "Sündenbock", "Capro Espiatorio"),
        activation(
            if_=~Happened(On(Verb.SUMMON, monster, by=Side.YOU)),
            operation=do(
                SpecialSummon(TokenOf("sheep-token", 4), Position.DEFENSE),
                AND,
                Apply(Cannot(Verb.BE_TRIBUTED, Same(Ref.DONE), for_=Verb.SUMMON), Until.ALWAYS),
            ),
            restrictions=(Apply(Cannot(Verb.SUMMON, players=Side.YOU, other_cards=True), Until.END_OF_TURN),),
        ),
    ),
    spell_card(
        69279219,
        "my-body-as-a-shield",
        Icon.QUICK_PLAY,
        ("My Body as a Shield", "Mein Körper als Schutzschild", "Il mio Corpo come Scudo"),
        activation(
            On(Verb.ACTIVATE, card, by=Side.OPPONENT, would=Would(Verb.DESTROY, monster & any_(MONSTER))),
            cost=(PayLP(1500),),
            operation=do(Negate((Negation.ACTIVATION,)), JoinKind.AND_IF_YOU_DO, Destroy(The(Ref.LINK))),
        ),
    ),
)
