"""The foil of the first turn: the player who begins does not draw."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import EventKind
from rulebook.vocabulary.terms import Phase

from .values import Contrast, Kind, Likely, Step

_NO_DRAW = ("turn.draw.first-turn-none",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil at the end of the first Draw Phase if nobody has drawn in it."""
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.PHASE_BEGAN or event.get("phase") != Phase.STANDBY or event.get("turn") != 1:
            continue
        table = step.table(at)
        drawn = any(one.kind is EventKind.DRAWN for one in step.all_events)
        if table is not None and table.under(_NO_DRAW) and not drawn:
            arguments = (("player", step.reader.who(event.player)),)
            yield Contrast(Kind.DRAW, "first-turn", (), (), _NO_DRAW, Likely.OFTEN, at, arguments)
