"""What every language must be able to say of things that happen instead of others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .speech import Act, Said


class Replacements(ABC):
    """A part of ``Voice``: the other parts say everything else."""

    negates_objects = False
    """Whether a prohibition negates its object and not its verb: du kannst keine Karten verbannen."""

    @abstractmethod
    def redirected(self, noun_id: str) -> Act:
        """any card sent to the GY is banished instead"""

    @abstractmethod
    def banish_when_it_leaves(self, said: Said) -> Act:
        """banish it when it leaves the field"""

    @abstractmethod
    def would_be_destroyed(self, subject: Said, by: str) -> str:
        """this card would be destroyed by battle; ``by`` may be empty"""

    @abstractmethod
    def instead(self, act: Act, optional: bool) -> str:
        """you can destroy this card instead, as it follows a comma; an order if it is not ``optional``"""

    @abstractmethod
    def is_not_destroyed(self, noun_id: str, n: int) -> str:
        """it is not destroyed, as it follows a comma"""

    @abstractmethod
    def do_nothing(self) -> Act:
        """To do nothing."""
