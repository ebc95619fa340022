"""Effect Monsters that bring other monsters to the field, or come there easily themselves."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, WithoutTribute, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Exists, Named, Same, StatOf, Times, itself, level, monster, my, their
from rulebook.vocabulary.modifiers import Becomes, Change, Negated
from rulebook.vocabulary.operations import Apply, Pick, SpecialSummon, T, Target, do
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    Form,
    JoinKind,
    Op,
    Ref,
    Stat,
    Type,
    Until,
    Verb,
    Zone,
)

from .printed import EFFECT, monster_card

EARTH = Attribute.EARTH
done_negated = Apply(Negated(Same(Ref.DONE)), Until.ALWAYS)

CARDS: tuple[Card, ...] = (
    monster_card(
        86174055, "speed-bird", ("Speed Bird", "Rasender Vogel", "Uccello Veloce"),
        (Type.WINGED_BEAST, Attribute.WIND, 4, 1200, 1000), EFFECT,
        trigger(
            Form.WHEN, On(Verb.DESTROY, itself, cause=(Cause.BATTLE,), to=(Zone.GRAVEYARD,)), optional=True,
            targets=(Target(2, level(Op.EQ, 2) & monster & my(Zone.GRAVEYARD)),),
            operation=do(SpecialSummon(T), JoinKind.ALSO, done_negated),
        ),
    ),
    monster_card(
        25247218, "big-piece-golem", ("Big Piece Golem", "Großteilgolem", "Golem Pezzo Grande"),
        (Type.ROCK, EARTH, 5, 2100, 0), EFFECT,
        WithoutTribute(Exists(monster & their(Zone.MONSTER)) & ~Exists(monster & my(Zone.MONSTER))),
    ),
    monster_card(
        47942531, "great-maju-garzett", ("Great Maju Garzett", "Großer Maju Garzett", "Grande Maju Garzett"),
        (Type.FIEND, Attribute.DARK, 6, 0, 0), EFFECT,
        Continuous((Change(Stat.ATK, Becomes(Times(2, StatOf(Stat.ATK, Ref.TRIBUTED, original=True))), itself),)),
    ),
    # No Deck here can hold the monster it brings.
    monster_card(
        58843503, "medium-piece-golem", ("Medium Piece Golem", "Mittelteilgolem", "Golem Pezzo Medio"),
        (Type.ROCK, EARTH, 4, 1600, 0), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself), optional=True,
            if_=Exists(Named("big-piece-golem") & my(Zone.MONSTER)),
            operation=do(
                SpecialSummon(Pick(1, Named("small-piece-golem") & my(Zone.DECK))), JoinKind.ALSO, done_negated
            ),
        ),
    ),
)  # fmt: skip
