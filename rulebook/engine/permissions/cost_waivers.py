"""Payments cancelled by an effect (rule cost.maintenance.waived-by-effect)."""

from __future__ import annotations

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import WAIVED
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.modifiers import Waive
from rulebook.vocabulary.terms import EffectKind


def upkeep_waiver(table: Table, uid: int) -> derived.Ground | None:
    """Why this maintenance cost need not be paid, or None."""
    return _waiver(table, uid, None)


def cost_waiver(table: Table, scope: query.Scope) -> derived.Ground | None:
    """Why the player pays no Life Points to activate the card of this scope, or None."""
    source = scope.context.source
    if not source.number:
        return None
    effect = table.book.effects(source.number)[scope.context.effect]
    if not isinstance(effect, Activated) or effect.kind != EffectKind.ACTIVATION:
        return None
    return _waiver(table, source.uid, scope.player)


def _waiver(table: Table, uid: int, payer: int | None) -> derived.Ground | None:
    if not derived.anywhere(table, Waive) or not table.under(WAIVED):
        return None
    for item in derived.active(table):
        rule = item.modifier
        if not isinstance(rule, Waive) or rule.activating == (payer is None) or not derived.applies(table, item, uid):
            continue
        if payer is None or item.scope.player == payer:
            return derived.ground(table, item)
    return None
