"""Sorts the conditions of a filter into the slots of a noun phrase, independently of the language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from rulebook.engine.core.conjunctions import filter_parts
from rulebook.vocabulary.filters import (
    ByFace,
    Declared,
    EquippedTo,
    EquippedWith,
    FaceDown,
    FaceUp,
    Filter,
    Fought,
    In,
    InPosition,
    IsEquip,
    Named,
    Namesakes,
    NormalSummonable,
    Not,
    OfAttribute,
    OfIcon,
    OfKind,
    OfMonsterKind,
    OfType,
    Or,
    Other,
    Same,
    SameAttribute,
    SameName,
    Series,
    SpecialSummoned,
    StatIs,
    StatOf,
    UsedForFusion,
    WithHighest,
)
from rulebook.vocabulary.terms import (
    Attribute,
    CardKind,
    Declarable,
    MonsterKind,
    Op,
    Position,
    Ref,
    Side,
    Stat,
    Type,
    Zone,
)


class CannotSay(ValueError):
    """A value of the card language that cannot be rendered yet; the message names it."""


@dataclass(frozen=True, slots=True)
class Thing:
    """The slots of a noun phrase about cards.

    ``more_slugs`` are alternative names; ``equipped``: to this card; ``without_equip``: the noun of the Equip Card it
    must not be equipped with; ``with_equip``: the card it is equipped with.

    ``zones`` and ``side`` are the location; ``ref`` is set if the filter refers to known cards; ``slug`` is a card
    name; ``every``: all such cards are meant; ``highest``: they have the highest such value. ``summonable``: it can be
    Normal Summoned; ``that_name``: it has the name of the card mentioned; ``attribute_of``: it has an Attribute of that
    card. ``namesakes``: they are that many with the same name. ``for_fusion``: it was used for a Fusion Summon;
    ``fought``: it battled this card. ``other_attribute``: it does not have the attribute. ``undeclared``: it does not
    match the declaration. ``except_kind``: it is not a Token. ``paid``: what was done to the card of the cost with
    which its values are compared.
    """

    noun: str = "card"
    adjectives: tuple[str, ...] = ()
    attribute: Attribute | None = None
    other_attribute: bool = False
    types: tuple[Type, ...] = ()
    stats: tuple[StatIs, ...] = ()
    position: Position | None = None
    zones: tuple[Zone, ...] = ()
    side: Side | None = None
    ref: Ref | None = None
    slug: str = ""
    more_slugs: tuple[str, ...] = ()
    equipped: bool = False
    without_equip: str = ""
    with_equip: str = ""
    highest: Stat | None = None
    every: bool = False
    summonable: bool = False
    that_name: bool = False
    attribute_of: Ref | None = None
    namesakes: int = 0
    for_fusion: bool = False
    fought: bool = False
    declared: Declarable | None = None
    undeclared: bool = False
    except_kind: MonsterKind | None = None
    series: str = ""
    paid: str = ""

    def anywhere(self) -> Thing:
        """The same thing without its location."""
        return replace(self, zones=(), side=None)

    @property
    def joint(self) -> str:
        """How several Types are joined: "or", or all of them."""
        return "and" if self.every else "or"

    @property
    def level(self) -> StatIs | None:
        """The condition on the Level, if any."""
        return next((part for part in self.stats if part.stat is Stat.LEVEL and isinstance(part.value, int)), None)

    @property
    def points(self) -> tuple[StatIs, ...]:
        """The conditions on ATK and DEF."""
        return tuple(part for part in self.stats if part.stat is not Stat.LEVEL and isinstance(part.value, int))

    @property
    def against(self) -> tuple[StatIs, ...]:
        """The comparisons with another card's ATK or DEF."""
        compared = (part for part in self.stats if not isinstance(part.value, int) and part.stat is not self.higher)
        return tuple(part for part in compared if part.stat is not Stat.LEVEL)

    @property
    def levels_against(self) -> tuple[StatIs, ...]:
        """The comparisons with another card's Level."""
        return tuple(part for part in self.stats if part.stat is Stat.LEVEL and not isinstance(part.value, int))

    @property
    def higher(self) -> Stat | None:
        """The stat that must exceed that of the attacking monster, if any."""
        asked = (part for part in self.stats if not isinstance(part.value, int) and part.op is Op.GT)
        return next((part.stat for part in asked if part.value == StatOf(part.stat, Ref.ATTACKER)), None)


_KINDS: dict[frozenset[CardKind], str] = {
    frozenset(): "card",
    frozenset({CardKind.MONSTER}): "monster",
    frozenset({CardKind.SPELL}): "spell",
    frozenset({CardKind.TRAP}): "trap",
    frozenset({CardKind.SPELL, CardKind.TRAP}): "spell-trap",
}
_MONSTER_KINDS: dict[MonsterKind, str] = {
    MonsterKind.NORMAL: "normal-monster",
    MonsterKind.EFFECT: "effect-monster",
    MonsterKind.FLIP: "flip-monster",
    MonsterKind.TUNER: "tuner",
    MonsterKind.PENDULUM: "pendulum-monster",
    MonsterKind.RITUAL: "ritual-monster",
    MonsterKind.FUSION: "fusion-monster",
    MonsterKind.SYNCHRO: "synchro-monster",
    MonsterKind.XYZ: "xyz-monster",
    MonsterKind.UNION: "union-monster",
    MonsterKind.SPIRIT: "spirit-monster",
    MonsterKind.GEMINI: "gemini-monster",
    MonsterKind.TOON: "toon-monster",
    MonsterKind.TOKEN: "token",
}


_OF_MONSTERS = (Declarable.TYPE, Declarable.ATTRIBUTE, Declarable.LEVEL)


@cache
def describe(filter_: Filter) -> Thing:
    """Sort the parts of a filter into a ``Thing``; remembered, since card texts describe the same filters repeatedly.

    Raises:
        CannotSay: a part (an Or, a Not) has no slot.
    """
    thing = Thing()
    parts = filter_parts(filter_)
    for part in parts:
        thing = _add(thing, part)
    of_monsters = thing.types or thing.stats or thing.declared in _OF_MONSTERS
    if thing.noun == "card" and (thing.ref in (Ref.BOUND, Ref.ATTACKER, Ref.HOST) or of_monsters):
        thing = replace(thing, noun="monster")
    return thing


def _add(thing: Thing, part: Filter) -> Thing:
    match part:
        case OfKind(kinds):
            noun = _KINDS.get(frozenset(kinds))
            if noun is None:
                raise CannotSay(f"no noun for the kinds {kinds}")
            return thing if thing.noun != "card" else replace(thing, noun=noun)
        case OfMonsterKind(kind):
            return replace(thing, noun=_MONSTER_KINDS[kind])
        case In(zones, side):
            return replace(thing, zones=zones, side=side)
        case FaceUp():
            return replace(thing, adjectives=(*thing.adjectives, "face-up"))
        case FaceDown():
            return replace(thing, adjectives=(*thing.adjectives, "face-down"))
        case Other():
            return replace(thing, adjectives=("other", *thing.adjectives))
        case InPosition(position):
            return replace(thing, position=position)
        case OfType(types):
            return replace(thing, types=types)
        case OfAttribute(attribute):
            return replace(thing, attribute=attribute)
        case Not(OfAttribute(attribute)):
            return replace(thing, attribute=attribute, other_attribute=True)
        case StatIs():
            return replace(thing, stats=(*thing.stats, part))
        case WithHighest(stat, among):
            for inner in filter_parts(among):
                thing = _add(thing, inner)
            return replace(thing, highest=stat)
        case Or(parts) if all(isinstance(one, Named) for one in parts):
            slugs = tuple(one.slug for one in parts if isinstance(one, Named))
            return replace(thing, slug=slugs[0], more_slugs=slugs[1:])
        case OfIcon(icon):
            return replace(thing, noun=f"{icon}-spell")
        case IsEquip():
            return replace(thing, noun="equip-card")
        case EquippedTo(Ref.THIS):
            return replace(thing, equipped=True)
        case EquippedWith(Named(slug)):
            return replace(thing, with_equip=slug)
        case Not(EquippedWith(inner)):
            return replace(thing, without_equip=describe(inner).noun)
        case Named(slug):
            return replace(thing, slug=slug)
        case Same(Ref.EXCAVATED):
            return replace(thing, adjectives=(*thing.adjectives, "excavated"))
        case SameName():
            return replace(thing, that_name=True)
        case SameAttribute(ref):
            return replace(thing, attribute_of=ref)
        case Namesakes(count, among):
            for inner in filter_parts(among):
                thing = _add(thing, inner)
            return replace(thing, namesakes=count)
        case Fought():
            return replace(thing, fought=True)
        case SpecialSummoned():
            return replace(thing, adjectives=(*thing.adjectives, "special-summoned"))
        case UsedForFusion():
            return replace(thing, for_fusion=True)
        case NormalSummonable():
            return replace(thing, noun="monster", summonable=True)
        case Same(ref):
            return replace(thing, ref=ref)
        case Series(word):
            return replace(thing, series=word)
        case ByFace(inner):
            for one in filter_parts(inner):
                thing = _add(thing, one)
            return thing
        case Declared(what):
            return replace(thing, declared=what)
        case Not(OfMonsterKind(MonsterKind.TOKEN)):
            return replace(thing, except_kind=MonsterKind.TOKEN)
        case Not(OfMonsterKind(MonsterKind.EFFECT)):
            return replace(thing, noun="non-effect-monster")
        case Not(Declared(Declarable.LEVEL)):
            return replace(thing, declared=Declarable.LEVEL, undeclared=True)
        case _:
            raise CannotSay(f"no words for the filter {part!r}")


COMPARISONS: tuple[Op, ...] = tuple(Op)
