"""Operations that change who controls a monster, or its battle position."""

from __future__ import annotations

from dataclasses import dataclass

from .selectors import Pick, Selector
from .terms import Position, Side, Until


@dataclass(frozen=True, slots=True)
class TurnFaceDown:
    """Change to face-down Defense Position."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class TakeControl:
    """Take control of monsters until the given time (rule term.control.change), or give it to the player ``to``.

    OWNER: each monster that another player controls returns to its owner.
    """

    cards: Selector
    until: Until = Until.ALWAYS
    to: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class ChangePosition:
    """Change the battle position of face-up monsters: to the one given, otherwise to the other one."""

    cards: Selector
    position: Position | None = None


@dataclass(frozen=True, slots=True)
class SwapControl:
    """Both players choose a monster, the turn player first, and control of the two is exchanged."""

    yours: Pick
    theirs: Pick
