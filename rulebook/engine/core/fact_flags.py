"""Turn facts: what happened to a card this turn, as far as some card or rule needs it."""

from __future__ import annotations

from enum import IntEnum


class Fact(IntEnum):
    """Turn facts of one card: what cards and rules can ask about the past. Cleared at the end of the turn.

    Bits of a plain number: with an ``IntFlag`` each ``&`` and ``|`` would take ten times as long.
    """

    NONE = 0
    NORMAL_SUMMONED = 1
    TRIBUTE_SUMMONED = 2
    FLIP_SUMMONED = 4
    SPECIAL_SUMMONED = 8
    SET_THIS_TURN = 16
    ATTACKED = 32
    CHANGED_POSITION = 64
    FLIPPED = 128
    PENDULUM_SUMMONED = 1 << 20
    BATTLED = 4096
    WON_BATTLE = 8192
    ENTERED_DAMAGE_STEP = 16384
    SILENCED = 32768
    DESTROYED = 1 << 21
    DESTROYED_WAITING = 1 << 22
    DESTROYED_DUE = 1 << 23
    """See ``records.destroyed_cards``."""
    EVER_FLIPPED = 1 << 24
    """See ``records.flipped_monsters``."""
    EVER_SPECIAL = 1 << 27
    """See ``summons.lent_effects``."""
    INFLICTED_WAITING = 1 << 25
    INFLICTED_DUE = 1 << 26
    """See ``records.direct_damage``."""


ARRIVED = Fact.NORMAL_SUMMONED | Fact.TRIBUTE_SUMMONED | Fact.FLIP_SUMMONED | Fact.SPECIAL_SUMMONED | Fact.SET_THIS_TURN
"""Facts that show that a card came to the field, or was Set, this turn."""
