"""Shared by all executors of operations: recording what was done, what was not, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import NOTHING_DONE, Outcome
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import CardMove, transfer
from rulebook.engine.rule_ids.general import NOT_DONE, SEARCH
from rulebook.engine.rule_ids.wording import DONE_TO
from rulebook.vocabulary.operations import Add, Operation
from rulebook.vocabulary.terms import Cause, Position, Verb, Zone

Executor = Callable[[Table, Planned, Cause], Outcome]


def outcome_of(cards: tuple[Snapshot, ...]) -> Outcome:
    return Outcome(int(bool(cards)), cards)


def told(item: Planned) -> dict[str, Any]:
    context = item.scope.context
    return {"source": context.source, "link": context.link, "clause": clause_of(item)}


def clause_of(item: Planned) -> tuple[int, ...]:
    """The place on its card of the operation being carried out: the number of its effect, then its path."""
    return (item.scope.context.effect, *item.path)


def rules_of(operation: Operation, reason: str) -> tuple[str, ...]:
    """The rules behind a part of an effect that is not carried out."""
    searches = reason == "barred" and isinstance(operation, Add)
    return (*NOT_DONE.get(reason, ()), *(SEARCH if searches else ()))


def not_done(table: Table, item: Planned, reason: str, **arguments: Any) -> Outcome:
    context, rules = item.scope.context, rules_of(item.operation, reason)
    table.tell(
        EventKind.NOT_DONE, context.source, item.scope.player, Cause.EFFECT, rules, context.link,
        clause=clause_of(item), operation=type(item.operation).__name__, reason=reason, **arguments,
    )  # fmt: skip
    return NOTHING_DONE


def move_all(
    table: Table,
    item: Planned,
    uids: list[int],
    verb: Verb,
    to: Zone,
    cause: Cause,
    position: Position = Position.UP,
    side: int = NOBODY,
) -> Outcome:
    if not table.under(DONE_TO.get(verb, ())):
        return NOTHING_DONE
    player = item.scope.player
    move = CardMove(verb, to, cause, player, position=position, side=side, **told(item))
    return outcome_of(transfer(table, uids, move))
