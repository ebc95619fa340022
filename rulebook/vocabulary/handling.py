"""Operations that handle cards where they are: on top of a Deck, known to somebody, Set, with counters on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .filters import Amount, Filter
from .terms import CounterKind, Ref, Side

if TYPE_CHECKING:
    from .operations import Selector


@dataclass(frozen=True, slots=True)
class Place:
    """On the top, or the bottom, of the owner's Deck: the place is known, nothing is shuffled."""

    cards: Selector
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class SetCards:
    """Set Spells or Traps from the hand, by an effect: they were Set this turn like any other."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class Excavate:
    """Turn up cards from the top of a Deck: so many, or until so many that fit ``until`` have come up.

    They stay cards of the Deck (rule excavate.not-in-hand); what is still there when the effect has resolved is
    shuffled back.
    """

    count: Amount
    until: Filter | None = None
    who: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class LookAt:
    """The activating player alone sees these cards."""

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
    """Remove counters from a card; mostly a cost (rule counter.use)."""

    kind: CounterKind
    count: Amount
    off: Ref = Ref.THIS
