"""Cards that keep the Graveyard, or what comes from there, as it is."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, activation
from rulebook.vocabulary.filters import Series, any_, card, monster
from rulebook.vocabulary.operations import Cannot, Change, NegatedDoing
from rulebook.vocabulary.terms import Icon, Stat, Verb, Zone

from .printed import spell_card

_BURIED = card & any_(Zone.GRAVEYARD)

CARDS: tuple[Card, ...] = (
    spell_card(
        47355498,
        "necrovalley",
        Icon.FIELD,
        ("Necrovalley", "Tal der Toten", "Necrovalle"),
        activation(),
        Continuous((Change(Stat.ATK_DEF, 500, Series("Gravekeeper's") & monster & any_(Zone.MONSTER)),)),
        Continuous((Cannot(Verb.BE_BANISHED, _BURIED),)),
        Continuous((NegatedDoing(Verb.MOVE, _BURIED),)),
        Continuous((NegatedDoing(Verb.TREAT_AS, _BURIED),)),
    ),
)
