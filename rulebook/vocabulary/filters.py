"""Filters over cards, with amounts: small frozen trees that compose with ``&``, ``|`` and ``~``."""

# ruff: noqa: I001 (each amount is re-exported by name: "import X as X", several to a block)

from __future__ import annotations

from dataclasses import dataclass

from .amounts import (
    Amount as Amount,
    ChooseNumber as ChooseNumber,
    Count as Count,
    Counters as Counters,
    DamageTaken as DamageTaken,
    MaterialsUsed as MaterialsUsed,
    Half as Half,
    Lp as Lp,
    Number as Number,
    StatOf as StatOf,
    Sum as Sum,
    Times as Times,
)
from .moments import PhasesPassed as PhasesPassed
from .terms import (
    ON_FIELD,
    Attribute,
    CardKind,
    Declarable,
    Icon,
    MonsterKind,
    Op,
    Position,
    Ref,
    Side,
    Stat,
    Type,
    Zone,
)


class Filter:
    """A predicate on one card, from the point of view of the effect's player."""

    __slots__ = ()

    def __and__(self, other: Filter) -> Filter:
        left, right = (one.parts if isinstance(one, And) else (one,) for one in (self, other))
        return And((*left, *right))

    def __or__(self, other: Filter) -> Filter:
        return Or((self, other))

    def __invert__(self) -> Filter:
        return Not(self)


@dataclass(frozen=True, slots=True)
class And(Filter):
    """All parts match, in printed order."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Or(Filter):
    """At least one part matches."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Not(Filter):
    """The part does not match."""

    part: Filter


@dataclass(frozen=True, slots=True)
class OfKind(Filter):
    """The card is of one of these kinds; without any, every card matches."""

    kinds: tuple[CardKind, ...] = ()


@dataclass(frozen=True, slots=True)
class In(Filter):
    """The card is in one of the zones, on the given side (its controller's on the field, otherwise its owner's)."""

    zones: tuple[Zone, ...]
    side: Side


@dataclass(frozen=True, slots=True)
class FaceUp(Filter):
    """The card is face-up."""


@dataclass(frozen=True, slots=True)
class FaceDown(Filter):
    """The card is face-down."""


@dataclass(frozen=True, slots=True)
class InPosition(Filter):
    """The monster is in this battle position."""

    position: Position


@dataclass(frozen=True, slots=True)
class OfType(Filter):
    """The monster has one of these Types."""

    types: tuple[Type, ...]


@dataclass(frozen=True, slots=True)
class OfAttribute(Filter):
    """The monster has this Attribute."""

    attribute: Attribute


@dataclass(frozen=True, slots=True)
class OfMonsterKind(Filter):
    """The monster is a Normal Monster, a Token, a Flip monster ..."""

    kind: MonsterKind


@dataclass(frozen=True, slots=True)
class StatIs(Filter):
    """A stat, current or ``original``, compares with ``value``, which may be another card's stat."""

    stat: Stat
    op: Op
    value: int | StatOf
    original: bool = False


@dataclass(frozen=True, slots=True)
class WithHighest(Filter):
    """The monster has the highest stat of all cards matching ``among``; on a tie, all of them do."""

    stat: Stat
    among: Filter


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """The card has the name of the card with this slug: printed, "always treated as", or given by an effect."""

    slug: str


@dataclass(frozen=True, slots=True)
class OfIcon(Filter):
    """The Spell or Trap Card has this icon: a Normal Spell, a Quick-Play Spell ..."""

    icon: Icon


@dataclass(frozen=True, slots=True)
class IsEquip(Filter):
    """The card is an Equip Card: an Equip Spell, or any card equipped to a monster."""


@dataclass(frozen=True, slots=True)
class EquippedTo(Filter):
    """The card is equipped to the referenced monster."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class EquippedWith(Filter):
    """The monster is equipped with a matching card."""

    part: Filter


@dataclass(frozen=True, slots=True)
class Same(Filter):
    """The card is one of the referenced cards."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class SameName(Filter):
    """The card has the same name as the referenced card (its last known name)."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class SameAttribute(Filter):
    """The monster has an Attribute of the referenced card (those it had last, if it has left the field)."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Namesakes(Filter):
    """The card is one of at least ``count`` cards matching ``among`` that have the same name."""

    count: int
    among: Filter


@dataclass(frozen=True, slots=True)
class Fought(Filter):
    """The monster has battled the source of the effect since that came to the field; both are still face-up there."""


@dataclass(frozen=True, slots=True)
class SpecialSummoned(Filter):
    """The monster on the field was Special Summoned, and has not been turned face-down since."""


@dataclass(frozen=True, slots=True)
class UsedForFusion(Filter):
    """The card was used as a material for a Fusion Summon and has not moved since."""


@dataclass(frozen=True, slots=True)
class NormalSummonable(Filter):
    """The monster can be Normal Summoned or Set: nothing printed on it forbids that."""


@dataclass(frozen=True, slots=True)
class Series(Filter):
    """The card's English name contains this word; if it is in small letters, a word that ends with it."""

    word: str


@dataclass(frozen=True, slots=True)
class Declared(Filter):
    """The card has the declared name, Type, Attribute, Level or kind."""

    what: Declarable


@dataclass(frozen=True, slots=True)
class LostBattle(Filter):
    """The monster is still on the field, but the battle in progress has destroyed it."""


@dataclass(frozen=True, slots=True)
class LostTo(Filter):
    """As ``LostBattle``, and the card that destroyed it matches."""

    part: Filter


@dataclass(frozen=True, slots=True)
class ByFace(Filter):
    """The card matches by its printed face even while face-down, because it is looked at or revealed."""

    part: Filter


@dataclass(frozen=True, slots=True)
class Other(Filter):
    """The card is not the source of the effect."""


card = OfKind()
monster = OfKind((CardKind.MONSTER,))
spell = OfKind((CardKind.SPELL,))
trap = OfKind((CardKind.TRAP,))
spell_trap = OfKind((CardKind.SPELL, CardKind.TRAP))
face_up = FaceUp()
face_down = FaceDown()
other = Other()
itself = Same(Ref.THIS)
equip_card = IsEquip()
equipped_to_this = EquippedTo(Ref.THIS)
that = Same(Ref.THAT)
attack_position = InPosition(Position.ATTACK)
defense_position = InPosition(Position.DEFENSE)
normal_monster = OfMonsterKind(MonsterKind.NORMAL)
effect_monster = OfMonsterKind(MonsterKind.EFFECT)
toon = OfMonsterKind(MonsterKind.TOON)


def my(*zones: Zone) -> In:
    """In one of your zones."""
    return In(zones, Side.YOU)


def their(*zones: Zone) -> In:
    """In one of your opponent's zones."""
    return In(zones, Side.OPPONENT)


def any_(*zones: Zone) -> In:
    """In one of these zones of either player."""
    return In(zones, Side.ANY)


def each(*zones: Zone) -> In:
    """In the zones of the player an ``Each`` is asking."""
    return In(zones, Side.EACH)


def of_type(*types: Type) -> OfType:
    """A monster of one of these Types."""
    return OfType(types)


def attribute(value: Attribute) -> OfAttribute:
    """A monster of this Attribute."""
    return OfAttribute(value)


def level(op: Op, value: int) -> StatIs:
    """A monster whose Level satisfies the comparison with ``value``."""
    return StatIs(Stat.LEVEL, op, value)


def atk(op: Op, value: int | StatOf) -> StatIs:
    """A monster whose ATK satisfies the comparison with ``value``."""
    return StatIs(Stat.ATK, op, value)


FIELD: tuple[Zone, ...] = ON_FIELD


OPEN_ON_FIELD = (Same, FaceUp, FaceDown, InPosition, OfKind, LostBattle)
"""Filters about a monster on the field that both players can check, even if it lies face-down."""
