"""Questions whether a player may still activate any Trap after what was told: "I revive Jinzo, can he use Traps?"."""

from __future__ import annotations

from .story import Act, Asks, Done, Slug, Where
from .teller import PLAYED, Teller, stand

_ANY: Slug = "waboku"
"""A Trap that can be activated at nearly any time."""
_OTHERWISE = (":not", "respond", ":answers", "effect", "negate", ":hand", "destroy", "spell", "monster")


def any_trap_asked(teller: Teller, start: int, end: int) -> tuple[Asks, Slug] | None:
    """What is asked of any Trap that a player is to activate after the last act; its activation is added to the acts.

    Args:
        teller: what has been read of the story.
        start: the first word of the clause that asks.
        end: the word after it.
    """
    tokens = teller.tokens
    named = any(start <= one.start < end for one in tokens.mentions)
    asks = tokens.span(start, end, ":can") and tokens.span(start, end, "trap") and tokens.span(start, end, *PLAYED)
    if named or not asks or not tokens.span(start, end, ":i", ":he") or tokens.span(start, end, *_OTHERWISE):
        return None
    if not teller.acts or teller.acts[-1].done is not Done.ACTIVATE or _ANY in teller.cards:
        return None
    stand(teller, _ANY, teller.subject, Where.SET)
    teller.acts.append(Act(actor=teller.subject, done=Done.ACTIVATE, card=_ANY, later=True))
    return Asks.MAY, _ANY
