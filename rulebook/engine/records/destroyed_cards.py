"""Records how cards were destroyed or banished, for cards that need it later, in the Graveyard.

DESTROYED: destroyed this turn and sent to the Graveyard (for most cards, on the owner's field by an opponent's card),
or banished this turn while face-up on the field. DESTROYED_WAITING: the same by a card effect, kept until the owner's
next Standby Phase. DESTROYED_DUE: that phase is in this turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rulebook.engine.core.book import Book
from rulebook.engine.core.event_patterns import earlier_events
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.state import Occurrence
from rulebook.engine.core.table import Table, shows_face
from rulebook.vocabulary import conditions as c
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import Cause, Phase, Side, Verb, Zone


@lru_cache(maxsize=16)
def _asking(book: Book) -> dict[int, int]:
    """Per card with such a condition, the facts it needs."""
    found: dict[int, int] = {}
    for number, _, effect in book.of_type(Activated):
        for one in _asked(effect.if_, Verb.DESTROY):
            fact = Fact.DESTROYED_WAITING if one.before else Fact.DESTROYED
            found[number] = found.get(number, 0) | fact
    return found


@lru_cache(maxsize=16)
def _asking_of_anyone(book: Book) -> frozenset[int]:
    """The cards that only need to know whether they were destroyed, not by whom or on whose side."""
    return book.with_effect(
        Activated, lambda effect: any(one.pattern.by == Side.ANY for one in _asked(effect.if_, Verb.DESTROY))
    )


@lru_cache(maxsize=16)
def _asking_banished(book: Book) -> frozenset[int]:
    """The cards that need to know whether they were banished from the field this turn."""
    return book.with_effect(Activated, lambda effect: any(_asked(effect.if_, Verb.BANISH)))


def _asked(condition: c.Condition | None, verb: Verb) -> Iterator[c.Happened]:
    yield from (one for one in earlier_events(condition) if one.pattern.verb == verb and one.pattern.other is None)


def record_banished(table: Table, occurrence: Occurrence) -> None:
    """Record that a monster was banished while face-up on its owner's field."""
    snap = occurrence.subject
    if snap.number not in _asking_banished(table.book) or snap.zone != Zone.MONSTER or snap.controller != snap.owner:
        return
    if shows_face(snap.zone, snap.position):
        card = table.cards[snap.uid]
        table.put(snap.uid, card._replace(facts=card.facts | Fact.DESTROYED))


def record(table: Table, occurrence: Occurrence) -> None:
    """Record that a monster was destroyed in the way it requires, and sent to the Graveyard."""
    snap = occurrence.subject
    facts = _asking(table.book).get(snap.number, 0)
    if occurrence.cause not in (Cause.BATTLE, Cause.EFFECT) or occurrence.to != Zone.GRAVEYARD or not facts:
        return
    theirs = snap.controller == snap.owner and occurrence.player != snap.controller
    if snap.zone != Zone.MONSTER or not (theirs or snap.number in _asking_of_anyone(table.book)):
        return
    if occurrence.cause != Cause.EFFECT:
        facts &= ~Fact.DESTROYED_WAITING
    card = table.cards[snap.uid]
    table.put(snap.uid, card._replace(facts=card.facts | facts))


def come_due(table: Table) -> None:
    """The Standby Phase that the turn player's cards have waited for has begun."""
    if table.phase != Phase.STANDBY:
        return
    for uid, card in enumerate(table.cards):
        if card.facts & Fact.DESTROYED_WAITING and card.owner == table.turn_player:
            table.put(uid, card._replace(facts=card.facts & ~Fact.DESTROYED_WAITING | Fact.DESTROYED_DUE))
