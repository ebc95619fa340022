"""Where a long word may be broken, marked with soft hyphens: ``words/hyphens.toml`` of each language."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import pairwise

from rulebook.languages import table

SOFT_HYPHEN = "\u00ad"
"""Shown as a hyphen where a line ends, and not at all elsewhere."""

LONGEST_WHOLE = 9
"""Longer words are marked, shorter ones are never broken."""

LEAST = 3
"""Minimum number of letters on each side of a hyphen."""

_WORD = re.compile(r"[^\W\d_]+")


@lru_cache(4096)
def hyphenated(lang: str, name: str) -> str:
    """A name with soft hyphens in its long words."""
    return _WORD.sub(lambda found: _marked(lang, found[0]), name)


def _marked(lang: str, word: str) -> str:
    if len(word) <= LONGEST_WHOLE:
        return word
    places = [at for at in _places(lang, word.lower()) if LEAST <= at <= len(word) - LEAST]
    return SOFT_HYPHEN.join(word[at:to] for at, to in pairwise((0, *places, len(word))))


def _places(lang: str, word: str) -> list[int]:
    """Where a word can be broken: before its parts, and in them before the consonant that begins a syllable."""
    parts = _parts(lang)
    begin: list[int] = []
    for part in parts.finditer(word, 2) if parts is not None else ():
        if not begin or part.start() - begin[-1] >= LEAST:
            begin.append(part.start())
    found = set(begin)
    for at, to in pairwise((0, *begin, len(word))):
        found |= {at + place for place in _syllables(lang, word[at:to]) if LEAST <= place <= to - at - LEAST}
    return sorted(found)


def _syllables(lang: str, part: str) -> list[int]:
    vowels, onsets = _sounds(lang)
    if vowels is None:
        return []
    spoken = list(vowels.finditer(part))
    found: list[int] = []
    for one, other in pairwise(spoken):
        between = part[one.end() : other.start()]
        if between:
            begins = next((each for each in onsets if between.endswith(each)), between[-1])
            found.append(other.start() - len(begins))
    return found


@cache
def _parts(lang: str) -> re.Pattern[str] | None:
    parts: list[str] = table(lang, "words/hyphens").get("parts", [])
    return re.compile(f"(?={'|'.join(parts)})") if parts else None


@cache
def _sounds(lang: str) -> tuple[re.Pattern[str] | None, tuple[str, ...]]:
    """The vowels, the ``u`` of ``qu`` left out, and the groups of consonants, the longest first."""
    words = table(lang, "words/hyphens")
    vowels: list[str] = words.get("vowels", [])
    pattern = re.compile(f"(?!(?<=q)u)(?:{'|'.join(sorted(vowels, key=len, reverse=True))})") if vowels else None
    return pattern, tuple(sorted(words.get("onsets", []), key=len, reverse=True))
