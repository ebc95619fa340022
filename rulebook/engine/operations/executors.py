"""Carrying out operations: one executor per operation type, returning what each actually did."""

from __future__ import annotations

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.deck import shuffle
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Outcome
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.moving.life_points import deck_out
from rulebook.engine.permissions import move_protection
from rulebook.engine.rule_ids.general import CARD_WINS, IMMUNE
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Cause, JoinKind, Zone

from . import copied_effects, deck_and_reveal
from .battle_operations import attack_again, change_position, end_battle_phase
from .card_operations import add, banish, destroy_cards, discard, draw_cards, return_cards, send, tribute
from .control_and_equips import bind, equip, place_counter, remove_counter, swap_control, take_control
from .delayed_to_event import wait_for
from .delayed_to_phase import put_off
from .effect_operations import (
    apply,
    declare,
    deflect,
    gain_lp,
    inflict_damage,
    negate,
    pay_lp,
    remain,
    roll,
    watch,
    win,
)
from .field_operations import set_cards, special_summon, turn_down, turn_up
from .material_summons import detach, fusion_summon, normal_summon, ritual_summon
from .outcomes import Executor
from .phase_skips import skip_phase


def perform(table: Table, planned: list[Planned], cause: Cause = Cause.EFFECT) -> Outcome:
    """Carry out planned operations as one batch."""
    cards: tuple[Snapshot, ...] = ()
    done = 0
    decks = deck_and_reveal.searched(table, [one for one in planned if not isinstance(one.operation, o.Place)])
    for item in planned:
        if cause == Cause.EFFECT and (item.uids or item.others):
            item = spared(table, item)
        outcome = EXECUTE[type(item.operation)](table, item, cause)
        done |= outcome.done
        cards += outcome.cards
    short = {
        query.side_of(item.scope, item.operation.who)
        for item in planned
        if isinstance(item.operation, o.Draw) and len(item.uids) < item.positions[0]
    }
    deck_out(table, short)
    for player in sorted(decks):
        shuffle(table, player)
    return Outcome(done, cards)


def spared(table: Table, item: Planned) -> Planned:
    """The plan without cards that are unaffected by its source (rule mechanic.G4)."""
    source = item.scope.context.source
    left_out = {
        uid: guard
        for uid in (*item.uids, *item.others)
        if table.cards[uid].zone in IN_PLAY and (guard := derived.immune(table, uid, source.uid, source)) is not None
    }
    for uid, guard in left_out.items():
        table.tell(EventKind.PROTECTED, derived.snapshot(table, uid), rules=IMMUNE, **guard.told(), other=source)
    for uid in item.uids:
        keeper = move_protection.stays(table, item.operation, uid, source)
        if keeper is not None:
            left_out[uid] = keeper
            table.tell(EventKind.PROTECTED, derived.snapshot(table, uid), rules=CARD_WINS, **keeper.told(), verb="move")
    if not left_out:
        return item
    return item._replace(
        uids=tuple(uid for uid in item.uids if uid not in left_out),
        others=tuple(uid for uid in item.others if uid not in left_out),
    )


def structure(table: Table, item: Planned, cause: Cause) -> Outcome:
    raise AssertionError(f"{type(item.operation).__name__} is run by the agenda, not performed")


EXECUTE: dict[type, Executor] = {
    o.Destroy: destroy_cards,
    o.Send: send,
    o.Discard: discard,
    o.Tribute: tribute,
    o.Banish: banish,
    o.Return: return_cards,
    o.Place: deck_and_reveal.place,
    o.SetCards: set_cards,
    o.Excavate: deck_and_reveal.excavate,
    o.Choose: deck_and_reveal.choose,
    o.LookAt: deck_and_reveal.look_at,
    o.Reveal: deck_and_reveal.reveal,
    o.Add: add,
    o.Draw: draw_cards,
    o.SpecialSummon: special_summon,
    o.FusionSummon: fusion_summon,
    o.RitualSummon: ritual_summon,
    o.NormalSummon: normal_summon,
    o.Detach: detach,
    o.Damage: inflict_damage,
    o.GainLP: gain_lp,
    o.PayLP: pay_lp,
    o.Negate: negate,
    o.Equip: equip,
    o.PlaceCounter: place_counter,
    o.RemoveCounter: remove_counter,
    o.Bind: bind,
    o.TurnFaceDown: turn_down,
    o.TakeControl: take_control,
    o.ChangePosition: change_position,
    o.AttackAgain: attack_again,
    o.EndBattlePhase: end_battle_phase,
    o.SkipPhase: skip_phase,
    o.SwapControl: swap_control,
    o.RollDie: roll,
    o.Deflect: deflect,
    o.Declare: declare,
    o.Apply: apply,
    o.Later: put_off,
    o.NextTime: wait_for,
    o.Whenever: watch,
    o.Remain: remain,
    o.TurnFaceUp: turn_up,
    o.Win: win,
    o.Nothing: structure,
    o.Each: structure,
    o.Optional: structure,
    o.If: structure,
    o.Modes: structure,
    o.Either: structure,
    o.EffectOf: structure,
    o.Copy: copied_effects.copy,
    o.Gain: copied_effects.gain,
    o.Join: structure,
}


_INSTEAD_OF_GRAVEYARD: dict[o.Operation, Zone] = {
    o.Banish(o.DONE): Zone.BANISHED,
    o.Optional(o.Place(o.DONE)): Zone.DECK,
}


def moves_what_it_destroys(operation: o.Operation) -> Zone | None:
    """Where the cards go if "destroy, and if you do, banish" is one movement: they never reach the Graveyard."""
    if not isinstance(operation, o.Join) or operation.kind != JoinKind.AND_IF_YOU_DO:
        return None
    return _INSTEAD_OF_GRAVEYARD.get(operation.second) if isinstance(operation.first, o.Destroy) else None
