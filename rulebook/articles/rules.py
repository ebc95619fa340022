"""The rules: ids, sources, and citations in each language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from .reading import FOLDER, ArticleError, Table, Texts, entries, in_language, load, string, table, texts

RULESETS: Final = frozenset({"2014", "classic", "both"})


class UnknownRule(KeyError):
    """No rule has this id."""


@dataclass(frozen=True, slots=True)
class Source:
    """One place where a rule is stated.

    ``seed`` is the key of the document. ``page`` is the printed page (Roman in the front matter), or None if the
    document has no pages. ``inferred`` marks a page taken from the English edition, whose layout the others follow; the
    page itself was not checked.
    """

    seed: str
    page: str | None = None
    heading: str = ""
    inferred: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """One atomic rule: its ruleset, whether an engine can enforce it, and its sources.

    ``chapter`` names the data file it is kept in; rules of the chapter "practice" supplement the rulebook with judge
    rulings. The text of a rule is ``statement(id, lang)``.
    """

    id: str
    chapter: str
    ruleset: str
    engine: bool
    sources: tuple[Source, ...]

    @property
    def practice(self) -> bool:
        """Whether the rule comes from judge practice and not from a document of the game."""
        return self.chapter == "practice"


@dataclass(frozen=True, slots=True)
class Sources:
    """The documents: page ranges, classic rules by language, names by language, citation words and practice sources."""

    pages: Mapping[str, tuple[str, ...]]
    classic: Mapping[str, str]
    cite: Mapping[str, Texts]
    words: Mapping[str, Texts]
    practice: Mapping[str, str]


@cache
def sources() -> Sources:
    """The documents that state the rules (read once)."""
    content = load(FOLDER / "sources.toml")
    pages: dict[str, tuple[str, ...]] = {}
    for seed, value in table(content.get("rulebook"), "sources.toml: rulebook").items():
        entry = table(value, f"sources.toml: {seed}")
        first, last, front = entry.get("first"), entry.get("last"), entry.get("front")
        if not isinstance(first, int) or not isinstance(last, int) or not isinstance(front, list):
            raise ArticleError(f"sources.toml: {seed} needs first and last as numbers and front as a list")
        pages[seed] = tuple(str(page) for page in (*front, *range(first, last + 1)))
    practice = table(content.get("practice"), "sources.toml: practice")
    classic = table(content.get("classic"), "sources.toml: classic")
    return Sources(
        pages=MappingProxyType(pages),
        classic=MappingProxyType({lang: string(classic, lang, "sources.toml: classic") for lang in classic}),
        cite=_named(content, "cite"),
        words=_named(content, "words"),
        practice=MappingProxyType({key: string(practice, key, "sources.toml: practice") for key in practice}),
    )


@cache
def rules() -> Mapping[str, Rule]:
    """Every rule by id, in file order.

    Raises ``ArticleError`` for a broken file, an unknown source or a page that the source does not have.
    """
    return MappingProxyType({key: _rule(chapter, key, entry) for chapter, key, entry in entries("facts")})


def rule(id: str) -> Rule:
    """The rule with this id; raises ``UnknownRule``."""
    try:
        return rules()[id]
    except KeyError:
        raise UnknownRule(id) from None


def citation(id: str, lang: str, played: str = "") -> str:
    """The best citation of a rule in the reader's language and edition: ``Regelbuch 9.0, S. 42``.

    The reader's own edition comes first, then the English one. A place whose page is known only from the English
    edition is cited by the heading in the reader's edition, and so is a document without pages. There is no Dutch
    edition of 2014: Dutch readers get the English one, and the Dutch rules for classic rules. While the classic rules
    are ``played``, their document comes first in every language.

    Raises:
        UnknownRule: no rule has this id.
        KeyError: the language is not supported.
    """
    return citations(id, lang, played)[0]


def citations(id: str, lang: str, played: str = "", *, original: bool = False) -> tuple[str, ...]:
    """All citations of a rule, best for this reader first, without duplicates; ``original`` as in ``cited``."""
    found = rule(id)
    in_language(lang)
    if found.practice:
        # One shared name for practice, together with the public texts that document it.
        name = sources().cite["practice"][lang]
        return (name, *(_practice(source, lang) for source in found.sources))
    return cited(found.sources, lang, found.ruleset, played, original=original)


def cited(
    places: Iterable[Source], lang: str, ruleset: str, played: str = "", *, original: bool = False
) -> tuple[str, ...]:
    """Citations of places in the reader's language, best for this reader first, without duplicates.

    ``ruleset`` is the ruleset the places apply to: Dutch readers get the Dutch rules only for classic rules.
    ``played`` is the ruleset of the game in which they are cited, if any. ``original`` adds to a translated heading the
    heading as it stands in the document, and to a heading the page of the English edition.
    """
    classic = sources().classic
    own = classic.get(lang) if ruleset == "classic" else None
    if played == "classic":
        own = classic.get(lang) or next(iter(classic.values()), None)
    order = (own or _edition(lang), "en-9.0")
    ranked = sorted(places, key=lambda source: _rank(source.seed, order))
    return tuple(dict.fromkeys(_cite(source, lang, original) for source in ranked))


def place_in(seed: str, ids: Iterable[str], lang: str) -> str:
    """Where a document states the first of these rules that it contains, preferring a page to a heading.

    Raises:
        ValueError: it contains none of them.
    """
    found = [source for id in ids for source in rule(id).sources if source.seed == seed]
    return _cite(min(found, key=lambda source: source.page is None or source.inferred), lang)


@cache
def statements() -> Mapping[str, Texts]:
    """The wording of the rules by id and language."""
    return MappingProxyType({key: texts(entry, f"{file}.toml: {key}") for file, key, entry in entries("statements")})


@cache
def headings() -> Mapping[str, Mapping[str, Texts]]:
    """The translated headings of documents that exist in one language only, by document and heading.

    Raises ``ArticleError`` for a heading without a translation.
    """
    content = load(FOLDER / "headings.toml")
    return MappingProxyType({seed: _named(content, seed, "headings.toml") for seed in content})


def heading_in(source: Source, lang: str) -> str:
    """The heading of a place in a language, or as in the document if it is not translated."""
    words = headings().get(source.seed, {}).get(source.heading)
    return source.heading if words is None else words[lang]


def statement(id: str, lang: str) -> str | None:
    """The rule in one or two sentences, or None if it has no wording yet.

    Raises ``UnknownRule``, or ``KeyError`` for an unsupported language.
    """
    rule(id)
    words = statements().get(id)
    return None if words is None else words[in_language(lang)]


def _rule(chapter: str, key: str, entry: Table) -> Rule:
    where = f"facts/{chapter}.toml: {key}"
    ruleset, engine, places = string(entry, "ruleset", where), entry.get("engine"), entry.get("sources")
    if ruleset not in RULESETS:
        raise ArticleError(f"{where}: ruleset must be one of {', '.join(sorted(RULESETS))}")
    if not isinstance(engine, bool):
        raise ArticleError(f"{where}: engine must be true or false")
    if not isinstance(places, list) or not places:
        raise ArticleError(f"{where}: sources must list at least one place")
    return Rule(key, chapter, ruleset, engine, tuple(source_in(table(place, where), where) for place in places))


def source_in(place: Table, where: str) -> Source:
    """Parse one place from a file: ``seed`` plus ``page`` or ``heading``; ``where`` names the entry in errors.

    Raises ``ArticleError`` for an unknown document or a page it does not have.
    """
    seed = string(place, "seed", where)
    page = string(place, "page", where) if "page" in place else None
    heading = string(place, "heading", where) if "heading" in place else ""
    known = sources()
    if seed not in known.cite and seed not in known.practice:
        raise ArticleError(f"{where}: {seed} is not in sources.toml")
    if page is not None and page not in known.pages.get(seed, ()):
        raise ArticleError(f"{where}: {seed} has no page {page}; omit the page and give the heading")
    if page is None and not heading and seed not in known.practice:
        raise ArticleError(f"{where}: {seed} needs a page or a heading")
    return Source(seed, page, heading, place.get("inferred") is True)


def _named(content: Table, key: str, file: str = "sources.toml") -> Mapping[str, Texts]:
    named = table(content.get(key), f"{file}: {key}")
    return MappingProxyType({name: texts(table(value, name), f"{file}: {key}.{name}") for name, value in named.items()})


def _edition(lang: str) -> str:
    return lang if lang in sources().pages else "en-9.0"


def _rank(seed: str, order: tuple[str, ...]) -> int:
    every = (*order, "de-rulings", "nl-old", "de", "it")
    return every.index(seed) if seed in every else len(every)


def _cite(source: Source, lang: str, original: bool = False) -> str:
    known = sources()
    if source.seed in known.practice:
        return f"{known.cite['practice'][lang]}: {_practice(source, lang)}"
    name = known.cite[source.seed][lang]
    own = heading_in(source, lang)
    heading = known.words["heading"][lang].format(heading=own)
    if original and own != source.heading:
        heading = f"{heading} ({known.words['heading'][lang].format(heading=source.heading)})"
    if source.page is None or (source.inferred and not original):
        return f"{name}, {heading}"
    if source.inferred:
        return f"{name}, {heading} ({known.words['english-page'][lang].format(page=source.page)})"
    return f"{name}, {known.words['page'][lang].format(page=source.page)}"


def _practice(source: Source, lang: str) -> str:
    place = sources().practice[source.seed]
    heading = sources().words["heading"][lang].format(heading=source.heading)
    return f"{place}, {heading}" if source.heading else place
