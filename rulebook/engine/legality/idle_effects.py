"""What an effect that could do nothing would need: the card that comes nearest to it, or else what it asks for."""

from __future__ import annotations

from rulebook.engine.choosing import near_misses
from rulebook.engine.choosing.asked_kinds import says_all
from rulebook.engine.continuous import query
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.table import Table
from rulebook.engine.permissions.materials import is_kind
from rulebook.vocabulary import filters as f
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import MonsterKind, Ref, Side, Zone


def idle(table: Table, effect: Activated, operation: o.Operation | None, scope: query.Scope) -> Arguments:
    """What the first operation of an effect finds no card for.

    Args:
        table: the table, with the card where it is activated.
        effect: the effect.
        operation: its first operation.
        scope: its card and player.

    Returns:
        The near miss that lacks one thing, or else what it ``asks`` for; ``besides``: the effect's own card would fit
        and does not count. Empty if nothing of this says more than the text does.
    """
    asked = _asked(effect, operation)
    if asked is None or operation is None:
        return {}
    near = near_misses.for_operation(table, asked, operation, scope)
    if near is not None and near.failed == 1:
        return near.arguments(table)
    plain = _without(asked, f.WithHighest)
    own = scope.context.source.uid
    if not says_all(plain) or any(uid != own for uid in query.search(table, plain, scope)):
        return {}
    return {"asks": plain, "needed": 1, "besides": int(query.fits(table, plain, own, scope))}


def unfit(table: Table, operation: o.FusionSummon | o.RitualSummon, scope: query.Scope) -> Arguments:
    """The Fusion or Ritual Monster that is where it must be, and what it lacks for this effect; empty if none is."""
    fusion = isinstance(operation, o.FusionSummon)
    kind, zone = (MonsterKind.FUSION, Zone.EXTRA) if fusion else (MonsterKind.RITUAL, Zone.HAND)
    asked = operation.fusion if isinstance(operation, o.FusionSummon) else operation.ritual
    there = [uid for uid in table.in_zone(zone, scope.player) if is_kind(table, uid, kind)]
    near = near_misses.best(near_misses.of_card(table, asked, [], scope, scope.player, uid) for uid in there)
    if near is None:
        return {}
    return {**near.arguments(table), "lacking": "unfit", "asks": _without(asked, f.In), "needed": 1}


def _asked(effect: Activated, operation: o.Operation | None) -> f.Filter | None:
    """The cards that an operation takes: those of its text (of whichever player), or the only group of targets."""
    cards, subject = getattr(operation, "cards", None), None
    if isinstance(operation, o.Apply):
        subject = getattr(operation.modifier, "subject", None)
    if isinstance(subject, f.Filter):
        return subject
    if isinstance(cards, o.Pick | o.All | o.Highest | o.Lowest):
        return f.And(tuple(_of_any(one) for one in filter_parts(cards.filter)))
    if isinstance(cards, o.The) and cards.ref is Ref.TARGET and len(effect.targets) == 1:
        return effect.targets[0].filter
    return None


def _of_any(part: f.Filter) -> f.Filter:
    return f.In(part.zones, Side.ANY) if isinstance(part, f.In) and part.side is Side.EACH else part


def _without(filter: f.Filter, kind: type[f.Filter]) -> f.And:
    return f.And(tuple(one for one in filter_parts(filter) if not isinstance(one, kind)))
