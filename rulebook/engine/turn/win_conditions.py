"""Cards that win the duel from the hand at any time."""

from __future__ import annotations

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.engine.moving.life_points import drawn_by_effect, win_by_effect
from rulebook.vocabulary.terms import Zone

AT_ONCE = ("win.card-effect", "win.exodia")
MIDWAY = frozenset((Procedure.RESOLVE, Procedure.RUN, Procedure.CONSEQUENCE))
"""While one of these runs, an effect is unfinished, and nobody has won by it yet (mechanic B2)."""


def decide(table: Table) -> None:
    """Determine whether a player has won by cards in the hand; both at once is a draw (rule win.exodia)."""
    if "victory" in table.memo or table.winner != NOBODY or _is_midway(table):
        return
    table.memo["victory"] = True
    if table.book.victories.keys().isdisjoint([card.number for card in table.cards]):
        return
    found = tuple(uid for player in (0, 1) for uid in _winning(table, player))
    if not found or not table.under(AT_ONCE):
        return
    winners = {table.cards[uid].holder for uid in found}
    if len(winners) == 2:
        drawn_by_effect(table, AT_ONCE)
    else:
        card = derived.snapshot(table, found[0])
        place = table.book.effects(card.number).index(table.book.victories[card.number])
        win_by_effect(table, winners.pop(), card, (place,), AT_ONCE)


def _is_midway(table: Table) -> bool:
    for frame in table.agenda:  # noqa: SIM110 - asked at every step: a loop takes half the time
        if frame.procedure in MIDWAY:
            return True
    return False


def _winning(table: Table, player: int) -> tuple[int, ...]:
    victories = table.book.victories
    return tuple(
        uid
        for uid in table.in_zone(Zone.HAND, player)
        if (effect := victories.get(table.cards[uid].number)) is not None
        and query.holds(table, effect.if_, query.Scope(player, Context(player, derived.snapshot(table, uid))))
    )
