"""Normal Spells that turn a Deck, a hand or a Graveyard over."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.filters import (
    Declared,
    Is,
    NormalSummonable,
    OfMonsterKind,
    Same,
    SameName,
    any_,
    card,
    each,
    face_down,
    monster,
    my,
    their,
)
from rulebook.vocabulary.operations import (
    DONE,
    All,
    Banish,
    Declare,
    Destroy,
    Discard,
    Draw,
    Each,
    Excavate,
    If,
    LookAt,
    PayLP,
    Pick,
    Place,
    Return,
    Reveal,
    Send,
    SpecialSummon,
    T,
    Target,
    The,
    Tribute,
    do,
)
from rulebook.vocabulary.terms import Declarable, Icon, JoinKind, MonsterKind, Position, Ref, Side, Zone

from .printed import spell_card

AND, AND_IF_YOU_DO, THEN, ALSO = JoinKind.AND, JoinKind.AND_IF_YOU_DO, JoinKind.THEN, JoinKind.ALSO
DECK, HAND, GRAVEYARD, MONSTER = Zone.DECK, Zone.HAND, Zone.GRAVEYARD, Zone.MONSTER

CARDS: tuple[Card, ...] = (
    spell_card(
        43434803,
        "the-shallow-grave",
        Icon.NORMAL,
        ("The Shallow Grave", "Seichtes Grab", "La Tomba Vuota"),
        activation(
            targets=(
                Target(1, monster & my(GRAVEYARD)),
                Target(1, monster & their(GRAVEYARD), by=Side.OPPONENT),
            ),
            operation=Each(SpecialSummon(All(Same(Ref.TARGET) & monster & each(GRAVEYARD)), Position.SET)),
        ),
    ),
    spell_card(
        58577036,
        "reasoning",
        Icon.NORMAL,
        ("Reasoning", "Gedankengang", "Ragionando"),
        activation(
            operation=do(
                Declare(Declarable.LEVEL, by=Side.OPPONENT),
                THEN,
                Excavate(1, until=NormalSummonable()),
                THEN,
                do(
                    SpecialSummon(All(Same(Ref.EXCAVATED) & NormalSummonable() & ~Declared(Declarable.LEVEL))),
                    ALSO,
                    Send(The(Ref.REST)),
                ),
            ),
        ),
    ),
    spell_card(
        67169062,
        "pot-of-avarice",
        Icon.NORMAL,
        ("Pot of Avarice", "Topf der Trägheit", "Giara dell'Avarizia"),
        activation(
            targets=(Target(5, monster & my(GRAVEYARD)),),
            operation=do(Return(T, DECK, together=True), THEN, Draw(2)),
        ),
    ),
    spell_card(
        17375316,
        "confiscation",
        Icon.NORMAL,
        ("Confiscation", "Beschlagnahme", "Confisca"),
        activation(
            cost=(PayLP(1000),),
            operation=do(LookAt(All(card & their(HAND))), AND, Discard(Pick(1, card & their(HAND)))),
        ),
    ),
    spell_card(
        43040603,
        "monster-gate",
        Icon.NORMAL,
        ("Monster Gate", "Monstertor", "Mostro-Cancello"),
        activation(
            cost=(Tribute(Pick(1, monster & my(MONSTER))),),
            operation=do(
                Excavate(1, until=NormalSummonable()),
                THEN,
                do(SpecialSummon(All(Same(Ref.EXCAVATED) & NormalSummonable())), ALSO, Send(The(Ref.REST))),
            ),
        ),
    ),
    spell_card(
        71044499,
        "nobleman-of-crossout",
        Icon.NORMAL,
        ("Nobleman of Crossout", "Adliger der Auslöschung", "Nobiluomo dello Scambio"),
        activation(
            targets=(Target(1, face_down & monster & any_(MONSTER)),),
            operation=do(
                do(Destroy(T), AND_IF_YOU_DO, Banish(DONE)),
                THEN,
                If(
                    Is(Ref.DONE, OfMonsterKind(MonsterKind.FLIP)),
                    do(
                        Each(Reveal(All(card & each(DECK)))),
                        THEN,
                        Each(Banish(All(SameName(Ref.TARGET) & each(DECK)))),
                    ),
                ),
            ),
        ),
    ),
    spell_card(
        79571449,
        "graceful-charity",
        Icon.NORMAL,
        ("Graceful Charity", "Elegante Wohltäterin", "Carità Graziosa"),
        activation(operation=do(Draw(3), THEN, Discard(Pick(2, card & my(HAND))))),
    ),
    spell_card(
        47453433,
        "back-to-square-one",
        Icon.NORMAL,
        ("Back to Square One", "Zurück zum Anfang", "Torna all'Inizio"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),),
            targets=(Target(1, monster & any_(MONSTER)),),
            operation=Place(T),
        ),
    ),
)
