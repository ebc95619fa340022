"""How Extra Deck and Ritual Monsters are Summoned, and the operations that Summon them."""

from __future__ import annotations

from dataclasses import dataclass

from .filters import Filter, Same
from .selectors import HowMany, Pick, Selector
from .terms import Op, Ref, Verb


@dataclass(frozen=True, slots=True)
class FusionMaterials:
    """The materials printed on a Fusion Monster, one card per part; ``more``: any number for the last part.

    ``exact``: no substitute may replace a material.
    """

    parts: tuple[Filter, ...]
    more: bool = False
    exact: bool = False


@dataclass(frozen=True, slots=True)
class ContactFusion:
    """Summoned without a Spell: its materials, matching ``where``, are sent or banished (``by``)."""

    where: Filter
    by: Verb = Verb.SEND


@dataclass(frozen=True, slots=True)
class SynchroSummon:
    """1 Tuner and 1 or more non-Tuner monsters whose total Level equals the Synchro Monster's Level."""

    tuner: Filter | None = None
    others: Filter | None = None


@dataclass(frozen=True, slots=True)
class XyzSummon:
    """``count`` matching monsters, attached to the Xyz Monster."""

    count: int
    filter: Filter


@dataclass(frozen=True, slots=True)
class RitualOf:
    """The Ritual Spell used to Ritual Summon this monster."""

    slug: str


Recipe = FusionMaterials | ContactFusion | SynchroSummon | XyzSummon | RitualOf


@dataclass(frozen=True, slots=True)
class FusionSummon:
    """Fusion Summon a monster from the Extra Deck with matching materials, both chosen on resolution."""

    fusion: Filter
    materials: Filter
    by: Verb = Verb.SEND


@dataclass(frozen=True, slots=True)
class RitualSummon:
    """Ritual Summon a monster from the hand by Tributing matching monsters.

    Their total Level equals (``op`` EQ) or reaches (GE) ``levels``, or the Ritual Monster's own Level if that is None.
    ``single``: exactly one monster.
    """

    ritual: Filter
    tributes: Filter
    op: Op
    levels: int | None = None
    single: bool = False


@dataclass(frozen=True, slots=True)
class NormalSummon:
    """Normal Summon or Set a monster immediately after the effect resolves, in addition to the regular one."""


@dataclass(frozen=True, slots=True)
class Detach:
    """Detach materials from an Xyz Monster and send them to the Graveyard (rule xyz.material.detach)."""

    cards: Selector


def detach(count: HowMany) -> Detach:
    """Detach ``count`` materials from this card."""
    return Detach(Pick(count, Same(Ref.MATERIALS)))
