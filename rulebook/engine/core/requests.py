"""The kinds of requests and the purposes of choices."""

from __future__ import annotations

from enum import IntEnum


class RequestKind(IntEnum):
    """What the engine is waiting for."""

    NOTHING = 0
    OPEN = 1
    RESPOND = 2
    PICK = 3
    YES_NO = 4
    POSITION = 5
    NUMBER = 6
    TRIGGER = 7
    ATTACK_TARGET = 8
    REPLAY = 9
    DIE = 10
    LOT = 11
    COIN = 12


class Purpose(IntEnum):
    """The purpose of a choice."""

    NONE = 0
    COST = 1
    TARGET = 2
    TRIBUTE = 3
    RESOLUTION = 4
    HAND_LIMIT = 5
    OPTIONAL_EFFECT = 6
    SUMMON = 7
    CHAIN = 8
    AFTER_EVENT = 9
    PHASE_END = 10
    INSTEAD = 11
    UPKEEP = 20
    OBLIGATION = 21
    GO_FIRST = 12
    MODE = 100
    DECLARE_NAME = 101
    DECLARE_TYPE = 102
    DECLARE_ATTRIBUTE = 103
    DECLARE_LEVEL = 104
    DECLARE_CARD_KIND = 105
