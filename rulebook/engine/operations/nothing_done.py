"""Why an operation did nothing, told if nothing else says it: what forbids it, the card that nearly fits, a 0."""

from __future__ import annotations

from rulebook.engine.choosing import condition_facts
from rulebook.engine.choosing.planning import Planned, has_cards
from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.scope import last_known
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Argument
from rulebook.engine.permissions.prohibitions import bar
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.amounts import Amount, Half, StatOf, Times
from rulebook.vocabulary.conditions import Exists

from .outcomes import not_done

_FINDS = (o.Pick, o.All, o.Highest, o.Lowest)

_TELLING = frozenset({EventKind.NOT_DONE, EventKind.PROTECTED, EventKind.REPLACED})


def is_told(table: Table, link: int, since: int = 0) -> bool:
    """Whether an event of this Chain Link, after the first ``since`` ones, tells why something was not done."""
    return any(event.kind in _TELLING and event.link in (0, link) for event in table.events[since:])


def tell(table: Table, planned: list[Planned]) -> None:
    """Tell why nothing was done, as far as one fact decides it."""
    for item in planned:
        operation = item.operation
        if isinstance(operation, o.GainLP | o.Damage):
            if query.amount(table, operation.amount, item.scope) == 0:
                not_done(table, item, "zero", **_of_nothing(table, operation.amount, item.scope))
        elif has_cards(operation) and not item.uids and isinstance(operation.cards, _FINDS):
            found = query.search(table, operation.cards.filter, item.scope)
            grounds = [bar(table, operation, uid, item.scope.player) for uid in found]
            ground = next((one for one in grounds if one is not None), None)
            near = None if found else condition_facts.lacking(table, Exists(operation.cards.filter), item.scope)
            if ground is not None:
                not_done(table, item, "barred", by=ground.card, says=ground.clause)
            elif near is not None:
                not_done(table, item, "nothing-found", **near.arguments(table))


def finds_none(table: Table, operation: o.Operation | None, scope: query.Scope) -> int:
    """1 if an operation works on cards that it finds itself, and no card fits; else 0."""
    cards = getattr(operation, "cards", None)
    return int(isinstance(cards, _FINDS) and not query.search(table, cards.filter, scope))


def _of_nothing(table: Table, amount: Amount, scope: query.Scope) -> dict[str, Argument]:
    """The card whose value makes an amount 0, and which value; empty if it is the value of no single card."""
    if isinstance(amount, Times | Half):
        return _of_nothing(table, amount.amount, scope)
    if not isinstance(amount, StatOf):
        return {}
    left = last_known(table, amount.ref, scope)
    there = [derived.snapshot(table, uid) for uid in query.cards_of(table, amount.ref, scope)]
    card = left if left is not None else next(iter(there), None)
    return {} if card is None else {"named": card, "stat": str(amount.stat), "gone": int(left is not None)}
