"""How far a player is from a goal: where a search looks first. An estimate never decides a verdict."""

from __future__ import annotations

from rulebook.engine.continuous import derived
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import Table
from rulebook.engine.permissions.attack_permissions import may_attack_now
from rulebook.vocabulary.terms import Phase, Position, Stat, Zone

from .goals import Goal, Survive, WinThisTurn

STEP = 250
"""Life Points that count as one more position to prove."""
THREAT = 100
"""The same, where a player has to survive."""
LATE = 20
"""What a position counts in which nobody can attack any more this turn."""


def distance(book: Book, state: DuelState, goal: Goal) -> int:
    """How many positions more a proof is likely to take, from the ATK ready to attack; 0 where that says nothing.

    To win, the opponent's Life Points must not be more; to survive, it must not be more than the player's own.
    """
    if isinstance(goal, WinThisTurn):
        if state.phase > Phase.BATTLE:
            return LATE
        return max(0, state.lp[1 - goal.player] - _ready(Table(book, state), goal.player)) // STEP
    if isinstance(goal, Survive):
        if state.turn_player != goal.player and state.phase > Phase.BATTLE:
            return 0
        return max(0, _ready(Table(book, state), 1 - goal.player) - state.lp[goal.player]) // THREAT
    return 0


def _ready(table: Table, player: int) -> int:
    """The ATK of the monsters with which a player can still attack this turn, or could in the next one."""
    return sum(
        max(0, derived.stat(table, uid, Stat.ATK))
        for uid in table.in_zone(Zone.MONSTER, player)
        if table.cards[uid].position == Position.ATTACK
        and (table.turn_player != player or uid == table.battle.attacker.uid or may_attack_now(table, uid))
    )
