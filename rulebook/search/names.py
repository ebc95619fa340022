"""Names of cards inside a query, in any language, slips forgiven."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rapidfuzz import fuzz

from .words import near, words_of

LONGEST = 8
"""No name has more words."""
CLOSE = 84.0
"""How alike a run of words and a name must be, in per cent."""


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
        for words in self._names:
            for word in set(words):
                self._by_word.setdefault(word, []).append(words)
        self._vocabulary = sorted(word for word in self._by_word if len(word) > 3)

    def recognise(self, words: Sequence[str]) -> tuple[tuple[str, ...], list[str]]:
        """The cards named in a query, in order, and the words that are left.

        A name of one word may be a word of the game too ("Fusion"): it stays among the words.
        """
        found: list[str] = []
        rest: list[str] = []
        at = 0
        while at < len(words):
            card, length = self._at(words, at)
            if card:
                found.append(card)
                rest += words[at : at + length] if length == 1 else []
                at += length
            else:
                rest.append(words[at])
                at += 1
        return tuple(dict.fromkeys(found)), rest

    def _at(self, words: Sequence[str], at: int) -> tuple[str, int]:
        """The card whose name begins here, and how many words it takes; the longest name wins."""
        for length in range(min(LONGEST, len(words) - at), 0, -1):
            card = self._names.get(tuple(words[at : at + length]))
            if card:
                return card, length
        best = ("", 0, CLOSE)
        starts = [words[at], *(word for word, _ in near(words[at], self._vocabulary))]
        for start in starts:
            for name in self._by_word.get(start, ()):
                if name[0] != start or (len(name) == 1 and len(start) < 5):
                    continue
                run = " ".join(words[at : at + len(name)])
                alike = fuzz.ratio(run, " ".join(name))
                if alike > best[2]:
                    best = (self._names[name], len(name), alike)
        return best[0], best[1]
