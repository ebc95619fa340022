"""Traps whose effects go on for a time, or for good, each time something happens to the opponent."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import ByFace, Same, atk, attribute, card, monster, my, that, their
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import (
    All,
    Apply,
    Cannot,
    Damage,
    Destroy,
    LookAt,
    Pick,
    SpecialSummon,
    The,
    TokenOf,
    Tribute,
    Whenever,
    do,
)
from rulebook.vocabulary.terms import Attribute, Icon, JoinKind, Op, Phase, Position, Ref, Side, Until, Verb, Zone

from .printed import trap_card

AND, ALSO = JoinKind.AND, JoinKind.ALSO
HAND, MONSTER = Zone.HAND, Zone.MONSTER
OPPONENT = Side.OPPONENT
_WEAK = ByFace(atk(Op.LE, 1500) & monster)

CARDS: tuple[Card, ...] = (
    trap_card(
        29843091, "ojama-trio", Icon.NORMAL, ("Ojama Trio", "Ojama-Trio", "Trio Ojama"),
        activation(
            operation=do(
                SpecialSummon(TokenOf("ojama-token", 3), Position.DEFENSE, to=OPPONENT),
                AND,
                Apply(Cannot(Verb.BE_TRIBUTED, Same(Ref.DONE), for_=Verb.SUMMON), Until.ALWAYS),
                AND,
                Whenever(On(Verb.DESTROY, Same(Ref.KEPT)), Damage(Side.CONTROLLER, 300), Until.ALWAYS),
            ),
        ),
    ),
    trap_card(
        35027493, "deck-devastation-virus", Icon.NORMAL,
        ("Deck Devastation Virus", "Deckverwüstungsvirus", "Virus Devasta Deck"),
        activation(
            cost=(Tribute(Pick(1, ByFace(attribute(Attribute.DARK) & atk(Op.GE, 2000) & monster) & my(MONSTER))),),
            operation=do(
                LookAt(All(card & their(HAND, MONSTER))),
                AND,
                Destroy(All(_WEAK & their(HAND, MONSTER))),
                ALSO,
                Whenever(
                    On(Verb.DRAW, card, by=OPPONENT),
                    do(LookAt(The(Ref.THAT)), AND, Destroy(All(that & _WEAK))),
                    Moment(Phase.END, OPPONENT, 3),
                ),
            ),
        ),
    ),
)  # fmt: skip
