"""What every language must be able to say about materials and the Summons that use them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from rulebook.vocabulary.terms import Op, SummonKind

if TYPE_CHECKING:
    from .speech import Act, Said


class Materials(ABC):
    """A part of ``Voice``: how monsters are made from materials; the other parts say everything else."""

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
        """With what a Fusion Monster that needs no Spell is Summoned, behind the words that say it can be."""

    @abstractmethod
    def ritual_of(self, spell: str) -> str:
        """You can Ritual Summon this card with that Spell."""

    @abstractmethod
    def first_own(self) -> str:
        """It must first be Summoned in its own way."""

    @abstractmethod
    def only(self, kind: SummonKind) -> str:
        """It must be Summoned in this way and in no other."""

    @abstractmethod
    def never_from_graveyard(self) -> str: ...

    @abstractmethod
    def no_fusion_material(self) -> str: ...
