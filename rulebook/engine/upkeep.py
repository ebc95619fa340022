"""Maintenance costs: due in their phase, paid or not, whether or not the card is negated (rules cost.maintenance.*)."""

from __future__ import annotations

from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Upkeep
from rulebook.vocabulary.terms import Cause, Side

from . import choose, derived, query
from .choose import Planned
from .events import EventKind
from .perform import perform
from .procedures import Procedure
from .rules import NOT_NEGATED, UPKEEP, UPKEEP_PRINTED, WAIVED
from .state import Context, Frame, Purpose, Request, RequestKind
from .table import IN_PLAY, Table
from .waiving import upkeep_waiver


def due(table: Table) -> None:
    """A phase has begun: put the maintenance costs of the face-up cards on the agenda, the turn player's first."""
    if not table.under(UPKEEP):
        return
    found = [
        (table.controller(uid) != table.turn_player, uid, index)
        for uid, card in enumerate(table.cards)
        if card.zone in IN_PLAY and table.is_up(uid)
        for index, effect in enumerate(table.book.effects(card.number))
        if isinstance(effect, Upkeep) and effect.phase == table.phase and _concerns(table, uid, effect)
    ]
    for _, uid, index in sorted(found, reverse=True):
        table.push(Frame(Procedure.UPKEEP, data=(uid, index, table.cards[uid].incarnation)))


def _concerns(table: Table, uid: int, effect: Upkeep) -> bool:
    if effect.whose == Side.ANY:
        return True
    return (table.controller(uid) == table.turn_player) == (effect.whose == Side.YOU)


def upkeep(table: Table) -> None:
    """Procedure UPKEEP: data = uid, effect, incarnation. Its controller pays, or what the card says happens."""
    frame = table.agenda[-1]
    uid, index, incarnation = frame.data
    effect = table.book.effects(table.cards[uid].number)[index]
    assert isinstance(effect, Upkeep)
    gone = table.cards[uid].incarnation != incarnation or not table.is_up(uid)
    if gone or (derived.is_negated(table, uid) and not table.under(NOT_NEGATED)):
        table.finish()
        return
    player = table.controller(uid)
    source = derived.snapshot(table, uid)
    waiver = upkeep_waiver(table, uid)
    if waiver is not None:
        table.tell(EventKind.UPKEEP_WAIVED, source, player, rules=WAIVED, source=waiver)
        table.finish()
        return
    scope = query.Scope(player, Context(player, source, index))
    answers = choose.Answers(frame.chosen)
    paying: list[Planned] = []
    try:
        if _payable(table, effect, scope):
            request = Request(RequestKind.YES_NO, player, Purpose.UPKEEP, (), (uid,))
            if effect.forced or answers.ask(request)[0]:
                paying = choose.plan(table, effect.pay, (), scope, answers, Purpose.COST)
    except choose.Asked as missing:
        table.request = missing.request
        return
    table.new_batch()
    table.tell(EventKind.UPKEEP, source, player, rules=UPKEEP, clause=(index,), paid=int(bool(paying)))
    if paying:
        perform(table, paying, Cause.COST)
    elif table.under(UPKEEP_PRINTED):
        perform(table, choose.plan(table, effect.else_, (), scope, choose.Answers(())))
    table.finish()


def _payable(table: Table, effect: Upkeep, scope: query.Scope) -> bool:
    if isinstance(effect.pay, o.PayLP):
        return choose.payable_lp(table, scope.player, query.amount(table, effect.pay.amount, scope))
    try:
        planned = choose.plan(table, effect.pay, (), scope, choose.Answers(()), Purpose.COST)
    except choose.Asked:
        return True
    return any(item.uids for item in planned)
