"""Costs: what an activation, an attack, a Summon or a card's maintenance requires, and whether it can be paid."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from rulebook.engine.continuous import query
from rulebook.engine.core.answers import Answers, Asked
from rulebook.engine.core.remembering import per_element
from rulebook.engine.core.requests import Purpose
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Argument
from rulebook.engine.permissions import forced_tributes
from rulebook.engine.permissions.cost_waivers import cost_waiver
from rulebook.engine.permissions.prohibitions import astray, bar, goes_home
from rulebook.engine.records import counters
from rulebook.engine.rule_ids.general import COUNTER_USE, OWN_WAY, UNPAYABLE
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.filters import (
    And,
    ByFace,
    Filter,
    In,
    Named,
    OfAttribute,
    OfKind,
    OfMonsterKind,
    OfType,
    Series,
    StatIs,
)
from rulebook.vocabulary.terms import Side, Zone

from . import planning, targeting
from .planning import Planned

AS_MANY_AS_THERE_ARE = 1_000_000


class NotPossible(Exception):
    """No complete choice exists: the stage that failed ("cost.lp", "cost.cards", "target", "nothing" ...) and its
    numbers.
    """

    def __init__(self, stage: str, **numbers: Argument) -> None:
        super().__init__(stage)
        self.stage = stage
        self.numbers = numbers


def plan(
    table: Table,
    operation: o.Operation,
    path: tuple[int, ...],
    scope: query.Scope,
    answers: Answers,
    *,
    most: int = AS_MANY_AS_THERE_ARE,
    purpose: Purpose = Purpose.COST,
) -> list[Planned]:
    """Plan one cost.

    Args:
        table: the table.
        operation: what is paid.
        path: its place in its effect.
        scope: who pays, and for which card.
        answers: the choices made so far.
        most: the limit of an open number of cards: there must be as many targets afterwards.
        purpose: the purpose of the choices: a cost, or the procedure of a Summon.

    Raises:
        Asked: a choice is missing.
        NotPossible: it cannot be paid (rule cost.unpayable), with the stage "cost.lp", "cost.counters", "cost.cards",
            "cost.prohibited", "cost.extra" or "cost.astray".
    """
    if isinstance(operation, o.PayLP):
        amount = query.amount(table, operation.amount, scope)
        short = not targeting.payable_lp(table, scope.player, amount) and cost_waiver(table, scope) is None
        if short and table.under(UNPAYABLE):
            raise NotPossible("cost.lp", amount=amount, have=table.lp[scope.player])
        return [Planned(operation, scope, path)]
    if isinstance(operation, o.RemoveCounter):
        needed = query.amount(table, operation.count, scope)
        have = sum(counters.on(table, one, operation.kind) for one in query.cards_of(table, operation.off, scope))
        if have < needed and table.under(COUNTER_USE):
            raise NotPossible("cost.counters", needed=needed, have=have, counter=int(operation.kind))
        return [Planned(operation, scope, path)]
    if not planning.has_cards(operation):
        return planning.plan(table, operation, path, scope, answers, purpose)
    if isinstance(operation, o.Tribute) and isinstance(operation.cards, o.Pick) and table.under(EITHER_FACE):
        operation = _of_either_face(operation)
    needed, have = _cards(table, operation, scope)
    if have < needed and table.under(OWN_WAY if purpose == Purpose.SUMMON else UNPAYABLE):
        raise NotPossible("cost.cards", needed=needed, have=have, **_missing_part(table, operation, scope))
    if isinstance(operation.cards, o.Combo):
        for count, filter in operation.cards.parts:
            _refuse_kept(table, operation, _found(table, operation, filter, scope), count, scope)
    if not isinstance(operation.cards, o.Pick):
        planned = planning.plan(table, operation, path, scope, answers, purpose)
        for item in planned:
            _refuse_kept(table, operation, list(item.uids), len(item.uids), scope)
        return planned
    _refuse_kept(table, operation, _found(table, operation, operation.cards.filter, scope), needed, scope)
    if most < have:
        operation = replace(operation, cards=replace(operation.cards, count=o.UpTo(most)))
    return planning.plan(table, operation, path, scope, answers, purpose)


def failure(
    table: Table, operation: o.Operation, scope: query.Scope, purpose: Purpose = Purpose.COST
) -> NotPossible | None:
    """Why a cost cannot be paid now, or None."""
    try:
        plan(table, operation, (), scope, Answers(()), purpose=purpose)
    except Asked:
        return None
    except NotPossible as found:
        return found
    return None


def _cards(table: Table, operation: planning.WithCards, scope: query.Scope) -> tuple[int, int]:
    """The number of cards a cost takes at least, and the number there are for it, up to what it can take."""
    selector = operation.cards
    match selector:
        case o.Pick():
            found = _found(table, operation, selector.filter, scope)
            wanted = planning.how_many(planning.counted(table, selector.count, scope), len(found))
            return wanted.low, min(len(found), wanted.high)
        case o.Combo():
            taken: set[int] = set()
            for count, filter in selector.parts:
                fitting = [uid for uid in _found(table, operation, filter, scope) if uid not in taken]
                taken |= set(fitting[:count])
            return sum(count for count, _ in selector.parts), len(taken)
        case o.Top():
            deck = table.in_zone(Zone.DECK, query.side_of(scope, selector.side))
            return query.amount(table, selector.count, scope), len(deck)
        case o.Random():
            return selector.count, len(_found(table, operation, selector.filter, scope))
        case o.All() | o.Highest() | o.Lowest():
            return 1, len(_found(table, operation, selector.filter, scope))
        case o.The():
            return 1, len(query.cards_of(table, selector.ref, scope))
        case o.TokenOf():
            return 0, 0  # Tokens do not exist before they are Summoned
    assert_never(selector)


def _missing_part(table: Table, operation: planning.WithCards, scope: query.Scope) -> dict[str, Argument]:
    """The first kind of card of which a cost takes more than there are, if it takes cards of several kinds."""
    if not isinstance(operation.cards, o.Combo):
        return {}
    taken: set[int] = set()
    for count, filter in operation.cards.parts:
        fitting = [uid for uid in _found(table, operation, filter, scope) if uid not in taken][:count]
        if len(fitting) < count:
            return {"wants": filter}
        taken |= set(fitting)
    return {}


EITHER_FACE = ("term.tribute",)
"""A monster can be Tributed face-up or face-down, unless a card says otherwise."""
_PRINTED = (OfKind, OfType, OfAttribute, OfMonsterKind, StatIs, Named, Series)
"""The filters on what the face of a card says."""


@per_element
def _of_either_face(tribute: o.Tribute) -> o.Tribute:
    """The Tribute, whichever way its cards lie."""
    assert isinstance(tribute.cards, o.Pick)
    return replace(tribute, cards=replace(tribute.cards, filter=_either_face(tribute.cards.filter)))


def _either_face(filter: Filter) -> Filter:
    """The filter of a Tribute, by what is printed: players know their own face-down monsters."""
    if not isinstance(filter, And) or In((Zone.MONSTER,), Side.YOU) not in filter.parts:
        return filter
    return And(tuple(ByFace(part) if isinstance(part, _PRINTED) else part for part in filter.parts))


def _found(table: Table, operation: o.Operation, filter: Filter, scope: query.Scope) -> list[int]:
    """The cards a cost could be paid with, headed by those that must be Tributed."""
    found = query.search(table, filter, scope)
    return forced_tributes.for_cost(table, filter, 1, scope, found) if isinstance(operation, o.Tribute) else found


def _refuse_kept(table: Table, operation: o.Operation, uids: list[int], needed: int, scope: query.Scope) -> None:
    """Reject a cost if too few of these cards can be used, or would reach the required zone.

    Raises:
        NotPossible: with the card that prevents it, if it is one.
    """
    barred = [bar(table, operation, uid, scope.player) for uid in uids]
    if sum(one is None for one in barred) < needed and any(barred):
        raise NotPossible("cost.prohibited", **next(one.against() for one in barred if one is not None))
    lost = [astray(table, operation, uid) for uid, one in zip(uids, barred, strict=True) if one is None]
    if sum(one is None for one in lost) < needed and any(lost):
        raise NotPossible("cost.astray", source=next(one.card for one in lost if one is not None))
    home = [goes_home(table, operation, uid) for uid in uids]
    if home.count(False) < needed and any(home):
        raise NotPossible("cost.extra")
