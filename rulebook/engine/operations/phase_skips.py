"""Skipped phases: nothing of them happens, and the turn continues with the next one."""

from __future__ import annotations

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.continuous import query
from rulebook.engine.continuous.durations import SKIPPING
from rulebook.engine.core.card_state import NO_CARD
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Lingering, Outcome
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import CARD_WINS
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Cause

from .outcomes import told


def skip_phase(table: Table, item: Planned, cause: Cause) -> Outcome:
    """A player will skip their next such phase; skipping the same one twice counts once."""
    operation = item.operation
    assert isinstance(operation, o.SkipPhase)
    context = item.scope.context
    who = query.side_of(item.scope, operation.who)
    table.change(lingering=(
        *table.lingering,
        Lingering(
            context.source.number, context.effect, item.path, SKIPPING, who, (), int(operation.phase),
            context.source.ref,
        ),
    ))  # fmt: skip
    table.tell(EventKind.WILL_SKIP, context.source, who, cause, CARD_WINS, **told(item), phase=int(operation.phase))
    return Outcome(1)


def skips(table: Table) -> bool:
    """Whether the phase about to begin is skipped; if so, the obligation to skip is used up."""
    found = [
        one
        for one in table.lingering
        if one.until == SKIPPING and (one.player, one.amount) == (table.turn_player, int(table.phase))
    ]
    if not found or not table.under(CARD_WINS):
        return False
    table.change(lingering=tuple(one for one in table.lingering if one not in found))
    first = found[0]
    source = NO_CARD._replace(uid=first.source.uid, number=first.number, owner=first.player, controller=first.player)
    table.tell(
        EventKind.PHASE_SKIPPED, source, table.turn_player, rules=CARD_WINS, source=source,
        clause=(first.effect, *first.path), phase=int(table.phase),
    )  # fmt: skip
    return True
