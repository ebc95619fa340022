"""How far a player is from a goal: where a search looks first. An estimate never decides a verdict."""

from __future__ import annotations

from rulebook.engine.continuous import derived
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import Table
from rulebook.engine.permissions.attack_permissions import may_attack_now
from rulebook.vocabulary.terms import Phase, Position, Stat, Zone

from .goals import Goal, WinThisTurn

STEP = 250
"""Life Points that count as one more position to prove."""
LATE = 20
"""What a position counts in which nobody can attack any more this turn."""


def distance(book: Book, state: DuelState, goal: Goal) -> int:
    """The opponent's Life Points minus the ATK ready to attack, in steps; 0 if the goal is no win."""
    if not isinstance(goal, WinThisTurn):
        return 0
    if state.phase > Phase.BATTLE:
        return LATE
    table = Table(book, state)
    player = goal.player
    ready = sum(
        max(0, derived.stat(table, uid, Stat.ATK))
        for uid in table.in_zone(Zone.MONSTER, player)
        if table.cards[uid].position == Position.ATTACK
        and (uid == table.battle.attacker.uid or may_attack_now(table, uid))
    )
    return max(0, state.lp[1 - player] - ready) // STEP
