"""Maintenance costs: due in their phase, paid or not, even if the card is negated (rules cost.maintenance.*)."""

from __future__ import annotations

from typing import Any

from rulebook.engine.choosing import costs, planning
from rulebook.engine.choosing.planning import Planned
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.frame_data import UpkeepData
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Context, Request
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.operations.executors import perform
from rulebook.engine.permissions.cost_waivers import upkeep_waiver
from rulebook.engine.rule_ids.general import NOT_NEGATED, UPKEEP, UPKEEP_PRINTED, WAIVED
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Upkeep
from rulebook.vocabulary.terms import Cause, Side


def due(table: Table) -> list[UpkeepData]:
    """The maintenance costs of the face-up cards in the current phase."""
    if not table.under(UPKEEP):
        return []
    return [
        UpkeepData(uid, index, card.incarnation)
        for uid, card in enumerate(table.cards)
        if card.zone in IN_PLAY and table.is_up(uid)
        for index, effect in enumerate(table.book.effects(card.number))
        if isinstance(effect, Upkeep) and effect.phase == table.phase and _concerns(table, uid, effect)
    ]


def lies(table: Table, due: UpkeepData) -> bool:
    """Whether the card is still there face-up."""
    return table.cards[due.uid].incarnation == due.incarnation and table.is_up(due.uid)


def _concerns(table: Table, uid: int, effect: Upkeep) -> bool:
    if effect.whose == Side.ANY:
        return True
    return (table.controller(uid) == table.turn_player) == (effect.whose == Side.YOU)


def upkeep(table: Table) -> None:
    """Procedure UPKEEP. The card's controller pays, or the printed consequence happens."""
    frame = table.agenda[-1]
    owed = UpkeepData(*frame.data)
    uid, index = owed.uid, owed.effect
    effect = table.book.effects(table.cards[uid].number)[index]
    assert isinstance(effect, Upkeep)
    gone = not lies(table, owed)
    if gone or (derived.is_negated(table, uid) and not table.under(NOT_NEGATED)):
        table.finish()
        return
    player = table.controller(uid)
    source = derived.snapshot(table, uid)
    waiver = upkeep_waiver(table, uid)
    if waiver is not None:
        table.tell(EventKind.UPKEEP_WAIVED, source, player, rules=WAIVED, **waiver.told())
        table.finish()
        return
    scope = query.Scope(player, Context(player, source, index))
    answers = planning.Answers(frame.chosen)
    paying: list[Planned] = []
    try:
        if costs.failure(table, effect.pay, scope) is None:
            request = Request(RequestKind.YES_NO, player, Purpose.UPKEEP, (), (uid,))
            if effect.forced or answers.ask(request)[0]:
                paying = costs.plan(table, effect.pay, (), scope, answers)
    except planning.Asked as missing:
        table.request = missing.request
        return
    table.new_batch()
    table.tell(EventKind.UPKEEP, source, player, rules=UPKEEP, clause=(index,), **_told(table, effect, scope, paying))
    if paying:
        perform(table, paying, Cause.COST)
    elif table.under(UPKEEP_PRINTED):
        perform(table, planning.plan(table, effect.else_, (), scope, planning.Answers(())))
    table.finish()


def _told(table: Table, effect: Upkeep, scope: query.Scope, paying: list[Planned]) -> dict[str, Any]:
    """Whether the cost is paid; if not, the Life Points it asks for and those there are, if they are too few."""
    told: dict[str, Any] = {"paid": int(bool(paying))}
    if not paying and isinstance(effect.pay, o.PayLP) and costs.failure(table, effect.pay, scope) is not None:
        told |= {"amount": query.amount(table, effect.pay.amount, scope), "left": table.lp[scope.player]}
    return told
