"""Effects on cards no stronger than another one, and no card is that weak: the numbers that are nearest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.table import Table
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.amounts import StatOf
from rulebook.vocabulary.filters import And, Filter, StatIs
from rulebook.vocabulary.terms import Op, Ref, Stat


class _Limit(NamedTuple):
    """What is compared: the condition, what it reads, and what else a card must be."""

    part: StatIs
    value: StatOf
    others: Filter


def outmatched(table: Table, asked: Filter, cost: Iterable[o.Operation], scope: query.Scope) -> Arguments:
    """The weakest card that would fit but for its strength, the other player's first, and what it is compared with.

    Args:
        table: the table before the activation.
        asked: the cards that the effect works on.
        cost: what is paid for it; the strongest card that could pay is compared.
        scope: the effect's card and its player.

    Returns:
        The two cards ("other" and "third") with their numbers ("have" and "needed") and what is compared ("stat" and
        "measure"), and whether the second one would be paid; empty if nothing of this kind decides.
    """
    limit = _limit(asked)
    if limit is None:
        return {}
    found = query.search(table, limit.others, scope)
    there = [uid for uid in found if table.is_up(uid) or table.cards[uid].seen >> scope.player & 1]
    if not there:
        return {}
    paid = limit.value.ref == Ref.PAID
    payers = _payers(table, cost, scope) if paid else query.cards_of(table, limit.value.ref, scope)
    payers = [uid for uid in payers if table.cards[uid].number]
    if not payers:
        return {}
    reads = derived.original if limit.value.original else derived.stat
    own = scope.player
    weakest = min(there, key=lambda uid: (table.controller(uid) == own, derived.stat(table, uid, limit.part.stat)))
    strongest = max(payers, key=lambda uid: reads(table, uid, limit.value.stat))
    have, needed = derived.stat(table, weakest, limit.part.stat), reads(table, strongest, limit.value.stat)
    if have < needed or (have == needed and limit.part.op is Op.LE):
        return {}
    return {
        "other": derived.snapshot(table, weakest), "have": have, "stat": str(limit.part.stat),
        "third": derived.snapshot(table, strongest), "needed": needed, "measure": str(limit.value.stat),
        "paid": int(paid),
    }  # fmt: skip


def _limit(asked: Filter) -> _Limit | None:
    parts = filter_parts(asked)
    for part in parts:
        value = part.value if isinstance(part, StatIs) and part.op in (Op.LE, Op.LT) else None
        if not isinstance(part, StatIs) or not isinstance(value, StatOf) or value.ref not in (Ref.PAID, Ref.THIS):
            continue
        if part.stat in (Stat.ATK, Stat.DEF, Stat.LEVEL):
            return _Limit(part, value, And(tuple(one for one in parts if one is not part)))
    return None


def _payers(table: Table, cost: Iterable[o.Operation], scope: query.Scope) -> list[int]:
    """The cards that can be chosen to pay."""
    selectors = (getattr(one, "cards", None) for one in cost)
    return [uid for one in selectors if isinstance(one, o.Pick) for uid in query.search(table, one.filter, scope)]
