"""Mandatory effects of a phase: they are activated before it ends, one after the other (mechanics A5, D6)."""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.chain import activation_choices
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import Context, PendingTrigger
from rulebook.engine.core.table import Table
from rulebook.engine.records.usage_limits import is_demanded, once, use, used_up
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import ON_FIELD, Verb, Zone

DEMANDED = ("mechanic.A5", "turn.standby.classic")


@lru_cache(maxsize=16)
def _demanding(book: Book) -> dict[int, tuple[int, ...]]:
    """The cards with effects that must be activated in a phase, with the indexes of those effects."""
    found: dict[int, tuple[int, ...]] = {}
    for number, index, effect in book.of_type(Activated):
        if is_demanded(effect):
            found[number] = (*found.get(number, ()), index)
    return found


def due(table: Table) -> tuple[PendingTrigger, ...]:
    """The mandatory effects of this phase that are still to be activated, the turn player's first."""
    demanding = _demanding(table.book)
    found = [
        PendingTrigger(derived.snapshot(table, uid), index, player, table.batch, (), table.turn_player, 0)
        for uid, card in enumerate(table.cards)
        if card.number in demanding
        for index in demanding[card.number]
        for player in (table.controller(uid),)
        if is_due(table, uid, index, player)
    ]
    return tuple(sorted(found, key=lambda one: (one.player != table.turn_player, one.source.uid, one.effect)))


def demand(table: Table, owed: PendingTrigger) -> None:
    """Put the effect on the next Chain; if it has no limit of its own, this counts as its use."""
    effect = table.book.effects(owed.source.number)[owed.effect]
    table.pending = (*table.pending, owed)
    if isinstance(effect, Activated) and effect.limit is None:
        use(table, owed.player, owed.source.uid, owed.effect, once(effect))


def belongs_now(table: Table, effect: Activated, scope: query.Scope) -> bool:
    """Whether an effect is one of the phase that has begun."""
    return any(
        pattern.verb == Verb.BEGIN_PHASE
        and pattern.phase == table.phase
        and (pattern.by.value >= 2 or query.side_of(scope, pattern.by) == table.turn_player)
        for pattern in effect.event
    )


def is_due(table: Table, uid: int, index: int, player: int) -> bool:
    """Whether this effect of the phase can be activated now and has not been yet."""
    effect = table.effects(uid)[index]
    assert isinstance(effect, Activated)
    card = table.cards[uid]
    if card.zone not in (effect.where or (Zone.MONSTER,)) or (card.zone in ON_FIELD and not table.is_up(uid)):
        return False
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid), index))
    if (
        not belongs_now(table, effect, scope)
        or used_up(table, player, uid, index, once(effect))
        or derived.is_negated(table, uid)
    ):
        return False
    if not (query.holds(table, effect.if_, scope) and query.holds(table, effect.recheck, scope)):
        return False
    return activation_choices.explore(table, player, uid, index, (), None) is None
