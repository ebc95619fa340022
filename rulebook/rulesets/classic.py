"""The rules of the early 2000s, as far as they differ from 2014."""

from __future__ import annotations

from .rules_2014 import RULES_2014

CLASSIC = RULES_2014.derive(
    "classic",
    date=20021231,
    numbers={"first-turn-draw": 1},  # turn.draw.first-turn.classic: whoever goes first draws too
)
