"""What the words of a question about a rule speak of: concepts, listed per language in ``search/principles``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from rulebook.languages import LANGUAGES, table
from rulebook.search.words import fold

_COUNTING = "counting"
"""The key of the number words, from one on."""
_GAP, _ANY_END = "..", "*"
_GAP_WITHIN = 7
"""How many words may stand between the two parts of a phrase with a gap."""
_LOANED_FROM = "en"
"""The language whose words players use in all others."""
_SHORTEST_LOAN = 3
_WORD = re.compile(r"[0-9a-z]+")
_REMEMBERED = 4096
_TURNS = frozenset({"this-turn", "last-turn", "next-turn"})
_BESIDES = _TURNS | {"wh"}
"""Concepts whose phrases tell besides what else they say: "the turn I Set it", "which Levels"."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One word of a phrase: exactly ``word``, or a word that begins with it. ``gap``: other words may come before."""

    word: str
    begins: bool
    gap: bool

    def fits(self, word: str) -> bool:
        """Whether a word of a question is this one."""
        return word.startswith(self.word) if self.begins else word == self.word


class Spoken(NamedTuple):
    """A concept that the words at ``places`` speak of; ``run``: it is a phrase without a gap."""

    concept: str
    places: tuple[int, ...]
    run: bool


def spoken_of(words: Sequence[str], langs: Sequence[str]) -> list[Spoken]:
    """What the words of a question speak of; a phrase is read as a whole and not as its single words.

    One that begins with a gap leaves its single words standing.

    Args:
        words: the folded words.
        langs: the languages it may be in.
    """
    own = {one for lang in langs for one in _found(words, lang)}
    said = {at for one in own for at in one.places}
    loans = [] if _LOANED_FROM in langs else [
        one for one in _found(words, _LOANED_FROM)
        if said.isdisjoint(one.places) and (len(one.places) > 1 or len(words[one.places[0]]) >= _SHORTEST_LOAN)
        and not all(words[at] in _stop_words(langs[0]) for at in one.places)
    ]  # fmt: skip
    found = [*own, *loans]
    runs = [set(one.places) for one in found if one.run and one.concept not in _BESIDES]
    turns = [set(one.places) for one in found if one.run and one.concept in _TURNS]
    kept = [
        one for one in found
        if not any(set(one.places) < run for run in runs)
        and not (one.concept in _TURNS and any(set(one.places) < run for run in turns))
    ]  # fmt: skip
    return sorted(kept, key=lambda one: (one.places, one.concept))


@cache
def concepts() -> frozenset[str]:
    """All concepts that a statement can name."""
    return frozenset(table(_LOANED_FROM, "search/principles")) - {_COUNTING}


@lru_cache(maxsize=_REMEMBERED)
def number_in(word: str) -> int | None:
    """The number that a word says, in figures or in words."""
    return int(word) if word.isdecimal() else _numbers().get(word)


@cache
def _numbers() -> Mapping[str, int]:
    counted = [str(table(lang, "search/principles")[_COUNTING]).split(",") for lang in LANGUAGES]
    return {fold(word.strip()): at for words in counted for at, word in enumerate(words, start=1) if at > 1}


@cache
def _stop_words(lang: str) -> frozenset[str]:
    return frozenset(fold(word) for word in table(lang, "search/stop_words")["question"])


def _found(words: Sequence[str], lang: str) -> Iterator[Spoken]:
    exact, begun = _phrases(lang)
    for at, word in enumerate(words):
        for pieces, concept in (*exact.get(word, ()), *_beginning(word, begun)):
            places = _places(words, at, pieces)
            if places is not None:
                yield Spoken(concept, places, len(pieces) > 1 and not any(piece.gap for piece in pieces))


def _places(words: Sequence[str], at: int, pieces: Sequence[Piece]) -> tuple[int, ...] | None:
    """Where the words of a phrase are that begins at a word; None if they are not there."""
    found = [at]
    for piece in pieces[1:]:
        start = found[-1] + 1
        reach = range(start, min(len(words), start + (_GAP_WITHIN if piece.gap else 1)))
        place = next((one for one in reach if piece.fits(words[one])), None)
        if place is None:
            return None
        found.append(place)
    return tuple(found)


Phrase = tuple[tuple[Piece, ...], str]
_LETTERS = 2
"""How many letters a word begins with at least where its end is left open."""


def _beginning(word: str, begun: Mapping[str, Sequence[Phrase]]) -> list[Phrase]:
    return [one for one in begun.get(word[:_LETTERS], ()) if one[0][0].fits(word)]


@cache
def _phrases(lang: str) -> tuple[Mapping[str, Sequence[Phrase]], Mapping[str, Sequence[Phrase]]]:
    """The phrases of a language by their first word, and those whose first word has an open end by its beginning."""
    exact: dict[str, list[Phrase]] = {}
    begun: dict[str, list[Phrase]] = {}
    for concept, listed in table(lang, "search/principles").items():
        if concept == _COUNTING:
            continue
        for said in str(listed).split(","):
            pieces = tuple(_pieces(said))
            if pieces:
                first = pieces[0]
                into = begun.setdefault(first.word[:_LETTERS], []) if first.begins else exact.setdefault(first.word, [])
                into.append((pieces, concept))
    return exact, begun


def _pieces(said: str) -> Iterator[Piece]:
    gap = False
    for part in said.split():
        if part == _GAP:
            gap = True
            continue
        own = _WORD.findall(fold(part))
        for at, word in enumerate(own):
            yield Piece(word, part.endswith(_ANY_END) and at == len(own) - 1, gap)
            gap = False
