"""How monsters of the Extra Deck and Ritual Monsters are made, and the operations that make them."""

from __future__ import annotations

from dataclasses import dataclass

from .filters import Filter, Same
from .selectors import HowMany, Pick, Selector
from .terms import Op, Ref, Verb


@dataclass(frozen=True, slots=True)
class FusionMaterials:
    """The materials printed on a Fusion Monster, one card for each part; ``more``: any number for the last part."""

    parts: tuple[Filter, ...]
    more: bool = False


@dataclass(frozen=True, slots=True)
class ContactFusion:
    """Summoned without a Spell: its materials, of those that fit ``where``, are sent or banished (``by``)."""

    where: Filter
    by: Verb = Verb.SEND


@dataclass(frozen=True, slots=True)
class SynchroSummon:
    """1 Tuner and 1 or more monsters that are none, whose Levels together are the Synchro Monster's Level."""

    tuner: Filter | None = None
    others: Filter | None = None


@dataclass(frozen=True, slots=True)
class XyzSummon:
    """So many monsters that fit, placed under the Xyz Monster."""

    count: int
    filter: Filter


@dataclass(frozen=True, slots=True)
class RitualOf:
    """The Ritual Spell with which this monster is Ritual Summoned."""

    slug: str


Recipe = FusionMaterials | ContactFusion | SynchroSummon | XyzSummon | RitualOf


@dataclass(frozen=True, slots=True)
class FusionSummon:
    """Fusion Summon a monster from the Extra Deck, with materials of those that fit; both chosen as it resolves."""

    fusion: Filter
    materials: Filter
    by: Verb = Verb.SEND


@dataclass(frozen=True, slots=True)
class RitualSummon:
    """Ritual Summon a monster from the hand by Tributing monsters that fit.

    Their Levels together are (``op`` EQ) or reach (GE) ``levels``, or the Ritual Monster's own Level where that is
    None. ``single``: one monster alone.
    """

    ritual: Filter
    tributes: Filter
    op: Op
    levels: int | None = None
    single: bool = False


@dataclass(frozen=True, slots=True)
class NormalSummon:
    """Normal Summon or Set a monster at once when the effect has resolved, besides the one of the turn."""


@dataclass(frozen=True, slots=True)
class Detach:
    """Take materials from under an Xyz Monster and send them to the Graveyard (rule xyz.material.detach)."""

    cards: Selector


def detach(count: HowMany) -> Detach:
    """Detach so many materials from this card."""
    return Detach(Pick(count, Same(Ref.MATERIALS)))
