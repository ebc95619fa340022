"""Normal and Counter Traps that foresee what a link would do, or have something declared."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.events import On, Would
from rulebook.vocabulary.filters import (
    FIELD,
    Declared,
    Exists,
    Named,
    card,
    my,
    their,
)
from rulebook.vocabulary.operations import (
    All,
    Declare,
    Deflect,
    Destroy,
    Discard,
    If,
    Negate,
    Optional,
    Pick,
    Random,
    SpecialSummon,
    The,
    do,
)
from rulebook.vocabulary.terms import (
    Declarable,
    Icon,
    JoinKind,
    Negation,
    Ref,
    Side,
    Verb,
    Zone,
)

from .printed import trap_card

THEN = JoinKind.THEN
_named_in_their_hand = Declared(Declarable.NAME) & their(Zone.HAND)


CARDS: tuple[Card, ...] = (
    trap_card(
        15800838, "mind-crush", Icon.NORMAL, ("Mind Crush", "Geisteszersetzung", "Scontro Mentale"),
        activation(
            cost=(Declare(Declarable.NAME),),
            operation=If(
                Exists(_named_in_their_hand),
                Discard(All(_named_in_their_hand)),
                Discard(Random(1, card & my(Zone.HAND))),
            ),
        ),
    ),
    trap_card(
        58120309, "starlight-road", Icon.NORMAL,
        ("Starlight Road", "Straße zum Sternenlicht", "Cammino Luce di Stelle"),
        activation(
            On(Verb.ACTIVATE, card, would=Would(Verb.DESTROY, card & my(*FIELD), at_least=2)),
            operation=do(
                Negate((Negation.EFFECT,)),
                JoinKind.AND_IF_YOU_DO,
                Destroy(The(Ref.LINK)),
                THEN,
                Optional(SpecialSummon(Pick(1, Named("stardust-dragon") & my(Zone.EXTRA)))),
            ),
        ),
    ),
    trap_card(
        78783370, "barrel-behind-the-door", Icon.COUNTER,
        ("Barrel Behind the Door", "Pistolenlauf hinter der Tür", "Pistola Dietro la Porta"),
        activation(
            On(Verb.ACTIVATE, card, by=Side.OPPONENT, would=Would(Verb.EFFECT_DAMAGE, who=Side.YOU)),
            operation=Deflect(Side.YOU),
        ),
    ),
)  # fmt: skip
