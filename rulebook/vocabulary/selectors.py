"""Selectors: which cards an effect applies to, and how many."""

from __future__ import annotations

from dataclasses import dataclass

from .conditions import Condition
from .filters import Amount, Filter, Number
from .terms import Ref, Side, Stat


@dataclass(frozen=True, slots=True)
class UpTo:
    """A count from ``low`` (default 1) to ``high``."""

    high: Amount
    low: int = 1


@dataclass(frozen=True, slots=True)
class AnyNumber:
    """Any count of at least one."""


@dataclass(frozen=True, slots=True)
class AsMany:
    """As many as there is room for, at least one."""


HowMany = int | UpTo | AnyNumber | Number
"""``Number(PAID)`` means as many as were paid as the cost."""


@dataclass(frozen=True, slots=True)
class Target:
    """Cards chosen on activation and never changed (rule target.locked).

    ``if_possible``: the effect can be activated without a target if no card matches. ``by`` is the player who chooses.
    """

    count: HowMany
    filter: Filter
    if_: Condition | None = None
    if_possible: bool = False
    by: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Pick:
    """Cards chosen without targeting: for a cost, or during resolution."""

    count: HowMany
    filter: Filter
    by: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class All:
    """Every matching card, evaluated once when the operation runs."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class The:
    """The referenced cards."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Top:
    """The top cards of a player's Deck."""

    count: Amount
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Random:
    """Cards chosen at random."""

    count: int
    filter: Filter


@dataclass(frozen=True, slots=True)
class Highest:
    """The matching card with the highest value; on a tie the activating player chooses."""

    stat: Stat
    filter: Filter


@dataclass(frozen=True, slots=True)
class Lowest:
    """The matching card with the lowest value; on a tie the activating player chooses."""

    stat: Stat
    filter: Filter


@dataclass(frozen=True, slots=True)
class Combo:
    """A mixed set: a given number of cards of each kind, no card counted twice."""

    parts: tuple[tuple[int, Filter], ...]


@dataclass(frozen=True, slots=True)
class TokenOf:
    """New Tokens, defined by the Token with this slug."""

    slug: str
    count: int | AsMany

    def number(self, room: int) -> int:
        """How many there are to be, with this many free zones."""
        return self.count if isinstance(self.count, int) else room

    @property
    def least(self) -> int:
        """For how many there must be room."""
        return self.count if isinstance(self.count, int) else 1


Selector = Pick | All | The | Top | Random | Highest | Lowest | Combo | TokenOf
