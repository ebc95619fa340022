"""What a search leaves out without changing its answer."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reductions:
    """The reductions of a search; each can be switched off, and the verdict stays the same.

    ``zones``: positions that differ only in which zone of a row a card lies, or in the order of piles, are one
    position, so plays that commute are searched once. ``copies``: of equal copies in the same place only one is played.
    ``bounds``: positions in which nobody can win this turn any more are not searched. ``guided``: moves are tried in
    the order of an estimate. Windows with a single legal answer are always passed through.
    """

    zones: bool = True
    copies: bool = True
    bounds: bool = True
    guided: bool = True


ALL = Reductions()
NONE = Reductions(False, False, False, False)
