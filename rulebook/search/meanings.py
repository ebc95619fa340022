"""Synonyms used by players in each language: each group of them is one meaning."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from rulebook.languages import LANGUAGES, table

from .words import stem, words_of

MARK = "="
"""Prefix of a meaning; no word begins with it."""

Ends = tuple[tuple[str, ...], str]


class Meanings:
    """What words and phrases mean.

    Args:
        groups: per language, the comma-separated words of each meaning.
    """

    def __init__(self, groups: Mapping[str, Mapping[str, str]]) -> None:
        self._words: dict[str, dict[str, tuple[str, ...]]] = {lang: {} for lang in LANGUAGES}
        self._said: dict[str, dict[str, tuple[str, ...]]] = {lang: {} for lang in LANGUAGES}
        self._runs: dict[str, dict[str, list[Ends]]] = {lang: {} for lang in LANGUAGES}
        for lang, meanings_of in groups.items():
            for name, listed in meanings_of.items():
                for said in map(words_of, listed.split(",")):
                    self._learn(lang, said, MARK + name)

    def _learn(self, lang: str, said: Sequence[str], meaning: str) -> None:
        if len(said) > 1:
            run = tuple(stem(lang, word) for word in said)
            self._runs[lang].setdefault(run[0], []).append((run, meaning))
        elif said:
            for words, own in ((self._said[lang], said[0]), (self._words[lang], stem(lang, said[0]))):
                known = words.get(own, ())
                words[own] = (*known, meaning) if meaning not in known else known

    def said(self, lang: str) -> set[str]:
        """The single words of a language that have a meaning here."""
        return set(self._said[lang])

    def of(self, lang: str, stemmed: str) -> tuple[str, ...]:
        """The meanings of a word, by stem."""
        return self._words[lang].get(stemmed, ())

    def of_word(self, lang: str, word: str) -> tuple[str, ...]:
        """The meanings of a word: those that list this very form ("mostro"), else those of its stem ("mostrare")."""
        return self._said[lang].get(word) or self.of(lang, stem(lang, word))

    def runs(self, lang: str, stems: Sequence[str]) -> Iterator[tuple[int, int, str]]:
        """Yield the phrases that have a meaning, as (start, end, meaning)."""
        starts = self._runs[lang]
        for at, first in enumerate(stems):
            for run, meaning in starts.get(first, ()):
                if tuple(stems[at : at + len(run)]) == run:
                    yield at, at + len(run), meaning


@cache
def meanings() -> Meanings:
    """The meanings listed in the folder of each language."""
    return Meanings({lang: table(lang, "search/meanings") for lang in LANGUAGES})
