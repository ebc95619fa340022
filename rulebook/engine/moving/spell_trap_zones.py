"""Where Spells and Traps are placed: the five Spell & Trap Zones, or the Field Zone for Field Spells."""

from __future__ import annotations

from rulebook.engine.core.table import Table
from rulebook.vocabulary.terms import Cause, Icon, Verb, Zone

from .moves import CardMove, transfer

APART = ("zone.field.separate",)
REPLACED = ("zone.field.replace",)
ONE_EACH = ("zone.field.one-each",)
SHARED = ("zone.field.shared.classic",)
TWO_SCALES = ("zone.pendulum",)
NOT_COUNTED = ("zone.pendulum.not-counted",)


def zone_of(table: Table, uid: int) -> Zone:
    """The zone this Spell or Trap Card goes to."""
    card = table.card(uid)
    if card is not None and card.is_pendulum and table.under(TWO_SCALES):
        return Zone.PENDULUM
    return Zone.FIELD if card is not None and card.icon == Icon.FIELD else Zone.SPELL


def has_room(table: Table, uid: int, player: int) -> bool:
    """Whether the player has a zone for the card; always for a Field Spell, which replaces the old one."""
    if zone_of(table, uid) == Zone.FIELD and table.under(APART):
        return True
    if zone_of(table, uid) == Zone.PENDULUM:
        counted = 0 if table.under(NOT_COUNTED) else len(table.in_zone(Zone.PENDULUM, player)) + 1
        return table.free_slots(Zone.PENDULUM, player) > 0 and table.free_slots(Zone.SPELL, player) >= counted
    return table.free_slots(Zone.SPELL, player) > 0


def make_room(table: Table, uid: int, player: int) -> None:
    """Send the player's old Field Spell to the Graveyard for a new one; it is not destroyed.

    Under the old rules there is only one on the field, so the opponent's leaves too.
    """
    if zone_of(table, uid) != Zone.FIELD:
        return
    old = table.in_zone(Zone.FIELD, player)
    if old and table.under(REPLACED):
        transfer(table, old, CardMove(Verb.SEND, Zone.GRAVEYARD, Cause.RULE, player, rules=REPLACED))
    theirs = table.in_zone(Zone.FIELD, 1 - player)
    if theirs and (table.under(SHARED) or not table.under(ONE_EACH)):
        transfer(table, theirs, CardMove(Verb.SEND, Zone.GRAVEYARD, Cause.RULE, player, rules=SHARED))
