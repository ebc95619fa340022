"""The Equip Spells."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Unclassified, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    itself,
    monster,
    my,
)
from rulebook.vocabulary.operations import (
    Destroy,
    Equip,
    PayLP,
    SpecialSummon,
    T,
    Target,
    The,
    do,
)
from rulebook.vocabulary.terms import Icon, JoinKind, Position, Ref, Verb, Zone

from .printed import spell_card

AND = JoinKind.AND
GRAVEYARD = Zone.GRAVEYARD


CARDS: tuple[Card, ...] = (
    spell_card(
        70828912, "premature-burial", Icon.EQUIP, ("Premature Burial", "Voreiliges Begräbnis", "Sepoltura Prematura"),
        activation(
            cost=(PayLP(800),),
            targets=(Target(1, monster & my(GRAVEYARD)),),
            operation=do(SpecialSummon(T, Position.ATTACK), AND, Equip(Ref.THIS, Ref.TARGET)),
        ),
        Unclassified(On(Verb.DESTROY, itself), Destroy(The(Ref.HOST))),
    ),
)
