"""Flip monsters that turn hands and Decks over, or fetch a card back."""

from __future__ import annotations

from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import FIELD, Number, Same, any_, card, each, itself, level, monster, my, spell, trap
from rulebook.vocabulary.operations import (
    Add,
    All,
    Destroy,
    Discard,
    Draw,
    Each,
    Excavate,
    Operation,
    Optional,
    Pick,
    Place,
    Return,
    Send,
    SpecialSummon,
    T,
    Target,
    The,
    Top,
    do,
)
from rulebook.vocabulary.terms import (
    Attribute,
    EffectKind,
    Form,
    JoinKind,
    MonsterKind,
    Op,
    Position,
    Ref,
    Side,
    Type,
    Verb,
    Zone,
)

from .printed import EFFECT, monster_card

THEN, ALSO = JoinKind.THEN, JoinKind.ALSO
DECK, HAND, GRAVEYARD, MONSTER = Zone.DECK, Zone.HAND, Zone.GRAVEYARD, Zone.MONSTER
DARK, EARTH, LIGHT, WATER = Attribute.DARK, Attribute.EARTH, Attribute.LIGHT, Attribute.WATER
FLIP = (MonsterKind.FLIP, MonsterKind.EFFECT)
EXCAVATED, REST = Same(Ref.EXCAVATED), The(Ref.REST)


def _flip(operation: Operation, *targets: Target) -> Activated:
    return Activated(
        EffectKind.FLIP,
        form=Form.IF,
        event=(On(Verb.FLIP, itself),),
        optional=False,
        targets=targets,
        operation=operation,
    )


CARDS: tuple[Card, ...] = (
    monster_card(
        33508719,
        "morphing-jar",
        ("Morphing Jar", "Verwandlungskrug", "Giara Trasformante"),
        (Type.ROCK, EARTH, 2, 700, 600),
        FLIP,
        _flip(do(Each(Discard(All(card & each(HAND)))), THEN, Each(Draw(5, Side.EACH)))),
    ),
    monster_card(
        21502796,
        "ryko-lightsworn-hunter",
        ("Ryko, Lightsworn Hunter", "Ryko, Lichtverpflichteter Jäger", "Ryko, Cacciatore Fedele della Luce"),
        (Type.BEAST, LIGHT, 2, 200, 100),
        FLIP,
        _flip(do(Optional(Destroy(Pick(1, card & any_(*FIELD)))), ALSO, Send(Top(3)))),
    ),
    monster_card(
        82099401,
        "crystal-seer",
        ("Crystal Seer", "Kristallseher", "Profeta Cristallo"),
        (Type.SPELLCASTER, WATER, 1, 100, 100),
        FLIP,
        _flip(do(Excavate(2), THEN, Add(Pick(1, EXCAVATED & card)), THEN, Place(REST, bottom=True))),
    ),
    monster_card(
        34124316,
        "cyber-jar",
        ("Cyber Jar", "Cyberdose", "Cyber Giara"),
        (Type.ROCK, DARK, 3, 900, 900),
        FLIP,
        _flip(
            do(
                Destroy(All(monster & any_(MONSTER))),
                THEN,
                Each(Excavate(5, who=Side.EACH)),
                THEN,
                Each(
                    SpecialSummon(All(EXCAVATED & level(Op.LE, 4) & monster), (Position.ATTACK, Position.SET)),
                ),
                ALSO,
                Each(Add(REST)),
            )
        ),
    ),
    monster_card(
        78706415,
        "fiber-jar",
        ("Fiber Jar", "Gewebekrug", "Giara di Fibra"),
        (Type.PLANT, EARTH, 3, 500, 500),
        EFFECT,
        _flip(do(Each(Return(All(card & each(*FIELD, HAND, GRAVEYARD)), DECK)), THEN, Each(Draw(5, Side.EACH)))),
    ),
    monster_card(
        79106360,
        "morphing-jar-2",
        ("Morphing Jar #2", "Verwandlungskrug #2", "Giara della Mutazione #2"),
        (Type.ROCK, EARTH, 3, 800, 700),
        FLIP,
        _flip(
            do(
                Return(All(monster & any_(MONSTER)), DECK),
                THEN,
                Each(Excavate(Number(Ref.DONE, Side.EACH), until=monster, who=Side.EACH)),
                THEN,
                Each(SpecialSummon(All(EXCAVATED & level(Op.LE, 4) & monster), Position.SET)),
                ALSO,
                Each(Send(REST)),
            )
        ),
    ),
    monster_card(
        28933734,
        "mask-of-darkness",
        ("Mask of Darkness", "Maske der Finsternis", "Maschera dell'Oscurità"),
        (Type.FIEND, DARK, 2, 900, 400),
        FLIP,
        _flip(Add(T), Target(1, trap & my(GRAVEYARD))),
    ),
    monster_card(
        31560081,
        "magician-of-faith",
        ("Magician of Faith", "Magier des Glaubens", "Mago della Fede"),
        (Type.SPELLCASTER, LIGHT, 1, 300, 400),
        FLIP,
        _flip(Add(T), Target(1, spell & my(GRAVEYARD))),
    ),
)
