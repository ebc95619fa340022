"""How difficult a puzzle is, computed from its proof and its first moves."""

from __future__ import annotations

from math import log2
from typing import NamedTuple

EASIEST, HARDEST = 600, 2400
"""The least and the greatest difficulty."""
_BASE, _A_MOVE, _DOUBLE, _LURE = 500, 60, 80, 40
"""The difficulty of nothing; of each move; of twice as many decisions; of twice as many moves that tempt, and of each
that looks as good as the right one."""


class Measures(NamedTuple):
    """What a puzzle demands.

    ``moves`` of the solution, ``replies`` (decisions in the proof), ``tempting``: moves of a card that lose if played
    first; ``misled``: first moves of any kind that lose and look as good, one move deep, as one that wins.
    """

    moves: int = 0
    replies: int = 0
    tempting: int = 0
    misled: int = 0

    @property
    def rating(self) -> int:
        """The difficulty as a rating: of a visitor who solves half of such puzzles, until visitors have shown it."""
        found = _BASE + _A_MOVE * self.moves + _DOUBLE * log2(1 + self.replies)
        found += _LURE * (log2(1 + self.tempting) + min(self.misled, 5))
        return round(min(max(found, EASIEST), HARDEST))


NOT_MEASURED = Measures()
