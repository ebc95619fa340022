"""What a Fusion Summon leaves behind: which materials it took.

A material notes the monster it was used for and how many they were; it forgets that as soon as it moves again. (A
monster whose card asks for it notes the original ATK of its Tribute in the same place: see ``tributed``; a Spell or
Trap one more than what was declared when it was activated.)
"""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.core.table import Table
from rulebook.vocabulary.terms import Zone

_COUNT = 4
"""How many bits of the note of a material say how many materials there were."""


def note_materials(table: Table, monster: int, materials: Iterable[int]) -> None:
    """A Fusion Summon took these cards: those that reached a Graveyard remember it."""
    used = tuple(materials)
    forget(table, monster)
    for uid in used:
        if table.cards[uid].zone == Zone.GRAVEYARD:
            table.put(uid, table.cards[uid]._replace(trace=(monster + 1) << _COUNT | len(used)))


def forget(table: Table, monster: int) -> None:
    """The monster comes to the field anew: what made it before no longer counts."""
    for uid, card in enumerate(table.cards):
        if card.trace >> _COUNT == monster + 1 and card.zone == Zone.GRAVEYARD:
            table.put(uid, card._replace(trace=0))


def materials_of(table: Table, monster: int, player: int) -> list[int]:
    """The materials of the last Fusion Summon of a monster; none unless all are in the player's Graveyard still."""
    found = [uid for uid in table.in_zone(Zone.GRAVEYARD, player) if table.cards[uid].trace >> _COUNT == monster + 1]
    whole = found and len(found) == table.cards[found[0]].trace & (1 << _COUNT) - 1
    return sorted(found) if whole else []
