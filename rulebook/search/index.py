"""An index over documents, and what a query finds in it: best first, with the words that were found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log

from .names import Names
from .words import LANGUAGES, beginnings, near, parts, stem, stop_words, words_of

LONGEST_QUERY = 300
"""So many characters of a query are read."""
MOST_WORDS = 40
"""So many words of a query are looked for."""

TITLE, BODY = 3.0, 1.0
"""What a word weighs in a title and in a text."""
CARD, EVERY_CARD, SEVERAL, RULE, WHOLE = 6.0, 6.0, 6.0, 1.5, 8.0
"""What it adds that a document is about a card named, about all cards named, about all of several, about a rule of a
term named, and that its title is just what was asked."""
UNNAMED = {"card": 0.6, "ruling": 0.85}
"""What the text of a card, or of a case about cards, counts when nobody named one of them."""
ENOUGH = 2.5
"""A document below this score is no answer, only near to one."""


Facets = Mapping[str, str | frozenset[str]]
"""What a reader can filter a document by: a value, or all the values it has."""


@dataclass(frozen=True)
class Document:
    """One thing to be found.

    ``title`` and ``body`` hold a text per language; ``also`` are other words that mean it, in any language;
    ``asked`` are words by which players ask for it; ``rules`` and ``cards`` are what it is about; ``facets`` are what
    a reader can filter by.
    """

    id: str
    kind: str
    title: Mapping[str, str]
    body: Mapping[str, str]
    also: tuple[str, ...] = ()
    rules: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    facets: Facets = field(default_factory=dict)
    asked: str = ""


@dataclass(frozen=True)
class Hit:
    """A document found: its score, and the stems that were found in it per language."""

    document: Document
    score: float


@dataclass(frozen=True)
class Found:
    """What a query found.

    ``hits`` are best first. ``answered`` says whether the best is an answer; else they are only the nearest.
    ``cards`` are the cards the query names, ``words`` its words as they were understood (to be marked).
    """

    hits: tuple[Hit, ...]
    answered: bool
    cards: tuple[str, ...]
    words: frozenset[str]


class Index:
    """Documents by their words. Build it once; it never changes.

    Args:
        documents: what can be found.
        names: the names of cards, recognised before anything else.
        short: abbreviations and what they stand for, lower case.
        terms: words of the game and the rules they lead to.
    """

    def __init__(
        self,
        documents: Iterable[Document],
        names: Names,
        short: Mapping[str, str],
        terms: Iterable[tuple[Mapping[str, str], frozenset[str]]] = (),
    ) -> None:
        self.documents = tuple(documents)
        self.names = names
        self.short = {" ".join(words_of(key)): value for key, value in short.items()}
        self._titles: dict[str, dict[int, float]] = {}
        for place, document in enumerate(self.documents):
            if document.kind == "rule":
                continue
            for worth, titles in ((WHOLE / 2, document.also), (WHOLE, document.title.values())):
                for title in titles:
                    self._titles.setdefault(" ".join(words_of(title)), {})[place] = worth
        self._languages = {lang: _Language(lang, self.documents) for lang in LANGUAGES}
        self._terms = [
            (frozenset(stem(lang, word) for word in words_of(words[lang])), lang, rules)
            for words, rules in terms
            for lang in LANGUAGES
        ]

    def find(self, query: str, lang: str, filters: Mapping[str, str] | None = None, most: int = 40) -> Found:
        """What a query finds.

        Args:
            query: words or a sentence in any of the languages; only the first ``LONGEST_QUERY`` characters count.
            lang: the reader's language, preferred where a word exists in several.
            filters: facets a document must have.
            most: so many hits at most.
        """
        words = self._spelt_out(words_of(query[:LONGEST_QUERY]))[:MOST_WORDS]
        named, rest = self.names.recognise(words)
        telling = [word for word in rest if word not in stop_words()] or rest
        scores: dict[int, float] = {}
        meant: set[str] = set()
        rules: Counter[str] = Counter()
        for code, language in self._languages.items():
            own, understood = language.score(telling)
            meant |= understood
            for place, score in own.items():
                scores[place] = max(scores.get(place, 0.0), score * (1.05 if code == lang else 1.0))
        for place in scores:
            document = self.documents[place]
            if not document.cards.intersection(named):
                scores[place] *= UNNAMED.get(document.kind, 1.0)
        asked = " ".join(words)
        stems_by = {code: {stem(code, word) for word in telling} | meant for code in self._languages}
        for needed, code, leads in self._terms:
            if needed and needed <= stems_by[code]:
                for rule in leads:
                    rules[rule] = max(rules[rule], len(needed))
        for place, worth in self._titles.get(asked, {}).items():
            scores[place] = scores.get(place, 0.0) + worth
        for place, document in enumerate(self.documents):
            score = scores.get(place, 0.0)
            about = len(document.cards.intersection(named))
            if about:
                score += CARD * about / len(named)
                if about == len(named):
                    score += EVERY_CARD + (SEVERAL if about > 1 else 0)
                if document.kind == "card":
                    score += -1.0 if telling else CARD * 2 if len(named) == 1 else 0.0
            if score and rules:
                score += RULE * min(sum(rules[rule] for rule in document.rules if rule in rules), 3)
            if score:
                scores[place] = score
        hits = [
            Hit(self.documents[place], score)
            for place, score in sorted(scores.items(), key=lambda item: -item[1])
            if _fits(self.documents[place], filters or {})
        ][:most]
        answered = bool(hits) and hits[0].score >= ENOUGH
        return Found(tuple(hits), answered, tuple(named), frozenset(meant))

    def _spelt_out(self, words: Sequence[str]) -> list[str]:
        found: list[str] = []
        for word in words:
            found += words_of(self.short[word]) if word in self.short else [word]
        return found


def _fits(document: Document, filters: Mapping[str, str]) -> bool:
    for facet, wanted in filters.items():
        own = document.facets.get(facet, "")
        if wanted != own and (isinstance(own, str) or wanted not in own):
            return False
    return True


class _Language:
    """The documents in one language: which stem stands where, and how much it says."""

    def __init__(self, lang: str, documents: Sequence[Document]) -> None:
        self.lang = lang
        self.postings: dict[str, dict[int, float]] = {}
        self.known: set[str] = set()
        lengths: list[float] = []
        texts: list[Counter[str]] = []
        for document in documents:
            counted: Counter[str] = Counter()
            for text, weight in (
                (document.title.get(lang, ""), TITLE),
                (document.body.get(lang, ""), BODY),
                (" ".join(document.also), TITLE),
                (document.asked, BODY),
            ):
                for word in words_of(text):
                    self.known.add(word)
                    counted[word] += weight  # type: ignore[assignment]
            texts.append(counted)
        for counted in texts:
            stemmed: Counter[str] = Counter()
            for word, weight in counted.items():
                stemmed[stem(lang, word)] += weight
                for part in parts(word, self.known):
                    stemmed[stem(lang, part)] += weight * 0.5  # type: ignore[assignment]
            lengths.append(sum(stemmed.values()))
            for one, weight in stemmed.items():
                self.postings.setdefault(one, {})[len(lengths) - 1] = weight
        mean = sum(lengths) / max(len(lengths), 1) or 1.0
        self.count = len(lengths)
        self.rarity: dict[str, float] = {}
        self.rarest = log(1 + self.count * 2)
        for one, posting in self.postings.items():
            self.rarity[one] = rarity = log(1 + (self.count - len(posting) + 0.5) / (len(posting) + 0.5))
            for place, weight in posting.items():
                posting[place] = rarity * weight * 2.2 / (weight + 1.2 * (0.25 + 0.75 * lengths[place] / mean))
        self._vocabulary = sorted(self.known)
        self._meant: dict[str, tuple[tuple[str, float], ...]] = {}

    def meant(self, word: str) -> tuple[tuple[str, float], ...]:
        """The stems a word stands for and how surely: itself, its parts, or what it was meant to be."""
        if word not in self._meant:
            if len(self._meant) > 5000:
                self._meant.clear()
            self._meant[word] = tuple(self._understand(word))
        return self._meant[word]

    def _understand(self, word: str) -> Iterable[tuple[str, float]]:
        own = stem(self.lang, word)
        if own in self.postings:
            yield own, 1.0
            return
        made = parts(word, self.known)
        if made:
            yield from ((stem(self.lang, part), 0.8) for part in made)
            return
        close = [(stem(self.lang, other), sure * 0.8) for other, sure in near(word, self._vocabulary)]
        yield from close or ((stem(self.lang, other), 0.6) for other in beginnings(word, self._vocabulary))

    def score(self, words: Sequence[str]) -> tuple[dict[int, float], set[str]]:
        """The documents that hold these words, with their scores, and the stems that were found."""
        scores: dict[int, float] = {}
        matched: dict[int, float] = {}
        found: set[str] = set()
        asked = 0.0
        for word in dict.fromkeys(words):
            best: dict[int, float] = {}
            worth = 0.0
            for one, sure in self.meant(word):
                found.add(one)
                worth = max(worth, self.rarity.get(one, 0.0))
                for place, weight in self.postings.get(one, {}).items():
                    best[place] = max(best.get(place, 0.0), weight * sure)
            asked += worth or self.rarest
            for place, weight in best.items():
                scores[place] = scores.get(place, 0.0) + weight
                matched[place] = matched.get(place, 0.0) + worth
        return {place: score * (0.3 + 0.7 * matched[place] / asked) for place, score in scores.items()}, found
