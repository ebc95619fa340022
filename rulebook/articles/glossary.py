"""The terms of the game in four languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from .reading import FOLDER, ArticleError, Texts, in_language, load, table, texts


class UnknownTerm(KeyError):
    """The glossary has no term with this id."""


@dataclass(frozen=True, slots=True)
class Term:
    """One term of the game: its base form in each language, and its names in older rules by language."""

    id: str
    words: Texts
    old: Mapping[str, tuple[str, ...]]


@cache
def glossary() -> Mapping[str, Term]:
    """Every term by id, in file order.

    Raises ``ArticleError`` if a term lacks a language.
    """
    found: dict[str, Term] = {}
    for key, value in load(FOLDER / "glossary.toml").items():
        where = f"glossary.toml: {key}"
        entry = table(value, where)
        found[key] = Term(key, texts(entry, where), MappingProxyType(dict(_old(entry, where))))
    return MappingProxyType(found)


def _old(entry: Mapping[str, object], where: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for lang, words in table(entry.get("old", {}), f"{where}: old").items():
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise ArticleError(f"{where}: old.{lang} must be a list of words")
        yield in_language(lang), tuple(words)


def term(id: str, lang: str) -> str:
    """The base form of the term in ``lang``: ``term("graveyard", "de")`` is ``Friedhof``.

    Raises ``UnknownTerm``, or ``KeyError`` for an unsupported language.
    """
    try:
        return glossary()[id].words[in_language(lang)]
    except KeyError as fault:
        if id in glossary():
            raise
        raise UnknownTerm(id) from fault
