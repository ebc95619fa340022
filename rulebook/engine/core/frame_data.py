"""The data that procedures store in their frames, as named tuples.

Each is a tuple of integers, so a frame stays hashable and its JSON form is a list: ``WindowData(*frame.data)`` reads
it.
"""

from __future__ import annotations

from typing import NamedTuple

from .state import NOBODY


class WindowData(NamedTuple):
    """WINDOW: the player asked, the passes so far, and the batch that can be responded to."""

    purpose: int
    player: int
    passes: int = 0
    moment: int = NOBODY

    def passed(self) -> WindowData:
        """The player asked has passed: the other one is asked."""
        return self._replace(player=1 - self.player, passes=self.passes + 1)


class ChainData(NamedTuple):
    """CHAIN: the player asked (NOBODY: not yet), the passes so far, and the batch that can be responded to."""

    player: int
    passes: int
    moment: int

    def passed(self) -> ChainData:
        """The player asked has passed: the other one is asked."""
        return self._replace(player=1 - self.player, passes=self.passes + 1)


class ActivationData(NamedTuple):
    """ACTIVATE: the card, the index of its effect, and whether the activation is settled and cannot be withdrawn."""

    uid: int
    effect: int
    settled: int = 0


class ResolutionData(NamedTuple):
    """RESOLVE: the index of the link, and how many of its targets are lost."""

    link: int
    lost: int = 0


class SummonData(NamedTuple):
    """SUMMON, once it is declared: the monster, what it took, and what it will count as."""

    uid: int
    mode: int
    position: int
    kind: int
    incarnation: int
    used: int
    tribute_atk: int
