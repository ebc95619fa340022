"""The interface of a language for control, Equip Cards and counters."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from rulebook.language.words.descriptions import Thing
from rulebook.vocabulary.terms import CounterKind, Until

from .voice_of_nouns import Nouns

if TYPE_CHECKING:
    from .voice import Act, Pointer, Said


class Equips(Nouns):
    """A part of ``Voice``; the other part covers everything else."""

    @abstractmethod
    def take_control(self, cards: Pointer, until: Until) -> Act:
        """Take control of known cards, until the given time."""

    @abstractmethod
    def control_returns(self, thing: Thing) -> Act:
        """Control of all such monsters returns to their owners."""

    @abstractmethod
    def place_counters(self, kind: CounterKind, count: int, card: Pointer, most: int) -> Act:
        """Place counters; ``most`` is how many the card can hold, 0 if unspecified."""

    @abstractmethod
    def remove_counters(self, kind: CounterKind, count: int, card: Pointer) -> Act: ...

    @abstractmethod
    def for_each_counter(self, kind: CounterKind, card: Pointer) -> str:
        """Example: for each Spell Counter on this card."""

    @abstractmethod
    def has_counters(self, kind: CounterKind, count: int, card: Pointer) -> str:
        """Example: this card has 3 or more Spell Counters."""

    @abstractmethod
    def resolves_after(self, card: Said) -> str:
        """Example: a card resolves that was activated while this card was face-up."""

    @abstractmethod
    def gets_equip(self) -> str:
        """Example: an Equip Card is equipped to this card."""

    @abstractmethod
    def is_equipped_with(self, negative: bool) -> str:
        """Example: a card is (no card is) equipped to this card."""

    @abstractmethod
    def cannot_switch(self, cards: Pointer) -> Act:
        """Control of known cards cannot change."""

    @abstractmethod
    def while_equipped(self, event: str) -> str:
        """Example: this card is destroyed while it is equipped."""

    @abstractmethod
    def was_flipped(self, card: Pointer) -> str:
        """Example: this card was flipped face-up this turn."""

    @abstractmethod
    def either(self, clauses: list[str]) -> str:
        """Example: one clause or the other."""

    @abstractmethod
    def once_together(self) -> str:
        """Example: Once per turn, you can use 1 of these effects; with an initial capital."""

    @abstractmethod
    def is_equip(self) -> str:
        """Example: a monster is equipped with this card."""

    @abstractmethod
    def gemini(self) -> str:
        """The implicit text of a Gemini monster, as whole sentences."""
