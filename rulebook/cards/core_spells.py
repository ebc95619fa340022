"""Spells that come back from the Graveyard by themselves."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Replacement, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Series, monster, my
from rulebook.vocabulary.operations import THIS, Add, Pick, Send
from rulebook.vocabulary.terms import Cause, Form, Icon, Phase, Side, Verb, Zone

from .printed import spell_card

GRAVEYARD = (Zone.GRAVEYARD,)

CARDS: tuple[Card, ...] = (
    spell_card(
        36623431,
        "iron-core-of-koa-ki-meiru",
        Icon.NORMAL,
        ("Iron Core of Koa'ki Meiru", "Eisenkern von Koa'ki Meiru", "Nucleo di Ferro di Koa'ki Meiru"),
        Replacement(On(Verb.DRAW, cause=(Cause.RULE,), by=Side.YOU), Add(THIS), optional=True, where=GRAVEYARD),
        trigger(
            Form.NONE,
            On(Verb.BEGIN_PHASE, by=Side.YOU, phase=Phase.DRAW),
            optional=True,
            where=GRAVEYARD,
            cost=(Send(Pick(1, Series("Koa'ki Meiru") & monster & my(Zone.HAND))),),
            operation=Add(THIS),
        ),
    ),
)
