"""The quotation marks around card names, one pair per language."""

from __future__ import annotations

LANGUAGES: tuple[str, ...] = ("de", "en", "it", "nl")
"""The languages of the tutor."""

QUOTES: dict[str, tuple[str, str]] = {
    "de": ("„", "“"),
    "en": ("“", "”"),
    "it": ("“", "”"),
    "nl": ("“", "”"),
}


def quoted(lang: str, name: str) -> str:
    """A name in the quotation marks of the language."""
    opening, closing = QUOTES[lang]
    return f"{opening}{name}{closing}"
