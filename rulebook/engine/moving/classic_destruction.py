"""What the rules of the early 2000s call destroyed: every card sent to the Graveyard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.vocabulary.terms import Cause, Verb, Zone

if TYPE_CHECKING:
    from rulebook.engine.core.table import Table

PUT_THERE = ("term.destroy.classic",)
USED = ("spelltrap.classic.destroyed-after-use",)
BY_PURPOSE: dict[str, tuple[str, ...]] = {
    "fusion.resolution": ("fusion.classic.materials-destroyed",),
    "ritual.resolution": ("ritual.classic.destroyed",),
}
"""The 2014 rules under which a card goes to the Graveyard, with what the old rules add to them."""

REMOVED_FOR_GOOD = ("term.removed.classic",)
"""A card removed from play cannot be used again in that Duel."""


def counted(table: Table, verb: Verb, snap: Snapshot, to: int, cause: Cause, rules: Iterable[str]) -> tuple[str, ...]:
    """The rules by which a card that was not destroyed counts as destroyed; empty if it does not."""
    if verb == Verb.DESTROY or to != Zone.GRAVEYARD or not table.under(PUT_THERE):
        return ()
    used = verb == Verb.SEND and cause == Cause.RULE and snap.zone in (Zone.SPELL, Zone.FIELD)
    beside: tuple[str, ...] = USED if used else ()
    for rule in rules:
        beside = BY_PURPOSE.get(rule, beside)
    return PUT_THERE + beside if table.under(beside) else ()


def tell(table: Table, snap: Snapshot, player: int, cause: Cause, rules: tuple[str, ...]) -> None:
    """Report that a card counts as destroyed."""
    if rules:
        table.tell(EventKind.COUNTED_DESTROYED, snap, player, cause, rules)


def spared(table: Table, uids: list[int]) -> list[int]:
    """Without cards that are permanently removed from play."""
    if not table.under(REMOVED_FOR_GOOD):
        return uids
    return [uid for uid in uids if table.cards[uid].zone != Zone.BANISHED]
