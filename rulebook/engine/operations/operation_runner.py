"""Running operations: the tree of joins as frames, leaf operations as planned batches."""

from __future__ import annotations

from rulebook.engine.choosing import condition_facts, planning
from rulebook.engine.choosing.feasibility import half_infeasible, infeasible
from rulebook.engine.choosing.near_misses import Lack
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NO_CARD
from rulebook.engine.core.effect_paths import operation_at
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.frame_data import RunData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import LAST_FAILED, LEFT_OUT, NOTHING_DONE, Frame, Outcome, Request
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Argument
from rulebook.engine.permissions.special_summons import few_zones, forbids
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.conditions import RolledIn
from rulebook.vocabulary.terms import Cause, JoinKind, Zone

from . import copied_effects, nothing_done, replacements
from .card_operations import destroy
from .executors import moves_what_it_destroys, perform
from .outcomes import rules_of

CONJUNCTIONS = ("mechanic.H2",)
"""The requirements of "and", "then", "and if you do" and "also"; without them every part is independent."""

IN_SEQUENCE = (JoinKind.THEN, JoinKind.ALSO_AFTER)
"""The second part is later than the first, not simultaneous."""

ON_THE_LAST = (JoinKind.THEN, JoinKind.AND_IF_YOU_DO)
"""The second part needs the last one before it: in "A, and if you do, B, then C", C needs B (rule mechanic.H2)."""


def run(table: Table) -> None:
    """Procedure RUN: the operation at ``path`` of the effect in the frame's context."""
    frame = table.agenda[-1]
    context = frame.context
    operation = operation_at(table.book.effects(context.source.number)[context.effect], frame.path)
    if isinstance(operation, o.Join):
        _join(table, frame, operation)
    elif isinstance(operation, o.If):
        _if(table, frame, operation)
    elif isinstance(operation, o.Modes):
        _mode(table, frame)
    elif isinstance(operation, o.Either):
        _either(table, frame, operation)
    elif isinstance(operation, o.EffectOf):
        _as_another(table, frame)
    else:
        _leaf(table, frame, operation)


def scope_of(frame: Frame) -> query.Scope:
    """The scope of a running operation."""
    return query.Scope(frame.context.player, frame.context, frame.kept, frame.each)


def _leaf(table: Table, frame: Frame, operation: o.Operation) -> None:
    answers = planning.Answers(frame.chosen)
    try:
        planned = planning.plan(table, operation, frame.path, scope_of(frame), answers)
        planned, replaced = replacements.foresee(table, planned, answers)
    except planning.Asked as missing:
        table.request = missing.request
        return
    if frame.chosen:
        _tell_choices(table, planned)
    told = len(table.events)
    for instead in replaced:
        replacements.carry_out(table, instead)
    to = Zone(RunData(*frame.data).destroyed_to)
    if isinstance(operation, o.Destroy) and to != Zone.GRAVEYARD:
        outcome = NOTHING_DONE
        for item in planned:
            outcome = destroy(table, item, Cause.EFFECT, to)
    else:
        outcome = perform(table, planned)
    if table.narrating and not outcome.done and not nothing_done.is_told(table, frame.context.link, told):
        nothing_done.tell(table, planned)
    table.finish(outcome)


def _tell_choices(table: Table, planned: list[planning.Planned]) -> None:
    """Report cards picked during resolution: they were never targets (rule nontarget.resolution-choice)."""
    if not table.narrating:
        return
    for item in planned:
        picked: list[tuple[int, o.Pick]] = []
        if isinstance(item.operation, o.SwapControl):
            picked = [(uid, item.operation.yours) for uid in item.uids]
            picked += [(uid, item.operation.theirs) for uid in item.others]
        elif planning.has_cards(item.operation) and isinstance(item.operation.cards, o.Pick):
            picked = [(uid, item.operation.cards) for uid in item.uids]
        context = item.scope.context
        for uid, pick in picked:
            table.tell(
                EventKind.CHOSEN, derived.snapshot(table, uid), query.side_of(item.scope, pick.by), Cause.EFFECT,
                ("nontarget.resolution-choice",), context.link, context.source, (context.effect, *item.path),
            )  # fmt: skip


def _mode(table: Table, frame: Frame) -> None:
    """Run the option chosen on activation."""
    if frame.step == 1:
        table.finish(frame.returned)
    else:
        table.top(step=1)
        table.push(_child(frame, frame.context.mode, frame.kept))


def _either(table: Table, frame: Frame, operation: o.Either) -> None:
    """Let the player choose one of the parts that can be done, and run it."""
    if frame.step == 1:
        table.finish(frame.returned)
        return
    context, scope = frame.context, scope_of(frame)
    able = tuple(place for place, one in enumerate(operation.options, 1) if not infeasible(table, one, scope))
    if len(able) > 1 and not frame.chosen:
        table.request = Request(RequestKind.NUMBER, context.player, Purpose.MODE, able)
        return
    chosen = frame.chosen[0][0] if frame.chosen else (*able, 1)[0]
    table.tell(
        EventKind.MODE_CHOSEN, context.source, context.player, link=context.link, source=context.source,
        clause=(context.effect, *frame.path, chosen - 1), number=chosen,
    )  # fmt: skip
    table.top(step=1, chosen=())
    table.push(_child(table.agenda[-1], chosen - 1, frame.kept))


def _as_another(table: Table, frame: Frame) -> None:
    """Run the effect of the link responded to for this card."""
    if frame.step == 1:
        table.finish(frame.returned)
        return
    try:
        context = copied_effects.bound(table, frame.context, planning.Answers(frame.chosen))
    except planning.Asked as missing:
        table.request = missing.request
        return
    if context is None:
        table.finish()
        return
    table.top(step=1, chosen=())
    table.push(Frame(Procedure.RUN, context=context))


def _if(table: Table, frame: Frame, operation: o.If) -> None:
    if frame.step == 1:
        table.finish(frame.returned)
    elif query.holds(table, operation.condition, scope_of(frame)):
        table.top(step=1)
        table.push(_child(frame, 0, frame.kept))
    elif operation.else_ is not None:
        _tell_not_done(table, frame, operation.operation, "otherwise")
        table.top(step=1)
        table.push(_child(frame, 1, frame.kept))
    else:
        rolled = isinstance(operation.condition, RolledIn)
        near = condition_facts.lacking(table, operation.condition, scope_of(frame)) if table.narrating else None
        near = near.without_kind() if near is not None else None
        lacks = near.arguments(table) if near is not None and near.lack is not Lack.OTHER else {}
        _tell_not_done(table, frame, operation.operation, "rolled" if rolled else "condition", **lacks)
        table.finish(Outcome(LEFT_OUT))


def _tell_not_done(table: Table, frame: Frame, operation: o.Operation, reason: str, **lacks: Argument) -> None:
    context, done = frame.context, type(operation).__name__
    table.tell(
        EventKind.NOT_DONE, context.source, context.player, Cause.EFFECT, rules_of(operation, reason), context.link,
        NO_CARD, (context.effect, *frame.path),
        **{"operation": done, "reason": reason, "number": context.rolled, **lacks},
    )  # fmt: skip


def _child(frame: Frame, step: int, kept: Outcome, data: RunData | tuple[()] = ()) -> Frame:
    return Frame(Procedure.RUN, data=data, context=frame.context, kept=kept, path=(*frame.path, step), each=frame.each)


def _join(table: Table, frame: Frame, operation: o.Join) -> None:
    if frame.step == 0:
        both = operation.kind == JoinKind.AND and table.under(CONJUNCTIONS)
        reason = half_infeasible(table, operation, scope_of(frame)) if both else ""
        if reason:
            ground = forbids(table, operation, scope_of(frame)) if reason == "prohibited" else {}
            few = few_zones(table, operation.first, scope_of(frame)) if reason == "zone" else {}
            _tell_not_done(table, frame, operation.first, reason, **ground, **few)
            table.finish()
            return
        to = moves_what_it_destroys(operation)
        if to is not None and isinstance(operation.second, o.Optional):
            if not frame.chosen and not infeasible(table, operation.first, scope_of(frame)):
                table.request = Request(RequestKind.YES_NO, frame.context.player, Purpose.RESOLUTION)
                return
            to = to if frame.chosen and frame.chosen[0][0] else None
        table.top(step=1, chosen=())
        table.push(_child(frame, 0, frame.kept, RunData(to) if to is not None else ()))
        return
    if frame.step == 1:
        first = frame.returned
        apart = (JoinKind.ALSO, JoinKind.ALSO_AFTER)
        depends = operation.kind not in apart and table.under(CONJUNCTIONS)
        ready = first.completed if operation.kind in ON_THE_LAST else first.done
        if depends and not ready and nothing_done.is_told(table, frame.context.link):
            _tell_not_done(table, table.agenda[-1]._replace(path=(*frame.path, 1)), operation.second, "depends")
        if (depends and not ready) or moves_what_it_destroys(operation) is not None:
            table.finish(first)
            return
        if operation.kind in IN_SEQUENCE:
            table.new_batch()
        table.top(step=2, kept=first)
        table.push(_child(table.agenda[-1], 1, first))
        return
    if operation.kind in IN_SEQUENCE and not frame.returned.happened:
        table.same_batch()
    done = frame.kept.done & ~LAST_FAILED | frame.returned.done
    if done and not frame.returned.done:
        done |= LAST_FAILED
    table.finish(Outcome(done, (*frame.kept.cards, *frame.returned.cards)))


def half_done(table: Table) -> bool:
    """Whether one of two simultaneous parts is done and the other is not, so that the moment is not over."""
    agenda = table.agenda
    going_on = next((at for at, one in enumerate(agenda) if one.procedure == Procedure.CONSEQUENCE), len(agenda))
    for place, frame in enumerate(agenda[:going_on]):
        between = frame.step == 1 if place == going_on - 1 else frame.step == 2
        if frame.procedure == Procedure.RUN and between:
            effects = table.book.effects(frame.context.source.number)
            operation = operation_at(effects[frame.context.effect], frame.path)
            if isinstance(operation, o.Join) and operation.kind not in IN_SEQUENCE:
                return True
    return False


def consequence(table: Table) -> None:
    """Procedure CONSEQUENCE: an effect without a Chain Link runs; nothing depends on its outcome."""
    frame = table.agenda[-1]
    if frame.step == 0:
        table.top(step=1)
        table.push(Frame(Procedure.RUN, context=frame.context, path=frame.path))
    else:
        table.agenda = table.agenda[:-1]
