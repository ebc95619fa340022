"""The Normal Traps."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    Same,
    StatOf,
    any_,
    atk,
    monster,
    that,
    their,
)
from rulebook.vocabulary.operations import (
    DONE,
    All,
    Apply,
    Banish,
    Cannot,
    Damage,
    Destroy,
    Negate,
    T,
    Target,
    do,
)
from rulebook.vocabulary.terms import (
    Icon,
    JoinKind,
    Negation,
    Op,
    Ref,
    Side,
    Stat,
    SummonKind,
    Until,
    Verb,
    Zone,
)

from .printed import trap_card

AND_IF_YOU_DO = JoinKind.AND_IF_YOU_DO
MONSTER = Zone.MONSTER
OPPONENT = Side.OPPONENT
attacker = Same(Ref.ATTACKER)


CARDS: tuple[Card, ...] = (
    trap_card(
        36361633, "threatening-roar", Icon.NORMAL,
        ("Threatening Roar", "Angsteinjagendes Gebrüll", "Ruggito Minaccioso"),
        activation(operation=Apply(Cannot(Verb.DECLARE_ATTACK, players=OPPONENT), Until.END_OF_TURN)),
    ),
    trap_card(
        62279055, "magic-cylinder", Icon.NORMAL, ("Magic Cylinder", "Magischer Zylinder", "Cilindro Magico"),
        activation(
            On(Verb.DECLARE_ATTACK, monster & their(MONSTER)),
            targets=(Target(1, attacker),),
            operation=do(
                Negate((Negation.ATTACK,)), AND_IF_YOU_DO, Damage(OPPONENT, StatOf(Stat.ATK, Ref.TARGET))
            ),
        ),
    ),
    trap_card(
        53582587, "torrential-tribute", Icon.NORMAL,
        ("Torrential Tribute", "Reißender Tribut", "Tributo Torrenziale"),
        activation(On(Verb.SUMMON, monster), operation=Destroy(All(monster & any_(MONSTER)))),
    ),
    trap_card(
        4206964, "trap-hole", Icon.NORMAL, ("Trap Hole", "Fallgrube", "Buco Trappola"),
        activation(
            On(Verb.SUMMON, monster & atk(Op.GE, 1000), by=OPPONENT, kinds=SummonKind.NORMAL | SummonKind.FLIP),
            targets=(Target(1, that & monster & atk(Op.GE, 1000)),),
            operation=Destroy(T),
        ),
    ),
    trap_card(
        56120475, "sakuretsu-armor", Icon.NORMAL, ("Sakuretsu Armor", "Sakuretsu-Rüstung", "Armatura Sakuretsu"),
        activation(
            On(Verb.DECLARE_ATTACK, monster & their(MONSTER)),
            targets=(Target(1, attacker),),
            operation=Destroy(T),
        ),
    ),
    trap_card(
        29401950, "bottomless-trap-hole", Icon.NORMAL,
        ("Bottomless Trap Hole", "Bodenlose Fallgrube", "Buco Trappola Senza Fine"),
        activation(
            On(Verb.SUMMON, monster & atk(Op.GE, 1500), by=OPPONENT),
            operation=do(
                Destroy(All(that & monster & atk(Op.GE, 1500) & any_(MONSTER))), AND_IF_YOU_DO, Banish(DONE)
            ),
        ),
    ),
)
