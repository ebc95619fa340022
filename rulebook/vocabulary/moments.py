"""Future moments, counted in phases."""

from __future__ import annotations

from dataclasses import dataclass

from .terms import Phase, Side


@dataclass(frozen=True, slots=True)
class Moment:
    """The ``nth`` such phase of ``whose`` from now, beginning with one that is going on: "your 2nd Standby Phase"."""

    phase: Phase
    whose: Side = Side.ANY
    nth: int = 1


@dataclass(frozen=True, slots=True)
class PhasesPassed:
    """The number of times this phase of ``whose`` has begun since this card was activated."""

    phase: Phase
    whose: Side = Side.YOU
