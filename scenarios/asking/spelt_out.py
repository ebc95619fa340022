"""Words in full: abbreviations, monsters called by their ATK, "attack" where a number counts it, and "than"."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache

from rulebook.languages import LANGUAGES, table
from rulebook.search.words import stop_words, words_of

from .verbs import is_listed, listed, named_by_verb


def spelt_out(words: Sequence[str], clauses: Sequence[int], short: Mapping[str, str]) -> tuple[list[str], list[int]]:
    """The words with abbreviations replaced by what they stand for."""
    spelt: list[tuple[str, int]] = []
    for at, (word, clause) in enumerate(zip(words, clauses, strict=True)):
        called = _is_called_by_points(words, clauses, at) or _is_called_by_level(words, clauses, at)
        spelt += [(full, clause) for full in ([word, "monster"] if called else _in_full(word, short))]
    return [word for word, _ in spelt], [clause for _, clause in spelt]


_CALLED_BY_POINTS = re.compile(r"(\d{3,4})(?:er|ers)")
"""A monster called by its ATK: "ein 2400er"."""


def _is_called_by_points(words: Sequence[str], clauses: Sequence[int], at: int) -> bool:
    """Whether a number behind an article is a monster called by its ATK: "attacked by a 2400"."""
    if at == 0 or not _POINTS.fullmatch(words[at]) or words[at - 1] not in _articles():
        return False
    same = at + 1 < len(words) and clauses[at + 1] == clauses[at]
    return not same or words[at + 1] in stop_words() or (words[at + 1],) in _verbs_after()


_POINTS = re.compile(r"\d{3,4}")


@cache
def _verbs_after() -> frozenset[tuple[str, ...]]:
    """The verbs that tell what becomes of a player, which may stand right behind a monster called by its ATK."""
    return listed("takes") | listed("get")


def _is_called_by_level(words: Sequence[str], clauses: Sequence[int], at: int) -> bool:
    """Whether a number ends what calls a monster by its Level: "I have a level 3"."""
    if at < 2 or not words[at].isdecimal() or (words[at - 1],) not in listed("level"):
        return False
    same = at + 1 < len(words) and clauses[at + 1] == clauses[at]
    return words[at - 2] in _articles() and (not same or words[at + 1] in stop_words() or (
            words[at + 1],) in _verbs_after())  # fmt: skip


@cache
def _articles() -> frozenset[str]:
    """The indefinite articles of every language, which stand before one thing."""
    return frozenset(
        word for lang in LANGUAGES for said in table(lang, "search/story")["an"] for word in words_of(said)
    )


def _in_full(word: str, short: Mapping[str, str]) -> list[str]:
    """What an abbreviation stands for, also with the ending of a verb or plural ("he MSTs it"); else the word."""
    points = _CALLED_BY_POINTS.fullmatch(word)
    if points is not None:
        return [points.group(1), "monster"]
    key = next((one for one in (word, word.removesuffix("s")) if one in short), "")
    if not key and word not in stop_words() and not is_listed(word):
        key = named_by_verb(word, short) or ""
    return words_of(short.get(key, key)) if key else [word]


def read_points(words: Sequence[str], said: Sequence[set[str]], covered: Collection[int]) -> None:
    """Read "attack" behind a number as what that counts: "a monster with 1600 attack"."""
    for at in range(1, len(words)):
        number = at - 2 if ":of" in said[at - 1] else at - 1
        points = "attack" in said[at] and _POINTS.fullmatch(words[number]) is not None and number not in covered
        verb = number == at - 1 and bool(said[at] & {":i", ":he"})
        verb = verb or at + 1 in covered or any(one & _ATTACKED for one in said[at + 1 : at + 2])
        if points and not verb:
            said[at] -= {"attack", ":attack"}
            said[at].add("atk")


def read_than(said: Sequence[set[str]]) -> None:
    """Read what is often said or typed for "than" as that behind a comparison: "bigger then mine", "groter als"."""
    for at in range(1, len(said)):
        if ":like_than" in said[at] and said[at - 1] & {":stronger", ":weaker"}:
            said[at].clear()
            said[at].add(":than")


_ATTACKED = frozenset({":my", ":his", ":an", ":onto", ":into", ":it", ":object", "direct"})
"""What follows a verb for an attack."""
