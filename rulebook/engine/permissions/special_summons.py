"""Special Summons by effects: who performs them, whether they may, and in which positions."""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.derived import Ground
from rulebook.engine.core.card_state import NO_CARD, NOBODY
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Argument
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Position, Side, Verb, Zone

from . import one_kind_locks, proper_summons, summon_costs
from .prohibitions import reached, summon_lock


def can_special_summon(table: Table, uid: int, scope: query.Scope, operation: o.SpecialSummon) -> bool:
    """Whether the effect of this scope could Special Summon this card now."""
    if not operation.ignoring and not proper_summons.allows(table, uid, operation.as_, scope.context.source.number):
        return False
    return not summon_locked(table, uid, scope, operation) and summon_costs.bearable(table, uid, summoner(scope))


def summon_locked(table: Table, uid: int, scope: query.Scope, operation: o.SpecialSummon) -> bool:
    """Whether something forbids the Summon of this card, or with NOBODY all Summons, by the effect of this scope."""
    return _lock(table, uid, scope, operation) is not None


def _lock(table: Table, uid: int, scope: query.Scope, operation: o.SpecialSummon) -> Ground | None:
    return summon_lock(
        table,
        Verb.SPECIAL_SUMMON,
        uid=uid,
        player=summoner(scope),
        by_source=scope.context.source.ref,
        side=onto(scope, operation),
        face_down=positions_offered(operation) == (Position.SET,),
    )


def forbidden(
    table: Table,
    effect: o.Operation | None,
    scope: query.Scope,
    *,
    targets: tuple[o.Target, ...] = (),
    uid: int = NOBODY,
) -> dict[str, Argument]:
    """What forbids a Special Summon that an effect would perform, as arguments of a failure.

    Args:
        table: the table.
        effect: what the effect does.
        scope: its card and player.
        targets: its groups of targets.
        uid: the only card it would Summon, if that is known.

    Returns:
        The card that forbids it and the place in its text; with ``unable`` the card that would be Summoned and with
        ``hinders`` the monster next to which it cannot be. Empty if nothing forbids any of them.
    """
    uids: Iterable[int]
    for _, one in walk(effect):
        if not isinstance(one, o.SpecialSummon):
            continue
        if isinstance(one.cards, o.TokenOf):
            slug, side = one.cards.slug, onto(scope, one)
            lock = one_kind_locks.token_lock(table, slug, side)
            if lock is not None and _lock(table, NOBODY, scope, one) is None:
                token = NO_CARD._replace(number=table.book.by_slug[slug].number, zone=Zone.MONSTER, controller=side)
                return {**lock.ground.against(), "unable": token, "hinders": lock.rival}
            uids = (NOBODY,)
        elif uid != NOBODY:
            uids = (uid,)
        else:
            named = query.cards_of(table, one.cards.ref, scope) if isinstance(one.cards, o.The) else ()
            uids = reached(table, one, scope, targets) or named
        for each in uids:
            ground = _lock(table, each, scope, one)
            if ground is None:
                continue
            found = ground.against() | ({} if each == NOBODY else {"unable": derived.snapshot(table, each)})
            lock = one_kind_locks.lock(table, each, onto(scope, one)) if each != NOBODY else None
            return found | ({"hinders": lock.rival} if lock is not None and lock.ground == ground else {})
    return {}


def forbids(table: Table, effect: o.Operation | None, scope: query.Scope, *, uid: int = NOBODY) -> dict[str, Argument]:
    """As ``forbidden``, with the card that forbids it in ``by``."""
    found = forbidden(table, effect, scope, uid=uid)
    return {"by" if name == "source" else name: value for name, value in found.items()}


def summoner(scope: query.Scope) -> int:
    """Who performs the Special Summon: the player of an ``Each``, otherwise the effect's player."""
    return scope.player if scope.each == NOBODY else scope.each


def onto(scope: query.Scope, operation: o.SpecialSummon) -> int:
    """The player to whose side of the field the monsters are Summoned."""
    return summoner(scope) if operation.to == Side.YOU else query.side_of(scope, operation.to)


def few_zones(table: Table, operation: o.Operation, scope: query.Scope) -> dict[str, int]:
    """How many Monster Zones the Tokens of a Special Summon need and how many player ``whose`` has; {} if none is free.

    Args:
        table: the table on which there are too few.
        operation: what cannot be done.
        scope: its card and player.
    """
    if not isinstance(operation, o.SpecialSummon) or not isinstance(operation.cards, o.TokenOf):
        return {}
    side = onto(scope, operation)
    have = table.free_slots(Zone.MONSTER, side)
    return {"needed": operation.cards.least, "have": have, "whose": side} if have else {}


def positions_offered(operation: o.SpecialSummon) -> tuple[int, ...]:
    """The positions the summoner may choose from; a fixed one is not requested."""
    if operation.position is None:
        return (int(Position.ATTACK), int(Position.DEFENSE))
    found = operation.position if isinstance(operation.position, tuple) else (operation.position,)
    return tuple(int(one) for one in found)
