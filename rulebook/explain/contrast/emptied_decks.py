"""Foils of a Deck that becomes empty: its player has not lost before a draw that is not possible."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.moving.life_points import NO_CARD_LEFT
from rulebook.vocabulary.terms import Zone

from .values import Contrast, Kind, Likely, Step

_AWAY = (Zone.GRAVEYARD, Zone.BANISHED)
"""Nobody takes a last card that is drawn, added or Summoned for a loss."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each player whose Deck becomes empty in a step that does not end the Duel."""
    before, ended = step.table(-1), step.after(len(step.events) - 1)
    if before is None or ended is None or not before.under(NO_CARD_LEFT) or ended.winner != NOBODY:
        return
    for player in (0, 1):
        if not before.in_zone(Zone.DECK, player) or any(
            one.zone == Zone.DECK and one.holder == player for one in ended.cards
        ):
            continue
        leaving = (at for at, one in enumerate(step.events) if ("from_zone", Zone.DECK) in one.arguments)
        at = max(leaving, default=-1)
        if at >= 0 and step.events[at].get("to_zone") in _AWAY:
            told = (("player", step.reader.who(player)),)
            yield Contrast(Kind.WIN, "deck-empty", (step.events[at].subject,), (), NO_CARD_LEFT, Likely.OFTEN, at, told)
