"""Lingering effects end at the moment they name (mechanic G2)."""

from __future__ import annotations

from rulebook.engine.core.card_state import NO_CARD
from rulebook.engine.core.copies import copying, printed
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Lingering
from rulebook.engine.core.table import Table
from rulebook.vocabulary.terms import Until

WAITING, UNTIL_MOMENT, SKIPPING = -1, -3, -4
"""``until`` of a lingering effect that waits for a moment of its own, of one that applies until then, and of a phase to
be skipped.
"""

_NUMBER = {until: number for number, until in enumerate(Until)}


def end_lingering(table: Table, *moments: Until) -> None:
    """End the lingering effects that last until these moments."""
    numbers = {_NUMBER[moment] for moment in moments}
    ending = [one for one in table.lingering if one.until in numbers]
    if not ending:
        return
    table.change(lingering=tuple(one for one in table.lingering if one.until not in numbers))
    for one in ending:
        _no_longer_copies(table, one)
        source = NO_CARD._replace(uid=one.source.uid, number=one.number, owner=one.player, controller=one.player)
        table.tell(
            EventKind.MODIFIER_ENDED, source, one.player, rules=("mechanic.G2",), clause=(one.effect, *one.path),
        )  # fmt: skip


def _no_longer_copies(table: Table, one: Lingering) -> None:
    """A card that copied a monster has its own face again."""
    effect = table.book.effects(one.number)[one.effect]
    if copying(effect) is not None and table.is_unchanged(one.source):
        card = table.cards[one.source.uid]
        table.put(one.source.uid, card._replace(number=printed(card.number)))
