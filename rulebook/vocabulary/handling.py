"""Operations on cards without moving them to another pile: Deck order, knowledge, Setting, counters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .filters import Amount, Filter
from .terms import CounterKind, Ref, Side

if TYPE_CHECKING:
    from .operations import Selector


@dataclass(frozen=True, slots=True)
class Place:
    """Put on the top or bottom of the owner's Deck, without shuffling."""

    cards: Selector
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class SetCards:
    """Set Spells or Traps from the hand by an effect; as usual, they count as Set this turn."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class Excavate:
    """Excavate cards from the top of a Deck: a fixed number, or until enough cards match ``until``.

    They remain cards of the Deck (rule excavate.not-in-hand); those still there after resolution are shuffled back.
    """

    count: Amount
    until: Filter | None = None
    who: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Choose:
    """Cards are chosen during resolution, for what follows (``DONE``); nothing happens to them."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class LookAt:
    """Only the activating player sees these cards."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class Reveal:
    """Both players see these cards."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class PlaceCounter:
    """Place counters on a card that can hold them (rule counter.only-by-effect)."""

    kind: CounterKind
    count: Amount
    on: Ref = Ref.THIS


@dataclass(frozen=True, slots=True)
class RemoveCounter:
    """Remove counters from a card, usually as a cost (rule counter.use)."""

    kind: CounterKind
    count: Amount
    off: Ref = Ref.THIS
