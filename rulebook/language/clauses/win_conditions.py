"""Winning by the cards in the hand: "if you have ... in your hand ..., you win the Duel"."""

from __future__ import annotations

from rulebook.language.words.noun_phrases import join_list, quoted
from rulebook.language.words.word_ids import name_of

_HAS = {
    "en": "you have {names} in your hand in addition to this card",
    "de": "du zusätzlich zu dieser Karte {names} in deiner Hand hast",
    "it": "hai {names} nella tua mano oltre a questa carta",
    "nl": "je naast deze kaart {names} in je hand hebt",
}
_WIN = {
    "en": ("you win the Duel", "you win the Duel"),
    "de": ("gewinnst du das Duell", "du gewinnst das Duell"),
    "it": ("vinci il Duello", "vinci il Duello"),
    "nl": ("win je het duel", "je wint het duel"),
}


def has_set(lang: str, slugs: tuple[str, ...]) -> str:
    """What has to be in the hand, as a clause."""
    return _HAS[lang].format(names=join_list(lang, [quoted(lang, name_of(lang, slug)) for slug in slugs]))


def wins(lang: str) -> tuple[str, str]:
    """That you win the Duel: after a clause, and standing alone."""
    return _WIN[lang]
