"""Xyz Materials: how long they stay attached, and where they go when their monster leaves (rules xyz.material.*)."""

from __future__ import annotations

from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import Relation, RelationKind
from rulebook.engine.core.table import Table
from rulebook.vocabulary.terms import Cause, Verb, Zone

from .moves import CardMove, transfer

LEAVES = ("xyz.material.leave",)
KEPT_FACE_DOWN = ("xyz.material.facedown-kept",)
KEPT_BY_OTHERS = ("xyz.material.control-kept",)


def keep_materials(table: Table) -> None:
    """Send the materials of monsters that have left the field to the Graveyard."""
    loose = tuple(one for one in table.relations if one.kind == RelationKind.MATERIAL and not _stays(table, one))
    if not loose:
        return
    table.change(relations=tuple(one for one in table.relations if one not in loose))
    uids = [one.source.uid for one in loose if table.is_same(one.source)]
    if uids and table.under(LEAVES):
        transfer(table, uids, CardMove(Verb.SEND, Zone.GRAVEYARD, Cause.RULE, NOBODY, rules=LEAVES))


def _stays(table: Table, relation: Relation) -> bool:
    """Whether a material is still attached, whatever the position and controller of its monster."""
    host = relation.other
    lying = table.cards[host.uid]
    if not table.is_same(host) or not table.is_same(relation.source):
        return False
    if not table.is_unchanged(host) and not table.under(KEPT_FACE_DOWN):
        return False
    if table.controller(host.uid) != lying.holder and not table.under(KEPT_BY_OTHERS):
        return False
    return lying.zone in (Zone.MONSTER, Zone.SUMMONING)
