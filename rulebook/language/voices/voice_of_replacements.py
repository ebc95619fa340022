"""The interface of a language for replacements."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .speech import Act, Said


class Replacements(ABC):
    """A part of ``Voice``; the other parts cover everything else."""

    negates_objects = False
    """Whether a prohibition negates its object instead of its verb: du kannst keine Karten verbannen."""

    @abstractmethod
    def redirected(self, noun_id: str) -> Act:
        """Example: any card sent to the GY is banished instead."""

    @abstractmethod
    def banish_when_it_leaves(self, said: Said) -> Act:
        """Example: banish it when it leaves the field."""

    @abstractmethod
    def would_be_destroyed(self, subject: Said, by: str) -> str:
        """Example: this card would be destroyed by battle; ``by`` may be empty."""

    @abstractmethod
    def instead(self, act: Act, optional: bool) -> str:
        """Example: you can destroy this card instead, after a comma; an imperative if it is not ``optional``."""

    @abstractmethod
    def is_not_destroyed(self, noun_id: str, n: int) -> str:
        """Example: it is not destroyed, after a comma."""

    @abstractmethod
    def do_nothing(self) -> Act:
        """Doing nothing."""
