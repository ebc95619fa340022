"""Normal and Counter Traps that foresee what a link would do, or have something declared."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.filters import (
    Declared,
    Exists,
    card,
    my,
    their,
)
from rulebook.vocabulary.operations import (
    All,
    Declare,
    Discard,
    If,
    Random,
    do,
)
from rulebook.vocabulary.terms import (
    Declarable,
    Icon,
    JoinKind,
    Zone,
)

from .printed import trap_card

THEN = JoinKind.THEN
_named_in_their_hand = Declared(Declarable.NAME) & their(Zone.HAND)


CARDS: tuple[Card, ...] = (
    trap_card(
        15800838, "mind-crush", Icon.NORMAL, ("Mind Crush", "Geisteszersetzung", "Scontro Mentale"),
        activation(
            operation=do(
                Declare(Declarable.NAME),
                THEN,
                If(
                    Exists(_named_in_their_hand),
                    Discard(All(_named_in_their_hand)),
                    Discard(Random(1, card & my(Zone.HAND))),
                ),
            ),
        ),
    ),
)  # fmt: skip
