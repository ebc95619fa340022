"""Conditions of cards that win the Duel."""

from __future__ import annotations

from dataclasses import dataclass

from .filters import Condition


@dataclass(frozen=True, slots=True)
class HasSet(Condition):
    """The player has cards with all these slugs in the hand."""

    slugs: tuple[str, ...]
