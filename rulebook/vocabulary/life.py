"""Operations on Life Points."""

from __future__ import annotations

from dataclasses import dataclass

from .filters import Amount
from .terms import Side


@dataclass(frozen=True, slots=True)
class Damage:
    """Inflict effect damage on a player (rule damage.effect.definition)."""

    who: Side
    amount: Amount


@dataclass(frozen=True, slots=True)
class GainLP:
    """A player gains Life Points."""

    who: Side
    amount: Amount


@dataclass(frozen=True, slots=True)
class PayLP:
    """The activating player pays Life Points; used as a cost."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Deflect:
    """Damage that the link responded to would inflict on ``who`` is inflicted on the other player instead."""

    who: Side
