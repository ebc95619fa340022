"""The official names of a card."""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Names:
    """A card's official names. Players of a language without official names use the English one."""

    en: str
    de: str
    it: str

    def in_language(self, language: str) -> str:
        """The name used by players of ``language``."""
        name: str = getattr(self, self.language_for(language))
        return name

    @staticmethod
    def language_for(language: str) -> str:
        """The language of the names that players of ``language`` use."""
        return language if language in NAME_LANGUAGES else "en"


NAME_LANGUAGES: tuple[str, ...] = tuple(field.name for field in fields(Names))
"""The languages with official card names."""
