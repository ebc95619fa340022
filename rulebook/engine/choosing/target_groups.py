"""The groups of targets of an effect: which cards can be chosen for each, and which group has too few."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulebook.engine.continuous import query
from rulebook.engine.core.effect_modes import modes_of, operation_of, targets_of
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Argument
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated

from .asked_kinds import says_all
from .targeting import done_to, suits, target_candidates, target_range


class TargetGroup(NamedTuple):
    """A group of targets, the cards that can be chosen for it, and how many it needs."""

    target: o.Target
    good: list[int]
    low: int


def target_groups(table: Table, effect: Activated, context: Context, mode: int) -> Iterator[TargetGroup]:
    """Yield the groups of targets of one mode of an effect, before any choice."""
    scope = query.Scope(context.player, context._replace(mode=mode))
    operation = operation_of(effect, mode)
    for group, target in enumerate(targets_of(effect, mode)):
        parts = done_to(operation, group)
        player = query.side_of(scope, target.by)
        legal = target_candidates(table, target, scope)
        good = [uid for uid in legal if suits(table, uid, parts, player)]
        yield TargetGroup(target, good, target_range(target, len(good), table, scope).low)


def shortfall(table: Table, effect: Activated, context: Context) -> dict[str, Argument]:
    """The first group with too few targets of an effect without modes.

    Returns:
        How many there are (``have``) and are ``needed``, and what the group ``asks`` for, if that can be said without
        the rest of the text; ``besides``: the effect's own card would fit and does not count; ``several``: there are
        other groups. Empty if nothing of this says more than the text does.
    """
    if len(modes_of(effect)) > 1:
        return {}
    groups = list(target_groups(table, effect, context, 0))
    for target, good, low in groups:
        if len(good) >= low:
            continue
        found: dict[str, Argument] = {"have": len(good), "needed": low}
        if says_all(target.filter):
            own = context.source.uid
            besides = own not in good and query.fits(table, target.filter, own, query.Scope(context.player, context))
            return found | {"asks": target.filter, "besides": int(besides), "several": int(len(groups) > 1)}
        return found if good and len(groups) == 1 else {}
    return {}
