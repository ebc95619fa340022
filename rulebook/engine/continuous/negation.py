"""Which effects on the field are negated: continuous negations that negate each other (rule mechanic.G3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rulebook.engine.core.state import TARGETING
from rulebook.engine.rule_ids.general import CARD_WINS, LINGERING, LOCKS
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.modifiers import Negated, NegatedLinks

from . import derived, query

if TYPE_CHECKING:
    from rulebook.engine.core.table import Table


class Lock(NamedTuple):
    """A card that negates others while it applies: its uid, and what it negates."""

    uid: int
    held: frozenset[int]


def negated(table: Table) -> frozenset[int]:
    """The uids whose effects on the field are currently negated."""
    memo: frozenset[int] | None = table.memo.get("negated")
    if memo is not None:
        return memo
    table.memo["negated"] = frozenset()  # a lock's conditions are evaluated as if nothing were negated
    if not table.lingering and not derived.anywhere(table, Negated) and not derived.anywhere(table, NegatedLinks):
        return frozenset()
    locks, for_good = _locks(table), _lingering(table)
    gone = settle(locks, for_good, whole=table.under(LOCKS))
    gone = frozenset(uid for uid in gone if not _withstands(table, uid))
    derived.forget_values(table)
    table.memo["negated"] = gone
    gone |= _held_in_vain(table, gone)
    table.memo["negated"] = gone
    return gone


def _withstands(table: Table, uid: int) -> bool:
    """Whether nothing can negate the effects of this card."""
    own = table.effects(uid) if table.under(CARD_WINS) else ()
    return any(isinstance(effect, Activated) and effect.no_negation for effect in own)


def _locks(table: Table) -> list[Lock]:
    found = []
    for uid, index, effect in derived.sources(table):
        scope = derived.scope_of(table, uid, index)
        for modifier in effect.modifiers:
            if isinstance(modifier, Negated) and query.holds(table, effect.while_, scope):
                held = query.search(table, modifier.subject, scope)
                found.append(Lock(uid, frozenset(one for one in held if not derived.is_immune(table, one, uid))))
    return found


def _lingering(table: Table) -> frozenset[int]:
    found = set()
    for item in derived.lingering(table):
        if isinstance(item.modifier, Negated) and table.under(LINGERING):
            found |= {ref.uid for ref in item.subjects if table.is_unchanged(ref)}
    return frozenset(found)


def settle(locks: list[Lock], for_good: frozenset[int] = frozenset(), whole: bool = True) -> frozenset[int]:
    """Determine what is negated after all locks are weighed against each other.

    A lock counts unless a counting lock negates it. If several outcomes are consistent, the one in which earlier locks
    count is chosen: the lock already in force wins. A cycle without a consistent outcome is broken in favour of the
    earlier lock.

    Args:
        locks: in the order in which they began.
        for_good: what is negated in any case.
        whole: without it, every lock counts, negated or not.
    """
    if not whole:
        return for_good.union(*(lock.held for lock in locks))
    sources = list(dict.fromkeys(lock.uid for lock in locks))
    reach = {uid: frozenset().union(*(lock.held for lock in locks if lock.uid == uid)) for uid in sources}
    counting = _sound([uid for uid in sources if uid not in for_good], reach, ())
    if counting is None:
        counting = _in_turn(sources, reach, for_good)
    return for_good.union(*(reach[uid] for uid in counting))


def _sound(open_: list[int], reach: dict[int, frozenset[int]], counting: tuple[int, ...]) -> tuple[int, ...] | None:
    """The first consistent choice of counting locks: no two negate each other, and they negate all others."""
    if not open_:
        return counting
    first, *rest = open_
    if not any(first in reach[uid] for uid in counting) and not any(uid in reach[first] for uid in counting):
        found = _sound(rest, reach, (*counting, first))
        if found is not None and first not in reach[first] and _covers(found, reach, open_):
            return found
    found = _sound(rest, reach, counting)
    return found if found is not None and _covers(found, reach, open_) else None


def _covers(counting: tuple[int, ...], reach: dict[int, frozenset[int]], wanted: list[int]) -> bool:
    return all(uid in counting or any(uid in reach[other] for other in counting) for uid in wanted)


def _in_turn(sources: list[int], reach: dict[int, frozenset[int]], for_good: frozenset[int]) -> tuple[int, ...]:
    counting: list[int] = []
    for uid in sources:
        if uid not in for_good and not any(uid in reach[other] for other in counting):
            counting.append(uid)
    return tuple(counting)


def _held_in_vain(table: Table, gone: frozenset[int]) -> frozenset[int]:
    """Cards linked to a monster, and so targeting it, while their kind of targeting is negated."""
    if not table.relations:
        return frozenset()
    found = set()
    for uid, index, effect in derived.sources(table):
        scope = derived.scope_of(table, uid, index)
        for modifier in effect.modifiers:
            if uid in gone or not isinstance(modifier, NegatedLinks) or modifier.target is None or modifier.rolled:
                continue
            if not query.holds(table, effect.while_, scope):
                continue
            for relation in table.relations:
                holder, held = relation.source.uid, relation.other.uid
                if (
                    relation.kind in TARGETING
                    and table.is_unchanged(relation.source)
                    and table.is_unchanged(relation.other)
                    and query.fits(table, modifier.source, holder, scope)
                    and query.fits(table, modifier.target, held, scope)
                ):
                    found.add(holder)
    return frozenset(found)
