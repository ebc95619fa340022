"""Names of cards in the words of a question: nicknames, single words of a name, and words that are none after all."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache

from rapidfuzz import fuzz

from rulebook.cards import BY_SLUG
from rulebook.languages import LANGUAGES
from rulebook.search.meanings import MARK, meanings
from rulebook.search.names import nicknames
from rulebook.search.words import stem, stop_words, words_of

from .verbs import is_listed, kinds, name_words


def without_repeats(words: Sequence[str], named: Sequence[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """The named cards; a card named twice in a row, as in two languages or in two parts, is named once."""
    found: list[tuple[str, int, int]] = []
    for one in named:
        between = words[found[-1][2] : one[1]] if found and found[-1][0] == one[0] else [""]
        if not between or (len(between) == 1 and between[0] in _all_words(one[0])):
            found[-1] = (one[0], found[-1][1], one[2])
        else:
            found.append(one)
    return found


@cache
def _all_words(card: str) -> frozenset[str]:
    """The words of a card's names in every language."""
    names = BY_SLUG[card].names
    return frozenset(word for lang in LANGUAGES for word in words_of(names.in_language(lang)))


def with_rest(words: Sequence[str], named: Sequence[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """The named cards; a part of a name with more of the same name behind it, in another form, is the whole of it."""
    found: list[tuple[str, int, int]] = []
    covered = {at for _, start, end in named for at in range(start, end)}
    for card, start, end in named:
        last = end
        if tuple(words[start:end]) not in _all_names() or end == start + 1:
            for at in range(end, min(end + LONGEST_RUN, len(words))):
                if at in covered:
                    break
                if _resembles(words[at], card):
                    last = at + 1
                elif words[at] not in _ARTICLES:
                    break
        found.append((card, start, last))
    return found


def _resembles(word: str, card: str) -> bool:
    """Whether a word is one of a card's names, or another form of one."""
    return len(word) >= _LONG - 1 and any(fuzz.ratio(word, own) >= _ALIKE for own in own_words(card))


_ALIKE = 80
"""How alike two forms of a word are, in per cent."""


def with_translations(
    text: str, words: Sequence[str], named: Sequence[tuple[str, int, int]]
) -> list[tuple[str, int, int]]:
    """The named cards; what stands before a name in brackets is that name in other words: "zwaarden van licht (X)"."""
    inside = {tuple(words_of(part)) for part in _BRACKETS.findall(text)}
    found = list(named)
    for number, (card, start, end) in enumerate(named):
        first, before = start, named[number - 1][2] if number else 0
        if tuple(words[start:end]) not in inside:
            continue
        for at in range(start - 1, max(before, start - LONGEST_RUN - 1) - 1, -1):
            known = is_listed(words[at]) or words[at] in stop_words()
            if not known and len(words[at]) > SHORT:
                first = at
            elif known and at < first - 2:
                break
        found[number] = (card, first, end)
    return found


_BRACKETS = re.compile(r"\(([^()]*)\)")


def is_half(words: Sequence[str], named: Sequence[tuple[str, int, int]], at: int) -> bool:
    """Whether a word stands right before one word of a longer name: together they may name another card."""
    return any(
        start == at + 1 and end == start + 1 and words[start] not in _whole_names(card) for card, start, end in named
    )


def of_other_names(words: Sequence[str], named: Sequence[tuple[str, int, int]]) -> set[int]:
    """The words of names that no card has: one word of a longer name, beside a word of other names: "Barrel Dragon"."""
    covered = {at for _, start, end in named for at in range(start, end)}
    found: set[int] = set()
    for card, start, end in named:
        if end > start + 1 or words[start] in _whole_names(card) or (words[start],) in nicknames():
            continue
        beside = [at for at in (start - 1, end) if 0 <= at < len(words) and at not in covered]
        found |= {at for one in beside if _is_of_names(words[one], card) for at in (start, one)}
    return found


def _is_of_names(word: str, card: str) -> bool:
    """Whether a word is one of names, though not of this card's, and says nothing else."""
    return word in name_words() and word not in own_words(card) and word not in stop_words() and not is_listed(word)


def beside_each_other(
    words: Sequence[str], named: Sequence[tuple[str, int, int]], said: Sequence[frozenset[str]]
) -> set[int]:
    """The words of two names side by side that are both given in part: they may be one name of another card."""
    parts = [one for one in named if tuple(words[one[1] : one[2]]) not in _all_names() and not said[one[1]]]
    pairs = ((one, other) for one in parts for other in parts if one[2] == other[1])
    return {at for pair in pairs for _, start, end in pair for at in range(start, end)}


@cache
def _all_names() -> frozenset[tuple[str, ...]]:
    """The names and nicknames of all cards, as words."""
    named = {tuple(words_of(card.names.in_language(lang))) for card in BY_SLUG.values() for lang in LANGUAGES}
    return frozenset(named) | frozenset(nicknames())


@cache
def _whole_names(card: str) -> frozenset[str]:
    """The names and nicknames of a card that are one word."""
    names = BY_SLUG[card].names
    said = [words_of(names.in_language(lang)) for lang in LANGUAGES]
    called = [list(words) for words, other in nicknames().items() if other == card]
    return frozenset(words[0] for words in (*said, *called) if len(words) == 1)


@cache
def _names(card: str) -> frozenset[tuple[str, ...]]:
    """The words of the names of a card."""
    return frozenset(tuple(words_of(BY_SLUG[card].names.in_language(lang))) for lang in LANGUAGES)


def is_verb(words: Sequence[str], card: str, start: int, end: int) -> bool:
    """Whether a word that only resembles a name says something else: "zuschlagen" is no "Aufschlagen"."""
    word = words[start]
    if end - start > 1 or not is_listed(word) or (word,) in nicknames():
        return False
    names = BY_SLUG[card].names
    return not any(word in words_of(names.in_language(lang)) for lang in LANGUAGES)


def is_told_by_points(words: Sequence[str], start: int) -> bool:
    """Whether a name would begin with the noun of a monster that is told by its points: "with a 1900 monster"."""
    before = words[start - 1] if start else ""
    return before.isdecimal() and len(before) in _POINTS_LONG and words[start] in _NOUNS


_POINTS_LONG = (3, 4)
_NOUNS = ("monster", "monsters")


def is_in_phrase(words: Sequence[str], card: str, start: int, end: int) -> bool:
    """Whether what resembles a name belongs to a phrase here: "prossimo turno", "fine del mio turno"."""
    if words[start] in _whole_names(card) or tuple(words[start:end]) in _names(card):
        return False
    spans = [(begin, size) for size in range(2, LONGEST_RUN + 1) for begin in range(max(0, end - size), start + 1)]
    runs = (tuple(words[begin : begin + size]) for begin, size in spans if size > end - start)
    return any(run in kinds(lang) for run in runs for lang in LANGUAGES)


def with_nicknames(words: Sequence[str], named: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """The named cards, and those called by a nickname in the other words."""
    covered = {at for _, start, end in named for at in range(start, end)}
    found = list(named)
    for size in (3, 2, 1):
        for at in range(len(words) - size + 1):
            card = nicknames().get(tuple(words[at : at + size]))
            if card and covered.isdisjoint(range(at, at + size)):
                found.append((card, at, at + size))
                covered |= set(range(at, at + size))
    called = {card: own_words(card) for card, _, _ in found}
    for at, word in enumerate(words):
        meant = [card for card, own in called.items() if len(word) > SHORT and (word in own or _is_form(word, own))]
        if not meant and at and words[at - 1] in _ARTICLES and len(word) > SHORT and not _is_of_the_game(word):
            meant = [card for card in called if word in _all_words(card)]  # "on the Call"
        if at not in covered and len(meant) == 1 and not _is_any(words, at):
            found.append((meant[0], at, at + 1))
            covered.add(at)
    return sorted(found, key=lambda one: one[1])


def _is_any(words: Sequence[str], at: int) -> bool:
    """Whether a word stands for any card of its kind, and not for the one named before: "a Dark monster"."""
    return bool(at) and (words[at - 1],) in _indefinite()


@cache
def _indefinite() -> frozenset[tuple[str, ...]]:
    """The words before any card of a kind: "a"."""
    return frozenset(words for lang in LANGUAGES for words, said in kinds(lang).items() if ":an" in said)


_ARTICLES = frozenset(("the", "der", "die", "das", "den", "dem", "il", "lo", "la", "l", "de", "het"))
"""What stands before a word of a card's name that is used for the card."""


_GAME = frozenset(("monster", "trap", "spell", "card", "attack", "token", "effect", "turn", "field", "hand", "deck",
                   "graveyard", "phase", "position", "counter", "opponent", "chain", "level", "control", "damage",
                   "set", "draw", "normal-summon"))  # fmt: skip


@cache
def _is_of_the_game(word: str) -> bool:
    """Whether a word is one for things that every Duel has, so that it names no card."""
    return any(meaning.removeprefix(MARK) in _GAME for lang in LANGUAGES for meaning in meanings().of(
        lang, stem(lang, word)))  # fmt: skip


def _is_form(word: str, own: Collection[str]) -> bool:
    """Whether a word is another form of a word of a name, or the end of such a compound: "Magierin", "Käfer"."""
    if len(word) < _LONG or word in stop_words() or is_listed(word):
        return False
    return any(
        (word.startswith(one) and len(one) >= _LONG and len(word) - len(one) <= _ENDS_WITH)
        or (one.endswith(word) and len(one) > len(word))
        for one in own
    )


LONGEST_RUN = 4
"""Maximum number of words that say one thing together."""
_LONG, _ENDS_WITH = 5, 2
"""From how many letters on a word can be told from its form, and how many letters an ending may have."""


SHORT = 2
"""A word of this length or less does not stand for a card."""


@cache
def own_words(card: str) -> frozenset[str]:
    """The words of a card's names that tell it apart, in every language."""
    names = BY_SLUG[card].names
    said = {word for lang in LANGUAGES for word in words_of(names.in_language(lang))}
    return frozenset(word for word in said if word not in stop_words() and not is_listed(word))
