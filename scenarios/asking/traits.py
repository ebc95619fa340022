"""Types and Attributes of monsters that a question tells of without a name: "a Warrior", "my LIGHT monster"."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from rulebook.languages import LANGUAGES, table
from rulebook.search.words import words_of
from rulebook.vocabulary.terms import Attribute, Type

_ELSEWHERE = frozenset({Type.THUNDER, Type.ROCK, Type.PLANT, Type.PYRO, Type.AQUA, Type.PSYCHIC, Type.FISH})
"""Types whose words say other things too, so that a noun is needed beside them."""
_DETERMINERS = (":an", ":my", ":his", ":one", ":two", ":three", ":four", ":five", ":only", ":merely", ":other")


def type_in(word: str) -> Type | None:
    """The Type that a word says."""
    return _types().get(word)


def attribute_in(word: str) -> Attribute | None:
    """The Attribute that a word says."""
    return _attributes().get(word)


def is_monster_of_type(
    words: Sequence[str], said: Sequence[Collection[str]], clauses: Sequence[int], at: int
) -> bool:  # fmt: skip
    """Whether a word for a Type is the noun for a monster: "a Warrior", but not "it is a Warrior"."""
    found = type_in(words[at])
    if found is None or found in _ELSEWHERE or at == 0 or clauses[at - 1] != clauses[at]:
        return False
    if at + 1 < len(words) and clauses[at + 1] == clauses[at] and {"monster", "deck", "type", "card"} & set(
            said[at + 1]):  # fmt: skip
        return False
    if {"monster", "type", "deck", "card"} & set(said[at - 1]):
        return False
    first = at - 1 if any(one in said[at - 1] for one in _DETERMINERS) else at - 2
    same = first >= 0 and clauses[first] == clauses[at]
    told = same and any(one in said[first] for one in _DETERMINERS)
    copula = first > 0 and clauses[first - 1] == clauses[at] and {":passive", ":as", "count"} & set(said[first - 1])
    return told and not copula


@cache
def _types() -> dict[str, Type]:
    found: dict[str, Type] = {}
    for lang in LANGUAGES:
        for one, name in table(lang, "words/printed_words")["type"].items():
            words = words_of(name)
            if len(words) == 1 and one in set(Type):
                for form in (words[0], *_plurals(lang, words[0])):
                    found.setdefault(form, Type(one))
    return found


@cache
def _attributes() -> dict[str, Attribute]:
    return {
        words_of(name)[0]: Attribute(one)
        for lang in LANGUAGES
        for one, name in table(lang, "words/printed_words")["attribute"].items()
        if one in set(Attribute)
    }


def _plurals(lang: str, word: str) -> list[str]:
    """The plurals of a noun: "end>new" in ``noun_endings`` of ``search/story``; the first end that fits is changed."""
    pairs = [one.split(">") for one in table(lang, "search/story")["noun_endings"]]
    changed = [word.removesuffix(end) + new for end, new in pairs if end and word.endswith(end)][:1]
    return changed + [word + new for end, new in pairs if not end]
