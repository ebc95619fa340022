"""Operations that Summon with materials or Tributes: Fusion and Ritual; and detaching from an Xyz Monster."""

from __future__ import annotations

from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Cause, Position, SummonKind, Verb, Zone

from .choose import Planned
from .events import EventKind
from .executing import move_all, not_done, outcome_of, told
from .materials import makeable
from .moves import transfer
from .occur import note
from .rules import SUMMON
from .state import Occurrence, Outcome
from .summoning import arrive
from .table import Table

TAKEN: dict[SummonKind, tuple[str, ...]] = {
    SummonKind.FUSION: ("fusion.resolution",),
    SummonKind.RITUAL: ("ritual.tributes",),
}
"""The rules under which the materials or Tributes go before the monster comes."""
_TO = {Verb.SEND: Zone.GRAVEYARD, Verb.BANISH: Zone.BANISHED, Verb.TRIBUTE: Zone.GRAVEYARD}
FIRST_MATERIALS = ("mechanic.F3",)


def fusion_summon(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Materials to where the effect puts them, then the Fusion Monster from the Extra Deck."""
    assert isinstance(item.operation, o.FusionSummon)
    return _summon(table, item, cause, item.operation.by, SummonKind.FUSION)


def ritual_summon(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Tributes, then the Ritual Monster from the hand."""
    return _summon(table, item, cause, Verb.TRIBUTE, SummonKind.RITUAL)


def _summon(table: Table, item: Planned, cause: Cause, by: Verb, named: SummonKind) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.FusionSummon | o.RitualSummon)
    if not item.uids or not item.others or item.uids[0] not in makeable(table, operation, item.scope):
        return not_done(table, item, "nothing-found")
    uid, player, kind = item.uids[0], item.scope.player, SummonKind.SPECIAL | named
    if table.under(TAKEN[named]):
        transfer(table, item.others, by, _TO[by], cause=cause, player=player, rules=TAKEN[named], **told(item))
        if table.under(FIRST_MATERIALS):
            table.new_batch()
    snap = arrive(table, uid, player, kind, Position(item.positions[0]), quietly=True, used=len(item.others))
    table.tell(
        EventKind.SUMMONED, snap, player, cause, SUMMON[kind], **told(item), kinds=int(kind), position=snap.position
    )
    note(table, Occurrence(Verb.SUMMON, snap, player, cause, Zone.MONSTER, int(kind), 0, 0, table.batch))
    return outcome_of((snap,))


def detach(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Materials from under the monster to the Graveyard."""
    uids = [uid for uid in item.uids if table.cards[uid].zone == Zone.ATTACHED]
    return move_all(table, item, uids, Verb.DETACH, Zone.GRAVEYARD, cause)
