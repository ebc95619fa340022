"""Counters on cards whose effects are negated: nothing allows them any more (rule counter.only-by-effect)."""

from __future__ import annotations

from rulebook.engine.continuous import derived
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import Table
from rulebook.engine.records import counters
from rulebook.engine.rule_ids.general import COUNTER_ONLY
from rulebook.vocabulary.terms import Cause


def sync(table: Table) -> None:
    """Remove the counters from cards whose effects are negated."""
    if not table.counters or not table.under(COUNTER_ONLY):
        return
    for placed in table.counters:
        uid = placed.card.uid
        if table.is_unchanged(placed.card) and derived.is_negated(table, uid):
            snap = derived.snapshot(table, uid)
            counters.change(table, uid, placed.kind, -placed.many)
            table.tell(
                EventKind.COUNTER_REMOVED, snap, snap.controller, Cause.RULE, COUNTER_ONLY,
                counter=placed.kind, count=placed.many, left=0,
            )  # fmt: skip
