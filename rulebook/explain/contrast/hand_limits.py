"""Foils of the hand limit: it does not apply to the player whose turn it is not."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import EventKind
from rulebook.vocabulary.terms import Phase, Zone

from .values import Contrast, Kind, Likely, Step

_LIMIT = 6
_RULES = ("turn.end.hand-limit",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil at an End Phase in which the other player has more cards in hand than the limit allows."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.PHASE_BEGAN and event.get("phase") == Phase.END else None
        if table is None:
            continue
        other = 1 - table.turn_player
        have = sum(card.zone == Zone.HAND and card.owner == other for card in table.cards)
        if have > _LIMIT:
            told = (("player", step.reader.who(other)), ("have", have))
            yield Contrast(Kind.SPARED, "hand-limit", (), (), _RULES, Likely.PERHAPS, at, told)
