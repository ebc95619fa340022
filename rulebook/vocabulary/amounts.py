"""Amounts: numbers that cards reckon with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .moments import PhasesPassed
from .terms import CounterKind, Ref, Side, Stat

if TYPE_CHECKING:
    from .filters import Filter


@dataclass(frozen=True, slots=True)
class Number:
    """How many cards the reference stands for; with ``controlled_by`` only those that player controlled."""

    ref: Ref
    controlled_by: Side = Side.ANY


@dataclass(frozen=True, slots=True)
class Times:
    """A fixed number for each one counted."""

    factor: int
    amount: Amount


@dataclass(frozen=True, slots=True)
class Half:
    """Half of an amount, rounded up."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Lp:
    """The Life Points of a player."""

    side: Side


@dataclass(frozen=True, slots=True)
class StatOf:
    """A number of the card referred to: now on the field, else as it last was there.

    ``original`` asks for the number before changes, but after what makes the original itself another.
    """

    stat: Stat
    ref: Ref
    original: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """How many cards fit now."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Counters:
    """How many counters of a kind are on the card referred to."""

    kind: CounterKind
    ref: Ref


@dataclass(frozen=True, slots=True)
class MaterialsUsed:
    """How many materials the Summon of this monster took."""


@dataclass(frozen=True, slots=True)
class DamageTaken:
    """The damage this effect answers, or that the effect answered by which this card was Summoned."""


@dataclass(frozen=True, slots=True)
class Sum:
    """A number of all cards that fit, added up."""

    stat: Stat
    filter: Filter


@dataclass(frozen=True, slots=True)
class ChooseNumber:
    """A number the player chooses at activation."""

    low: int
    high: int


Amount = (
    int
    | Number
    | Count
    | Counters
    | MaterialsUsed
    | DamageTaken
    | Sum
    | Times
    | Half
    | Lp
    | StatOf
    | ChooseNumber
    | PhasesPassed
)
