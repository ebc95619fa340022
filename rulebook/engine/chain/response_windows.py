"""Windows and triggers: who may act after an event (mechanics A2-A4, D1-D6)."""

from __future__ import annotations

from enum import IntEnum

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.frame_data import ActivationData, ChainData, TriggersData, WindowData
from rulebook.engine.core.missed import Condition, Unmet
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Context, Frame, Outcome, PendingTrigger, Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving import life_points, looks
from rulebook.engine.moving.triggers import can_miss
from rulebook.engine.permissions.prohibitions import forbids_activation
from rulebook.engine.records.usage_limits import used_up
from rulebook.engine.rule_ids.chain import FAST_EFFECTS, IN_ORDER, LEFT_PLACE, MAY_PASS, MISSED, ONE_CHAIN, TURN_PLAYER
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import DAMAGE_STEPS, EffectKind, Zone

from . import activation_choices, activation_timing, activations, loop_detection

LIMITS = ("mechanic.E4",)
"""Optional triggers on other cards' movements do not activate in the Damage Step."""


class Settling(IntEnum):
    """The steps of SETTLE, which needs no data besides: what comes next, or what has been asked."""

    TRIGGERS = 0
    TRIGGERS_ASKED = 1
    FAST_EFFECTS = 2
    FAST_EFFECTS_ASKED = 3


def settle(table: Table) -> None:
    """Procedure SETTLE: triggers first, then fast effects, repeatedly until both players pass."""
    frame = table.agenda[-1]
    if frame.step == Settling.TRIGGERS:
        drop_missed(table)
        if table.pending:
            if loop_detection.comes_round(table):
                life_points.drawn_by_loop(table)
                return
            table.top(step=Settling.TRIGGERS_ASKED)
            table.push(Frame(Procedure.TRIGGERS, data=TriggersData(_last_batch(table))))
        else:
            table.top(step=Settling.FAST_EFFECTS)
    elif frame.step == Settling.TRIGGERS_ASKED:
        table.top(step=Settling.TRIGGERS if frame.returned.done else Settling.FAST_EFFECTS, returned=Outcome())
    elif frame.step == Settling.FAST_EFFECTS:
        if not table.window or not table.under(FAST_EFFECTS):
            _quiet(table)
            return
        table.top(step=Settling.FAST_EFFECTS_ASKED)
        first = table.turn_player if table.under(TURN_PLAYER) else 1 - table.turn_player
        table.push(Frame(Procedure.WINDOW, data=WindowData(Purpose.AFTER_EVENT, first, 0, _last_batch(table))))
    elif frame.returned.done:
        table.top(step=Settling.TRIGGERS, returned=Outcome())
    else:
        _quiet(table)


def _quiet(table: Table) -> None:
    table.window = ()
    if not table.pending:
        table.batch = 0
    table.finish()


def _last_batch(table: Table) -> int:
    return max((one.batch for one in table.window), default=table.batch)


# Triggers -----------------------------------------------------------------------------------------


def _effect(table: Table, waiting: PendingTrigger) -> Activated:
    effect = table.book.effects(waiting.source.number)[waiting.effect]
    assert isinstance(effect, Activated)
    return effect


def _barred(table: Table, waiting: PendingTrigger) -> bool:
    """Whether the Damage Step prevents this trigger from being activated."""
    if table.step not in DAMAGE_STEPS or not table.under(LIMITS):
        return False
    return not activation_timing.is_trigger_in_damage_step(_effect(table, waiting))


def drop_missed(table: Table) -> None:
    """Drop optional "when" triggers whose event was not the last thing to happen (mechanic D1, D2)."""
    if not table.pending:
        return
    last = _last_batch(table)
    kept = []
    for waiting in table.pending:
        if _barred(table, waiting):
            table.tell(
                EventKind.TIMING_MISSED, waiting.source, waiting.player, rules=LIMITS, clause=(waiting.effect,),
                reason="damage-step",
            )  # fmt: skip
            looks.dropped(table, waiting, Unmet(Condition.DAMAGE_STEP, rules=LIMITS))
            continue
        if can_miss(_effect(table, waiting)) and waiting.batch != last and table.under(MISSED):
            table.tell(EventKind.TIMING_MISSED, waiting.source, waiting.player, rules=MISSED, clause=(waiting.effect,))
            looks.dropped(table, waiting, Unmet(Condition.LAST, waiting.batch, last, MISSED))
        else:
            kept.append(waiting)
    table.pending = tuple(kept)


def ready(table: Table, waiting: PendingTrigger) -> bool:
    """Whether a trigger can be put on the Chain now."""
    return _unready(table, waiting) is None


_FLIPPED = (Zone.GRAVEYARD, Zone.BANISHED)
"""Where a flipped monster can have gone before its Flip Effect activates (rule mechanic.D5)."""


def _unready(table: Table, waiting: PendingTrigger) -> Unmet | None:
    """Why a trigger cannot be put on the Chain: its card has left, or no complete choice is possible."""
    effect = _effect(table, waiting)
    zone = table.cards[waiting.source.uid].zone
    there = table.is_same(waiting.source.ref) and zone == waiting.source.zone
    flipped = effect.kind == EffectKind.FLIP and zone in _FLIPPED
    if not there and not flipped and table.under(LEFT_PLACE):
        return Unmet(Condition.PLACE, waiting.source.zone, zone, LEFT_PLACE)
    uid, index = waiting.source.uid, waiting.effect
    if used_up(table, waiting.player, uid, index, effect):
        return Unmet(Condition.LIMIT, effect.limit)
    if forbids_activation(table, uid, waiting.player, False):
        return Unmet(Condition.PERMITTED)
    context = Context(
        waiting.player, waiting.source, index, event=waiting.event, event_player=waiting.event_player,
        taken=waiting.taken,
    )  # fmt: skip
    if not query.holds(table, effect.recheck, query.Scope(waiting.player, context)):
        return Unmet(Condition.IF, effect.recheck)
    bound = activations.Bound(waiting.event, waiting.event_player, waiting.taken)
    failure = activation_choices.explore(table, waiting.player, uid, index, (), bound)
    return None if failure is None else Unmet(Condition.COMPLETE, found=failure)


def _class(table: Table, waiting: PendingTrigger) -> int:
    """0 turn player's mandatory, 1 opponent's mandatory, 2 and 3 the optional ones (mechanic D3)."""
    later = waiting.player != table.turn_player
    return 2 * int(_effect(table, waiting).optional) + int(later == table.under(IN_ORDER))


def current_class(table: Table) -> tuple[PendingTrigger, ...]:
    """The triggers that are next to be put on the Chain."""
    live = [waiting for waiting in table.pending if ready(table, waiting)]
    if not live:
        return ()
    first = min(_class(table, waiting) for waiting in live)
    now = tuple(waiting for waiting in live if _class(table, waiting) == first)
    if table.book.reads("mechanic.D3", "moment"):
        earliest = min(waiting.batch for waiting in now)
        return tuple(waiting for waiting in now if waiting.batch == earliest)
    return now


def triggers(table: Table) -> None:
    """Procedure TRIGGERS: pending triggers go on one new Chain in order, players choosing within a class."""
    frame = table.agenda[-1]
    if frame.step == 1:
        table.top(step=0, returned=Outcome())
        if not table.under(ONE_CHAIN) and table.chain:
            table.push(Frame(Procedure.CHAIN, data=ChainData(NOBODY, 0, TriggersData(*frame.data).moment)))
        return
    if frame.step == 2:
        table.finish(frame.returned)
        return
    now = current_class(table)
    if now:
        waiting = now[0]
        if len(now) == 1 and not _effect(table, waiting).optional:
            start_trigger(table, waiting)
            return
        options = tuple(sorted({one.source.uid for one in now}))
        purpose = Purpose.OPTIONAL_EFFECT if _effect(table, waiting).optional else Purpose.CHAIN
        table.request = Request(RequestKind.TRIGGER, waiting.player, purpose, options)
        return
    if table.recorder is not None:
        for waiting in table.pending:
            failed = _unready(table, waiting)
            if failed is not None:
                looks.dropped(table, waiting, failed)
    table.pending = ()
    if table.chain:
        table.top(step=2)
        table.push(Frame(Procedure.CHAIN, data=ChainData(NOBODY, 0, TriggersData(*frame.data).moment)))
    else:
        table.finish()


def start_trigger(table: Table, waiting: PendingTrigger) -> None:
    """Put one pending trigger on the Chain; its costs and targets are requested next."""
    table.pending = tuple(one for one in table.pending if one != waiting)
    table.top(step=1)
    context = Context(
        waiting.player, waiting.source, waiting.effect, event=waiting.event, event_player=waiting.event_player,
        taken=waiting.taken,
    )  # fmt: skip
    table.push(Frame(Procedure.ACTIVATE, data=ActivationData(waiting.source.uid, waiting.effect, 1), context=context))


def decline_triggers(table: Table) -> None:
    """The player asked declines the remaining optional triggers of the class."""
    for waiting in current_class(table):
        declined = derived.snapshot(table, waiting.source.uid)
        table.tell(EventKind.DECLINED, declined, waiting.player, clause=(waiting.effect,))
        table.pending = tuple(one for one in table.pending if one != waiting)


# Windows ------------------------------------------------------------------------------------------


def ask(table: Table, purpose: Purpose, player: int, moment: int) -> None:
    """Open a window: first this player, then the other; ``moment`` is the batch that can be responded to."""
    table.push(Frame(Procedure.WINDOW, data=WindowData(purpose, player, 0, moment)))


def window(table: Table) -> None:
    """Procedure WINDOW."""
    frame = table.agenda[-1]
    data = WindowData(*frame.data)
    if frame.step == 1:
        if frame.returned.done:
            table.finish(Outcome(1))
        else:
            table.top(step=0, returned=Outcome())
        return
    if data.passes >= 2:
        table.finish()
        return
    if data.player == table.turn_player and not table.under(MAY_PASS):
        table.top(data=data.passed())
        return
    table.request = Request(RequestKind.RESPOND, data.player, data.purpose)


def window_passed(table: Table) -> None:
    """The player asked passes."""
    data = WindowData(*table.agenda[-1].data)
    table.tell(EventKind.PASSED, player=data.player, rules=("priority.options",))
    table.top(data=data.passed())


def window_activated(table: Table, uid: int, index: int) -> None:
    """The player asked activates something: a Chain begins."""
    data = WindowData(*table.agenda[-1].data)
    table.top(step=1)
    begin_chain(table, data.player, uid, index, data.moment)


def begin_chain(table: Table, player: int, uid: int, index: int, moment: int) -> None:
    """Announce Chain Link 1."""
    table.push(Frame(Procedure.CHAIN, data=ChainData(NOBODY, 0, moment)))
    announce_frame(table, player, uid, index)


def announce_frame(table: Table, player: int, uid: int, index: int) -> None:
    """Put an announcement on the agenda; the event it responds to is bound now."""
    effect = activations.effect_of(table, uid, index)
    assert effect is not None
    bound = activations.answered(table, player, uid, index, effect) if effect.event else None
    context = Context(
        player,
        derived.snapshot(table, uid),
        index,
        event=bound.cards if bound else (),
        event_player=bound.player if bound else NOBODY,
        taken=bound.taken if bound else (),
    )
    table.push(Frame(Procedure.ACTIVATE, data=ActivationData(uid, index), context=context))
