"""German statements for modifiers: relative clauses, and a value in the dative."""

from __future__ import annotations

from rulebook.language.voices.voice import Act, Said
from rulebook.language.words.phrasebook import wordings

from .acts import GermanActs
from .grammar import determiner


class GermanModifiers(GermanActs):
    """See ``Voice``."""

    def predicate(self, subject: Said, forms: tuple[str, str], rest: str, tail: str = "") -> Act:
        if rest.endswith(","):  # a relative clause at the end of the sentence
            rest, _, relative = rest[:-1].rpartition(", ")
            tail = f", {relative}"
        return super().predicate(subject, forms, rest, tail)

    def equal(self, equal_to: str) -> str:
        return super().equal(_dative(equal_to))


def _dative(value: str) -> str:
    """A value in the genitive, in the dative: des Schadens, dem Schaden."""
    article, _, noun = value.partition(" ")
    if article == determiner("def", "gen", 0):
        return f"{determiner('def', 'dat', 0)} {noun.removesuffix('s')}"
    stats = [wordings("de", f"modifiers.reckoned.stat.{stat}") for stat in ("atk", "def")]
    points = tuple(words[key].partition(" ")[2] for words in stats for key in ("now", "original"))
    return f"{determiner('def', 'dat', 3)} {noun}" if noun.startswith(points) else value
