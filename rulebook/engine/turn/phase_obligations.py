"""Obligations of a phase without a Chain: maintenance costs and deferred effects (mechanic A5).

Each is carried out as the phase begins, one after the other: the turn player's first, and each player orders their own.
If the turn player has other effects of the phase to use, their own obligations may wait until the phase ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rulebook.engine.core.book import Book
from rulebook.engine.core.frame_data import PhaseData, UpkeepData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Frame, Lingering, Request
from rulebook.engine.core.table import Table
from rulebook.engine.operations import delayed_to_phase
from rulebook.vocabulary.effects import Activated

from . import maintenance_costs, mandatory_phase_effects

AS_IT_BEGINS, AS_IT_ENDS = 0, 1
"""Steps of the procedure: obligations may wait, or no longer may."""
ORDERED = ("mechanic.A5",)


class Obligation(NamedTuple):
    """One obligation of a phase: its player, the card, and the maintenance cost or the part of an effect."""

    player: int
    uid: int
    cost: UpkeepData | None
    part: Lingering | None


def begin(table: Table, may_wait: bool) -> None:
    """A phase has begun: count what waited for it, and start its obligations.

    Args:
        table: the table.
        may_wait: whether players can act in this phase at all.
    """
    found = maintenance_costs.due(table)
    if found or _costs(table):
        _note(table, found)
    delayed_to_phase.reach(table)
    if obligations(table):
        table.push(Frame(Procedure.OBLIGATIONS, AS_IT_BEGINS if may_wait else AS_IT_ENDS))


def _costs(table: Table) -> tuple[UpkeepData, ...]:
    data = table.agenda[0].data if table.agenda and table.agenda[0].procedure == Procedure.PHASE else ()
    return PhaseData.unpack(data).costs


def _note(table: Table, costs: Iterable[UpkeepData]) -> None:
    """The frame of the phase keeps the costs still to be handled."""
    data = PhaseData(tuple(costs)).packed()
    table.agenda = (table.agenda[0]._replace(data=data), *table.agenda[1:])


def obligations(table: Table) -> list[Obligation]:
    """The remaining obligations of the phase, the turn player's first."""
    found = [
        Obligation(table.controller(due.uid), due.uid, due, None)
        for due in _costs(table)
        if maintenance_costs.lies(table, due)
    ]
    found += [Obligation(one.player, one.source.uid, None, one) for one in delayed_to_phase.due(table)]
    return sorted(found, key=lambda one: one.player != table.turn_player)


def carry_out(table: Table) -> None:
    """Procedure OBLIGATIONS: handle one obligation after the other; if there is an order to choose, ask the player."""
    frame = table.agenda[-1]
    left = obligations(table)
    if frame.chosen:
        answer = frame.chosen[-1]
        table.top(chosen=())
        if not answer:
            table.finish()
            return
        _do(table, next(one for one in left if one.uid == answer[0]))
        return
    if not left:
        table.finish()
        return
    if table.pending:
        table.push(Frame(Procedure.SETTLE))
        return
    mine = [one for one in left if one.player == left[0].player]
    options = tuple(sorted({one.uid for one in mine}))
    waits = frame.step == AS_IT_BEGINS and mine[0].player == table.turn_player and _has_other(table)
    if not table.under(ORDERED) or (len(options) == 1 and not waits):
        _do(table, mine[0])
        return
    table.request = Request(RequestKind.PICK, mine[0].player, Purpose.OBLIGATION, options, (), int(not waits), 1)


def _do(table: Table, one: Obligation) -> None:
    if one.cost is not None:
        _note(table, (due for due in _costs(table) if due != one.cost))
        table.push(Frame(Procedure.UPKEEP, data=one.cost))
    if one.part is not None:
        delayed_to_phase.happen(table, one.part)


@lru_cache(maxsize=16)
def _with_phases(book: Book) -> dict[int, tuple[int, ...]]:
    """The cards with effects that are activated in a phase, with the indexes of those effects."""
    found: dict[int, tuple[int, ...]] = {}
    for number, index, effect in book.of_type(Activated):
        if any(pattern.phase is not None for pattern in effect.event):
            found[number] = (*found.get(number, ()), index)
    return found


def _has_other(table: Table) -> bool:
    """Whether the turn player could activate an effect of this phase."""
    effects = _with_phases(table.book)
    return any(
        mandatory_phase_effects.is_due(table, uid, index, table.turn_player)
        for uid, card in enumerate(table.cards)
        if card.number in effects and table.controller(uid) == table.turn_player
        for index in effects[card.number]
    )
