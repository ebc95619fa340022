"""Actions: each action answers one request."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from .card_state import NOBODY


class ActionKind(IntEnum):
    """The verbs of play and the answers to requests."""

    SUMMON = 0
    """Normal or Tribute Summon a monster from the hand (Tributes are requested next)."""
    SET = 1
    """Set a monster, Spell or Trap from the hand."""
    FLIP = 2
    """Flip Summon."""
    SPECIAL = 3
    """Special Summon by the card's own procedure, without a Chain."""
    CHANGE = 4
    """Change a monster's battle position."""
    ATTACK = 5
    """Declare an attack (the target is requested next)."""
    ACTIVATE = 6
    """Activate effect ``index`` of the card (cost and targets are requested next)."""
    PASS = 7
    NEXT = 8
    """Proceed to phase ``value``."""
    CHOOSE = 9
    """Pick ``card``; NOBODY as an attack target means "directly"."""
    DONE = 10
    """Finish picking cards (up to N, any number)."""
    YES = 11
    NO = 12
    """No; at a replay: stop the attack."""
    POSITION = 13
    """Summon in position ``value``."""
    NUMBER = 14
    """Choose the number ``value``."""
    ROLL = 15
    """Chance: the die roll is ``value``."""
    TOSS = 18
    """Chance: the coin toss is ``value``: 1 heads, 0 tails."""
    LOT = 16
    """Chance: the random card is ``card``."""
    WITHDRAW = 17
    """Take back an announcement before anyone could respond."""


class Action(NamedTuple):
    """What ``player`` does (NOBODY for chance). ``card`` is a uid, ``index`` an effect of that card."""

    kind: int
    player: int
    card: int = NOBODY
    index: int = 0  # type: ignore[assignment]  # the field hides tuple.index, which nobody needs here
    value: int = 0
