"""Special Summons by effects: who performs them, whether they may, and in which positions."""

from __future__ import annotations

from rulebook.engine.continuous import query
from rulebook.engine.core.state import NOBODY
from rulebook.engine.core.table import Table
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Position, Side, SummonKind, Verb

from . import proper_summons, summon_costs
from .prohibitions import summon_lock


def can_special_summon(
    table: Table, uid: int, player: int, scope: query.Scope, kind: SummonKind = SummonKind.SPECIAL,
    side: int = NOBODY,
) -> bool:  # fmt: skip
    """Whether an effect of ``player`` could Special Summon this card now."""
    if not proper_summons.allows(table, uid, kind, scope.context.source.number) or summon_locked(
        table, uid, player, scope, side
    ):
        return False
    return summon_costs.bearable(table, uid, player)


def summon_locked(table: Table, uid: int, player: int, scope: query.Scope, side: int = NOBODY) -> bool:
    """Whether something forbids the player to Summon with the effect of this scope."""
    source = scope.context.source.ref
    return summon_lock(table, Verb.SPECIAL_SUMMON, uid=uid, player=player, by_source=source, side=side) is not None


def summoner(scope: query.Scope) -> int:
    """Who performs the Special Summon: the player of an ``Each``, otherwise the effect's player."""
    return scope.player if scope.each == NOBODY else scope.each


def onto(scope: query.Scope, operation: o.SpecialSummon) -> int:
    """The player to whose side of the field the monsters are Summoned."""
    return summoner(scope) if operation.to == Side.YOU else query.side_of(scope, operation.to)


def positions_offered(operation: o.SpecialSummon) -> tuple[int, ...]:
    """The positions the summoner may choose from; a fixed one is not requested."""
    if operation.position is None:
        return (int(Position.ATTACK), int(Position.DEFENSE))
    found = operation.position if isinstance(operation.position, tuple) else (operation.position,)
    return tuple(int(one) for one in found)
