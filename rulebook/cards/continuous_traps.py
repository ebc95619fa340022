"""The Continuous Traps."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Unclassified, activation, quick
from rulebook.vocabulary.events import On, Would
from rulebook.vocabulary.filters import (
    Same,
    any_,
    card,
    effect_monster,
    face_up,
    itself,
    monster,
    my,
    their,
)
from rulebook.vocabulary.operations import (
    THIS,
    Bind,
    Cannot,
    Change,
    Destroy,
    GainLP,
    Negate,
    Negated,
    PayLP,
    SpecialSummon,
    T,
    Target,
    The,
    do,
)
from rulebook.vocabulary.terms import (
    Icon,
    JoinKind,
    Negation,
    Position,
    Ref,
    Side,
    Stat,
    SummonKind,
    Verb,
    Zone,
)

from .printed import trap_card

AND = JoinKind.AND
MONSTER, GRAVEYARD = Zone.MONSTER, Zone.GRAVEYARD
bound = Same(Ref.BOUND)


CARDS: tuple[Card, ...] = (
    trap_card(
        97077563,
        "call-of-the-haunted",
        Icon.CONTINUOUS,
        ("Call of the Haunted", "Ruf der Gejagten", "Richiamo del Posseduto"),
        activation(
            targets=(Target(1, monster & my(GRAVEYARD)),),
            operation=do(SpecialSummon(T, Position.ATTACK), AND, Bind(Ref.TARGET)),
        ),
        Unclassified(On(Verb.LEAVE_FIELD, itself), Destroy(The(Ref.BOUND))),
        Unclassified(On(Verb.DESTROY, bound), Destroy(THIS)),
    ),
    trap_card(
        29267084,
        "shadow-spell",
        Icon.CONTINUOUS,
        ("Shadow Spell", "Schattenzauber", "Magia Ombra"),
        activation(
            targets=(Target(1, face_up & monster & their(MONSTER)),),
            operation=Bind(Ref.TARGET),
        ),
        Continuous(
            (
                Change(Stat.ATK, -700, bound),
                Cannot(Verb.ATTACK, bound),
                Cannot(Verb.CHANGE_POSITION, bound),
            )
        ),
        Unclassified(On(Verb.LEAVE_FIELD, bound), Destroy(THIS)),
    ),
    trap_card(
        93016201,
        "royal-oppression",
        Icon.CONTINUOUS,
        ("Royal Oppression", "Unterdrückungsherrschaft", "Oppressione Reale"),
        activation(),
        quick(
            On(Verb.WOULD_SUMMON, monster, kinds=SummonKind.SPECIAL),
            On(Verb.ACTIVATE, card, would=Would(Verb.SPECIAL_SUMMON, monster, possible=True)),
            where=(Zone.SPELL,),
            who=Side.ANY,
            cost=(PayLP(800),),
            operation=do(Negate((Negation.SUMMON, Negation.EFFECT)), AND, Destroy(The(Ref.LINK))),
        ),
    ),
    trap_card(
        35346968, "solemn-wishes", Icon.CONTINUOUS, ("Solemn Wishes", "Feierliche Wünsche", "Desideri Solenni"),
        activation(),
        Unclassified(On(Verb.DRAW, by=Side.YOU), GainLP(Side.YOU, 500)),
    ),
    trap_card(
        50078509, "fiendish-chain", Icon.CONTINUOUS, ("Fiendish Chain", "Teuflische Kette", "Catena Demoniaca"),
        activation(targets=(Target(1, effect_monster & any_(Zone.MONSTER)),), operation=Bind(Ref.TARGET)),
        Continuous((Negated(Same(Ref.BOUND)), Cannot(Verb.ATTACK, Same(Ref.BOUND)))),
        Unclassified(On(Verb.DESTROY, Same(Ref.BOUND)), Destroy(THIS)),
    ),
)
