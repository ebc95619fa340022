"""Operations that Summon with materials or Tributes: Fusion and Ritual; and detaching from an Xyz Monster."""

from __future__ import annotations

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Outcome
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import CardMove, transfer
from rulebook.engine.moving.triggers import note
from rulebook.engine.permissions.materials import makeable
from rulebook.engine.records.fusion_materials import note_materials
from rulebook.engine.rule_ids.general import SUMMON
from rulebook.engine.summons.summons_and_sets import arrive, by_effect
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Cause, Position, SummonKind, Verb, Zone

from .outcomes import move_all, not_done, outcome_of, told

TAKEN: dict[SummonKind, tuple[str, ...]] = {
    SummonKind.FUSION: ("fusion.resolution",),
    SummonKind.RITUAL: ("ritual.resolution",),
}
"""The rules under which the materials or Tributes leave before the monster is Summoned."""
NOT_NORMAL: dict[SummonKind, tuple[str, ...]] = {
    SummonKind.FUSION: ("fusion.classic.not-normal",),
    SummonKind.RITUAL: ("ritual.not-normal",),
}
"""The rules under which such a Summon is a Special Summon, not a Normal one."""
TRIBUTED_LATE = ("ritual.tribute-timing",)
ELSEWHERE = ("fusion.redirected-materials",)
_TO = {Verb.SEND: Zone.GRAVEYARD, Verb.BANISH: Zone.BANISHED, Verb.TRIBUTE: Zone.GRAVEYARD}
FIRST_MATERIALS = ("mechanic.F3",)


def fusion_summon(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Move the materials to their zone, then Summon the Fusion Monster from the Extra Deck."""
    assert isinstance(item.operation, o.FusionSummon)
    return _summon(table, item, cause, item.operation.by, SummonKind.FUSION)


def ritual_summon(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Tribute, then Summon the Ritual Monster from the hand."""
    return _summon(table, item, cause, Verb.TRIBUTE, SummonKind.RITUAL)


def normal_summon(table: Table, item: Planned, cause: Cause) -> Outcome:
    """A Normal Summon or Set in addition to the regular one; its own procedure begins afterwards."""
    if not item.uids:
        return not_done(table, item, "nothing-found")
    by_effect(table, item.uids[0], Position(item.positions[0]), item.others, item.scope.context)
    return Outcome(1)


def _summon(table: Table, item: Planned, cause: Cause, by: Verb, named: SummonKind) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.FusionSummon | o.RitualSummon)
    if not item.uids or not item.others or item.uids[0] not in dict(makeable(table, operation, item.scope)):
        return not_done(table, item, "nothing-found")
    uid, player = item.uids[0], item.scope.player
    kind = SummonKind.SPECIAL | named if table.under(NOT_NORMAL[named]) else SummonKind.NORMAL | named
    if table.under(TAKEN[named]):
        why = cause if by != Verb.TRIBUTE or table.under(TRIBUTED_LATE) else Cause.COST
        transfer(table, item.others, CardMove(by, _TO[by], why, player, rules=TAKEN[named], **told(item)))
        if table.under(FIRST_MATERIALS):
            table.new_batch()
        arrived = all(table.cards[one].zone == _TO[by] for one in item.others)
        if not arrived and named == SummonKind.FUSION and not table.under(ELSEWHERE):
            return not_done(table, item, "nothing-found")
    snap = arrive(table, uid, player, kind, Position(item.positions[0]), quietly=True, used=len(item.others))
    if named == SummonKind.FUSION:
        note_materials(table, uid, item.others)
    table.tell(
        EventKind.SUMMONED, snap, player, cause, SUMMON.get(kind, ()), **told(item),
        kinds=int(kind), position=snap.position,
    )  # fmt: skip
    note(table, table.occurrence(Verb.SUMMON, snap, player, cause, Zone.MONSTER, kinds=int(kind)))
    return outcome_of((snap,))


DETACHED = ("xyz.material.detach",)


def detach(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Send materials from under the monster to the Graveyard."""
    uids = [uid for uid in item.uids if table.cards[uid].zone == Zone.ATTACHED and table.under(DETACHED)]
    return move_all(table, item, uids, Verb.DETACH, Zone.GRAVEYARD, cause)
