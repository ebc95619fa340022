"""Which edge an event or an operation draws. Both tables list every kind; ``None`` draws nothing."""

from __future__ import annotations

from enum import StrEnum

from rulebook.engine.core.events import EventKind
from rulebook.vocabulary import operations as o


class EdgeKind(StrEnum):
    """What one node of a chain graph does to another, and whether the edge ends at a player if no card is affected."""

    of_player: bool

    def __new__(cls, value: str, of_player: bool) -> EdgeKind:
        kind = str.__new__(cls, value)
        kind._value_ = value
        kind.of_player = of_player
        return kind

    ACTIVATES = "activates", False
    RESPONDS_TO = "responds-to", False
    TARGETS = "targets", False
    NEGATES = "negates", False
    DESTROYS = "destroys", False
    SENDS = "sends", False
    DISCARDS = "discards", False
    TRIBUTES = "tributes", False
    BANISHES = "banishes", False
    RETURNS = "returns", False
    PLACES = "places", False
    SETS = "sets", False
    SHOWS = "shows", False
    ADDS = "adds", False
    DRAWS = "draws", True
    DETACHES = "detaches", False
    SUMMONS = "summons", False
    EQUIPS = "equips", False
    COUNTS = "counts", False
    BINDS = "binds", False
    TURNS_DOWN = "turns-down", False
    TURNS_UP = "turns-up", False
    MOVES = "moves", False
    SWITCHES = "switches", False
    APPLIES = "applies", True
    DAMAGES = "damages", True
    GAINS = "gains", True
    PAYS = "pays", False
    ROLLS = "rolls", True
    PROTECTED = "protected", False
    MISSES = "misses", False


EDGE_OF_OPERATION: dict[type[o.Operation], EdgeKind | None] = {
    o.Destroy: EdgeKind.DESTROYS,
    o.Send: EdgeKind.SENDS,
    o.Discard: EdgeKind.DISCARDS,
    o.Tribute: EdgeKind.TRIBUTES,
    o.Banish: EdgeKind.BANISHES,
    o.Return: EdgeKind.RETURNS,
    o.Place: EdgeKind.PLACES,
    o.SetCards: EdgeKind.SETS,
    o.Excavate: EdgeKind.SHOWS,
    o.Choose: None,
    o.EffectOf: None,
    o.Copy: EdgeKind.APPLIES,
    o.Gain: EdgeKind.APPLIES,
    o.LookAt: EdgeKind.SHOWS,
    o.Reveal: EdgeKind.SHOWS,
    o.Add: EdgeKind.ADDS,
    o.Draw: EdgeKind.DRAWS,
    o.SpecialSummon: EdgeKind.SUMMONS,
    o.FusionSummon: EdgeKind.SUMMONS,
    o.NormalSummon: EdgeKind.SUMMONS,
    o.RitualSummon: EdgeKind.SUMMONS,
    o.Detach: EdgeKind.DETACHES,
    o.Damage: EdgeKind.DAMAGES,
    o.GainLP: EdgeKind.GAINS,
    o.PayLP: EdgeKind.PAYS,
    o.Negate: EdgeKind.NEGATES,
    o.Equip: EdgeKind.EQUIPS,
    o.PlaceCounter: EdgeKind.COUNTS,
    o.RemoveCounter: EdgeKind.COUNTS,
    o.Bind: EdgeKind.BINDS,
    o.TurnFaceDown: EdgeKind.TURNS_DOWN,
    o.TakeControl: EdgeKind.SWITCHES,
    o.ChangePosition: EdgeKind.MOVES,
    o.AttackAgain: EdgeKind.APPLIES,
    o.EndBattlePhase: EdgeKind.APPLIES,
    o.SkipPhase: EdgeKind.APPLIES,
    o.SwapControl: EdgeKind.SWITCHES,
    o.RollDie: EdgeKind.ROLLS,
    o.Deflect: None,
    o.Declare: None,
    o.Apply: EdgeKind.APPLIES,
    o.Later: None,
    o.NextTime: None,
    o.Whenever: None,
    o.Remain: None,
    o.TurnFaceUp: EdgeKind.TURNS_UP,
    o.Win: None,
    o.Nothing: None,
    o.Each: None,
    o.Optional: None,
    o.If: None,
    o.Modes: None,
    o.Either: None,
    o.Join: None,
}

EDGE_OF_EVENT: dict[EventKind, EdgeKind | None] = {
    EventKind.TARGETED: EdgeKind.TARGETS,
    EventKind.ACTIVATION_NEGATED: EdgeKind.NEGATES,
    EventKind.EFFECT_NEGATED: EdgeKind.NEGATES,
    EventKind.SUMMON_NEGATED: EdgeKind.NEGATES,
    EventKind.ATTACK_NEGATED: EdgeKind.NEGATES,
    EventKind.TARGET_GONE: EdgeKind.MISSES,
    EventKind.PROTECTED: EdgeKind.PROTECTED,
    EventKind.DESTROYED: EdgeKind.DESTROYS,
    EventKind.SENT: EdgeKind.SENDS,
    EventKind.DISCARDED: EdgeKind.DISCARDS,
    EventKind.TRIBUTED: EdgeKind.TRIBUTES,
    EventKind.BANISHED: EdgeKind.BANISHES,
    EventKind.RETURNED: EdgeKind.RETURNS,
    EventKind.REDIRECTED: EdgeKind.BANISHES,
    EventKind.REPLACED: EdgeKind.PROTECTED,
    EventKind.PLACED: EdgeKind.PLACES,
    EventKind.EXCAVATED: EdgeKind.SHOWS,
    EventKind.LOOKED_AT: EdgeKind.SHOWS,
    EventKind.REVEALED: EdgeKind.SHOWS,
    EventKind.ADDED: EdgeKind.ADDS,
    EventKind.DRAWN: EdgeKind.DRAWS,
    EventKind.DETACHED: EdgeKind.DETACHES,
    EventKind.SUMMONED: EdgeKind.SUMMONS,
    EventKind.TURNED_FACE_DOWN: EdgeKind.TURNS_DOWN,
    EventKind.POSITION_CHANGED: EdgeKind.MOVES,
    EventKind.PAID_LP: EdgeKind.PAYS,
    EventKind.GAINED_LP: EdgeKind.GAINS,
    EventKind.EFFECT_DAMAGE: EdgeKind.DAMAGES,
    EventKind.EQUIPPED: EdgeKind.EQUIPS,
    EventKind.COUNTER_PLACED: EdgeKind.COUNTS,
    EventKind.COUNTER_REMOVED: EdgeKind.COUNTS,
    EventKind.BOUND: EdgeKind.BINDS,
    EventKind.CONTROL_CHANGED: EdgeKind.SWITCHES,
    EventKind.APPLIED: EdgeKind.APPLIES,
    EventKind.ROLLED: EdgeKind.ROLLS,
    EventKind.ACTIVATED: None,
    EventKind.PASSED: None,
    EventKind.CHAIN_RESOLVES: None,
    EventKind.RESOLVING: None,
    EventKind.RESOLVED: None,
    EventKind.NO_EFFECT: None,
    EventKind.CHAIN_ENDED: None,
    EventKind.STAYS: None,
    EventKind.TIMING_MISSED: None,
    EventKind.TRIGGER_MET: None,
    EventKind.NOT_DONE: None,
    EventKind.CHOSEN: None,
    EventKind.NUMBER_CHOSEN: None,
    EventKind.MODE_CHOSEN: None,
    EventKind.DEFLECTED: None,
    EventKind.DECLARED: None,
    EventKind.DECLINED: None,
    EventKind.COUNTED_DESTROYED: None,
    EventKind.ATTACHED: None,
    EventKind.TO_EXTRA: None,
    EventKind.SENT_AFTER_CHAIN: None,
    EventKind.POSTPONED: None,
    EventKind.WILL_SKIP: None,
    EventKind.PHASE_SKIPPED: None,
    EventKind.AWAITED: None,
    EventKind.CAME_DUE: None,
    EventKind.UPKEEP: None,
    EventKind.COST_WAIVED: None,
    EventKind.UPKEEP_WAIVED: None,
    EventKind.VANISHED: None,
    EventKind.SUMMON_DECLARED: None,
    EventKind.SET: None,
    EventKind.FLIPPED: None,
    EventKind.BATTLE_DAMAGE: None,
    EventKind.ATTACK_DECLARED: None,
    EventKind.ATTACK_STOPPED: None,
    EventKind.REPLAY: None,
    EventKind.DAMAGE_PREVENTED: None,
    EventKind.DAMAGE_TURNED: None,
    EventKind.GAIN_TURNED: None,
    EventKind.DAMAGE_CALCULATED: None,
    EventKind.PHASE_BEGAN: None,
    EventKind.STEP_BEGAN: None,
    EventKind.TURN_BEGAN: None,
    EventKind.FIRST_CHOICE: None,
    EventKind.FIRST_PLAYER: None,
    EventKind.PHASE_ENDED: None,
    EventKind.HAND_LIMIT: None,
    EventKind.MODIFIER_ENDED: None,
    EventKind.LOOP_BROKEN: None,
    EventKind.HOST_LOST: None,
    EventKind.LOT_FELL: None,
    EventKind.SHUFFLED: None,
    EventKind.DECK_SHOWN: None,
    EventKind.WON: None,
    EventKind.DREW_DUEL: None,
}
