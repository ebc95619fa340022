"""Word normalisation: case, accents, stemming, compound splitting, spelling correction."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import filterfalse
from threading import Lock

import snowballstemmer
from rapidfuzz import process
from rapidfuzz.distance import DamerauLevenshtein

from rulebook.languages import LANGUAGES, setting, table

LONGEST_WORD = 40
"""Longer words are truncated; no word of the game is longer."""

MOST_STEMS = 60_000
"""Cache size for stems: several times the vocabulary of the library."""

_WORD = re.compile(r"[0-9a-z]+")
_SIGNS = str.maketrans({"ß": "ss", "æ": "ae", "ø": "o", "œ": "oe", "'": " ", "’": " ", "´": " ", "`": " "})
_SPELT = (("ae", "a"), ("oe", "o"), ("ue", "u"))
"""Normalises umlauts written out, in documents and queries: "Zauberkoenig", "Zauberkönig"."""
_QUESTION_MARK = re.compile(r"(?<=\s)\?(?=\s+\w)")
"""A "?" between words is a card's ATK or DEF, not the end of a question."""


@cache
def _same() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Players' words and the word of the texts for the same thing, folded; applied to documents and queries."""
    said: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        for word, others in table(lang, "search/same").items():
            said.setdefault(word, []).extend(others)
    patterns = {word: "|".join(sorted(others, key=len, reverse=True)) for word, others in said.items()}
    return tuple((re.compile(rf"\b(?:{pattern})\b"), word) for word, pattern in patterns.items())


def fold(text: str) -> str:
    """Lower-case without accents; umlauts and their spelling with e become the plain vowel."""
    plain = text.casefold().translate(_SIGNS)
    if not plain.isascii():
        plain = "".join(filterfalse(unicodedata.combining, unicodedata.normalize("NFKD", plain)))
    for spelt, letter in _SPELT:
        plain = plain.replace(spelt, letter)
    return plain


def words_of(text: str) -> list[str]:
    """The folded words of a text in order; "D.D." and "F/A" are one word each."""
    joined = re.sub(r"\b(\w)\.(?=\w\b|\s|$)", r"\1", text)
    folded = _QUESTION_MARK.sub("questionmark", fold(joined))
    for called, same in _same():
        folded = called.sub(same, folded)
    return [word[:LONGEST_WORD] for word in _WORD.findall(folded)]


@lru_cache(maxsize=MOST_STEMS)
def stem(lang: str, word: str) -> str:
    """The stem of a folded word."""
    with _one_at_a_time:  # a stemmer caches every word it processes
        found: str = _stemmer(lang).stemWord(word)
    return found


_one_at_a_time = Lock()


@cache
def _stemmer(lang: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(setting(lang, "stemmer"))


@cache
def stop_words() -> frozenset[str]:
    """Stop words of every language."""
    return _listed("question")


@cache
def card_words() -> frozenset[str]:
    """Words that, next to a card name, ask for nothing beyond the card ("does", "work", "effect")."""
    return _listed("card")


def _listed(name: str) -> frozenset[str]:
    listed = [word for lang in LANGUAGES for word in table(lang, "search/stop_words").get(name, ())]
    return frozenset(folded for word in listed for folded in words_of(word))


def parts(word: str, known: Collection[str], shortest: int = 4) -> tuple[str, ...]:
    """Split a compound into known words, longest first ("fallenkarteneffekt": fallenkarten, effekt).

    Drops a linking s, n or en between them. Returns an empty tuple if the word cannot be split completely.
    """
    if len(word) < 2 * shortest:
        return ()
    for end in range(len(word) - shortest, shortest - 1, -1):
        head = word[:end]
        if head not in known:
            continue
        for link in ("", "s", "n", "en", "e"):
            if not word.startswith(link, end):
                continue
            rest = word[end + len(link) :]
            if len(rest) >= shortest and rest in known:
                return head, rest
            deeper = parts(rest, known, shortest)
            if deeper:
                return head, *deeper
    return ()


def beginnings(word: str, known: Iterable[str], shortest: int = 8) -> Iterator[str]:
    """Yield known words that share a prefix of at least ``shortest`` letters with an unknown one.

    Only the words with the longest shared prefix ("durchschlagsschaden": durchschlagend, durchschlagender).
    """
    if len(word) < shortest:
        return
    family = [other for other in known if other.startswith(word[:shortest])]
    for length in range(len(word), shortest - 1, -1):
        closest = sorted(other for other in family if other.startswith(word[:length]))
        if closest:
            yield from closest
            return


def near(word: str, known: Sequence[str], most: int = 3) -> Iterator[tuple[str, float]]:
    """Yield known words within one or two typos, nearest first, each with a confidence from 0 to 1.

    A typo is an extra, missing, wrong or transposed letter: one in words of four to seven letters, two in longer ones.
    """
    if len(word) < 4:
        return
    slips = 1 if len(word) < 8 else 2
    close = process.extract(
        word, known, scorer=DamerauLevenshtein.distance, processor=None, score_cutoff=slips, limit=3 * most
    )
    nearest = sorted((distance, other) for other, distance, _ in close)
    yield from ((other, 1 - distance / (slips + 2)) for distance, other in nearest[:most])
