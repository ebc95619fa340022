"""Unidentified banished cards."""

from __future__ import annotations

from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.wording import KNOWN_KIND, UNKNOWN_KIND
from rulebook.vocabulary.terms import Zone

from . import derived


def banished_unknown(table: Table, uid: int, snap: Snapshot | None) -> bool:
    """Whether a card is banished face-down, so that it matches no description (rule term.banish.face-down-reuse)."""
    zone = snap.zone if snap else table.cards[uid].zone
    if zone != Zone.BANISHED:
        return False
    if not (derived.lies_up(snap) if snap else table.is_up(uid)):
        return table.under(UNKNOWN_KIND)
    return not table.under(KNOWN_KIND)
