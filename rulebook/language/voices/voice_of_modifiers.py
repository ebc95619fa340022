"""The interface of a language for modifiers: changing stats, prohibitions, negated effects."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from rulebook.language.words.descriptions import Thing
from rulebook.vocabulary.operations import Cannot, Change, Negated, NegatedLinks, TreatAs
from rulebook.vocabulary.terms import Position, Stat, Until

if TYPE_CHECKING:
    from .speech import Act, Said


class Modifiers(ABC):
    """A part of ``Voice``; the other parts cover everything else."""

    @abstractmethod
    def change(
        self, mod: Change, subject: Said, amount: int | None, for_each: str, equal_to: str, until: Until | None
    ) -> Act:
        """Gains or loses an amount; without one, as much as ``equal_to``."""

    @abstractmethod
    def reckoned(self, stat: Stat, of: Said, original: bool, verb: str, value: str, until: Until | None) -> Act:
        """The (original) stat ``of`` those cards becomes ``value``, is halved, doubled, raised or lowered."""

    @abstractmethod
    def treat_as(self, mod: TreatAs, subject: Said) -> Act:
        """The cards are also treated as having a Type, an Attribute or a name, or become it instead."""

    @abstractmethod
    def unaffected(self, subject: Said, by: Thing) -> Act:
        """Effects of those cards do not affect these."""

    @abstractmethod
    def hold(self, subject: Said, position: Position) -> Act:
        """The monsters are changed to and kept in a position."""

    @abstractmethod
    def cannot(self, mod: Cannot, subject: Said | None, until: Until | None) -> Act: ...

    @abstractmethod
    def negated(self, mod: Negated, thing: Thing) -> Act: ...

    @abstractmethod
    def negated_of(self, of: Said) -> Act:
        """The effects of that monster are negated; ``of`` is in the genitive."""

    @abstractmethod
    def negated_links(self, mod: NegatedLinks, source: Thing, target: Thing) -> Act: ...
