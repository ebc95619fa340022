"""A monster's own Special Summon procedure, without a Chain: which it has, from where, and the cards it takes."""

from __future__ import annotations

from rulebook.engine.continuous import derived
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import CardMove, attach, transfer
from rulebook.engine.rule_ids import general
from rulebook.vocabulary import operations as o
from rulebook.vocabulary import recipes as r
from rulebook.vocabulary.effects import SummonProcedure
from rulebook.vocabulary.terms import Cause, SummonKind, Verb, Zone

Way = SummonProcedure | r.SynchroSummon | r.XyzSummon | r.ContactFusion
"""The procedures for a Special Summon without a Chain (mechanic F1)."""

KEPT_IN_EXTRA: dict[type, tuple[str, ...]] = {
    r.SynchroSummon: ("synchro.extra-deck",),
    r.XyzSummon: ("xyz.summon.extra-deck",),
    r.ContactFusion: ("fusion.extra-deck",),
}
"""The rules under which such a monster comes from the Extra Deck."""
POSITIONS: dict[type, tuple[str, ...]] = {r.SynchroSummon: ("synchro.position",)}
"""The rules under which the player may choose its position, in addition to the one for every Special Summon."""
KINDS: dict[type, SummonKind] = {r.SynchroSummon: SummonKind.SYNCHRO, r.XyzSummon: SummonKind.XYZ}
"""What a Summon by this procedure counts as in addition to a Special Summon."""
_TAKING: dict[type, tuple[Verb, Zone]] = {
    o.Banish: (Verb.BANISH, Zone.BANISHED),
    o.Tribute: (Verb.TRIBUTE, Zone.GRAVEYARD),
    o.Send: (Verb.SEND, Zone.GRAVEYARD),
    o.Discard: (Verb.DISCARD, Zone.GRAVEYARD),
    o.Return: (Verb.RETURN, Zone.HAND),
}
SYNCHRO_SEND = ("synchro.materials", "synchro.order")
XYZ_STACK = ("xyz.summon.procedure",)


def procedure_of(table: Table, uid: int) -> tuple[int, Way] | None:
    """The card's own Special Summon procedure with its index, or None."""
    for index, effect in enumerate(table.effects(uid)):
        if isinstance(effect, Way):
            return index, effect
    return None


def places_of(table: Table, way: Way) -> tuple[Zone, ...]:
    """The zones from which a card is Summoned in this way."""
    if isinstance(way, SummonProcedure):
        return way.where
    return (Zone.EXTRA,) if table.under(KEPT_IN_EXTRA[type(way)]) else (Zone.EXTRA, Zone.GRAVEYARD)


def take_cards(table: Table, uid: int, own: tuple[int, Way], paid: tuple[int, ...], player: int) -> None:
    """Move the cards a procedure requires; they leave before the monster is Summoned (mechanic F3)."""
    source = derived.snapshot(table, uid)
    index, way = own
    if isinstance(way, r.XyzSummon):
        if table.under(XYZ_STACK):
            stacked = CardMove(Verb.ATTACH, Zone.ATTACHED, Cause.SUMMON, player, source, 0, (index,), XYZ_STACK)
            transfer(table, paid, stacked)
            attach(table, paid, uid)
        return
    if isinstance(way, r.SynchroSummon):
        if table.under(SYNCHRO_SEND):
            sent = CardMove(Verb.SEND, Zone.GRAVEYARD, Cause.SUMMON, player, source, 0, (index,), SYNCHRO_SEND)
            transfer(table, paid, sent)
        return
    if isinstance(way, r.ContactFusion):
        verb, to = _TAKING[o.Banish if way.by == Verb.BANISH else o.Send]
    else:
        verb, to = _TAKING[type(way.pay)]
    rules = general.MOVE[verb] + general.OWN_WAY
    transfer(table, paid, CardMove(verb, to, Cause.SUMMON, player, source, 0, (index,), rules))
