"""Counters on cards: counting, placing and removing them (rules counter.*)."""

from __future__ import annotations

from rulebook.engine.core.state import Placed
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.rule_ids.general import COUNTER_ONLY

ANY_NUMBER = 99
"""The capacity of a card without a maximum."""


def on(table: Table, uid: int, kind: int) -> int:
    """The number of counters of this kind on a card."""
    return sum(
        one.many
        for one in table.counters
        if one.card.uid == uid and one.kind == kind and table.is_unchanged(one.card)
    )  # fmt: skip


def room(table: Table, uid: int, kind: int) -> int:
    """How many more counters of this kind the card can hold; none unless its own text allows them."""
    lying, card = table.cards[uid], table.card(uid)
    if card is None or lying.zone not in IN_PLAY or not table.is_up(uid):
        return 0
    cap = next((most or ANY_NUMBER for which, most in card.counter_caps if which == kind), 0)
    if not cap and not table.under(COUNTER_ONLY):
        cap = ANY_NUMBER
    return max(0, cap - on(table, uid, kind))


def change(table: Table, uid: int, kind: int, by: int) -> None:
    """Add this number of counters of a kind to a card (negative to remove them)."""
    total = on(table, uid, kind) + by
    rest = tuple(
        one
        for one in table.counters
        if table.is_unchanged(one.card) and not (one.card.uid == uid and one.kind == kind)
    )  # fmt: skip
    table.change(counters=(*rest, Placed(table.ref(uid), int(kind), total)) if total > 0 else rest)
