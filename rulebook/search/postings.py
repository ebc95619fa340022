"""The inverted index of one language: which stems occur in which document, with weights."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log

from .document import Document
from .meanings import MARK, Meanings
from .words import beginnings, near, parts, stem, stop_words, words_of

TITLE, BODY, ALSO, ASKED = 2.0, 1.0, 3.0, 2.0
"""Weights of a word in the title, the body, a synonym of the title, and a common query."""
PART, MEANT = 0.5, 0.9
"""Weights of a part of a compound relative to the whole word, and of a synonym."""
ALIKE = 6.0
"""Bonus for a query identical to a common query."""
FREQUENT, LENGTH = 1.5, 0.9
"""Term-frequency saturation and document-length normalisation (BM25's k1 and b)."""
FLOOR = 0.3
"""Minimum remaining share of the score for a document that matches almost nothing of the query."""
LONG = 0.5
"""How much common queries add to the length of a document."""


class Postings:
    """The immutable index of one language.

    Args:
        lang: the language.
        documents: the searchable documents.
        meanings: synonyms.
    """

    def __init__(self, lang: str, documents: Sequence[Document], meanings: Meanings) -> None:
        self.lang = lang
        self.meanings = meanings
        self.postings: dict[str, dict[int, float]] = {}
        texts = [
            (
                (words_of(document.title.get(lang, "")), TITLE * document.leads, 1.0),
                (words_of(document.body.get(lang, "")), BODY, 1.0),
                (
                    [word for other in document.also.get(lang, ()) for word in words_of(other)],
                    ALSO * document.leads,
                    1.0,
                ),
                (words_of(document.asked.get(lang, "")), ASKED, LONG),
            )
            for document in documents
        ]
        self.known = {word for fields in texts for words, _, _ in fields for word in words}
        self.common = {
            word
            for document, fields in zip(documents, texts, strict=True)
            if not document.cards
            for words, _, _ in fields[:-1]  # common queries contain card names too
            for word in words
        }
        self._tokens: dict[str, tuple[tuple[str, float], ...]] = {}
        lengths: list[float] = []
        for place, fields in enumerate(texts):
            counted: dict[str, float] = {}
            length = 0.0
            for words, weight, counts in fields:
                for token, worth in self._all(words):
                    counted[token] = counted.get(token, 0.0) + weight * worth
                length += len(words) * weight * counts
            lengths.append(length)
            for token, sum_of in counted.items():
                self.postings.setdefault(token, {})[place] = sum_of
        self._weigh(lengths)
        self._phrase_of: list[int] = []
        self._phrase_size: list[float] = []
        self._phrases: dict[str, dict[int, float]] = {}
        for place, document in enumerate(documents):
            for said in document.asked.get(lang, "").split(","):
                self._learn_phrase(place, [word for word in words_of(said) if word not in stop_words()])
        self.known |= meanings.said(lang)
        self.common |= meanings.said(lang)
        self._vocabulary = sorted(self.known)
        self._meant: dict[tuple[str, bool], tuple[tuple[str, float], ...]] = {}

    def _all(self, words: Sequence[str]) -> Iterable[tuple[str, float]]:
        for word in words:
            yield from self._of(word)
        stems = [stem(self.lang, word) for word in words]
        yield from ((meaning, 1.0) for _, _, meaning in self.meanings.runs(self.lang, stems))

    def _of(self, word: str) -> tuple[tuple[str, float], ...]:
        """The weighted tokens of a document word: its stem, the stems of its parts and its meanings."""
        if word not in self._tokens:
            own = stem(self.lang, word)
            pieces = [stem(self.lang, part) for part in parts(word, self.known)]
            found = [(own, 1.0), *((piece, PART) for piece in pieces)]
            found += [(each, 1.0) for each in self.meanings.of(self.lang, own)]
            found += [(each, PART) for piece in pieces for each in self.meanings.of(self.lang, piece)]
            self._tokens[word] = tuple(found)
        return self._tokens[word]

    def _learn_phrase(self, place: int, words: Sequence[str]) -> None:
        if not words:
            return
        at = len(self._phrase_of)
        self._phrase_of.append(place)
        self._phrase_size.append(sum(self.rarity[stem(self.lang, word)] for word in words))
        for word in words:
            for token, worth in self._of(word):
                held = self._phrases.setdefault(token, {})
                held[at] = max(held.get(at, 0.0), worth * self.rarity[stem(self.lang, word)])

    def _weigh(self, lengths: Sequence[float]) -> None:
        count = len(lengths)
        mean = sum(lengths) / max(count, 1) or 1.0
        norms = [FREQUENT * (1 - LENGTH + LENGTH * length / mean) for length in lengths]
        self.rarest = log(1 + count * 2)
        self.rarity: dict[str, float] = {}
        for token, posting in self.postings.items():
            self.rarity[token] = rarity = log(1 + (count - len(posting) + 0.5) / (len(posting) + 0.5))
            for place, weight in posting.items():
                posting[place] = rarity * weight * (1 + FREQUENT) / (weight + norms[place])

    def meant(self, word: str, elsewhere: bool) -> tuple[tuple[str, float], ...]:
        """The weighted tokens of a query word: itself, its meanings, its parts, or its spelling correction.

        A word known ``elsewhere``, in another language, is not treated as a typo.
        """
        found = self._meant.get((word, elsewhere))
        if found is None:  # another thread may clear it meanwhile
            if len(self._meant) > 5000:
                self._meant.clear()
            best: dict[str, float] = {}
            for token, sure in self._understand(word, elsewhere):
                best[token] = max(best.get(token, 0.0), sure)
            found = tuple((token, sure) for token, sure in best.items() if token in self.postings)
            self._meant[word, elsewhere] = found
        return found

    def read(self, words: Sequence[str]) -> tuple[str, ...]:
        """The stems of the significant words, with typos corrected."""
        return tuple(map(self._read, [word for word in words if word not in stop_words()] or words))

    def _read(self, word: str) -> str:
        own = stem(self.lang, word)
        if own in self.postings:
            return own
        return next((token for token, _ in self.meant(word, False) if not token.startswith(MARK)), own)

    def sense(self, words: Sequence[str]) -> tuple[str, ...]:
        """The meanings of the words in order, or their stems if they have none."""
        runs = self._runs(words)
        found: list[str] = []
        at = 0
        for place, word in enumerate(words):
            if place < at:
                continue
            if place in runs:
                at, meaning = runs[place]
                found.append(meaning)
            elif word not in stop_words():
                own = stem(self.lang, word)
                found.append(next(iter(self.meanings.of(self.lang, own)), own))
        return tuple(dict.fromkeys(found))

    def _runs(self, words: Sequence[str]) -> dict[int, tuple[int, str]]:
        """For each position, the longest phrase that has a meaning, as (end, meaning)."""
        runs: dict[int, tuple[int, str]] = {}
        for begin, end, meaning in self.meanings.runs(self.lang, [stem(self.lang, word) for word in words]):
            if end > runs.get(begin, (0, ""))[0]:
                runs[begin] = (end, meaning)
        return runs

    def _understand(self, word: str, elsewhere: bool) -> Iterable[tuple[str, float]]:
        if word.startswith(MARK):
            yield word, 1.0
            return
        own = stem(self.lang, word)
        known = own in self.postings or bool(self.meanings.of(self.lang, own))
        if known:
            yield from self._said(own, 1.0)
        made = parts(word, self.known)
        for part in made:
            yield from self._said(stem(self.lang, part), PART if known else 0.8)
        if known or made or elsewhere:
            return
        close = [(stem(self.lang, other), sure * 0.8) for other, sure in near(word, self._vocabulary)]
        for other, sure in close or [(stem(self.lang, each), 0.6) for each in beginnings(word, self._vocabulary)]:
            yield from self._said(other, sure)

    def _said(self, stemmed: str, sure: float) -> Iterable[tuple[str, float]]:
        yield stemmed, sure
        yield from ((meaning, sure * MEANT) for meaning in self.meanings.of(self.lang, stemmed))

    def asked(self, words: Sequence[str]) -> list[str]:
        """The significant words of a query, plus the meanings of its phrases."""
        runs = self._runs(words)
        asked: list[str] = []
        for place, word in enumerate(words):
            if place in runs:
                asked.append(runs[place][1])
            if word not in stop_words():
                asked.append(word)
        return list(dict.fromkeys(asked or words))

    def score(
        self, words: Sequence[str], elsewhere: frozenset[str]
    ) -> tuple[dict[int, float], dict[int, float], set[str]]:
        """Score the documents that contain these words.

        Args:
            words: the words of a query in order.
            elsewhere: the words known in some language.

        Returns:
            By document index, its score and the share of the query it matches; and the matched tokens.
        """
        scores: dict[int, float] = {}
        matched: dict[int, float] = {}
        found: set[str] = set()
        alike: dict[int, float] = {}
        asked = 0.0
        for word in self.asked(words):
            same: dict[int, float] = {}
            best: dict[int, float] = {}
            sureness: dict[int, float] = {}
            worth = 0.0
            for token, sure in self.meant(word, word in elsewhere):
                found.add(token)
                worth = max(worth, self.rarity[token])
                for place, weight in self.postings[token].items():
                    if weight * sure > best.get(place, 0.0):
                        best[place], sureness[place] = weight * sure, sure
                for phrase, weight in self._phrases.get(token, {}).items():
                    same[phrase] = max(same.get(phrase, 0.0), min(weight, self.rarity[token]) * sure)
            for phrase, weight in same.items():
                alike[phrase] = alike.get(phrase, 0.0) + weight
            asked += worth or self.rarest
            for place, weight in best.items():
                scores[place] = scores.get(place, 0.0) + weight
                matched[place] = matched.get(place, 0.0) + worth * sureness[place]
        covered = {place: share / asked for place, share in matched.items()}
        final = {place: score * (FLOOR + (1 - FLOOR) * covered[place]) for place, score in scores.items()}
        close: dict[int, float] = {}
        for phrase, weight in alike.items():
            place = self._phrase_of[phrase]
            likeness = weight * weight / (asked * self._phrase_size[phrase])
            close[place] = max(close.get(place, 0.0), likeness)
        for place, likeness in close.items():
            final[place] = final.get(place, 0.0) + ALIKE * min(likeness, 1.0)
        return final, covered, found
