"""The Counter Traps."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    Half,
    Lp,
    card,
    monster,
    my,
    spell,
    spell_trap,
    trap,
)
from rulebook.vocabulary.operations import (
    Destroy,
    Discard,
    Draw,
    Negate,
    PayLP,
    Pick,
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
    Zone,
)

from .printed import trap_card

AND_IF_YOU_DO, ALSO = JoinKind.AND_IF_YOU_DO, JoinKind.ALSO
NEGATE_AND_DESTROY = do(Negate((Negation.ACTIVATION,)), AND_IF_YOU_DO, Destroy(The(Ref.LINK)))


CARDS: tuple[Card, ...] = (
    trap_card(
        3819470,
        "seven-tools-of-the-bandit",
        Icon.COUNTER,
        ("Seven Tools of the Bandit", "Sieben Werkzeuge des Banditen", "I Sette Attrezzi del Bandito"),
        activation(
            On(Verb.ACTIVATE, trap, card_activation=True),
            cost=(PayLP(1000),),
            operation=NEGATE_AND_DESTROY,
        ),
    ),
    trap_card(
        41420027,
        "solemn-judgment",
        Icon.COUNTER,
        ("Solemn Judgment", "Feierliches Urteil", "Giudizio Solenne"),
        activation(
            On(Verb.WOULD_SUMMON, monster),
            On(Verb.ACTIVATE, spell_trap, card_activation=True),
            cost=(PayLP(Half(Lp(Side.YOU))),),
            operation=do(Negate((Negation.SUMMON, Negation.ACTIVATION)), AND_IF_YOU_DO, Destroy(The(Ref.LINK))),
        ),
    ),
    trap_card(
        77414722,
        "magic-jammer",
        Icon.COUNTER,
        ("Magic Jammer", "Magische Störung", "Disturbo Magico"),
        activation(
            On(Verb.ACTIVATE, spell, card_activation=True),
            cost=(Discard(Pick(1, card & my(Zone.HAND))),),
            operation=NEGATE_AND_DESTROY,
        ),
    ),
    trap_card(
        49010598,
        "divine-wrath",
        Icon.COUNTER,
        ("Divine Wrath", "Göttlicher Zorn", "Ira Divina"),
        activation(
            On(Verb.ACTIVATE, monster),
            cost=(Discard(Pick(1, card & my(Zone.HAND))),),
            operation=NEGATE_AND_DESTROY,
        ),
    ),
    trap_card(
        77538567,
        "dark-bribe",
        Icon.COUNTER,
        ("Dark Bribe", "Finstere Bestechung", "Corruzione Oscura"),
        activation(
            On(Verb.ACTIVATE, spell_trap, by=Side.OPPONENT, card_activation=True),
            operation=do(
                Draw(1, Side.OPPONENT),
                ALSO,
                Negate((Negation.ACTIVATION,)),
                AND_IF_YOU_DO,
                Destroy(The(Ref.LINK)),
            ),
        ),
    ),
)
