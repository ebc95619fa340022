"""Records for monsters that wait for a Standby Phase whether they inflicted battle damage by a direct attack.

INFLICTED_WAITING is kept until the next Standby Phase of the monster's controller, and becomes INFLICTED_DUE in it.
"""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.core.book import Book
from rulebook.engine.core.event_patterns import earlier_events
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.state import Occurrence
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import Phase, Verb


@lru_cache(maxsize=16)
def _asking(book: Book) -> frozenset[int]:
    """The cards that need it."""
    return book.with_effect(
        Activated,
        lambda effect: any(one.before and one.pattern.verb == Verb.BATTLE_DAMAGE for one in earlier_events(effect.if_)),
    )


def record(table: Table, occurrence: Occurrence) -> None:
    """Record that a monster inflicted battle damage by a direct attack."""
    snap = occurrence.subject
    if occurrence.direct and snap.number in _asking(table.book) and table.is_unchanged(snap.ref):
        card = table.cards[snap.uid]
        table.put(snap.uid, card._replace(facts=card.facts | Fact.INFLICTED_WAITING))


def come_due(table: Table) -> None:
    """The Standby Phase that the turn player's monsters have waited for has begun."""
    if table.phase != Phase.STANDBY:
        return
    for uid, card in enumerate(table.cards):
        if card.facts & Fact.INFLICTED_WAITING and table.controller(uid) == table.turn_player:
            table.put(uid, card._replace(facts=card.facts & ~Fact.INFLICTED_WAITING | Fact.INFLICTED_DUE))
