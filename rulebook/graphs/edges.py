"""Which edge an event or an operation draws. Both tables list every kind; ``None`` draws nothing."""

from __future__ import annotations

from enum import StrEnum

from rulebook.engine.core.events import EventKind
from rulebook.vocabulary.operations import (
    Add,
    Apply,
    AttackAgain,
    Banish,
    Bind,
    ChangePosition,
    Damage,
    Declare,
    Deflect,
    Destroy,
    Detach,
    Discard,
    Draw,
    Each,
    EndBattlePhase,
    Equip,
    Excavate,
    FusionSummon,
    GainLP,
    If,
    Join,
    Later,
    LookAt,
    Modes,
    Negate,
    NextTime,
    NormalSummon,
    Nothing,
    Operation,
    Optional,
    PayLP,
    Place,
    PlaceCounter,
    Remain,
    RemoveCounter,
    Return,
    Reveal,
    RitualSummon,
    RollDie,
    Send,
    SetCards,
    SkipPhase,
    SpecialSummon,
    SwapControl,
    TakeControl,
    Tribute,
    TurnFaceDown,
    TurnFaceUp,
    Whenever,
    Win,
)


class EdgeKind(StrEnum):
    """What one node of a chain graph does to another."""

    ACTIVATES = "activates"
    RESPONDS_TO = "responds-to"
    TARGETS = "targets"
    NEGATES = "negates"
    DESTROYS = "destroys"
    SENDS = "sends"
    DISCARDS = "discards"
    TRIBUTES = "tributes"
    BANISHES = "banishes"
    RETURNS = "returns"
    PLACES = "places"
    SETS = "sets"
    SHOWS = "shows"
    ADDS = "adds"
    DRAWS = "draws"
    DETACHES = "detaches"
    SUMMONS = "summons"
    EQUIPS = "equips"
    COUNTS = "counts"
    BINDS = "binds"
    TURNS_DOWN = "turns-down"
    TURNS_UP = "turns-up"
    MOVES = "moves"
    SWITCHES = "switches"
    APPLIES = "applies"
    DAMAGES = "damages"
    GAINS = "gains"
    PAYS = "pays"
    ROLLS = "rolls"
    PROTECTED = "protected"
    MISSES = "misses"


EDGE_OF_OPERATION: dict[type[Operation], EdgeKind | None] = {
    Destroy: EdgeKind.DESTROYS,
    Send: EdgeKind.SENDS,
    Discard: EdgeKind.DISCARDS,
    Tribute: EdgeKind.TRIBUTES,
    Banish: EdgeKind.BANISHES,
    Return: EdgeKind.RETURNS,
    Place: EdgeKind.PLACES,
    SetCards: EdgeKind.SETS,
    Excavate: EdgeKind.SHOWS,
    LookAt: EdgeKind.SHOWS,
    Reveal: EdgeKind.SHOWS,
    Add: EdgeKind.ADDS,
    Draw: EdgeKind.DRAWS,
    SpecialSummon: EdgeKind.SUMMONS,
    FusionSummon: EdgeKind.SUMMONS,
    NormalSummon: EdgeKind.SUMMONS,
    RitualSummon: EdgeKind.SUMMONS,
    Detach: EdgeKind.DETACHES,
    Damage: EdgeKind.DAMAGES,
    GainLP: EdgeKind.GAINS,
    PayLP: EdgeKind.PAYS,
    Negate: EdgeKind.NEGATES,
    Equip: EdgeKind.EQUIPS,
    PlaceCounter: EdgeKind.COUNTS,
    RemoveCounter: EdgeKind.COUNTS,
    Bind: EdgeKind.BINDS,
    TurnFaceDown: EdgeKind.TURNS_DOWN,
    TakeControl: EdgeKind.SWITCHES,
    ChangePosition: EdgeKind.MOVES,
    AttackAgain: EdgeKind.APPLIES,
    EndBattlePhase: EdgeKind.APPLIES,
    SkipPhase: EdgeKind.APPLIES,
    SwapControl: EdgeKind.SWITCHES,
    RollDie: EdgeKind.ROLLS,
    Deflect: None,
    Declare: None,
    Apply: EdgeKind.APPLIES,
    Later: None,
    NextTime: None,
    Whenever: None,
    Remain: None,
    TurnFaceUp: EdgeKind.TURNS_UP,
    Win: None,
    Nothing: None,
    Each: None,
    Optional: None,
    If: None,
    Modes: None,
    Join: None,
}

_EVENT_EDGES: dict[EventKind, EdgeKind] = {
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
}

EDGE_OF_EVENT: dict[EventKind, EdgeKind | None] = {kind: _EVENT_EDGES.get(kind) for kind in EventKind}
"""The edge of every event kind; most events do not relate two nodes."""

OF_PLAYER: frozenset[EdgeKind] = frozenset(
    {EdgeKind.DAMAGES, EdgeKind.GAINS, EdgeKind.DRAWS, EdgeKind.APPLIES, EdgeKind.ROLLS}
)
"""Edges that end at a player if no card is affected."""
