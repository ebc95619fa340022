"""The search index: ranks documents for a query and reports the words found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import log

from rulebook.languages import LANGUAGES

from .document import Document, Found, Hit
from .meanings import meanings
from .names import Named, Names
from .postings import Postings
from .words import card_words, stem, stop_words, words_of

LONGEST_QUERY = 300
"""Maximum number of query characters that are read."""
MOST_WORDS = 40
"""Maximum number of query words that are searched."""

CARD, EVERY_CARD, SEVERAL, RULE, WHOLE = 6.0, 8.0, 6.0, 1.0, 12.0
"""Score bonuses: the document is about a named card, about all named cards, about all of several cards, about a rule of
a named term; its title is exactly the query.
"""
PARTLY = 0.6
"""Confidence that a partial name means the card."""
RARE = 0.5
"""Penalty for a case about a card with many cases, if the query names nothing else."""
SENSE = 0.9
"""Share of the bonus for an exact title if the title only means the same."""
ITSELF, LITTLE, CITED = 0.55, 0.7, 0.6
"""Factors: for the card itself if the query contains more than its name, for a case that matches nothing of the rest,
and the share of a rule's score that a case about a named card gains by citing it.
"""
UNNAMED = {"card": 0.6, "ruling": 0.85, "article": 0.6}
"""Factors for card texts and for cases about cards if the query names no card, and for articles (their rules come
first).
"""
FIRST = 3
"""Number of hits visible at first."""
CLASSIC, OLD_RULES = 0.85, "=old-rules"
"""The factor for entries of the classic rules, and the meaning of words that ask for them."""
OWN = 1.05
"""Factor for words of the reader's own language relative to the others."""
ENOUGH, SHARE = 8.0, 0.55
"""Below this score, or this share of the query, a document is a near match and not an answer."""
TIE = 0.98
"""If the second entry scores this share of the first or more, and rests on other rules, neither is the answer."""
SEVERAL_SHARE = 0.2
"""The same for an entry about all of several named cards."""


class Index:
    """An immutable index of documents.

    Args:
        documents: the searchable documents.
        names: the names of cards, recognised before anything else.
        short: abbreviations and their expansions, in lower case.
        terms: terms of the game and the rules they lead to.
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
        self._languages = {lang: Postings(lang, self.documents, meanings()) for lang in LANGUAGES}
        self.common = frozenset(word for each in self._languages.values() for word in each.common)
        self._about: dict[str, list[int]] = {}
        for place, document in enumerate(self.documents):
            for card in document.cards:
                self._about.setdefault(card, []).append(place)
        every = len(self._about)
        self._telling = {card: log(1 + every / len(held)) / log(1 + every) for card, held in self._about.items()}
        self._unnamed = [UNNAMED.get(document.kind, 1.0) for document in self.documents]
        self._rule_at = {
            place: document.id.partition(":")[2]
            for place, document in enumerate(self.documents)
            if document.kind == "rule"
        }
        self._classic = {
            place for place, document in enumerate(self.documents) if document.facets.get("ruleset") == "classic"
        }
        self._titles: dict[tuple[str, ...], dict[int, float]] = {}
        for place, document in enumerate(self.documents):
            if document.leads == 1.0:
                self._learn_title(place, document)
        self._terms = [
            (frozenset(stem(lang, word) for word in words_of(words[lang])), lang, rules)
            for words, rules in terms
            for lang in LANGUAGES
        ]

    def knows(self, lang: str, word: str) -> bool:
        """Whether a folded word, or its stem, occurs in the documents of a language."""
        known = self._languages[lang].known
        return word in known or stem(lang, word) in known

    def _learn_title(self, place: int, document: Document) -> None:
        said = [(lang, title, WHOLE) for lang, title in document.title.items()]
        said += [(lang, title, WHOLE / 2) for lang, titles in document.also.items() for title in titles]
        for lang, title, worth in said:
            language = self._languages[lang]
            words = words_of(title)
            for key, share in ((language.read(words), 1.0), (language.sense(words), SENSE)):
                if not key:
                    continue
                own = self._titles.setdefault((lang, *key), {})
                own[place] = max(own.get(place, 0.0), worth * share)

    def _titled(self, words: Sequence[str]) -> dict[int, float]:
        """The documents whose title is exactly the query, with their bonus."""
        titles: dict[int, float] = {}
        for code, language in self._languages.items():
            for key in filter(None, (language.read(words), language.sense(words))):
                for place, worth in self._titles.get((code, *key), {}).items():
                    titles[place] = max(titles.get(place, 0.0), worth)
        return titles

    def find(self, query: str, lang: str, filters: Mapping[str, str] | None = None, most: int = 40) -> Found:
        """Search the index.

        Args:
            query: words or a sentence in any of the languages; only the first ``LONGEST_QUERY`` characters are used.
            lang: the reader's language, preferred if a word exists in several.
            filters: facets a document must have.
            most: maximum number of hits.

        Returns:
            The hits, best first, with the cards and words that were recognised.
        """
        words = self._spelt_out(words_of(query[:LONGEST_QUERY]))[:MOST_WORDS]
        named, rest = self.names.recognise(words, self.common)
        cards = frozenset(card for one in named for card in one.cards)
        names = {word for one in named for word in one.words}
        telling = [word for word in rest if word not in stop_words() and word not in names]
        if len(named) == 1 and card_words().issuperset(telling):
            words = [word for word in words if word in names]
            rest = [] if named[0].whole else [word for word in rest if word in names]
            telling = []
        if named and not telling:
            rest = [word for word in rest if word in names]
        scores, shares, meant = self._by_words(rest, lang)
        for place in scores:
            factor = self._unnamed[place]
            if factor != 1.0 and self.documents[place].cards.isdisjoint(cards):
                scores[place] *= factor
        if OLD_RULES not in meant:
            for place in self._classic & scores.keys():
                scores[place] *= CLASSIC
        for place, worth in self._titled(words).items():
            scores[place] = scores.get(place, 0.0) + worth
            shares[place] = 1.0
        if named:
            self._add_cards(scores, shares, named, bool(telling) and len(words) > 1)
        rules = self._rules_of_terms(telling, meant)
        if rules:
            for place in scores:
                led = sum(rules[rule] for rule in self.documents[place].rules if rule in rules)
                scores[place] += RULE * min(led, 3)
        ranked = sorted(scores.items(), key=lambda item: -item[1])
        if filters:
            ranked = [item for item in ranked if _fits(self.documents[item[0]], filters)]
        if named and telling and ranked:
            ranked = self._rounded_off(ranked, shares, named)
        hits = ranked[:most]
        said = dict.fromkeys(card for one in named if one.whole or len(one.cards) == 1 for card in sorted(one.cards))
        answered = bool(hits) and self._answers(*hits[0], shares.get(hits[0][0], 0.0), frozenset(said), bool(telling))
        answered = answered and not self._is_tied(hits)
        found = tuple(Hit(self.documents[place], score) for place, score in hits)
        return Found(found, answered, tuple(said), frozenset(meant))

    def _answers(self, place: int, score: float, share: float, cards: frozenset[str], telling: bool) -> bool:
        """Whether an entry answers the query, rather than being only the nearest one.

        Args:
            place: the entry.
            score: its score.
            share: how much of the words beside card names it matches.
            cards: the cards that the query names; an answer is about all of them.
            telling: whether the query asks for more than the cards.
        """
        document = self.documents[place]
        if not cards <= document.cards:
            return False
        if cards and document.kind == "card":
            return not telling
        if len(cards) > 1:
            return share >= SEVERAL_SHARE or not telling
        return score >= ENOUGH and (share >= SHARE or not telling)

    def _is_tied(self, hits: Sequence[tuple[int, float]]) -> bool:
        """Whether the second entry fits as well as the first and says something else."""
        if len(hits) < 2 or self.documents[hits[0][0]].kind == "card" or hits[1][1] < TIE * hits[0][1]:
            return False
        first, second = (self.documents[place].rules | {self._rule_at.get(place, "")} - {""} for place, _ in hits[:2])
        return first.isdisjoint(second)

    def _by_words(self, words: Sequence[str], lang: str) -> tuple[dict[int, float], dict[int, float], set[str]]:
        """Score by words: the best score in any language, the matched share of the query, and the words understood."""
        elsewhere = frozenset(word for word in words if any(word in each.known for each in self._languages.values()))
        scores: dict[int, float] = {}
        shares: dict[int, float] = {}
        meant: set[str] = set()
        for code, language in self._languages.items():
            own, covered, understood = language.score(words, elsewhere)
            meant |= understood
            factor = OWN if code == lang else 1.0
            for place, score in own.items():
                if score * factor > scores.get(place, 0.0):
                    scores[place] = score * factor
            for place, share in covered.items():
                if share > shares.get(place, 0.0):
                    shares[place] = share
        return scores, shares, meant

    def _rounded_off(
        self, ranked: list[tuple[int, float]], shares: Mapping[int, float], named: Sequence[Named]
    ) -> list[tuple[int, float]]:
        """Complete the first few hits for a question that names cards and asks for more than them.

        They include the best rule, and an entry about a named card if there is only one: the card itself if its full
        name was given.
        """
        first = ranked[:FIRST]
        wanted = [next((one for one in ranked if one[0] in self._rule_at), None)]
        if wanted[0] is not None and shares.get(wanted[0][0], 0.0) < SHARE:
            wanted = []
        if len(named) == 1:
            about = {place for card in named[0].cards for place in self._about.get(card, ())}
            if named[0].whole:
                about = {place for place in about if self.documents[place].kind == "card"}
            wanted.append(next((one for one in ranked if one[0] in about), None))
        missing = [one for one in wanted if one is not None and one not in first]
        kept = [one for one in first if one in wanted or one is first[0]]
        kept += [one for one in first if one not in kept]
        kept = sorted(kept[: FIRST - len(missing)], key=first.index)
        lowest = kept[-1][1] if kept else 0.0
        top = kept + [(place, lowest) for place, _ in missing]
        places = {place for place, _ in top}
        return top + [(place, min(score, lowest)) for place, score in ranked if place not in places]

    def _add_cards(
        self, scores: dict[int, float], shares: dict[int, float], named: Sequence[Named], telling: bool
    ) -> None:
        """Add the bonus of documents about the named cards.

        It is smaller if only one card is named, the more cases that card has, and the less a document matches of the
        rest of the query; a case also gains from the rules it cites.
        """
        fits = {self._rule_at[place]: scores[place] for place in scores.keys() & self._rule_at.keys()}
        about: Counter[int] = Counter()
        sure: dict[int, float] = {}
        for one in named:
            for place in {at for card in one.cards for at in self._about.get(card, ())}:
                about[place] += 1
                sure[place] = sure.get(place, 0.0) + (1.0 if one.whole else PARTLY) / len(named)
        cards = {card for one in named for card in one.cards}
        for place, count in about.items():
            document = self.documents[place]
            part = sure[place]
            score = CARD * part + EVERY_CARD * part * part + (SEVERAL * part if count > 1 else 0.0)
            if document.kind == "card":
                score += CARD * 2 if not telling and len(named) == 1 else score * (ITSELF - 1) if telling else 0.0
            elif telling:
                if len(named) == 1:
                    rare = max(self._telling[card] for card in cards & document.cards)
                    score *= (RARE * rare + 1 - RARE) * (LITTLE + (1 - LITTLE) * shares.get(place, 0.0))
                score += CITED * max((fits.get(rule, 0.0) for rule in document.rules), default=0.0)
            scores[place] = scores.get(place, 0.0) + score
            if not telling:
                shares[place] = 1.0

    def _rules_of_terms(self, telling: Sequence[str], meant: set[str]) -> Counter[str]:
        rules: Counter[str] = Counter()
        stems_by = {code: {stem(code, word) for word in telling} | meant for code in self._languages}
        for needed, code, leads in self._terms:
            if needed and needed <= stems_by[code]:
                for rule in leads:
                    rules[rule] = max(rules[rule], len(needed))
        return rules

    def _spelt_out(self, words: Sequence[str]) -> list[str]:
        found: list[str] = []
        for word in words:
            meant = words_of(self.short[word]) if word in self.short else [word]
            before = meant[: meant.index(word)] if word in meant else []
            said = bool(before) and found[-len(before) :] == before
            found += [word] if said else meant
        return found


def _fits(document: Document, filters: Mapping[str, str]) -> bool:
    for facet, wanted in filters.items():
        own = document.facets.get(facet, "")
        if wanted != own and (isinstance(own, str) or wanted not in own):
            return False
    return True
