"""The fields of a table from which values are derived."""

from __future__ import annotations

from typing import TypedDict

from .card_state import CardRef, CardState
from .state import Attack, Battle, ControlEffect, Lingering, Link, Placed, Relation, Use


class Changes(TypedDict, total=False):
    """The fields of a table that derived values can depend on."""

    cards: list[CardState]
    lp: tuple[int, int]
    turn: int
    turn_player: int
    phase: int
    step: int
    summons: int
    turn_facts: tuple[int, int]
    chain: tuple[Link, ...]
    lingering: tuple[Lingering, ...]
    control: tuple[ControlEffect, ...]
    relations: tuple[Relation, ...]
    counters: tuple[Placed, ...]
    starts: tuple[CardRef, ...]
    limits: tuple[Use, ...]
    battle: Battle
    attacks: tuple[Attack, ...]
    winner: int
    win_reason: int
    shuffled: int
