"""Conditions on the Chain that a card is part of."""

from __future__ import annotations

from dataclasses import dataclass

from .filters import Condition
from .terms import Op


@dataclass(frozen=True, slots=True)
class AsLink(Condition):
    """The card is, or would be, the Chain Link whose number satisfies the comparison."""

    op: Op
    number: int


@dataclass(frozen=True, slots=True)
class AllNamesDiffer(Condition):
    """No two links of the Chain are cards with the same name."""
