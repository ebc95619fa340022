"""What on this board keeps a condition from holding: a card in the way, one that lacks something, whose turn it is."""

from __future__ import annotations

from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.turn_facts import summon_facts
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.deck import EVERYBODY
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.core.verdict import Argument
from rulebook.vocabulary import amounts
from rulebook.vocabulary import conditions as c
from rulebook.vocabulary import filters as f
from rulebook.vocabulary.terms import Op, Ref, Verb, Zone

from .near_misses import Lack, NearMiss, best, for_filter, of_card

_COUNTED = (amounts.Count, amounts.Counters)

_TOLD = (Lack.SIDE, Lack.FACE_DOWN, Lack.FACE_UP, Lack.POSITION, Lack.TYPE, Lack.ATTRIBUTE, Lack.STAT)
"""What a card lacks that is as good as the one asked for: nobody thinks of a card of another name or kind."""


_ROLES = {Ref.ATTACKER: Lack.ATTACKER, Ref.ATTACKED: Lack.ATTACKED}
"""What is said of a monster on the wrong side, by its role in the battle."""


def against(table: Table, condition: c.Condition | None, scope: query.Scope) -> dict[str, Argument]:
    """What keeps a condition from holding, as arguments of a failure; empty if it is not one fact.

    A card on the field ``hinders`` a condition that there is no such card, or at most a certain number of them; a card
    comes ``near`` to the one asked for; it is another phase or ``player``'s ``turn``; another number is ``counted``; a
    ``pair`` of numbers is compared, ``have`` and ``needed``; or the player has ``done`` this turn what must not be,
    Summoned monsters (``doers``, those on the field).
    """
    uid = _against(table, condition, scope)
    if uid is not None:
        return {"hinders": derived.snapshot(table, uid)}
    part = _failing(table, condition, scope)
    if isinstance(part, c.Now):
        return {"turn": 1, "player": table.turn_player}
    if isinstance(part, c.NotSo) and isinstance(part.part, c.Happened) and part.part.pattern.verb is Verb.SUMMON:
        return {"done": 1, "doers": _summoned(table, part.part.pattern.kinds, scope)}
    if isinstance(part, c.Compare) and isinstance(part.left, _COUNTED) and isinstance(part.right, int):
        return {"counted": query.amount(table, part.left, scope)}
    if isinstance(part, c.Compare) and not isinstance(part.left, int) and not isinstance(part.right, int):
        have, needed = query.amount(table, part.left, scope), query.amount(table, part.right, scope)
        return {"pair": 1, "have": have, "needed": needed}
    near = lacking(table, part, scope) if part is not None else None
    return near.arguments(table) if near is not None else {}


def _summoned(table: Table, kinds: int, scope: query.Scope) -> tuple[Snapshot, ...]:
    """The monsters on a player's side that were Summoned in such a way this turn."""
    wanted = summon_facts(kinds)
    there = table.in_zone(Zone.MONSTER, scope.player)
    return tuple(derived.snapshot(table, uid) for uid in there if table.cards[uid].facts & wanted)


def lacking(table: Table, condition: c.Condition, scope: query.Scope) -> NearMiss | None:
    """The card that a condition is about, if both players know it, and what it lacks; otherwise None."""
    if isinstance(condition, c.Exists):
        near = for_filter(table, condition.filter, scope, _TOLD)
        return near if near is not None and near.failed == 1 else None
    if not isinstance(condition, c.Is):
        return None
    uids = query.cards_of(table, condition.ref, scope)
    if not all(table.cards[uid].number and table.cards[uid].seen == EVERYBODY for uid in uids):
        return None
    near = best(of_card(table, condition.filter, [], scope, scope.player, uid) for uid in uids)
    role = _ROLES.get(condition.ref)
    return near._replace(lack=role) if near is not None and near.lack == Lack.SIDE and role is not None else near


def _failing(table: Table, condition: c.Condition | None, scope: query.Scope) -> c.Condition | None:
    """The first part that does not hold and is no conjunction."""
    if isinstance(condition, c.AllOf):
        failing = (part for part in condition.parts if not query.holds(table, part, scope))
        return next((_failing(table, part, scope) for part in failing), None)
    return condition


def _against(table: Table, condition: c.Condition | None, scope: query.Scope) -> int | None:
    match condition:
        case c.AllOf() | c.AnyOf():
            failing = (part for part in condition.parts if not query.holds(table, part, scope))
            return next((uid for part in failing if (uid := _against(table, part, scope)) is not None), None)
        case c.NotSo(part=c.Exists(filter=filter)):
            return _present(table, filter, scope)
        case c.Compare(left=amounts.Count(filter=filter), op=Op.EQ | Op.LE | Op.LT, right=int()):
            many = query.holds(table, c.Compare(condition.left, Op.GE, condition.right), scope)
            return _present(table, filter, scope) if many else None
        case _:
            return None


def _present(table: Table, filter: f.Filter, scope: query.Scope) -> int | None:
    """One of the cards on the field that fit, one that both players know if possible."""
    found = [uid for uid in query.search(table, filter, scope) if table.cards[uid].zone in IN_PLAY]
    return min(found, key=lambda uid: (table.cards[uid].seen != EVERYBODY, uid), default=None)
