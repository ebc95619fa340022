"""Special Summons by effects: who performs them, whether they may, and in which positions."""

from __future__ import annotations

from rulebook.engine.continuous import query
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.table import Table
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Position, Side, Verb

from . import proper_summons, summon_costs
from .prohibitions import summon_lock


def can_special_summon(table: Table, uid: int, scope: query.Scope, operation: o.SpecialSummon) -> bool:
    """Whether the effect of this scope could Special Summon this card now."""
    if not operation.ignoring and not proper_summons.allows(table, uid, operation.as_, scope.context.source.number):
        return False
    return not summon_locked(table, uid, scope, operation) and summon_costs.bearable(table, uid, summoner(scope))


def summon_locked(table: Table, uid: int, scope: query.Scope, operation: o.SpecialSummon) -> bool:
    """Whether something forbids the Summon of this card, or with NOBODY all Summons, by the effect of this scope."""
    return (
        summon_lock(
            table,
            Verb.SPECIAL_SUMMON,
            uid=uid,
            player=summoner(scope),
            by_source=scope.context.source.ref,
            side=onto(scope, operation),
            face_down=positions_offered(operation) == (Position.SET,),
        )
        is not None
    )


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
