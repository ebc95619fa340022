"""A monster that would be one Tribute too many for the Ritual Summon whose Tributes are being chosen."""

from __future__ import annotations

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.effect_paths import operation_at
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.table import Table
from rulebook.engine.operations.operation_runner import scope_of
from rulebook.engine.permissions.materials import level_of, makeable
from rulebook.vocabulary import operations as o

_CHOOSING = (RequestKind.PICK, RequestKind.POSITION)


def superfluous(table: Table, uid: int) -> Arguments:
    """Why a monster is not asked for as a Tribute: others, chosen or forced, already reach the total without it.

    Args:
        table: the table, at any request.
        uid: the monster.

    Returns:
        The monsters that are ``enough``, the total they ``have`` and the one ``needed``; empty if it is no such
        monster.
    """
    frame, request = table.agenda[-1] if table.agenda else None, table.request
    if frame is None or frame.procedure != Procedure.RUN or request.purpose != Purpose.RESOLUTION:
        return {}
    source = frame.context.source.number
    if request.kind not in _CHOOSING or not source:
        return {}
    operation = operation_at(table.book.effects(source)[frame.context.effect], frame.path)
    scope = scope_of(frame)
    if not isinstance(operation, o.RitualSummon) or not query.fits(table, operation.tributes, uid, scope):
        return {}
    made = dict(makeable(table, operation, scope))
    answered = {one for answer in frame.chosen for one in answer}
    summoned = next((one for one in made if one in answered), next(iter(made), None))
    if summoned is None or uid == summoned or not level_of(table, uid):
        return {}
    needed = level_of(table, summoned) if operation.levels is None else operation.levels
    taken = (answered & {one for each in made[summoned] for one in each}) - {summoned}
    chosen = [each for each in made[summoned] if taken <= set(each)]
    if not chosen or any(uid in each for each in chosen):
        return {}
    enough = min(chosen, key=len)
    return {
        "enough": tuple(derived.snapshot(table, one) for one in enough),
        "have": sum(level_of(table, one) for one in enough),
        "needed": needed,
    }
