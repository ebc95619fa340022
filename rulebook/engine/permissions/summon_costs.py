"""Tributes that a card requires for its own Special Summon from some zone, whatever effect Summons it."""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.effect_paths import CONDITION
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import SummonCondition
from rulebook.vocabulary.operations import Pick, Tribute

from . import forced_tributes, proper_summons
from .prohibitions import bar


def required(table: Table, uid: int) -> Tribute | None:
    """What a player must Tribute to Special Summon the card from its zone, or None."""
    found = _condition(table, uid)
    return found.unless if found is not None else None


def ground(table: Table, uids: Iterable[int]) -> derived.Ground:
    """Which of these cards requires the Tribute, with the place in its text.

    Raises:
        StopIteration: none of them does.
    """
    uid, found = next((uid, one) for uid in uids if (one := _condition(table, uid)) is not None and one.unless)
    return derived.Ground(derived.snapshot(table, uid), (table.effects(uid).index(found), CONDITION))


def _condition(table: Table, uid: int) -> SummonCondition | None:
    zone = table.cards[uid].zone
    return next((one for one in proper_summons.conditions(table, uid) if zone in one.cannot_from), None)


def payable(table: Table, uid: int, player: int) -> tuple[int, ...]:
    """The player's monsters of which one must be Tributed for this card; empty if none is required."""
    price = required(table, uid)
    if price is None or not isinstance(price.cards, Pick):
        return ()
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid)))
    found = forced_tributes.for_cost(
        table, price.cards.filter, 1, scope, query.search(table, price.cards.filter, scope)
    )
    return tuple(one for one in found if bar(table, price, one, player) is None)


def bearable(table: Table, uid: int, player: int) -> bool:
    """Whether the player could pay what the card requires for its Special Summon, if anything."""
    return required(table, uid) is None or bool(payable(table, uid, player))
