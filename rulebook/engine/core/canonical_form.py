"""Renumbering at rest, so that equal positions become equal states."""

from __future__ import annotations

from .card_state import NO_REF, NOBODY, CardRef
from .state import Attack, RelationKind
from .table import Table

GONE = CardRef(NOBODY, -1, 0)
"""A source that is no longer the same object: nothing matches it."""


def normalise(table: Table) -> None:
    """Renumber incarnations and stamps from 0 and drop references to objects that no longer exist."""
    if all(not card.incarnation and not card.stamp for card in table.cards):
        return

    def alive(ref: CardRef) -> bool:
        return table.is_unchanged(ref)

    def fresh(ref: CardRef) -> CardRef:
        return CardRef(ref.uid, 0, 0)

    lingering = []
    for one in table.lingering:
        subjects = tuple(ref for ref in one.subjects if alive(ref))
        if one.subjects and not subjects:
            continue
        before = tuple(fresh(ref) for ref in one.before if alive(ref))
        lingering.append(one._replace(subjects=tuple(map(fresh, subjects)), source=fresh(one.source), before=before))
    relations = tuple(
        one._replace(source=fresh(one.source), other=fresh(one.other))
        for one in table.relations
        if alive(one.source) and (alive(one.other) or (one.kind == RelationKind.MATERIAL and table.is_same(one.other)))
    )
    attacks = tuple(
        Attack(fresh(one.attacker), fresh(one.target) if table.is_same(one.target) else NO_REF)
        if table.is_same(one.attacker)
        else Attack(CardRef(one.attacker.uid, GONE.incarnation, 0), NO_REF)  # it has still attacked this turn
        for one in table.attacks
    )
    limits = tuple(
        one if one.uid < 0 else one._replace(incarnation=0, stamp=0)
        for one in table.limits
        if one.uid < 0 or alive(CardRef(one.uid, one.incarnation, one.stamp))
    )
    table.change(
        relations=relations,
        control=tuple(one._replace(card=fresh(one.card)) for one in table.control if table.is_same(one.card)),
        attacks=attacks,
        counters=tuple(one._replace(card=fresh(one.card)) for one in table.counters if alive(one.card)),
        starts=tuple(fresh(ref) for ref in table.starts if alive(ref)),
        lingering=tuple(lingering),
        limits=limits,
        cards=[
            card._replace(incarnation=0, stamp=0) if card.incarnation or card.stamp else card for card in table.cards
        ],
    )
