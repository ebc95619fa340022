"""Cards that change what holds on the field while they lie there: negation, protection, attack locks."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Unclassified, Upkeep, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Exists,
    Same,
    WithHighest,
    any_,
    face_up,
    itself,
    level,
    monster,
    my,
    of_type,
    other,
    spell,
    their,
    trap,
)
from rulebook.vocabulary.modifiers import Halved
from rulebook.vocabulary.operations import (
    THIS,
    All,
    Cannot,
    Change,
    Destroy,
    Hold,
    Negated,
    PayLP,
    SpecialSummon,
    TrapMonster,
    Unaffected,
)
from rulebook.vocabulary.terms import Attribute, Icon, Op, Phase, Position, Ref, Side, Stat, Type, Verb, Window, Zone

from .printed import EFFECT, monster_card, trap_card

MONSTER = Zone.MONSTER
_SHOWN = face_up & monster & any_(MONSTER)
_STRONGEST = WithHighest(Stat.ATK, _SHOWN)
_HEAVY = level(Op.GE, 4) & _SHOWN

CARDS: tuple[Card, ...] = (
    trap_card(
        82732705,
        "skill-drain",
        Icon.CONTINUOUS,
        ("Skill Drain", "Kräfte rauben", "Risucchia Abilità"),
        activation(cost=(PayLP(1000),)),
        Continuous((Negated(_SHOWN),)),
    ),
    trap_card(
        51452091,
        "royal-decree",
        Icon.CONTINUOUS,
        ("Royal Decree", "Königlicher Erlass", "Decreto Reale"),
        activation(),
        Continuous((Negated(other & trap & any_(*FIELD)),)),
    ),
    trap_card(
        22359980,
        "mirror-wall",
        Icon.CONTINUOUS,
        ("Mirror Wall", "Spiegelwand", "Muro a Specchio"),
        activation(),
        Continuous((Change(Stat.ATK, Halved(), Same(Ref.ATTACKER) & monster & their(MONSTER)),)),
        Upkeep(Phase.STANDBY, Side.YOU, PayLP(2000), Destroy(THIS)),
    ),
    trap_card(
        85742772,
        "gravity-bind",
        Icon.CONTINUOUS,
        ("Gravity Bind", "Schwerkraftbindung", "Legame Gravitazionale"),
        activation(),
        Continuous((Cannot(Verb.ATTACK, level(Op.GE, 4) & monster & any_(MONSTER)),)),
    ),
    trap_card(
        52503575,
        "final-attack-orders",
        Icon.CONTINUOUS,
        ("Final Attack Orders", "Letzte Angriffsbefehle", "Ordini di Attacco Finale"),
        activation(),
        Continuous((Hold(Position.ATTACK, _SHOWN), Cannot(Verb.CHANGE_POSITION, _SHOWN))),
    ),
    trap_card(
        73578229,
        "pole-position",
        Icon.CONTINUOUS,
        ("Pole Position", "Pole Position", "Pole Position"),
        activation(),
        Continuous((Unaffected(_STRONGEST, by=spell),)),
        Unclassified(On(Verb.LEAVE_FIELD, itself), Destroy(All(_STRONGEST))),
    ),
    trap_card(
        28649820,
        "embodiment-of-apophis",
        Icon.CONTINUOUS,
        ("Embodiment of Apophis", "Verkörperung von Apophis", "Incarnazione di Apophis"),
        activation(
            window=Window.MAIN_PHASE,
            operation=SpecialSummon(THIS, as_monster=TrapMonster(Type.REPTILE, Attribute.EARTH, 4, 1600, 1800)),
        ),
    ),
    monster_card(
        17985575,
        "lord-of-d",
        ("Lord of D.", "Herr der Drachen", "Signore di D."),
        (Type.SPELLCASTER, Attribute.DARK, 4, 1200, 1100),
        EFFECT,
        Continuous((Cannot(Verb.BE_TARGETED, of_type(Type.DRAGON) & monster & any_(MONSTER)),)),
    ),
    monster_card(
        10375182,
        "command-knight",
        ("Command Knight", "Gebieterischer Ritter", "Cavaliere Comandante"),
        (Type.WARRIOR, Attribute.FIRE, 4, 1200, 1900),
        EFFECT,
        Continuous((Change(Stat.ATK, 400, of_type(Type.WARRIOR) & monster & my(MONSTER)),)),
        Continuous((Cannot(Verb.BE_ATTACKED, itself),), while_=Exists(other & monster & my(MONSTER))),
    ),
)
