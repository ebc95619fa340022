"""Monsters that hold counters, and monsters that look at their Equip Cards."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Effect, MonsterStats, Names, Unclassified, ignition, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Compare,
    Count,
    Counters,
    Named,
    Times,
    any_,
    equip_card,
    equipped_to_this,
    itself,
    my,
    spell,
    spell_trap,
)
from rulebook.vocabulary.operations import (
    THIS,
    All,
    Change,
    Destroy,
    Draw,
    Pick,
    PlaceCounter,
    RemoveCounter,
    SpecialSummon,
    T,
    Target,
    Tribute,
)
from rulebook.vocabulary.terms import (
    Attribute,
    CardKind,
    CounterKind,
    Form,
    MonsterKind,
    Op,
    Ref,
    Stat,
    SummonKind,
    Type,
    Verb,
    Zone,
)

from .printed import EFFECT, monster_card

DARK, LIGHT, EARTH = Attribute.DARK, Attribute.LIGHT, Attribute.EARTH
SPELL = CounterKind.SPELL


def _counting(
    number: int,
    slug: str,
    names: tuple[str, str, str],
    line: tuple[Type, Attribute, int, int, int],
    most: int,
    *effects: Effect,
) -> Card:
    """An Effect Monster that can hold so many Spell Counters."""
    stats = MonsterStats(*line, (MonsterKind.EFFECT,))
    return Card(
        number, slug, Names(*names), CardKind.MONSTER, stats=stats, effects=effects, counter_caps=((SPELL, most),)
    )  # fmt: skip


COUNTS_SPELLS = Unclassified(
    On(Verb.RESOLVE, spell, card_activation=True, witnessed=True), PlaceCounter(SPELL, 1)
)  # fmt: skip
"""Each Spell Card that is activated while this card lies face-up gives it a counter when it resolves."""

CARDS: tuple[Card, ...] = (
    _counting(
        71413901, "breaker-the-magical-warrior",
        ("Breaker the Magical Warrior", "Brecher, Magischer Krieger", "Breaker il Guerriero Magico"),
        (Type.SPELLCASTER, DARK, 4, 1600, 1000), 1,
        trigger(Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL), optional=False,
                operation=PlaceCounter(SPELL, 1)),
        Continuous((Change(Stat.ATK, Times(300, Counters(SPELL, Ref.THIS)), itself),)),
        ignition(
            cost=(RemoveCounter(SPELL, 1),), targets=(Target(1, spell_trap & any_(*FIELD)),), operation=Destroy(T)
        ),
    ),
    _counting(
        70791313, "royal-magical-library",
        ("Royal Magical Library", "Magische Bibliothek des Königs", "Biblioteca Reale Magica"),
        (Type.SPELLCASTER, LIGHT, 4, 0, 2000), 3,
        COUNTS_SPELLS,
        ignition(cost=(RemoveCounter(SPELL, 3),), operation=Draw(1)),
    ),
    _counting(
        73752131, "skilled-dark-magician",
        ("Skilled Dark Magician", "Erfahrener Dunkler Magier", "Abile Mago Nero"),
        (Type.SPELLCASTER, DARK, 4, 1900, 1700), 3,
        COUNTS_SPELLS,
        ignition(
            if_=Compare(Counters(SPELL, Ref.THIS), Op.GE, 3),
            cost=(Tribute(THIS),),
            operation=SpecialSummon(Pick(1, Named("dark-magician") & my(Zone.HAND, Zone.DECK, Zone.GRAVEYARD))),
        ),
    ),
    monster_card(
        93013676, "maha-vailo", ("Maha Vailo", "Maha Vailo", "Maha Vailo"),
        (Type.SPELLCASTER, LIGHT, 4, 1550, 1400), EFFECT,
        Continuous((Change(Stat.ATK, Times(500, Count(equip_card & equipped_to_this)), itself),)),
    ),
    monster_card(
        423705, "gearfried-the-iron-knight",
        ("Gearfried the Iron Knight", "Gerfried, Eisenritter", "Gearfried il Cavaliere di Ferro"),
        (Type.WARRIOR, EARTH, 4, 1800, 1600), EFFECT,
        Unclassified(On(Verb.EQUIP, equip_card, targets_this=True), Destroy(All(equip_card & equipped_to_this))),
    ),
)  # fmt: skip
