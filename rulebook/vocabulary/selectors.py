"""Selectors: how an effect says which cards, and how many."""

from __future__ import annotations

from dataclasses import dataclass

from .filters import Amount, Condition, Filter, Number
from .terms import Ref, Side, Stat


@dataclass(frozen=True, slots=True)
class UpTo:
    """A count from ``low`` (1 unless said otherwise) to ``high``."""

    high: Amount
    low: int = 1


@dataclass(frozen=True, slots=True)
class AnyNumber:
    """A count of at least one."""


HowMany = int | UpTo | AnyNumber | Number
"""``Number(PAID)`` is as many as the cost took."""


@dataclass(frozen=True, slots=True)
class Target:
    """Cards chosen when the effect is activated and never again (rule target.locked).

    ``if_possible``: where no card fits, the effect is activated without. ``by`` is the player who chooses them.
    """

    count: HowMany
    filter: Filter
    if_: Condition | None = None
    if_possible: bool = False
    by: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Pick:
    """Cards chosen without targeting: in a cost, or while the effect resolves."""

    count: HowMany
    filter: Filter
    by: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class All:
    """Every card that fits, read once when the operation runs."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class The:
    """The cards a reference stands for."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Top:
    """The top cards of a player's Deck."""

    count: Amount
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Random:
    """Cards drawn by lot: chance decides, nobody chooses."""

    count: int
    filter: Filter


@dataclass(frozen=True, slots=True)
class Highest:
    """The card with the highest number among those that fit; on a tie the activating player picks."""

    stat: Stat
    filter: Filter


@dataclass(frozen=True, slots=True)
class Lowest:
    """The card with the lowest number among those that fit; on a tie the activating player picks."""

    stat: Stat
    filter: Filter


@dataclass(frozen=True, slots=True)
class Combo:
    """A mixed set: so many cards of each kind, no card counted twice."""

    parts: tuple[tuple[int, Filter], ...]


@dataclass(frozen=True, slots=True)
class TokenOf:
    """New Tokens, described by the Token with this slug."""

    slug: str
    count: int


Selector = Pick | All | The | Top | Random | Highest | Lowest | Combo | TokenOf
