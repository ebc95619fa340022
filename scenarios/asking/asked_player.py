"""The player that a question asks about: who draws, takes damage or gains Life Points."""

from __future__ import annotations

from scenarios.formats.fields import PlayerWord

from .story import Asks
from .teller import Teller


def asked_player(teller: Teller, asks: Asks) -> PlayerWord | None:
    """The player who draws, takes damage or gains Life Points, if the question says who."""
    if asks not in (Asks.DAMAGE, Asks.DRAWS, Asks.GAINS):
        return None
    tokens = teller.tokens
    start, end = tokens.bounds(max(tokens.asking, default=0))
    at = tokens.first(start, end, ":i", ":he")
    damage = tokens.first(start, end, "damage") if asks is Asks.DAMAGE else -1
    if at < 0 and tokens.span(damage - 1, damage, ":it") and tokens.span(damage - 2, damage - 1, ":get", ":takes"):
        return "opponent"  # only players take damage: the one spoken of
    return None if at < 0 else "you" if ":i" in tokens.said[at] else "opponent"
