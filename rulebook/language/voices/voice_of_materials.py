"""The interface of a language for materials and the Summons that use them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from rulebook.vocabulary.terms import Op, SummonKind

if TYPE_CHECKING:
    from .speech import Act, Said


class Materials(ABC):
    """A part of ``Voice``: Summons with materials; the other parts cover everything else."""

    @abstractmethod
    def fusion_summon(self, monster: Said, materials: Said, banish: bool) -> Act:
        """Fusion Summon a monster, using (or banishing) materials."""

    @abstractmethod
    def ritual_summon(self, monster: Said, tributes: Said, op: Op, levels: int | None, single: bool) -> Act:
        """Ritual Summon a monster by Tributing monsters with these Levels."""

    @abstractmethod
    def detach(self, materials: str) -> Act:
        """Detach materials from this card."""

    @abstractmethod
    def contact(self, both: bool, banish: bool) -> str:
        """How a Fusion Monster that needs no Spell is Summoned, after the words that say it can be."""

    @abstractmethod
    def ritual_of(self, spell: str) -> str:
        """You can Ritual Summon this card with that Spell."""

    @abstractmethod
    def first_own(self) -> str:
        """Example: It must first be Summoned in its own way."""

    @abstractmethod
    def only(self, kind: SummonKind) -> str:
        """Example: It must be Summoned in this way and in no other."""

    @abstractmethod
    def never_from_graveyard(self) -> str: ...

    @abstractmethod
    def no_fusion_material(self) -> str: ...
