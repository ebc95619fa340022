"""Foils of the first turn: the player who begins does not draw, and does not attack."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import Table
from rulebook.vocabulary.terms import Phase, Position, Zone

from .values import Contrast, Kind, Likely, Step

_NO_DRAW = ("turn.draw.first-turn-none",)
_DRAWS = ("turn.draw.first-turn.classic",)
_NO_ATTACK = ("battle.first-turn-none",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil at the end of the first Draw Phase if nobody has drawn, and one where the first attack could be."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.PHASE_BEGAN and event.get("turn") == 1 else None
        if table is None:
            continue
        arguments = (("player", step.reader.who(event.player)),)
        if event.get("phase") == Phase.STANDBY and table.under(_NO_DRAW) and not table.under(_DRAWS):
            if not any(one.kind is EventKind.DRAWN for one in step.all_events):
                yield Contrast(Kind.DRAW, "first-turn", (), (), _NO_DRAW, Likely.OFTEN, at, arguments)
        elif event.get("phase") == Phase.END and table.under(_NO_ATTACK) and _has_attacker(table, event.player):
            yield Contrast(Kind.ATTACK, "first-turn", (), (), _NO_ATTACK, Likely.OFTEN, at, arguments)


def _has_attacker(table: Table, player: int) -> bool:
    """Whether a player controls a monster in face-up Attack Position."""
    return any(table.cards[uid].position == Position.ATTACK for uid in table.in_zone(Zone.MONSTER, player))
