"""Positions in which nobody can win this turn whatever is played: bounds on the damage still possible."""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.continuous import derived
from rulebook.engine.core.book import Book
from rulebook.engine.core.effect_paths import mentions_type
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import Table
from rulebook.engine.permissions.attack_permissions import may_attack_now
from rulebook.vocabulary.effects import (
    Activated,
    SummonCondition,
    SummonProcedure,
    Unclassified,
    Upkeep,
    Victory,
    WithoutTribute,
)
from rulebook.vocabulary.life import Damage, Deflect, PayLP
from rulebook.vocabulary.modifiers import GainsHurt
from rulebook.vocabulary.operations import (
    Add,
    Apply,
    Cannot,
    ChangePosition,
    Destroy,
    Draw,
    Join,
    Negate,
    Operation,
    Win,
)
from rulebook.vocabulary.terms import Phase, Position, Stat, Zone

from .goals import Goal, Survive, WinThisTurn

DECIDES = (Damage, Deflect, PayLP, Draw, Win, Victory, Upkeep, GainsHurt)
"""What can end a duel without a battle: Life Points, drawing from an empty Deck, or the text of a card."""
_KEEPS_ATTACKERS = (Destroy, Negate, Add)
"""Operations that neither raise ATK nor bring another attacker; what is added is one of the cards of the duel."""
_OF_MAIN_PHASES = (SummonProcedure, SummonCondition, WithoutTribute)
"""What matters for Summons of a Main Phase only."""


def value_without_search(book: Book, state: DuelState, goal: Goal) -> bool | None:
    """The value of a position that follows from bounds: a win is out of reach, or survival certain. None otherwise."""
    if isinstance(goal, WinThisTurn) and state.turn_player == goal.player:
        return False if _nobody_wins(book, state) else None
    if isinstance(goal, Survive) and state.turn == goal.turn and state.turn_player != goal.player:
        return True if _nobody_wins(book, state) else None
    return None


def _nobody_wins(book: Book, state: DuelState) -> bool:
    """Whether the turn player can no longer win this turn; False if that is not certain."""
    if state.phase < Phase.BATTLE or any(_decides(book, card.number) for card in state.cards):
        return False
    if state.phase > Phase.BATTLE:
        return True
    if state.lingering or state.control or not all(_keeps_attackers(book, card.number) for card in state.cards):
        return False
    return damage_left(Table(book, state), state.turn_player) < state.lp[1 - state.turn_player]


def damage_left(table: Table, player: int) -> int:
    """The most battle damage that the monsters of a player can still inflict this turn, with their present ATK."""
    attacking = table.battle.attacker
    return sum(
        derived.stat(table, uid, Stat.ATK)
        for uid in table.in_zone(Zone.MONSTER, player)
        if table.cards[uid].position == Position.ATTACK and (uid == attacking.uid or may_attack_now(table, uid))
    )


@lru_cache(maxsize=4096)
def _decides(book: Book, number: int) -> bool:
    return any(mentions_type(book.effects(number), kind) for kind in DECIDES)


@lru_cache(maxsize=4096)
def _keeps_attackers(book: Book, number: int) -> bool:
    return all(
        isinstance(effect, _OF_MAIN_PHASES)
        or (isinstance(effect, Activated | Unclassified) and _only_keeps(effect.operation))
        for effect in book.effects(number)
    )


def _only_keeps(operation: Operation | None) -> bool:
    """Whether an operation neither raises ATK nor brings another attacker, whatever it is applied to."""
    if isinstance(operation, Join):
        return _only_keeps(operation.first) and _only_keeps(operation.second)
    if isinstance(operation, Apply):
        return isinstance(operation.modifier, Cannot)
    if isinstance(operation, ChangePosition):
        return operation.position == Position.DEFENSE
    return isinstance(operation, _KEEPS_ATTACKERS)
