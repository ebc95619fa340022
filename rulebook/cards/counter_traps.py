"""The Counter Traps."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    Half,
    Lp,
    monster,
    spell_trap,
    trap,
)
from rulebook.vocabulary.operations import (
    Destroy,
    Negate,
    PayLP,
    The,
    do,
)
from rulebook.vocabulary.terms import (
    Icon,
    JoinKind,
    Negation,
    Ref,
    Side,
    Verb,
)

from .printed import trap_card

AND_IF_YOU_DO = JoinKind.AND_IF_YOU_DO


CARDS: tuple[Card, ...] = (
    trap_card(
        3819470, "seven-tools-of-the-bandit", Icon.COUNTER,
        ("Seven Tools of the Bandit", "Sieben Werkzeuge des Banditen", "I Sette Attrezzi del Bandito"),
        activation(
            On(Verb.ACTIVATE, trap, card_activation=True),
            cost=(PayLP(1000),),
            operation=do(Negate((Negation.ACTIVATION,)), AND_IF_YOU_DO, Destroy(The(Ref.LINK))),
        ),
    ),
    trap_card(
        41420027, "solemn-judgment", Icon.COUNTER, ("Solemn Judgment", "Feierliches Urteil", "Giudizio Solenne"),
        activation(
            On(Verb.WOULD_SUMMON, monster),
            On(Verb.ACTIVATE, spell_trap, card_activation=True),
            cost=(PayLP(Half(Lp(Side.YOU))),),
            operation=do(
                Negate((Negation.SUMMON, Negation.ACTIVATION)), AND_IF_YOU_DO, Destroy(The(Ref.LINK))
            ),
        ),
    ),
)
