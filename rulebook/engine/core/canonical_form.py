"""Renumbering at rest, so that equal positions become equal states."""

from __future__ import annotations

from .state import NO_REF, NOBODY, Attack, CardRef, RelationKind
from .table import Table

GONE = CardRef(NOBODY, -1, 0)
"""A source that is no longer the same object: nothing matches it."""


def normalise(table: Table) -> None:
    """Renumber incarnations and stamps from 0 and drop references to objects that no longer exist."""
    if all(not card.incarnation and not card.stamp for card in table.cards):
        return
    table.touch()

    def alive(ref: CardRef) -> bool:
        return table.is_unchanged(ref)

    def fresh(ref: CardRef) -> CardRef:
        return CardRef(ref.uid, 0, 0)

    table.relations = tuple(
        one._replace(source=fresh(one.source), other=fresh(one.other))
        for one in table.relations
        if alive(one.source) and (alive(one.other) or (one.kind == RelationKind.MATERIAL and table.is_same(one.other)))
    )
    table.control = tuple(one._replace(card=fresh(one.card)) for one in table.control if table.is_same(one.card))
    table.attacks = tuple(
        Attack(fresh(one.attacker), fresh(one.target) if table.is_same(one.target) else NO_REF)
        for one in table.attacks
        if table.is_same(one.attacker)
    )
    table.counters = tuple(one._replace(card=fresh(one.card)) for one in table.counters if alive(one.card))
    table.starts = tuple(fresh(ref) for ref in table.starts if alive(ref))
    kept = []
    for one in table.lingering:
        subjects = tuple(ref for ref in one.subjects if alive(ref))
        if one.subjects and not subjects:
            continue
        before = tuple(fresh(ref) for ref in one.before if alive(ref))
        kept.append(one._replace(subjects=tuple(map(fresh, subjects)), source=fresh(one.source), before=before))
    table.lingering = tuple(kept)
    table.limits = tuple(
        one if one.uid < 0 else one._replace(incarnation=0, stamp=0)
        for one in table.limits
        if one.uid < 0 or alive(CardRef(one.uid, one.incarnation, one.stamp))
    )
    table.cards = [card._replace(incarnation=0, stamp=0) for card in table.cards]
    table.memo = {}
