"""Foils of the hand limit: it does not apply in the other player's turn, nor to a hand that just reaches it."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import EventKind
from rulebook.engine.turn.turn_phases import HAND_LIMIT, excess
from rulebook.vocabulary.terms import Phase, Zone

from .values import Contrast, Kind, Likely, Step


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil at an End Phase for a hand that only just keeps to the limit, or else for the other player's."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.PHASE_BEGAN and event.get("phase") == Phase.END else None
        if table is None or not table.under(HAND_LIMIT):
            continue
        own, other = table.turn_player, 1 - table.turn_player
        if excess(table, own) == 0:
            full = (("player", step.reader.who(own)), ("have", len(table.in_zone(Zone.HAND, own))))
            yield Contrast(Kind.SPARED, "hand-limit-kept", (), (), HAND_LIMIT, Likely.PERHAPS, at, full)
        elif excess(table, other) > 0:
            have = len(table.in_zone(Zone.HAND, other))
            told = (("player", step.reader.who(other)), ("have", have))
            yield Contrast(Kind.SPARED, "hand-limit", (), (), HAND_LIMIT, Likely.PERHAPS, at, told)
