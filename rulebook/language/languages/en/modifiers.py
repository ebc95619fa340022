"""English statements for modifiers, and the names of the positions."""

from __future__ import annotations

from rulebook.language.words.noun_phrases import phrase
from rulebook.vocabulary.terms import Position

from .acts import EnglishActs

POSITIONS: dict[Position, str] = {
    Position.ATTACK: phrase("en", "attack-position", article="none"),
    Position.DEFENSE: phrase("en", "defense-position", article="none"),
    Position.SET: phrase("en", "defense-position", article="none", adjectives=("face-down",)),
}


class EnglishModifiers(EnglishActs):
    """See ``Voice``."""
