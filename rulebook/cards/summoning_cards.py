"""Spells and Traps around Summons: what brings monsters back, and what stops them from coming."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation, quick
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Exists,
    Named,
    Same,
    any_,
    card,
    each,
    face_up,
    monster,
    my,
    that,
    their,
)
from rulebook.vocabulary.operations import (
    Add,
    All,
    Apply,
    Cannot,
    Destroy,
    Each,
    MustTribute,
    Negate,
    NormalSummon,
    PayLP,
    Pick,
    SpecialSummon,
    T,
    Target,
    Tribute,
    do,
)
from rulebook.vocabulary.terms import Icon, JoinKind, Negation, Ref, Side, Until, Verb, Window, Zone

from .printed import spell_card, trap_card

ENVOY = Named("black-luster-soldier-envoy-of-the-beginning") | Named("chaos-emperor-dragon-envoy-of-the-end")

CARDS: tuple[Card, ...] = (
    trap_card(
        98069388, "horn-of-heaven", Icon.COUNTER, ("Horn of Heaven", "Horn des Himmels", "Corno del Paradiso"),
        activation(
            On(Verb.WOULD_SUMMON, monster), cost=(Tribute(Pick(1, monster & my(Zone.MONSTER))),),
            operation=do(Negate((Negation.SUMMON,)), JoinKind.AND_IF_YOU_DO, Destroy(All(that & monster))),
        ),
    ),
    spell_card(
        23701465, "primal-seed", Icon.NORMAL, ("Primal Seed", "Frühe Saat", "Seme Primordiale"),
        activation(
            if_=Exists(ENVOY & face_up & any_(*FIELD)),
            targets=(Target(2, card & my(Zone.BANISHED)),), operation=Add(T),
        ),
    ),
    trap_card(
        80604091, "ultimate-offering", Icon.CONTINUOUS,
        ("Ultimate Offering", "Letztes Angebot", "Ultima Offerta"),
        activation(),
        quick(
            where=(Zone.SPELL,), window=Window.OWN_MAIN_OR_OPPONENT_BATTLE, cost=(PayLP(500),),
            operation=NormalSummon(),
        ),
    ),
    spell_card(
        68005187, "soul-exchange", Icon.NORMAL, ("Soul Exchange", "Seelentausch", "Scambio di Anime"),
        activation(
            targets=(Target(1, monster & their(Zone.MONSTER)),),
            operation=Apply(MustTribute(Same(Ref.TARGET)), Until.END_OF_TURN),
            restrictions=(Apply(Cannot(Verb.BATTLE_PHASE, players=Side.YOU), Until.END_OF_TURN),),
        ),
    ),
    spell_card(
        23557835, "dimension-fusion", Icon.NORMAL,
        ("Dimension Fusion", "Dimensionsfusion", "Fusione Dimensionale"),
        activation(
            cost=(PayLP(2000),), operation=Each(SpecialSummon(All(monster & each(Zone.BANISHED)))),
        ),
    ),
)  # fmt: skip
