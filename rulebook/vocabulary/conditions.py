"""Conditions on the duel: small frozen trees that compose with ``&``, ``|`` and ``~``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .amounts import Amount
from .filters import Filter
from .terms import Cause, Op, Phase, Ref, Side

if TYPE_CHECKING:
    from .events import On


class Condition:
    """A predicate on the duel, from the point of view of the effect's player."""

    __slots__ = ()

    def __and__(self, other: Condition) -> Condition:
        return AllOf((self, other))

    def __or__(self, other: Condition) -> Condition:
        return AnyOf((self, other))

    def __invert__(self) -> Condition:
        return NotSo(self)


@dataclass(frozen=True, slots=True)
class AllOf(Condition):
    """All parts hold."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf(Condition):
    """At least one part holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class NotSo(Condition):
    """The part does not hold."""

    part: Condition


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """At least one card matches."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """Two amounts compare, such as numbers of cards, or Life Points; ``more``: the left one is that much greater."""

    left: Amount
    op: Op
    right: Amount
    more: int = 0


@dataclass(frozen=True, slots=True)
class Is(Condition):
    """The referenced card currently matches the filter."""

    ref: Ref
    filter: Filter


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """An event matching the pattern happened this turn (according to the turn facts).

    With ``before``, it happened since that player's previous phase of this kind; it is checked in the next one. With
    ``ever``, it happened to the card at any time since it came to the field.
    """

    pattern: On
    before: Phase | None = None
    ever: bool = False


@dataclass(frozen=True, slots=True)
class Now(Condition):
    """It is currently this phase, of either player or of ``whose`` turn."""

    phase: Phase
    whose: Side = Side.ANY


@dataclass(frozen=True, slots=True)
class Was(Condition):
    """A battling card matched the filter at the start of the Damage Step."""

    ref: Ref
    filter: Filter


@dataclass(frozen=True, slots=True)
class DamageWas(Condition):
    """The damage meant by ``DamageTaken`` was battle damage, or effect damage."""

    cause: Cause


@dataclass(frozen=True, slots=True)
class UsedEffect(Condition):
    """An effect of this card with this condition's flag was activated this turn and not negated."""


@dataclass(frozen=True, slots=True)
class CausedBy(Condition):
    """The event that triggered this effect was caused by a card effect of that side."""

    side: Side


@dataclass(frozen=True, slots=True)
class RolledIn(Condition):
    """The die roll is one of these numbers."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HasSet(Condition):
    """The player has cards with all these slugs in the hand."""

    slugs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AsLink(Condition):
    """The card is, or would be, the Chain Link whose number satisfies the comparison."""

    op: Op
    number: int


@dataclass(frozen=True, slots=True)
class AllNamesDiffer(Condition):
    """No two links of the Chain are cards with the same name."""


@dataclass(frozen=True, slots=True)
class Untributed(Condition):
    """This card was Normal Summoned or Set without the Tributes that its Level takes (``WithoutTribute.at_will``)."""


AnyCondition = (
    AllOf
    | AnyOf
    | NotSo
    | Exists
    | Compare
    | Is
    | Happened
    | Now
    | Was
    | DamageWas
    | UsedEffect
    | CausedBy
    | RolledIn
    | HasSet
    | AsLink
    | AllNamesDiffer
    | Untributed
)
"""The union of all conditions, for code that must handle every one of them."""
