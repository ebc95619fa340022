"""Negation on resolution of links that would affect protected cards."""

from __future__ import annotations

from rulebook.engine.choosing.outlook import outlook
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.effect_modes import operation_of
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.state import Link
from rulebook.engine.core.table import Table
from rulebook.engine.permissions.move_protection import MOVED_BY, keeper
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.modifiers import NegatedDoing, TreatAs
from rulebook.vocabulary.terms import Verb


def negator(table: Table, link: Link) -> derived.Ground | None:
    """What negates a link because of what it would now do with its current targets, or None.

    An effect that can work with other cards is not negated, nor is one that only offers to move some.
    """
    effect = table.book.effects(link.context.source.number)[link.context.effect]
    if not isinstance(effect, Activated) or not derived.anywhere(table, NegatedDoing):
        return None
    operation, source = operation_of(effect, link.context.mode), link.context.source
    if operation is None:
        return None
    scope = query.Scope(link.context.player, link.context)
    for prospect in outlook(table, operation, scope):
        if not prospect.number or prospect.verb not in MOVED_BY.values():
            continue
        kept = [keeper(table, Verb.MOVE, uid, source) for uid in prospect.uids]
        if any(kept) and (prospect.certain or all(kept)):
            return next(one for one in kept if one is not None)
    return _altering(table, operation, scope)


def _altering(table: Table, operation: o.Operation, scope: query.Scope) -> derived.Ground | None:
    """What negates an effect that would change protected Types or Attributes, or None."""
    for _, one in walk(operation):
        rule = getattr(one, "modifier", None)
        if not isinstance(rule, TreatAs) or (rule.type is None and rule.attribute is None):
            continue
        for uid in query.search(table, rule.subject, scope):
            found = keeper(table, Verb.TREAT_AS, uid, scope.context.source)
            if found is not None:
                return found
    return None
