"""Terms of the game in a text: which of its words the glossary explains."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from rulebook.articles.definitions import definitions
from rulebook.articles.glossary import glossary
from rulebook.search.words import fold, stem

EVERYDAY: frozenset[str] = frozenset({
    "player", "opponent", "step", "win", "lose", "tie", "draw-game", "random", "coin", "die", "cut", "pay", "return",
    "control", "limited", "forbidden", "semi-limited", "union", "match", "priority", "counter", "pick-up",
})  # fmt: skip
"""Terms whose words mostly have their everyday meaning in a text."""

AS_LISTED: frozenset[str] = frozenset({"turn", "cost", "card-name"})
"""Terms whose words mean something else in another form ("is turned face-up", "what it costs")."""

MOST_KEPT = 4000
"""Maximum number of texts that are kept."""

_WORD = re.compile(r"[^\W_]+")
_GAP = re.compile(r"[\s\-–'’&]+")
_NAMES = re.compile(r"“[^”]*”|„[^“]*“|«[^»]*»|\"[^\"]*\"")
"""Names of cards: what stands in quotation marks."""


class Part(NamedTuple):
    """A part of a text; ``term`` is the id of the term that it names, or empty."""

    text: str
    term: str = ""


@lru_cache(MOST_KEPT)
def terms_in(words: str, lang: str) -> tuple[Part, ...]:
    """The text in parts: each term once, where it is first named; not in the names of cards."""
    found: list[Part] = []
    told: set[str] = set()
    done = 0
    for begin, end, term in _places(words, lang):
        if term in told:
            continue
        told.add(term)
        found += [Part(words[done:begin]), Part(words[begin:end], term)]
        done = end
    return tuple(part for part in (*found, Part(words[done:])) if part.text)


def _places(words: str, lang: str) -> Iterator[tuple[int, int, str]]:
    """Where terms are named, the longest first: begin, end, term."""
    known, longest = _known(lang)
    tokens = list(_WORD.finditer(_NAMES.sub(lambda name: " " * len(name[0]), words)))
    at = 0
    while at < len(tokens):
        for count in range(min(longest, len(tokens) - at), 0, -1):
            run = tokens[at : at + count]
            term = _term_of(run, words, lang, known)
            if term:
                yield run[0].start(), run[-1].end(), term
                at += count
                break
        else:
            at += 1


def _term_of(run: Sequence[re.Match[str]], words: str, lang: str, known: Mapping[tuple[str, ...], list[Part]]) -> str:
    """The term that these words name; empty if none. Words written with a capital name only what is so written."""
    gaps = (words[one.end() : other.start()] for one, other in pairwise(run))
    if not all(_GAP.fullmatch(gap) for gap in gaps):
        return ""
    said = words[run[0].start() : run[-1].end()]
    fits = [one for one in known.get(_stems(said, lang), ()) if _written_alike(one, said)]
    return min(fits, key=lambda one: one.text[0].isupper() != said[0].isupper()).term if fits else ""


def _written_alike(known: Part, said: str) -> bool:
    if known.term in AS_LISTED and fold(known.text) != fold(said):
        return False
    if known.text[:2].isupper():
        return said[:2].isupper()
    return said[0].isupper() or not known.text[0].isupper()


def _stems(words: str, lang: str) -> tuple[str, ...]:
    return tuple(stem(lang, fold(word)) for word in _WORD.findall(words))


@cache
def _known(lang: str) -> tuple[Mapping[tuple[str, ...], list[Part]], int]:
    """The terms by the stems of their words, and the number of words of the longest."""
    found: dict[tuple[str, ...], list[Part]] = {}
    for id, term in glossary().items():
        base = definitions()[id].same or id
        if base not in EVERYDAY:
            found.setdefault(_stems(term.words[lang], lang), []).append(Part(term.words[lang], base))
    return found, max(map(len, found))
