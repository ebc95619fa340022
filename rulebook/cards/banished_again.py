"""Cards that bring back what is banished."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Unclassified, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Same, attribute, itself, monster, my
from rulebook.vocabulary.operations import (
    DONE,
    THIS,
    Banish,
    Bind,
    Destroy,
    SpecialSummon,
    T,
    Target,
    The,
    do,
)
from rulebook.vocabulary.terms import Attribute, Icon, JoinKind, Ref, Verb, Zone

from .printed import trap_card

AND, AND_IF_YOU_DO = JoinKind.AND, JoinKind.AND_IF_YOU_DO
BANISHED = Zone.BANISHED
bound = Same(Ref.BOUND)

CARDS: tuple[Card, ...] = (
    trap_card(
        31550470, "escape-from-the-dark-dimension", Icon.CONTINUOUS,
        ("Escape from the Dark Dimension", "Flucht aus der finsteren Dimension", "Fuga dalla Dimensione Oscura"),
        activation(
            targets=(Target(1, attribute(Attribute.DARK) & monster & my(BANISHED)),),
            operation=do(SpecialSummon(T), AND, Bind(Ref.TARGET)),
        ),
        Unclassified(
            On(Verb.LEAVE_FIELD, itself), do(Destroy(The(Ref.BOUND)), AND_IF_YOU_DO, Banish(DONE))
        ),
        Unclassified(On(Verb.DESTROY, bound), Destroy(THIS)),
    ),
)  # fmt: skip
