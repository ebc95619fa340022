"""Series of cards with a common word in their names, and that word in each language."""

from __future__ import annotations

from rulebook.languages import table

from .grammar import grammar
from .phrasebook import wording
from .quotes import quoted


def card_of(lang: str, word: str) -> str:
    """The label of a card that belongs to the series: an “Archfiend” card."""
    return wording(lang, "series.card").format(series(lang, word))


def series(lang: str, word: str) -> str:
    """The quoted word next to the noun: “HERO”; in German and Dutch followed by a hyphen."""
    said = quoted(lang, table(lang, "words/series").get(word, word))
    return f"{said}-" if grammar(lang).joins_compounds else said
