"""Amounts: numbers that card effects compute."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .moments import PhasesPassed
from .terms import CounterKind, Ref, Side, Stat

if TYPE_CHECKING:
    from .filters import Filter


@dataclass(frozen=True, slots=True)
class Number:
    """The number of cards the reference stands for; with ``controlled_by``, only those that player controlled.

    TRIBUTED can only be asked in ``if_``: how many monsters were Tributed for this card.
    """

    ref: Ref
    controlled_by: Side = Side.ANY


@dataclass(frozen=True, slots=True)
class Times:
    """An amount multiplied by a fixed number: "200 for each ..."."""

    factor: int
    amount: Amount


@dataclass(frozen=True, slots=True)
class Half:
    """Half of an amount, rounded up."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Lp:
    """A player's Life Points."""

    side: Side


@dataclass(frozen=True, slots=True)
class StatOf:
    """A stat of the referenced card: its current value on the field, otherwise its last value there.

    ``original`` means the original value, including effects that set the original value itself.
    """

    stat: Stat
    ref: Ref
    original: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """The number of cards that currently match."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Counters:
    """The number of counters of a kind on the referenced card."""

    kind: CounterKind
    ref: Ref


@dataclass(frozen=True, slots=True)
class MaterialsUsed:
    """The number of materials used to Summon this monster."""


@dataclass(frozen=True, slots=True)
class DamageTaken:
    """The damage this effect responds to, or the damage that triggered the effect that Summoned this card."""


@dataclass(frozen=True, slots=True)
class Sum:
    """The total of a stat over all matching cards."""

    stat: Stat
    filter: Filter


@dataclass(frozen=True, slots=True)
class ChooseNumber:
    """A number the player chooses on activation."""

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
