"""Series of cards that share a word in their names, and that word in each language."""

from __future__ import annotations

from .quotes import quoted

WORDS: dict[str, dict[str, str]] = {
    "HERO": {"de": "HELD", "it": "EROE"},
}
"""Series that are called otherwise than in English."""


def series(lang: str, word: str) -> str:
    """The word in quotation marks, as it stands at the noun: “HERO”; in German and Dutch with a hyphen behind it."""
    said = quoted(lang, WORDS.get(word, {}).get(lang, word))
    return f"{said}-" if lang in ("de", "nl") else said
