"""The player that a question asks about: who draws, takes damage or gains Life Points."""

from __future__ import annotations

from scenarios.formats.fields import PlayerWord

from .story import Asks
from .teller import Teller
from .tokens import Tokens

_TAKES = (":takes", ":get")
_SUBJECT = 3
"""How many words before its verb a person may be named."""


def _behind_condition(tokens: Tokens, start: int, end: int) -> int:
    """The first word that may tell who is asked about: in a clause that begins with "if", one near the last verb."""
    taken = tokens.last(start, end, *_TAKES)
    if taken < 0 or ":if" not in tokens.said[start]:
        return start
    near = max(start, taken - _SUBJECT)
    return near if tokens.span(near, end, ":i", ":he") else start


def asked_player(teller: Teller, asks: Asks) -> PlayerWord | None:
    """The player who draws, takes damage or gains Life Points, if the question says who."""
    if asks not in (Asks.DAMAGE, Asks.DRAWS, Asks.GAINS):
        return None
    tokens = teller.tokens
    start, end = tokens.bounds(max(tokens.asking, default=0))
    at = tokens.first(_behind_condition(tokens, start, end), end, ":i", ":he")
    damage = tokens.first(start, end, "damage") if asks is Asks.DAMAGE else -1
    if at < 0 and tokens.span(damage - 1, damage, ":it") and tokens.span(damage - 2, damage - 1, ":get", ":takes"):
        return "opponent"  # only players take damage: the one spoken of
    return None if at < 0 else "you" if ":i" in tokens.said[at] else "opponent"
