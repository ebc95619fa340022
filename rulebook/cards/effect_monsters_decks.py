"""Effect monsters that search a Deck, look at a hand or put a card on a Deck."""

from __future__ import annotations

from rulebook.vocabulary.effects import Activated, Card, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    StatIs,
    any_,
    atk,
    attribute,
    card,
    face_down,
    itself,
    monster,
    my,
    of_type,
)
from rulebook.vocabulary.operations import Add, Destroy, Operation, Pick, Place, SpecialSummon, T, Target
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    Form,
    Op,
    Position,
    Stat,
    SummonKind,
    Type,
    Verb,
    Zone,
)

from .printed import EFFECT, monster_card

DECK, GRAVEYARD = Zone.DECK, Zone.GRAVEYARD
DARK, EARTH, WIND = Attribute.DARK, Attribute.EARTH, Attribute.WIND


def _destroyed_by_battle(operation: Operation) -> Activated:
    return trigger(
        Form.WHEN,
        On(Verb.DESTROY, itself, cause=(Cause.BATTLE,), to=(GRAVEYARD,)),
        optional=True,
        operation=operation,
    )


CARDS: tuple[Card, ...] = (
    monster_card(
        60229110,
        "granmarg-the-rock-monarch",
        ("Granmarg the Rock Monarch", "Grandmarg der Erdmonarch", "Grandmarg Monarca della Terra"),
        (Type.ROCK, EARTH, 6, 2400, 1000),
        EFFECT,
        trigger(
            Form.IF,
            On(Verb.SUMMON, itself, kinds=SummonKind.TRIBUTE),
            optional=False,
            targets=(Target(1, face_down & card & any_(*FIELD)),),
            operation=Destroy(T),
        ),
    ),
    monster_card(
        73125233,
        "raiza-the-storm-monarch",
        ("Raiza the Storm Monarch", "Raiza der Sturmmonarch", "Raiza il Monarca della Tempesta"),
        (Type.WINGED_BEAST, WIND, 6, 2400, 1000),
        EFFECT,
        trigger(
            Form.IF,
            On(Verb.SUMMON, itself, kinds=SummonKind.TRIBUTE),
            optional=False,
            targets=(Target(1, card & any_(*FIELD)),),
            operation=Place(T),
        ),
    ),
    monster_card(
        83011277,
        "mystic-tomato",
        ("Mystic Tomato", "Mystische Tomate", "Pomodoro Mistico"),
        (Type.PLANT, DARK, 4, 1400, 1100),
        EFFECT,
        _destroyed_by_battle(
            SpecialSummon(Pick(1, attribute(DARK) & atk(Op.LE, 1500) & monster & my(DECK)), Position.ATTACK)
        ),
    ),
    monster_card(
        97017120,
        "giant-rat",
        ("Giant Rat", "Riesenratte", "Ratto Gigante"),
        (Type.BEAST, EARTH, 4, 1400, 1450),
        EFFECT,
        _destroyed_by_battle(
            SpecialSummon(Pick(1, attribute(EARTH) & atk(Op.LE, 1500) & monster & my(DECK)), Position.ATTACK)
        ),
    ),
    monster_card(
        77044671,
        "pyramid-turtle",
        ("Pyramid Turtle", "Pyramidenschildkröte", "Tartaruga Piramide"),
        (Type.ZOMBIE, EARTH, 4, 1200, 1400),
        EFFECT,
        _destroyed_by_battle(
            SpecialSummon(Pick(1, of_type(Type.ZOMBIE) & StatIs(Stat.DEF, Op.LE, 2000) & monster & my(DECK)))
        ),
    ),
    monster_card(
        78010363,
        "witch-of-the-black-forest",
        ("Witch of the Black Forest", "Hexe vom schwarzen Wald", "Strega della Foresta Nera"),
        (Type.SPELLCASTER, DARK, 4, 1100, 1200),
        EFFECT,
        trigger(
            Form.IF,
            On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)),
            optional=False,
            operation=Add(Pick(1, StatIs(Stat.DEF, Op.LE, 1500) & monster & my(DECK))),
        ),
    ),
)
