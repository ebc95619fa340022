"""Transitions: takes an action, then runs the agenda until somebody has to decide again."""

from __future__ import annotations

from collections.abc import Callable

from rulebook.engine.battle import battle_step
from rulebook.engine.chain import response_windows
from rulebook.engine.chain.links import chain_passed
from rulebook.engine.continuous import derived
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.frame_data import AttackData, LeavePhaseData, SummonStartData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import NO_REQUEST, NOTHING_DONE, Frame, Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving import (
    control,
    doomed_cards,
    equips,
    forced_positions,
    held_counters,
    lasting_changes,
    life_points,
    xyz_materials,
)
from rulebook.engine.moving.triggers import note
from rulebook.engine.operations import one_kind_choices, operation_runner
from rulebook.engine.summons import summons_and_sets
from rulebook.engine.turn import win_conditions
from rulebook.vocabulary.terms import CardKind, Cause, Position, Verb, Zone

MAX_STEPS = 10_000
"""Upper bound on steps per transition, to guard against infinite loops."""


def advance(table: Table) -> None:
    """Run the agenda until there is a request or a winner; endless loops of effects end the duel."""
    procedures = table.book.ruleset.procedures
    for _ in range(MAX_STEPS):
        flush(table)
        if table.winner != NOBODY:
            _stop(table)
            return
        if table.request.kind != RequestKind.NOTHING or not table.agenda:
            return
        told = len(table.events)
        procedures[table.agenda[-1].procedure](table)
        table.end_step(told)
    life_points.drawn_by_loop(table)
    _stop(table)


def _stop(table: Table) -> None:
    table.agenda = ()
    table.change(chain=())
    table.window = ()
    table.pending = ()
    table.batch = 0
    table.request = NO_REQUEST


def flush(table: Table) -> None:
    """Immediate consequences: effects without a link, lost Equips, the end of the duel."""
    if table.consequences:
        for frame in reversed(table.consequences):
            table.push(frame)
        table.consequences = []
    if table.stirred:
        table.stirred = False
        if _keep_in_line(table):
            flush(table)
            return
    if table.starts:
        one_kind_choices.sync(table)
    if min(table.lp) <= 0 and not operation_runner.half_done(table):
        life_points.decide(table)
    win_conditions.decide(table)


def _keep_in_line(table: Table) -> bool:
    """What follows at once from the cards and the effects that apply to them; whether cards were destroyed by that."""
    if table.relations:
        xyz_materials.keep_materials(table)
        equips.keep_relations(table)
    control.sync(table)
    if doomed_cards.sync(table):
        return True
    lasting_changes.sync(table)
    held_counters.sync(table)
    forced_positions.sync(table)
    return False


# Taking actions -----------------------------------------------------------------------------------


def take(table: Table, action: Action) -> None:
    """Carry out a legal action up to the next request."""
    request, table.request = table.request, NO_REQUEST
    TAKE[action.kind](table, action, request)
    table.end_step(0)
    advance(table)


def _settled(table: Table, *frames: Frame) -> None:
    table.push(Frame(Procedure.SETTLE))
    for frame in frames:
        table.push(frame)


def _summon(table: Table, action: Action, request: Request) -> None:
    mode = {
        ActionKind.SUMMON: summons_and_sets.NORMAL,
        ActionKind.SPECIAL: summons_and_sets.SPECIAL,
        ActionKind.FLIP: summons_and_sets.FLIP,
    }[ActionKind(action.kind)]
    if table.cards[action.card].zone == Zone.PENDULUM:
        _settled(table, Frame(Procedure.PENDULUM))
        return
    _settled(table, Frame(Procedure.SUMMON, data=SummonStartData(action.card, mode)))


def _set(table: Table, action: Action, request: Request) -> None:
    card = table.card(action.card)
    if card is not None and card.kind == CardKind.MONSTER:
        _settled(table, Frame(Procedure.SUMMON, data=SummonStartData(action.card, summons_and_sets.SET)))
    else:
        summons_and_sets.set_spell_trap(table, action.card, action.player)
        _settled(table)


def _change(table: Table, action: Action, request: Request) -> None:
    card = table.cards[action.card]
    to = Position.DEFENSE if card.position == Position.ATTACK else Position.ATTACK
    before = derived.snapshot(table, action.card)
    table.put(action.card, card._replace(position=to, facts=card.facts | Fact.CHANGED_POSITION))
    table.tell(
        EventKind.POSITION_CHANGED, before, action.player, Cause.RULE,
        ("position.change.manual", "position.change.once"), position=int(to),
    )  # fmt: skip
    note(table, table.occurrence(Verb.CHANGE_POSITION, before, action.player, Cause.RULE, Zone.MONSTER))
    _settled(table)


def _attack(table: Table, action: Action, request: Request) -> None:
    table.push(Frame(Procedure.ATTACK, data=AttackData(action.card)))


def _activate(table: Table, action: Action, request: Request) -> None:
    if request.kind == RequestKind.OPEN:
        table.push(Frame(Procedure.SETTLE))
        response_windows.begin_chain(table, action.player, action.card, action.index, NOBODY)
    elif request.kind == RequestKind.TRIGGER:
        waiting = next(
            one
            for one in response_windows.current_class(table)
            if one.source.uid == action.card and one.effect == action.index
        )
        response_windows.start_trigger(table, waiting)
    elif table.agenda[-1].procedure == Procedure.WINDOW:
        response_windows.window_activated(table, action.card, action.index)
    else:
        response_windows.announce_frame(table, action.player, action.card, action.index)


def _pass(table: Table, action: Action, request: Request) -> None:
    if request.kind == RequestKind.TRIGGER:
        response_windows.decline_triggers(table)
    elif table.agenda[-1].procedure == Procedure.WINDOW:
        response_windows.window_passed(table)
    else:
        chain_passed(table)


def _next(table: Table, action: Action, request: Request) -> None:
    table.push(Frame(Procedure.LEAVE_PHASE, data=LeavePhaseData(action.value)))


def _answer(table: Table, values: tuple[int, ...]) -> None:
    table.top(chosen=(*table.agenda[-1].chosen, values))


def _choose(table: Table, action: Action, request: Request) -> None:
    picked = (*request.picked, action.card)
    if request.kind != RequestKind.PICK or len(picked) == request.high:
        _answer(table, picked)
        return
    if not any(option > action.card for option in request.options):
        _answer(table, picked)
        return
    table.request = request._replace(picked=picked)


def _done(table: Table, action: Action, request: Request) -> None:
    _answer(table, request.picked)


def _yes(table: Table, action: Action, request: Request) -> None:
    _answer(table, (1,))


def _no(table: Table, action: Action, request: Request) -> None:
    if request.kind == RequestKind.REPLAY:
        battle_step.stop_attack(table)
    else:
        _answer(table, (0,))


def _value(table: Table, action: Action, request: Request) -> None:
    _answer(table, (action.value,))


def _lot(table: Table, action: Action, request: Request) -> None:
    table.tell(
        EventKind.LOT_FELL, derived.snapshot(table, action.card), table.cards[action.card].owner, rules=("term.random",)
    )
    _answer(table, (action.card,))


def _withdraw(table: Table, action: Action, request: Request) -> None:
    """Drop the announcement; the frames below find that nothing happened."""
    table.finish(NOTHING_DONE)


TAKE: dict[int, Callable[[Table, Action, Request], None]] = {
    ActionKind.SUMMON: _summon,
    ActionKind.SET: _set,
    ActionKind.FLIP: _summon,
    ActionKind.SPECIAL: _summon,
    ActionKind.CHANGE: _change,
    ActionKind.ATTACK: _attack,
    ActionKind.ACTIVATE: _activate,
    ActionKind.PASS: _pass,
    ActionKind.NEXT: _next,
    ActionKind.CHOOSE: _choose,
    ActionKind.DONE: _done,
    ActionKind.YES: _yes,
    ActionKind.NO: _no,
    ActionKind.POSITION: _value,
    ActionKind.NUMBER: _value,
    ActionKind.ROLL: _value,
    ActionKind.TOSS: _value,
    ActionKind.LOT: _lot,
    ActionKind.WITHDRAW: _withdraw,
}
