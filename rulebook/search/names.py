"""Names of cards inside a query, in any language, slips forgiven, or a part of a name that no other has."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rapidfuzz import fuzz

from .words import near, stop_words, words_of

LONGEST = 8
"""No name has more words."""
CLOSE = 84.0
"""How alike a run of words and a name must be, in per cent."""
SHARED = 3
"""A part of a name is no name where more cards have it."""


class Named(NamedTuple):
    """A place of a query that names a card: the cards it can mean, whether it is the whole name, and its words."""

    cards: frozenset[str]
    whole: bool
    words: tuple[str, ...]


class Names:
    """The names of cards by their words.

    Args:
        names: for each card its names in every language.
    """

    def __init__(self, names: Mapping[str, Iterable[str]]) -> None:
        self._names: dict[tuple[str, ...], str] = {}
        for card, several in names.items():
            for name in several:
                self._names.setdefault(tuple(words_of(name)), card)
        self._by_word: dict[str, list[tuple[str, ...]]] = {}
        self._runs: dict[tuple[str, ...], set[str]] = {}
        for words, card in self._names.items():
            for word in set(words):
                self._by_word.setdefault(word, []).append(words)
            for begin in range(len(words)):
                for end in range(begin + 1, len(words) + 1):
                    self._runs.setdefault(words[begin:end], set()).add(card)
        self._slips: dict[str, tuple[str, ...]] = {}
        self._vocabulary = sorted(word for word in self._by_word if len(word) > 3)

    def recognise(self, words: Sequence[str], common: Collection[str] = ()) -> tuple[tuple[Named, ...], list[str]]:
        """The cards named in a query, in order, and the words that are left.

        A name of one word may be a word of the game too ("Fusion"): it stays among the words. So does a part of a
        name.

        Args:
            words: the words of the query.
            common: words of the game; such a word is no slip of another, and alone no part of a name.
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

    def _at(self, words: Sequence[str], at: int, common: Collection[str]) -> tuple[Named | None, int]:
        """What is named here, and how many words it takes; the longest name wins."""
        for length in range(min(LONGEST, len(words) - at), 0, -1):
            card = self._names.get(tuple(words[at : at + length]))
            if card:
                return Named(frozenset((card,)), True, tuple(words[at : at + length])), length
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

    def _starts(self, word: str, common: Collection[str]) -> Iterator[str]:
        yield word
        if word not in common:
            yield from self._near(word)

    def _near(self, word: str) -> tuple[str, ...]:
        found = self._slips.get(word)
        if found is None:  # another reader may empty it meanwhile
            if len(self._slips) > 5000:
                self._slips.clear()
            self._slips[word] = found = tuple(other for other, _ in near(word, self._vocabulary))
        return found

    def _part(self, words: Sequence[str], at: int, common: Collection[str]) -> tuple[Named | None, int]:
        for length in range(min(LONGEST, len(words) - at), 0, -1):
            run = tuple(words[at : at + length])
            cards = self._runs.get(run, ())
            telling = any(len(word) > 3 and word not in common and word not in stop_words() for word in run)
            if 0 < len(cards) <= SHARED and telling:
                return Named(frozenset(cards), False, run), length
        return None, 0


def _other(run: Sequence[str], name: Sequence[str], common: Collection[str]) -> bool:
    """Whether a run of words says something else than a name: a word of it is one of the game, not a slip."""
    return any(said != meant and said in common for said, meant in zip(run, name, strict=False))
