"""Definitions of the game's terms, and contrasts between terms that players confuse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from .glossary import UnknownTerm, glossary
from .reading import FOLDER, ArticleError, Texts, entries, load, table, texts
from .rules import rules


@dataclass(frozen=True, slots=True)
class Definition:
    """The meaning of one term in every language, and the rules with further details.

    ``same`` is the term of which this is only another form, if any.
    """

    id: str
    words: Texts
    rules: tuple[str, ...] = ()
    same: str = ""


@dataclass(frozen=True, slots=True)
class Contrast:
    """Two terms that players confuse, and the difference that matters."""

    terms: tuple[str, str]
    words: Texts

    def other(self, id: str) -> str:
        """The other term of the pair, given ``id``."""
        return self.terms[1] if id == self.terms[0] else self.terms[0]


@cache
def definitions() -> Mapping[str, Definition]:
    """The definition of every term by id, in glossary order.

    A term that is only another form of a word (``same = "chain"``) shares that word's definition.

    Raises:
        ArticleError: a term has no definition, a definition has no term, a rule is unknown, or a form refers to another
            form.
    """
    found: dict[str, Definition] = {}
    forms: dict[str, str] = {}
    for file, key, entry in entries("definitions"):
        where = f"definitions/{file}.toml: {key}"
        if key not in glossary():
            raise ArticleError(f"{where}: the glossary has no such term; correct its id")
        if "same" in entry:
            forms[key] = str(entry["same"])
        else:
            found[key] = Definition(key, texts(entry, where), _rules(entry, where))
    for key, base in forms.items():
        if base not in found or base in forms:
            raise ArticleError(f"definitions: {key} is the same as {base}, which has no definition of its own")
        found[key] = Definition(key, found[base].words, found[base].rules, base)
    missing = [key for key in glossary() if key not in found]
    if missing:
        raise ArticleError(f"definitions: none for {', '.join(missing)}; add them")
    return MappingProxyType({key: found[key] for key in glossary()})


def definition(id: str, lang: str) -> str:
    """What the term means; raises ``UnknownTerm``, or ``KeyError`` for an unsupported language."""
    try:
        return definitions()[id].words[lang]
    except KeyError as fault:
        if id in definitions():
            raise
        raise UnknownTerm(id) from fault


@cache
def contrasts() -> tuple[Contrast, ...]:
    """Every pair of terms that players confuse.

    Raises ``ArticleError`` for a duplicate pair, or one that is not two different terms.
    """
    pairs = load(FOLDER / "contrasts.toml").get("pair")
    if not isinstance(pairs, list):
        raise ArticleError("contrasts.toml: it must be a list of [[pair]]")
    found: dict[frozenset[str], Contrast] = {}
    for number, value in enumerate(pairs):
        where = f"contrasts.toml: pair[{number}]"
        entry = table(value, where)
        terms = entry.get("terms")
        if not isinstance(terms, list) or len(set(terms)) != 2 or not set(terms) <= set(glossary()):
            raise ArticleError(f"{where}: terms must be two different terms of the glossary")
        if frozenset(terms) in found:
            raise ArticleError(f"{where}: {terms[0]} and {terms[1]} are already a pair; keep one of them")
        found[frozenset(terms)] = Contrast((terms[0], terms[1]), texts(entry, where))
    return tuple(found.values())


def contrasts_of(id: str) -> tuple[Contrast, ...]:
    """The pairs that include a term."""
    return tuple(pair for pair in contrasts() if id in pair.terms)


def _rules(entry: Mapping[str, object], where: str) -> tuple[str, ...]:
    listed = entry.get("rules", [])
    if not isinstance(listed, list) or not all(isinstance(rule, str) and rule in rules() for rule in listed):
        raise ArticleError(f"{where}: rules must list ids of rules")
    return tuple(listed)
