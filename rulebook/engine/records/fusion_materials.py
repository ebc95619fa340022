"""Records the materials of a Fusion Summon.

A material notes the monster it was used for and the number of materials, and forgets it when it moves again. (In the
same field, a monster may note the original ATK of its Tribute, see ``tributed``; a Spell or Trap one more than what was
declared on its activation.)
"""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.core.table import Table
from rulebook.vocabulary.terms import Zone

_COUNT = 4
"""The number of bits that store the number of materials."""


def note_materials(table: Table, monster: int, materials: Iterable[int]) -> None:
    """Record a Fusion Summon on those materials that reached a Graveyard."""
    used = tuple(materials)
    forget(table, monster)
    for uid in used:
        if table.cards[uid].zone == Zone.GRAVEYARD:
            table.put(uid, table.cards[uid]._replace(trace=(monster + 1) << _COUNT | len(used)))


def forget(table: Table, monster: int) -> None:
    """The monster comes to the field again: its earlier materials no longer count."""
    for uid, card in enumerate(table.cards):
        if card.trace >> _COUNT == monster + 1 and card.zone == Zone.GRAVEYARD:
            table.put(uid, card._replace(trace=0))


def materials_of(table: Table, monster: int, player: int) -> list[int]:
    """The materials of a monster's last Fusion Summon; empty unless all are still in the player's Graveyard."""
    found = [uid for uid in table.in_zone(Zone.GRAVEYARD, player) if table.cards[uid].trace >> _COUNT == monster + 1]
    whole = found and len(found) == table.cards[found[0]].trace & (1 << _COUNT) - 1
    return sorted(found) if whole else []
