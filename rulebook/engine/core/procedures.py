"""The numbers of the procedures used in agenda frames. A ruleset maps them to functions."""

from __future__ import annotations

from enum import IntEnum


class Procedure(IntEnum):
    """What a frame on the agenda does."""

    PHASE = 0
    """The bottom of the agenda: the phases in sequence, with an open game state in each."""
    SETTLE = 1
    """After an event: triggers, then a window for fast effects, until both pass."""
    WINDOW = 2
    """A window in which both players may activate fast effects."""
    ACTIVATE = 3
    """An announced activation: number, costs, targets, then the Chain Link."""
    CHAIN = 4
    """Responses in turn, then resolution from the last link."""
    RESOLVE = 5
    """One Chain Link resolves."""
    RUN = 6
    """One operation of an effect."""
    CONSEQUENCE = 7
    """An effect without a Chain Link."""
    TRIGGERS = 8
    """Triggers whose event has happened are put on a new Chain."""
    SUMMON = 9
    """A Summon or Set with choices: Tributes, payment, position, negation window."""
    PENDULUM = 20
    """A Pendulum Summon: its choices, the negation window, the arrivals."""
    ATTACK = 10
    """An attack from declaration to the end of the Damage Step."""
    LEAVE_PHASE = 11
    """The turn player wants to proceed; the opponent may respond first."""
    OPENING = 14
    """Who goes first, and the opening hands."""
    HAND_LIMIT = 12
    """Discarding down to the hand limit."""
    KEEP_ONE_KIND = 30
    """A player chooses which kind of monster to keep."""
    UPKEEP = 15
    """A maintenance cost is due."""
    OBLIGATIONS = 21
    """Maintenance costs and what was deferred to this phase, one after the other."""
    DRAW_FOR_TURN = 13
    """The turn player's draw."""
