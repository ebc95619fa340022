"""English statements for modifiers."""

from __future__ import annotations

from rulebook.vocabulary.terms import Position

from .acts import EnglishActs

POSITIONS: dict[Position, str] = {
    Position.ATTACK: "Attack Position",
    Position.DEFENSE: "Defense Position",
    Position.SET: "face-down Defense Position",
}


class EnglishModifiers(EnglishActs):
    """See ``Voice``."""
