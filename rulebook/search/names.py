"""Recognition of card names in a query: in any language, with typos, by a unique part of the name or a nickname."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from rapidfuzz import fuzz

from .words import near, stop_words, words_of

LONGEST = 8
"""Maximum number of words in a name."""
CLOSE = 84.0
"""Minimum similarity of a phrase and a name, in per cent."""
SHARED = 3
"""A partial name shared by more cards than this is not recognised."""
JOINED = 7
"""A name of several words is recognised as one word if it has at least this many letters."""


class Named(NamedTuple):
    """A place in a query that names a card: the candidate cards, whether it is the full name, and its words."""

    cards: frozenset[str]
    whole: bool
    words: tuple[str, ...]


class Names:
    """Card names indexed by their words.

    Args:
        names: each card's names in every language.
        called: nicknames, by their words, and the card of each.
    """

    def __init__(self, names: Mapping[str, Iterable[str]], called: Mapping[tuple[str, ...], str] | None = None) -> None:
        self._called = called or {}
        self._names: dict[tuple[str, ...], str] = {}
        for card, several in names.items():
            for name in several:
                self._names.setdefault(tuple(words_of(name)), card)
        self._joined = {
            joined: card
            for words, card in self._names.items()
            if len(words) > 1 and len(joined := "".join(words)) >= JOINED
        }
        self._by_word: dict[str, list[tuple[str, ...]]] = {}
        self._runs: dict[tuple[str, ...], set[str]] = {}
        for words, card in self._names.items():
            for word in set(words):
                self._by_word.setdefault(word, []).append(words)
            for begin in range(len(words)):
                for end in range(begin + 1, len(words) + 1):
                    self._runs.setdefault(words[begin:end], set()).add(card)
        self._single = {words[0] for words in self._names if len(words) == 1}
        self._inflected: dict[str, list[str]] = {}
        for word in sorted(self._by_word):
            self._inflected.setdefault(_base(word), []).append(word)
        self._slips: dict[str, tuple[str, ...]] = {}
        self._vocabulary = sorted(word for word in self._by_word if len(word) > 3)

    def recognise(self, words: Sequence[str], common: Collection[str] = ()) -> tuple[tuple[Named, ...], list[str]]:
        """Find the cards named in a query.

        A one-word name may also be a game term ("Fusion"), so it remains among the words; so does a partial name.

        Args:
            words: the words of the query.
            common: game terms; these are not treated as typos, nor as partial names on their own.

        Returns:
            The places that name cards, in order, and the remaining words.
        """
        found: list[Named] = []
        rest: list[str] = []
        at = 0
        while at < len(words):
            named, length = self._at(words, at, common)
            if named is None:
                rest.append(words[at])
                at += 1
                continue
            if named not in found:
                found.append(named)
            alone = length == 1 and words[at] in common
            rest += words[at : at + length] if alone or not named.whole else []
            at += length
        return tuple(found), rest

    def places(self, words: Sequence[str], common: Collection[str]) -> Iterator[tuple[Named, int, int]]:
        """Yield every place that names a card, also again, with its first word and the word after it."""
        at = 0
        while at < len(words):
            named, length = self._at(words, at, common)
            if named is not None:
                yield named, at, at + length
            at += length if named is not None else 1

    def _at(self, words: Sequence[str], at: int, common: Collection[str]) -> tuple[Named | None, int]:
        """The longest name that starts at this position, and how many words it takes."""
        for length in range(min(LONGEST, len(words) - at), 0, -1):
            card = self._names.get(tuple(words[at : at + length]))
            if card:
                return Named(frozenset((card,)), True, tuple(words[at : at + length])), length
        if words[at] in self._joined:
            return Named(frozenset((self._joined[words[at]],)), True, (words[at],)), 1
        called = self._called_at(words, at)
        if called > 1:  # a nickname is no slip of a longer name
            said = tuple(words[at : at + called])
            return Named(frozenset((self._called[said],)), False, said), called
        best = ("", 0, CLOSE)
        for start in self._starts(words[at], common):
            for name in self._by_word.get(start, ()):
                run = words[at : at + len(name)]
                if name[0] != start or (len(name) == 1 and len(start) < 5) or _other(run, name, common):
                    continue
                alike = fuzz.ratio(" ".join(run), " ".join(name))
                if alike > best[2]:
                    best = (self._names[name], len(name), alike)
        if best[0]:
            return Named(frozenset((best[0],)), True, tuple(words[at : at + best[1]])), best[1]
        return self._part(words, at, common)

    def _called_at(self, words: Sequence[str], at: int) -> int:
        """How many words the longest nickname has that starts at this position; 0 if none does."""
        lengths = range(min(LONGEST, len(words) - at), 0, -1)
        return next((length for length in lengths if tuple(words[at : at + length]) in self._called), 0)

    def _starts(self, word: str, common: Collection[str]) -> Iterator[str]:
        yield word
        yield from (
            other for other in self._inflected.get(_base(word), ()) if other != word and other not in self._single
        )
        if word not in common:
            yield from self._near(word)

    def _near(self, word: str) -> tuple[str, ...]:
        found = self._slips.get(word)
        if found is None:  # another thread may clear it meanwhile
            if len(self._slips) > 5000:
                self._slips.clear()
            self._slips[word] = found = tuple(other for other, _ in near(word, self._vocabulary))
        return found

    def _part(self, words: Sequence[str], at: int, common: Collection[str]) -> tuple[Named | None, int]:
        for length in range(min(LONGEST, len(words) - at), 0, -1):
            run = tuple(words[at : at + length])
            if run in self._called:
                return Named(frozenset((self._called[run],)), False, run), length
            cards = self._runs.get(run, ()) if run[0] not in stop_words() else ()
            telling = any(len(word) > 3 and word not in common and word not in stop_words() for word in run)
            if 0 < len(cards) <= SHARED and telling:
                return Named(frozenset(cards), False, run), length
        return None, 0


_ENDING = re.compile(r"(?<=\w{4})(e|er|es|en|em)$")


def _base(word: str) -> str:
    """A word without the ending of an adjective: "Schwarzes", "Schwarze", "Schwarzen"."""
    return _ENDING.sub("", word)


def _other(run: Sequence[str], name: Sequence[str], common: Collection[str]) -> bool:
    """Whether a phrase means something other than the name because one of its words is a game term and not a typo."""
    return any(
        said != meant and said in common and (len(name) == 1 or _base(said) != _base(meant))
        for said, meant in zip(run, name, strict=False)
    )


@cache
def nicknames() -> dict[tuple[str, ...], str]:
    """What players call a card, by its words, and the card's slug."""
    listed = tomllib.loads(files("rulebook.search").joinpath("nicknames.toml").read_text(encoding="utf-8"))
    return {tuple(words_of(said)): card for said, card in listed.items()}
