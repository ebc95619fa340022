"""Foils of Pendulum Monsters that do not go to the Extra Deck, as they do from the field in place of the Graveyard."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import MOVES_CARD, Event, kinds_with
from rulebook.engine.core.table import IN_PLAY
from rulebook.vocabulary.terms import MonsterKind, Zone

from .values import Contrast, Kind, Likely, Step

_RULES = ("pendulum.extra-deck",)
_MOVES = kinds_with(MOVES_CARD)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Pendulum Monster that moves and that a player could expect in the Extra Deck."""
    if not step.book.under(_RULES):
        return
    for at, event in enumerate(step.events):
        if event.kind in _MOVES and _is_pendulum(step.book, event.subject):
            condition = _other_way(event)
            if condition:
                told = (("card", step.reader.thing(event.subject)),)
                yield Contrast(Kind.PLACE, condition, (event.subject,), (), _RULES, Likely.OFTEN, at, told)


def _is_pendulum(book: Book, card: Snapshot) -> bool:
    known = book.by_number.get(card.number)
    return known is not None and known.stats is not None and MonsterKind.PENDULUM in known.stats.kinds


def _other_way(event: Event) -> str:
    """Why a Pendulum Monster that moves does not go to the Extra Deck; "" where nobody expects it."""
    to = event.get("to_zone")
    if event.get("from_zone") not in IN_PLAY:
        return "pendulum-elsewhere" if to == Zone.GRAVEYARD else ""
    if to == Zone.BANISHED and event.get("intended") == Zone.GRAVEYARD:
        return "pendulum-banished"
    return "pendulum-returned" if to in (Zone.HAND, Zone.DECK) else ""
