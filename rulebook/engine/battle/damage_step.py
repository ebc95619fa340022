"""The Damage Step with its five timings (mechanics E3-E5): start, before, during and after calculation, end."""

from __future__ import annotations

from rulebook.engine.chain import response_windows
from rulebook.engine.choosing import planning
from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.durations import end_lingering
from rulebook.engine.core.card_state import NO_CARD, NOBODY, Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose
from rulebook.engine.core.state import Frame
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import CardMove, transfer, turn_face_up
from rulebook.engine.moving.triggers import note, wake
from rulebook.engine.operations import replacements
from rulebook.engine.records import battles_fought
from rulebook.vocabulary.modifiers import Silences
from rulebook.vocabulary.terms import Cause, Position, Step, SummonKind, Until, Verb, Zone

from .attack_end import Stage, finish, stop, stop_reason
from .damage_calculation import calculate

TIMINGS = ("mechanic.E3",)
FLIPPED = ("damage-step.face-down-flip", "damage-step.classic-order")
FLIP_AFTER = ("damage-step.flip-effect-after-calculation",)
NO_FLIP_SUMMON = ("summon.flip.attack-not-flip-summon",)
FLIP_ANYWAY = ("damage-step.flip-even-if-destroyed.classic",)
DESTROYED_LAST = ("damage-step.destroyed-sent-last.classic",)
WHEN_SENT = ("damage-step.gy-triggers.classic",)
TO_GRAVEYARD = ("damage.destroyed-to-gy",)


def start(table: Table) -> None:
    """Timing 1: the Damage Step begins; from now on nobody can respond to the declaration (mechanic E1)."""
    table.top(step=Stage.BEFORE)
    battle = table.battle
    card = table.cards[battle.attacker.uid]
    table.put(battle.attacker.uid, card._replace(facts=card.facts | Fact.ENTERED_DAMAGE_STEP))
    before = [derived.snapshot(table, battle.attacker.uid)]
    if battle.target != NOBODY:
        before.append(derived.snapshot(table, battle.target))
    table.change(battle=battle._replace(started=tuple(before)))
    _begin(table, Step.DAMAGE_START)
    table.push(Frame(Procedure.SETTLE))


def before(table: Table) -> None:
    """Timing 2: an attacked face-down monster is turned face-up (rule damage-step.face-down-flip)."""
    if _broken(table):
        return
    table.top(step=Stage.DURING)
    _begin(table, Step.BEFORE_CALCULATION)
    battle = table.battle
    if battle.target != NOBODY and not table.is_up(battle.target) and table.under(FLIPPED):
        turn_face_up(table, battle.target, Position.DEFENSE)
        table.change(battle=battle._replace(flipped=1, target_ref=table.ref(battle.target)))
        table.tell(
            EventKind.FLIPPED, derived.snapshot(table, battle.target), 1 - table.turn_player, Cause.BATTLE,
            (*FLIPPED, *FLIP_AFTER),
        )  # fmt: skip
        if not table.under(FLIP_AFTER):
            _note_flip(table)
    table.push(Frame(Procedure.SETTLE))


def during(table: Table) -> None:
    """Timing 3: one Chain of effects for this timing, then the calculation."""
    if _broken(table):
        return
    table.top(step=Stage.CALCULATED)
    _begin(table, Step.CALCULATION)
    response_windows.ask(table, Purpose.AFTER_EVENT, table.turn_player, table.batch)


def calculated(table: Table) -> None:
    """The rest of timing 3, with the current values."""
    if _broken(table):
        return
    table.top(step=Stage.AFTER)
    table.new_batch()
    calculate(table)
    silenced = _silenced(table, [ref.uid for ref in table.battle.doomed])
    _silence(table, silenced)
    if not table.under(DESTROYED_LAST):
        _destroy(table, [ref.uid for ref in table.battle.doomed])
    end_lingering(table, Until.END_OF_DAMAGE_CALCULATION)


def after(table: Table) -> None:
    """Timing 4: effects triggered by damage or the battle, and Flip Effects."""
    table.top(step=Stage.END)
    _begin(table, Step.AFTER_CALCULATION, fresh=False)
    battle = table.battle
    stands = battle.target_ref not in battle.doomed or table.under(FLIP_ANYWAY)
    if battle.flipped and stands and table.under(FLIP_AFTER):
        _note_flip(table)
    attacker = derived.snapshot(table, battle.attacker.uid)
    target = derived.snapshot(table, battle.target) if battle.target != NOBODY else NO_CARD
    _note_battle(table, attacker, target)
    if target.uid != NOBODY:
        _note_battle(table, target, attacker)
        battles_fought.record(table, attacker, target)
        battles_fought.record(table, target, attacker)
    table.push(Frame(Procedure.SETTLE))


def end(table: Table) -> None:
    """Timing 5: monsters destroyed by battle are now sent to the Graveyard (rule damage.destroyed-to-gy)."""
    doomed = [ref.uid for ref in table.battle.doomed if table.is_same(ref)]
    try:
        answers = planning.Answers(table.agenda[-1].chosen)
        replaced = replacements.foresee_destruction(table, doomed, Cause.BATTLE, NOBODY, answers)
    except planning.Asked as missing:
        table.request = missing.request
        return
    table.top(step=Stage.OVER, chosen=())
    _begin(table, Step.DAMAGE_END)
    for instead in replaced:
        replacements.carry_out(table, instead)
        doomed.remove(instead.spared.uid)
    _destroy(table, doomed)
    table.push(Frame(Procedure.SETTLE))


def _destroy(table: Table, doomed: list[int]) -> None:
    """Send the losers of the battle to the Graveyard together."""
    winners = {uid: _other(table, uid) for uid in doomed}
    for winner in winners.values():
        card = table.cards[winner.uid]
        table.put(winner.uid, card._replace(facts=card.facts | Fact.WON_BATTLE))
    silenced = _silenced(table, doomed)
    if doomed and table.under(TO_GRAVEYARD):
        waiting = table.pending
        transfer(table, doomed, CardMove(Verb.DESTROY, Zone.GRAVEYARD, Cause.BATTLE, NOBODY), others=winners)
        if not table.under(WHEN_SENT):
            table.pending = waiting
        _silence(table, silenced)
    table.change(battle=table.battle._replace(doomed=()))


def _silenced(table: Table, doomed: list[int]) -> list[int]:
    """The losers whose effects are negated because of what they battled."""
    silencers = [item for item in derived.active(table) if isinstance(item.modifier, Silences)]
    return [
        uid
        for uid in doomed
        if any(
            isinstance(item.modifier, Silences)
            and query.fits(table, item.modifier.by, _other(table, uid).uid, item.scope)
            for item in silencers
        )
    ]


def _silence(table: Table, uids: list[int]) -> None:
    for uid in uids:
        table.put(uid, table.cards[uid]._replace(facts=table.cards[uid].facts | Fact.SILENCED))


def over(table: Table) -> None:
    """The Damage Step is over: back to the Battle Step."""
    end_lingering(table, Until.END_OF_DAMAGE_STEP)
    finish(table)


def _begin(table: Table, step: Step, *, fresh: bool = True) -> None:
    """Begin a timing; effects that wait for it are triggered."""
    if fresh:
        table.new_batch()
    table.change(step=step)
    player = table.turn_player
    table.tell(EventKind.STEP_BEGAN, player=player, rules=TIMINGS, step=int(step))
    occurrence = table.occurrence(Verb.BEGIN_STEP, NO_CARD, player, Cause.BATTLE, Zone.MONSTER, step=int(step))
    if step == Step.DAMAGE_END:
        wake(table, occurrence)
    else:
        note(table, occurrence)


def _other(table: Table, uid: int) -> Snapshot:
    battle = table.battle
    return derived.snapshot(table, battle.target if uid == battle.attacker.uid else battle.attacker.uid)


def _note_battle(table: Table, snap: Snapshot, other: Snapshot) -> None:
    card = table.cards[snap.uid]
    if table.is_same(snap.ref):
        table.put(snap.uid, card._replace(facts=card.facts | Fact.BATTLED))
    note(
        table,
        table.occurrence(Verb.BATTLE, snap, snap.controller, Cause.BATTLE, Zone.MONSTER, other=other),
    )  # fmt: skip


def _note_flip(table: Table) -> None:
    battle = table.battle
    if not table.is_same(battle.target_ref):
        return
    snap = derived.snapshot(table, battle.target)
    note(
        table,
        table.occurrence(Verb.FLIP, snap, 1 - table.turn_player, Cause.BATTLE, Zone.MONSTER),
    )
    if not table.under(NO_FLIP_SUMMON):
        kinds, player = int(SummonKind.FLIP), 1 - table.turn_player
        table.tell(EventKind.SUMMONED, snap, player, Cause.BATTLE, kinds=kinds, position=snap.position)
        note(table, table.occurrence(Verb.SUMMON, snap, player, Cause.BATTLE, Zone.MONSTER, kinds=kinds))


def _broken(table: Table) -> bool:
    """If attacker or target is gone, the battle cannot take place: go to the end of the Damage Step."""
    battle = table.battle
    reason = stop_reason(table, declaring=False)
    if not reason and battle.target != NOBODY:
        same = table.is_same(battle.target_ref) and table.cards[battle.target].zone == Zone.MONSTER
        reason = "" if same else "target-left"
    if reason:
        stop(table, reason)
        table.top(step=Stage.END)
    return bool(reason)
