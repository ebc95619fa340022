"""The quotation marks around card names, one pair per language."""

from __future__ import annotations

from rulebook.languages import LANGUAGES, setting

QUOTES: dict[str, tuple[str, str]] = {lang: tuple(setting(lang, "quotes")) for lang in LANGUAGES}


def quoted(lang: str, name: str) -> str:
    """A name in the quotation marks of the language."""
    opening, closing = QUOTES[lang]
    return f"{opening}{name}{closing}"
