"""Reads a typed question: the cards it names, which of them acts, and what is asked."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from rulebook.cards import BY_SLUG
from rulebook.engine.core.events import EventKind
from rulebook.languages import LANGUAGES, table
from rulebook.search.meanings import MARK, meanings
from rulebook.search.names import Names, nicknames
from rulebook.search.words import stem, words_of

from .verbs import listed

LONGEST = 300
"""Maximum number of characters of a question that are read."""
_REACH = 3
"""How many words a preposition may stand before the name it belongs to."""


class Wanted(StrEnum):
    """What a question asks."""

    ANSWER = "answer"
    """Whether a card can be activated in answer to the other one."""
    STOP = "stop"
    """Whether a card negates or prevents the other one."""
    REMOVE = "remove"
    """Whether a card is destroyed, or leaves the field otherwise."""
    ANY = "any"
    """What happens."""


_WANTED: tuple[tuple[str, Wanted], ...] = (
    ("negate", Wanted.STOP),
    ("respond", Wanted.ANSWER),
    ("destroy", Wanted.REMOVE),
    ("survive", Wanted.REMOVE),
    ("banish", Wanted.REMOVE),
)
"""The meanings that decide what is asked, the most telling first."""
_BESIDES = ("activate", "opponent", "effect", "card", "monster", "spell", "trap", "field", "turn")
"""Meanings that add nothing to a question about two cards."""
OCCASIONS: dict[str, tuple[EventKind, ...]] = {
    "attack": (EventKind.ATTACK_DECLARED, EventKind.STEP_BEGAN),
    "summon": (EventKind.SUMMONED, EventKind.SUMMON_DECLARED),
    "special": (EventKind.SUMMONED, EventKind.SUMMON_DECLARED),
    "activate": (EventKind.ACTIVATED,),
}
"""What a word says about the moment of the answer."""


_READ = frozenset({*(meaning for meaning, _ in _WANTED), *OCCASIONS, *_BESIDES})
_SENTENCES = re.compile(r"[.?!;:,]\s")
MOST_WORDS = 10
"""A question with more words outside the names of cards is not answered with yes or no."""
MOST_BESIDE = 5
"""A question with more words outside the names of cards does not only name them."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it was read.

    ``cards`` are slugs in the order of the question. ``actor`` is the one that is asked to do something, "" if the
    question does not say. ``meant`` are the meanings of its words. ``plain``: it is one short sentence that says
    nothing beyond what is read here, so that yes or no answers it. ``conditional``: a part of it begins with "if".
    ``bare``: it only names cards, or asks what happens between them.
    """

    cards: tuple[str, ...]
    wanted: Wanted
    actor: str
    meant: frozenset[str]
    plain: bool
    conditional: bool = False
    bare: bool = False

    @property
    def occasions(self) -> tuple[EventKind, ...]:
        """When the answer happens, as far as the question says."""
        return tuple(kind for meaning, kinds in OCCASIONS.items() if meaning in self.meant for kind in kinds)


def read(names: Names, common: Collection[str], text: str) -> Question:
    """Read a question in any of the languages.

    Args:
        names: the names of the cards.
        common: the terms of the game, which are no typos of card names.
        text: what was typed.

    Returns:
        The question; it may name any number of cards.
    """
    words = words_of(text[:LONGEST])
    places = cards_named(names, common, words)
    cards = tuple(dict.fromkeys(slug for slug, _, _ in places))
    covered = {at for _, start, end in places for at in range(start, end)}
    meant, first = _meant(words, covered)
    wanted = next((asked for meaning, asked in _WANTED if meaning in meant), Wanted.ANY)
    verb = next((meaning for meaning, asked in _WANTED if meaning in meant and asked is wanted), "")
    plain = len(places) == 2 and len(words) - len(covered) <= MOST_WORDS and _one_sentence(text) and meant <= _READ
    ifs = {word for lang in languages_of(words, covered) for word in table(lang, "search/story")["if"]}
    conditional = not ifs.isdisjoint(words)
    bare = len(cards) > 1 and len(words) - len(covered) <= MOST_BESIDE and meant <= {"resolve"}
    return Question(cards, wanted, _actor(words, places, first.get(verb)), frozenset(meant), plain, conditional, bare)


def _one_sentence(text: str) -> bool:
    return sum(len(part.split()) > 1 for part in _SENTENCES.split(text)) <= 1


def cards_named(names: Names, common: Collection[str], words: list[str]) -> list[tuple[str, int, int]]:
    """The cards named, with the first word of each name and the word after it."""
    found = names.places(words, common)
    langs = languages_of(words, set())
    return [
        (min(one.cards), start, end)
        for one, start, end in found
        if (len(one.cards) == 1 or one.whole)
        and not all(word.isdigit() or _is_act(word) for word in one.words)
        and (one.whole or not _is_type_of_deck(words, start, end, langs))
        and not (len(one.words) == 1 and any(_is_ordinary(one.words[0], min(one.cards), lang) for lang in langs))
    ]


def _is_type_of_deck(words: list[str], start: int, end: int, langs: Sequence[str]) -> bool:
    """Whether one word of a card's name says what kind of Deck is meant: "my Fairy deck", "il mazzo fata"."""
    beside = [words[at] for at in (start - 1, end) if 0 <= at < len(words)]
    return end - start == 1 and any(MARK + "deck" in meanings().of(lang, stem(lang, word)) for word in beside
                                    for lang in langs)  # fmt: skip


def _is_ordinary(word: str, card: str, lang: str) -> bool:
    """Whether a word that could be a part or another form of a card's name is one that anybody uses in a language."""
    if (word,) not in listed("ordinary", lang) or (word,) in nicknames():
        return False
    return words_of(BY_SLUG[card].names.in_language(lang)) != [word]


@cache
def _is_act(word: str) -> bool:
    """Whether a word says what is done, though a card has that name, too: "Tribut"."""
    return any(MARK + act in meanings().of(lang, stem(lang, word)) for lang in LANGUAGES for act in _ACTS)


_ACTS = ("tribute", "summon", "attack", "draw", "destroy", "banish")


def _meant(words: list[str], covered: set[int]) -> tuple[set[str], dict[str, int]]:
    """The meanings of the words outside card names, and where each first stands."""
    meant: set[str] = set()
    first: dict[str, int] = {}
    for lang in languages_of(words, covered):
        stems = [stem(lang, word) for word in words]
        single = ((at, meaning) for at, own in enumerate(stems) for meaning in meanings().of(lang, own))
        runs = ((start, meaning) for start, _, meaning in meanings().runs(lang, stems))
        for at, meaning in (*single, *runs):
            if at not in covered:
                name = meaning.removeprefix(MARK)
                meant.add(name)
                first[name] = min(at, first.get(name, at))
    return meant, first


def languages_of(words: list[str], covered: set[int]) -> tuple[str, ...]:
    """The languages with most of the common words outside card names; all of them if there are none."""
    said = [word for at, word in enumerate(words) if at not in covered]
    count = {lang: sum(word in _common_words(lang) for word in said) for lang in LANGUAGES}
    most = max(count.values())
    return tuple(lang for lang in LANGUAGES if count[lang] == most)


def common_words(langs: Sequence[str]) -> frozenset[str]:
    """The common words of languages, which are no abbreviations in them."""
    return frozenset().union(*(_common_words(lang) for lang in langs)) if len(langs) == 1 else frozenset()


@cache
def _common_words(lang: str) -> frozenset[str]:
    return frozenset(word for said in table(lang, "search/stop_words")["question"] for word in words_of(said))


@cache
def _links() -> dict[str, frozenset[str]]:
    """Words before the name of the card that something is done to, or that does it."""
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for key, said in table(lang, "search/asking").items():
            found.setdefault(key, set()).update(said)
    return {key: frozenset(said) for key, said in found.items()}


def _actor(words: list[str], places: Sequence[tuple[str, int, int]], verb: int | None) -> str:
    """The card that does what is asked: not the one behind "to", the one behind "by" or "with", else by the verb."""
    if len(places) < 2 or verb is None:
        return ""
    for key, acts in (("by", True), ("to", False)):
        for slug, start, _ in places:
            if _links()[key] & set(words[max(0, start - _REACH) : start]):
                return slug if acts else next((other for other, _, _ in places if other != slug), "")
    first, second = places[0], places[1]
    return second[0] if first[2] <= verb < second[1] and words[-1] != words[verb] and verb - first[2] > 1 else first[0]
