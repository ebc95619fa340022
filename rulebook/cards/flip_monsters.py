"""The Flip monsters."""

from __future__ import annotations

from rulebook.vocabulary.effects import (
    Activated,
    Card,
)
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    any_,
    itself,
    monster,
    their,
)
from rulebook.vocabulary.operations import (
    Destroy,
    T,
    Target,
)
from rulebook.vocabulary.terms import (
    Attribute,
    EffectKind,
    Form,
    MonsterKind,
    Type,
    Verb,
    Zone,
)

from .printed import monster_card

MONSTER = Zone.MONSTER
WATER = Attribute.WATER


CARDS: tuple[Card, ...] = (
    monster_card(
        54747648, "green-turtle-summoner",
        ("Green Turtle Summoner", "Grüner Schildkrötenbeschwörer", "Evocatore Tartaruga Verde"),
        (Type.SPELLCASTER, WATER, 3, 400, 1500), (MonsterKind.FLIP, MonsterKind.EFFECT),
        Activated(
            EffectKind.FLIP,
            form=Form.IF,
            event=(On(Verb.FLIP, itself),),
            optional=False,
            targets=(Target(1, monster & their(MONSTER)),),
            operation=Destroy(T),
        ),
    ),
    monster_card(
        54652250, "man-eater-bug", ("Man-Eater Bug", "Menschenfresserkäfer", "Insetto Mangia-Uomini"),
        (Type.INSECT, Attribute.EARTH, 2, 450, 600), (MonsterKind.FLIP, MonsterKind.EFFECT),
        Activated(
            EffectKind.FLIP,
            form=Form.IF,
            event=(On(Verb.FLIP, itself),),
            optional=False,
            targets=(Target(1, monster & any_(MONSTER)),),
            operation=Destroy(T),
        ),
    ),
)
