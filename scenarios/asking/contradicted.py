"""What a question tells that cannot be done, and then asks: "my monster cannot attack. Can I attack with it?"."""

from __future__ import annotations

from .tokens import Tokens

_DEEDS = (
    ("attack", ":attack"), ("tribute",), ("destroy",), ("activate", ":play"), ("target",), ("banish",), ("negate",),
    ("summon",), ("special",),
)  # fmt: skip
"""What is said to be impossible and asked about; each by the meanings of its words."""
_CANNOT = ("cannot", "cant")
"""What says both "can" and "not"."""
_BESIDE = 4
"""How many words may stand between "can" and "not"."""


def is_contradicted(tokens: Tokens) -> bool:
    """Whether a clause tells that something cannot be done or cannot happen which the last clause asks about."""
    main = max(tokens.asking, default=-1)
    start, end = tokens.bounds(main)
    if not tokens.span(start, end, ":can") or tokens.tags:
        return False
    asked = {one.card for one in tokens.mentions if one.clause == main}
    for clause in set(tokens.clause) - tokens.asking - tokens.further - tokens.conditions:
        told = {one.card for one in tokens.mentions if one.clause == clause and not one.typical}
        own = tokens.bounds(clause)
        same = any(tokens.span(*own, *deed) and tokens.span(start, end, *deed) for deed in _DEEDS)
        theirs = tokens.span(*own, "opponent", ":he") and not tokens.span(start, end, "opponent", ":he")
        if same and clause < main and _is_denied(tokens, *own) and not theirs and (
               not told or not asked or told <= asked):  # fmt: skip
            return True
    return False


def _is_denied(tokens: Tokens, start: int, end: int) -> bool:
    places = [at for at in range(start, end) if ":can" in tokens.said[at] or tokens.words[at] in _CANNOT]
    denied = any(tokens.span(max(start, at - 1), min(end, at + _BESIDE + 1), ":not") for at in places)
    return denied and not tokens.span(start, end, ":only", ":merely", ":other")
