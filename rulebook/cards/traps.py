"""The Trap Cards of the slice."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Effect, Names, Unclassified, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    Half,
    Lp,
    Same,
    StatOf,
    any_,
    atk,
    face_up,
    itself,
    monster,
    my,
    spell_trap,
    that,
    their,
    trap,
)
from rulebook.vocabulary.operations import (
    DONE,
    THIS,
    All,
    Apply,
    Banish,
    Bind,
    Cannot,
    Change,
    Damage,
    Destroy,
    Negate,
    PayLP,
    SpecialSummon,
    T,
    Target,
    The,
    do,
)
from rulebook.vocabulary.terms import (
    CardKind,
    Icon,
    JoinKind,
    Negation,
    Op,
    Position,
    Ref,
    Side,
    Stat,
    SummonKind,
    Until,
    Verb,
    Zone,
)

AND, AND_IF_YOU_DO = JoinKind.AND, JoinKind.AND_IF_YOU_DO
MONSTER, GRAVEYARD = Zone.MONSTER, Zone.GRAVEYARD
OPPONENT = Side.OPPONENT
bound = Same(Ref.BOUND)
attacker = Same(Ref.ATTACKER)


def _trap(number: int, slug: str, icon: Icon, names: tuple[str, str, str], *effects: Effect) -> Card:
    return Card(number, slug, Names(*names), CardKind.TRAP, icon, effects=effects)


TRAPS: tuple[Card, ...] = (
    _trap(
        36361633, "threatening-roar", Icon.NORMAL,
        ("Threatening Roar", "Angsteinjagendes Gebrüll", "Ruggito Minaccioso"),
        activation(operation=Apply(Cannot(Verb.DECLARE_ATTACK, players=OPPONENT), Until.END_OF_TURN)),
    ),
    _trap(
        3819470, "seven-tools-of-the-bandit", Icon.COUNTER,
        ("Seven Tools of the Bandit", "Sieben Werkzeuge des Banditen", "I Sette Attrezzi del Bandito"),
        activation(
            On(Verb.ACTIVATE, trap, card_activation=True),
            cost=(PayLP(1000),),
            operation=do(Negate((Negation.ACTIVATION,)), AND_IF_YOU_DO, Destroy(The(Ref.LINK))),
        ),
    ),
    _trap(
        62279055, "magic-cylinder", Icon.NORMAL, ("Magic Cylinder", "Magischer Zylinder", "Cilindro Magico"),
        activation(
            On(Verb.DECLARE_ATTACK, monster & their(MONSTER)),
            targets=(Target(1, attacker),),
            operation=do(
                Negate((Negation.ATTACK,)), AND_IF_YOU_DO, Damage(OPPONENT, StatOf(Stat.ATK, Ref.TARGET))
            ),
        ),
    ),
    _trap(
        97077563, "call-of-the-haunted", Icon.CONTINUOUS,
        ("Call of the Haunted", "Ruf der Gejagten", "Richiamo del Posseduto"),
        activation(
            targets=(Target(1, monster & my(GRAVEYARD)),),
            operation=do(SpecialSummon(T, Position.ATTACK), AND, Bind(Ref.TARGET)),
        ),
        Unclassified(On(Verb.LEAVE_FIELD, itself), Destroy(The(Ref.BOUND))),
        Unclassified(On(Verb.DESTROY, bound), Destroy(THIS)),
    ),
    _trap(
        53582587, "torrential-tribute", Icon.NORMAL,
        ("Torrential Tribute", "Reißender Tribut", "Tributo Torrenziale"),
        activation(On(Verb.SUMMON, monster), operation=Destroy(All(monster & any_(MONSTER)))),
    ),
    _trap(
        4206964, "trap-hole", Icon.NORMAL, ("Trap Hole", "Fallgrube", "Buco Trappola"),
        activation(
            On(Verb.SUMMON, monster & atk(Op.GE, 1000), by=OPPONENT, kinds=SummonKind.NORMAL | SummonKind.FLIP),
            targets=(Target(1, that & monster & atk(Op.GE, 1000)),),
            operation=Destroy(T),
        ),
    ),
    _trap(
        41420027, "solemn-judgment", Icon.COUNTER, ("Solemn Judgment", "Feierliches Urteil", "Giudizio Solenne"),
        activation(
            On(Verb.WOULD_SUMMON, monster),
            On(Verb.ACTIVATE, spell_trap, card_activation=True),
            cost=(PayLP(Half(Lp(Side.YOU))),),
            operation=do(
                Negate((Negation.SUMMON, Negation.ACTIVATION)), AND_IF_YOU_DO, Destroy(The(Ref.LINK))
            ),
        ),
    ),
    _trap(
        56120475, "sakuretsu-armor", Icon.NORMAL, ("Sakuretsu Armor", "Sakuretsu-Rüstung", "Armatura Sakuretsu"),
        activation(
            On(Verb.DECLARE_ATTACK, monster & their(MONSTER)),
            targets=(Target(1, attacker),),
            operation=Destroy(T),
        ),
    ),
    _trap(
        29401950, "bottomless-trap-hole", Icon.NORMAL,
        ("Bottomless Trap Hole", "Bodenlose Fallgrube", "Buco Trappola Senza Fine"),
        activation(
            On(Verb.SUMMON, monster & atk(Op.GE, 1500), by=OPPONENT),
            operation=do(
                Destroy(All(that & monster & atk(Op.GE, 1500) & any_(MONSTER))), AND_IF_YOU_DO, Banish(DONE)
            ),
        ),
    ),
    _trap(
        29267084, "shadow-spell", Icon.CONTINUOUS, ("Shadow Spell", "Schattenzauber", "Magia Ombra"),
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
)
