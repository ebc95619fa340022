"""Series of cards that share a word in their names, and that word in each language."""

from __future__ import annotations

from .quotes import quoted

WORDS: dict[str, dict[str, str]] = {
    "Archfiend": {"de": "Erzunterweltler", "it": "Arcidemone"},
    "Elemental HERO": {"de": "Elementar-HELD", "it": "EROE Elementale"},
    "Gravekeeper's": {"de": "Grabwächter", "it": "Custode di Tombe"},
    "Magician": {"de": "Magier", "it": "Mago"},
    "Odd-Eyes": {"de": "Buntäugig", "it": "Occhi Diversi"},
    "Koa'ki Meiru": {"de": "Koa'ki Meiru", "it": "Koa'ki Meiru"},
    "HERO": {"de": "HELD", "it": "EROE"},
}
"""Series that are called otherwise than in English."""


_CARD = {"en": "an {} card", "de": "{}Karte", "it": "carta {}", "nl": "{}kaart"}


def card_of(lang: str, word: str) -> str:
    """What a card is that counts as one of the series: an “Archfiend” card."""
    return _CARD[lang].format(series(lang, word))


def series(lang: str, word: str) -> str:
    """The word in quotation marks, as it stands at the noun: “HERO”; in German and Dutch with a hyphen behind it."""
    said = quoted(lang, WORDS.get(word, {}).get(lang, word))
    return f"{said}-" if lang in ("de", "nl") else said
