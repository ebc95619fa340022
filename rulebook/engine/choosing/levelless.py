"""Monsters that have a Rank where an effect compares Levels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulebook.engine.continuous import query
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.table import Table
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.amounts import StatOf
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import Filter, StatIs
from rulebook.vocabulary.terms import Op, Ref, Stat

from .feasibility import first_part
from .near_misses import Lack, NearMiss


def has_none(table: Table, uid: int) -> bool:
    """Whether a card is a monster without a Level."""
    printed = table.stats(uid)
    return printed is not None and not printed.level


def levelless(table: Table, uids: Sequence[int]) -> Arguments:
    """The first of some monsters as a near miss, if none of them has a Level; else empty."""
    if not uids or not all(has_none(table, uid) for uid in uids):
        return {}
    return NearMiss(uids[0], 1, Lack.NO_LEVEL).arguments(table)


def compared(
    table: Table, asked: Filter, effect: Activated, cost: Iterable[o.Operation], scope: query.Scope
) -> Arguments:
    """A monster without a Level, if the Level of the card paid or targeted decides and no other card could be that.

    Args:
        table: the table before the activation.
        asked: the cards that the effect works on.
        effect: the effect, for its targets.
        cost: what is paid for it.
        scope: the effect's card and its player.
    """
    match _reference(asked):
        case Ref.PAID:
            chosen_to_pay = (getattr(one, "cards", None) for one in cost)
            filters = [one.filter for one in chosen_to_pay if isinstance(one, o.Pick)]
        case Ref.TARGET:
            filters = [one.filter for one in effect.targets]
        case _:
            return {}
    found = [uid for one in filters for uid in query.search(table, one, scope)]
    return levelless(table, found)


def chosen(table: Table, effect: Activated, uid: int) -> Arguments:
    """The card chosen to be paid or targeted, if its Level would be compared and it has none; else empty."""
    cards = getattr(first_part(effect.operation), "cards", None)
    if not isinstance(cards, o.Pick) or _reference(cards.filter) is None:
        return {}
    return levelless(table, [uid])


def _reference(asked: Filter) -> Ref | None:
    """The card whose Level a filter asks for."""
    for part in filter_parts(asked):
        value = part.value if isinstance(part, StatIs) and part.op is Op.EQ else None
        if isinstance(part, StatIs) and isinstance(value, StatOf) and part.stat is value.stat is Stat.LEVEL:
            return value.ref
    return None
