"""Records the materials of a Fusion Summon.

A material notes the monster it was used for and the number of materials, and forgets it when it moves again.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.core.card_state import CardState, Trace
from rulebook.engine.core.table import Table
from rulebook.vocabulary.terms import Zone


def note_materials(table: Table, monster: int, materials: Iterable[int]) -> None:
    """Record a Fusion Summon on those materials that reached a Graveyard."""
    used = tuple(materials)
    forget(table, monster)
    for uid in used:
        if table.cards[uid].zone == Zone.GRAVEYARD:
            trace = Trace(fusion=monster, materials=len(used))
            table.put(uid, table.cards[uid]._replace(trace=(trace,)))


def forget(table: Table, monster: int) -> None:
    """The monster comes to the field again: its earlier materials no longer count."""
    for uid, card in enumerate(table.cards):
        if _was_material(card, monster) and card.zone == Zone.GRAVEYARD:
            table.put(uid, card._replace(trace=()))


def materials_of(table: Table, monster: int, player: int) -> list[int]:
    """The materials of a monster's last Fusion Summon; empty unless all are still in the player's Graveyard."""
    found = [uid for uid in table.in_zone(Zone.GRAVEYARD, player) if _was_material(table.cards[uid], monster)]
    whole = found and len(found) == table.cards[found[0]].trace[0].materials
    return sorted(found) if whole else []


def was_used(card: CardState) -> bool:
    """Whether the card was used for a Fusion Summon and has not moved since."""
    return bool(card.trace) and card.trace[0].materials > 0 and card.zone == Zone.GRAVEYARD


def _was_material(card: CardState, monster: int) -> bool:
    return bool(card.trace) and card.trace[0].fusion == monster
