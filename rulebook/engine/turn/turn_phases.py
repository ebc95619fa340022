"""The turn: the phases in sequence, an open game state in each, the end of the turn."""

from __future__ import annotations

from rulebook.engine.choosing import planning
from rulebook.engine.continuous.durations import end_lingering
from rulebook.engine.core import canonical_form
from rulebook.engine.core.card_state import NO_CARD
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.frame_data import LeavePhaseData, TriggersData, WindowData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Frame, Outcome, Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving import control
from rulebook.engine.moving.life_points import deck_out
from rulebook.engine.moving.moves import CardMove, draw, transfer
from rulebook.engine.moving.triggers import note, wake
from rulebook.engine.operations import delayed_to_phase, phase_skips, replacements
from rulebook.engine.records import destroyed_cards, direct_damage, flipped_monsters
from rulebook.engine.records.usage_limits import expire
from rulebook.engine.rule_ids.chain import LEAVING
from rulebook.vocabulary.terms import Cause, Per, Phase, Step, Until, Verb, Zone

from . import mandatory_phase_effects, phase_obligations

ENTER, OPEN = 0, 1
END_STEP = ("battle.end-step",)
START_STEP = ("battle.start-step.fast-effects",)

ALTERNATE = ("turn.alternate",)
DRAW_ONE = ("turn.draw.one",)
NO_FIRST_DRAW = ("turn.draw.first-turn-none",)
FIRST_DRAW = ("turn.draw.first-turn.classic",)
HAND_LIMIT = ("turn.end.hand-limit",)
FAST_EFFECTS: dict[int, tuple[str, ...]] = {
    Phase.DRAW: ("turn.draw.fast-effects",),
    Phase.STANDBY: ("turn.standby.fast-effects",),
    Phase.END: ("turn.end.fast-effects",),
}
"""The rules that let players act in phases without actions of their own; without them these phases pass."""
PHASE_EFFECTS: dict[int, tuple[str, ...]] = {
    Phase.STANDBY: ("turn.standby.resolve",),
    Phase.END: ("turn.end.resolve",),
}
"""The rules that let effects of a phase happen in it; without them the phase begins without consequences."""
PASSES_BY = {Phase.DRAW: Phase.STANDBY, Phase.STANDBY: Phase.MAIN_1, Phase.END: Phase.DRAW}


def phase(table: Table) -> None:
    """Procedure PHASE: the bottom of the agenda."""
    frame = table.agenda[-1]
    if frame.step == ENTER:
        table.new_batch()
        if table.phase == Phase.DRAW:
            table.tell(EventKind.TURN_BEGAN, player=table.turn_player, rules=ALTERNATE, turn=table.turn)
        if phase_skips.skips(table):
            table.change(phase=PASSES_BY[Phase(table.phase)])
            return
        table.top(step=OPEN)
        _begin(table)
        return
    if table.phase == Phase.BATTLE and table.step == Step.START:
        table.change(step=Step.BATTLE)
        table.tell(EventKind.STEP_BEGAN, player=table.turn_player, rules=("battle.steps",), step=int(Step.BATTLE))
    if table.phase == Phase.BATTLE and table.step == Step.END:
        table.push(Frame(Procedure.LEAVE_PHASE, 2, data=LeavePhaseData(int(Phase.MAIN_2))))
        return
    if not _has_actions(table):
        table.push(Frame(Procedure.LEAVE_PHASE, step=1, data=LeavePhaseData(PASSES_BY[Phase(table.phase)])))
        return
    canonical_form.normalise(table)
    if frame.returned != Outcome():
        table.top(returned=Outcome())
    table.request = Request(RequestKind.OPEN, table.turn_player)


def _has_actions(table: Table) -> bool:
    return table.under(FAST_EFFECTS.get(table.phase, ()))


def _draws(table: Table) -> bool:
    """Whether the turn player draws in this Draw Phase; the rules may exclude the player who goes first."""
    if not table.under(DRAW_ONE):
        return False
    return table.turn > 1 or table.under(FIRST_DRAW) or not table.under(NO_FIRST_DRAW)


def _begin(table: Table) -> None:
    """What the rules do at the beginning of a phase, followed by triggers and fast effects.

    If nothing happens, the turn player has the open game state at once and acts first (rule priority.turn-player).
    """
    table.tell(
        EventKind.PHASE_BEGAN,
        player=table.turn_player,
        rules=("turn.sequence",),
        phase=int(table.phase),
        turn=table.turn,
    )
    if table.phase == Phase.END and table.under(PHASE_EFFECTS[Phase.END]):
        _end_until_end_phase(table)
    destroyed_cards.come_due(table)
    direct_damage.come_due(table)
    if table.under(PHASE_EFFECTS.get(table.phase, ())):
        begun = table.occurrence(Verb.BEGIN_PHASE, NO_CARD, table.turn_player, Cause.RULE, phase=int(table.phase))
        # the Start Step is a window; in any other phase the turn player acts first, in the open game state
        starts = table.phase == Phase.BATTLE and table.under(START_STEP)
        note(table, begun) if starts else wake(table, begun)
    may_act = _has_actions(table)
    if may_act:
        table.push(Frame(Procedure.SETTLE))
    phase_obligations.begin(table, may_act)
    if table.phase == Phase.DRAW and _draws(table):
        table.push(Frame(Procedure.DRAW_FOR_TURN))


def draw_for_turn(table: Table) -> None:
    """Procedure DRAW_FOR_TURN: the turn player draws one card (rule turn.draw.one)."""

    frame = table.agenda[-1]
    player = table.turn_player
    answers = planning.Answers(frame.chosen)
    try:
        instead = replacements.foresee_draw(table, player, answers)
        uids = () if instead else planning.from_deck(table, player, 1, answers)
    except planning.Asked as missing:
        table.request = missing.request
        return
    if instead is not None:
        replacements.carry_out(table, instead)
    elif uids:
        draw(table, uids, cause=Cause.RULE, player=player, rules=DRAW_ONE)
    else:
        deck_out(table, {player})
    table.finish(Outcome(1))


def leave_phase(table: Table) -> None:
    """Procedure LEAVE_PHASE. The opponent may respond first (mechanic A4).

    Mandatory effects of the phase come first; then the turn player has the open game state again (mechanic A5).
    """
    frame = table.agenda[-1]
    demanded = table.under(mandatory_phase_effects.DEMANDED) and table.under(PHASE_EFFECTS.get(table.phase, ()))
    if frame.step == 0 and phase_obligations.obligations(table):
        carrying_out = Frame(Procedure.OBLIGATIONS, phase_obligations.AS_IT_ENDS)
        table.agenda = (*table.agenda[:-1], Frame(Procedure.SETTLE), carrying_out)
    elif frame.step == 0 and demanded and (owed := mandatory_phase_effects.due(table)):
        mandatory_phase_effects.demand(table, owed[0])
        table.agenda = (*table.agenda[:-1], Frame(Procedure.SETTLE))
    elif frame.step == 0:
        table.top(step=1)
        opponent = 1 - table.turn_player
        if not table.under(LEAVING):
            return
        table.push(Frame(Procedure.WINDOW, data=WindowData(Purpose.PHASE_END, opponent, 1)))
    elif frame.step == 1 and frame.returned.done:
        table.agenda = (*table.agenda[:-1], Frame(Procedure.SETTLE))
    elif table.pending:
        table.push(Frame(Procedure.TRIGGERS, data=TriggersData(table.batch)))
    elif table.phase == Phase.BATTLE and table.step != Step.END and table.under(END_STEP):
        table.top(step=2)
        _end_step(table)
    elif phase_obligations.obligations(table):
        table.top(step=2)
        table.push(Frame(Procedure.OBLIGATIONS, phase_obligations.AS_IT_ENDS))
    elif _end_durations(table):
        table.top(step=2)
    elif table.phase == Phase.END and excess(table, table.turn_player) > 0 and table.under(HAND_LIMIT):
        table.top(step=2)
        table.push(Frame(Procedure.HAND_LIMIT))
    else:
        enter(table, Phase(LeavePhaseData(*frame.data).phase))


def _end_durations(table: Table) -> bool:
    """End what was to last until this phase and only began in it; whether there was anything (mechanic G2)."""
    lasting = table.lingering, table.control
    delayed_to_phase.end_reached(table)
    if table.phase == Phase.END and table.under(PHASE_EFFECTS[Phase.END]):
        _end_until_end_phase(table)
    return lasting != (table.lingering, table.control)


def _end_until_end_phase(table: Table) -> None:
    control.end(table, Until.END_PHASE)
    end_lingering(table, Until.END_PHASE)


def _end_step(table: Table) -> None:
    """The last step of the Battle Phase: both players may still act, but no more attacks are declared."""
    table.new_batch()
    table.change(step=Step.END)
    player = table.turn_player
    table.tell(EventKind.STEP_BEGAN, player=player, rules=END_STEP, step=int(Step.END))
    note(
        table,
        table.occurrence(Verb.BEGIN_STEP, NO_CARD, player, Cause.RULE, step=int(Step.END)),
    )
    table.push(Frame(Procedure.SETTLE))


def enter(table: Table, wanted: Phase) -> None:
    """Leave this phase for another; leaving the End Phase begins the next turn."""
    table.agenda = table.agenda[:-1]
    table.window, table.batch = (), 0
    if table.phase == Phase.BATTLE:
        end_lingering(table, Until.END_OF_BATTLE_PHASE)
    if table.phase == Phase.END:
        _end_turn(table)
    table.change(phase=wanted, step=Step.START if wanted == Phase.BATTLE else Step.NONE)
    table.top(step=ENTER)


def excess(table: Table, player: int) -> int:
    """How many cards a player has in hand beyond the hand limit; negative below it."""
    limit = table.book.ruleset.numbers.get("hand-limit", 6)
    return len(table.in_zone(Zone.HAND, player)) - limit


def hand_limit(table: Table) -> None:
    """Procedure HAND_LIMIT: discard down to the limit (rule turn.end.hand-limit).

    This is the last event of the End Phase: triggers it causes still form a Chain, but no window opens (mechanic A5).
    """
    frame = table.agenda[-1]
    player = table.turn_player
    many = excess(table, player)
    if not frame.chosen:
        hand = tuple(table.in_zone(Zone.HAND, player))
        table.tell(EventKind.HAND_LIMIT, player=player, rules=HAND_LIMIT, count=len(hand), excess=many)
        table.request = Request(RequestKind.PICK, player, Purpose.HAND_LIMIT, tuple(sorted(hand)), (), many, many)
        return
    table.new_batch()
    transfer(table, frame.chosen[0], CardMove(Verb.DISCARD, Zone.GRAVEYARD, Cause.RULE, player))
    table.finish()


def _end_turn(table: Table) -> None:
    """End turn facts, once-per-turn uses and effects "until the end of this turn" (mechanic G2)."""
    end_lingering(table, Until.END_OF_TURN)
    control.end(table, Until.END_OF_TURN)
    for uid, card in enumerate(table.cards):
        if card.facts:
            table.put(uid, card._replace(facts=flipped_monsters.over_turns(card)))
    expire(table, Per.TURN, Per.CHAIN, Per.BATTLE)
    following = 1 - table.turn_player if table.under(ALTERNATE) else table.turn_player
    table.change(turn=table.turn + 1, turn_player=following, turn_facts=(0, 0), summons=0, attacks=())
