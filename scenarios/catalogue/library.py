"""Everything that can be looked up: rules, terms, rulings, cards and disputed points."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files

from rulebook.articles.chapters import article_of, articles, chapter_of, chapters
from rulebook.articles.definitions import contrasts_of, definitions
from rulebook.articles.disagreements import disagreements
from rulebook.articles.glossary import glossary
from rulebook.articles.rules import rules, sources, statement
from rulebook.cards import BY_SLUG, POOL
from rulebook.language.card_text.card_text import card_text
from rulebook.languages import FALLBACK, LANGUAGES
from rulebook.search.document import Document, Facets
from rulebook.search.index import Index
from rulebook.search.names import Names, nicknames

from .casebook import casebook

KINDS = ("ruling", "rule", "term", "card", "article", "dispute")
"""The kinds of entries, in display order for groups of equal rank."""


FILTERS = ("kind", "ruleset", "topic", "source", "about")
"""Search filters: kind, ruleset, chapter, document, card."""


@cache
def choices() -> Mapping[str, tuple[str, ...]]:
    """The valid values of each filter."""
    seeds = {source.seed for rule in rules().values() for source in rule.sources}
    return {
        "kind": KINDS,
        "ruleset": ("2014", "classic"),
        "topic": tuple(chapter.id for chapter in chapters()),
        "source": tuple(seed for seed in sources().cite if seed in seeds),
        "about": tuple(BY_SLUG),
    }


@cache
def documents() -> tuple[Document, ...]:
    """Every entry of the library as a document; its id is its kind and its own id: ``rule:damage.zero-atk``."""
    found = (*_rules(), *_terms(), *_rulings(), *_cards(), *_articles(), *_disputes())
    return tuple(
        replace(one, asked=asked_as().get(one.id, {}), facets={**one.facets, "about": one.cards}) for one in found
    )


@cache
def by_document_id() -> dict[str, Document]:
    """Every document by its id."""
    return {document.id: document for document in documents()}


@cache
def index() -> Index:
    """The index of the whole library, built once."""
    written = {card.slug: {card.names.in_language(lang) for lang in LANGUAGES} for card in POOL if card.number > 0}
    names = Names(written, nicknames())
    terms = [(glossary()[id].words, frozenset(found.rules)) for id, found in definitions().items()]
    return Index(documents(), names, abbreviations(), terms)


@cache
def asked_as() -> dict[str, dict[str, str]]:
    """Common queries for entries in each language, in words that their texts may lack."""
    found: dict[str, dict[str, str]] = {}
    folder = files("rulebook.search").joinpath("asked")
    for file in sorted((one for one in folder.iterdir() if one.name.endswith(".toml")), key=lambda one: one.name):
        for id, said in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if id in found:
                raise ValueError(f"asked/{file.name}: {id} is already in another file; keep them together")
            found[id] = said
    return found


@cache
def renamed() -> dict[str, str]:
    """Renamed entries: old id to new id, each with its kind."""
    return _words("renamed")


def id_now(kind: str, id: str) -> str:
    """The current id of an entry; ``id`` itself if it was not renamed."""
    return renamed().get(f"{kind}:{id}", f"{kind}:{id}").partition(":")[2]


@cache
def abbreviations() -> dict[str, str]:
    """Abbreviations in lower case, with their expansions."""
    return _words("abbreviations")


def _words(name: str) -> dict[str, str]:
    return tomllib.loads(files("rulebook.search").joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def _rules() -> Iterator[Document]:
    for id, rule in rules().items():
        article = article_of(id)
        body = {lang: statement(id, lang) or "" for lang in LANGUAGES}
        seeds = frozenset(source.seed for source in rule.sources)
        facets: Facets = {"kind": "rule", "topic": article.chapter, "ruleset": _ruleset(rule.ruleset), "source": seeds}
        also = {FALLBACK: (id if rule.practice else id.replace(".", " ").replace("-", " "),)}
        yield Document(f"rule:{id}", "rule", article.title, body, also, frozenset((id,)), facets=facets, leads=0.5)


def _ruleset(own: str) -> str | frozenset[str]:
    return _sides(own) if own == "both" else own


def _sides(own: str) -> frozenset[str]:
    return frozenset(("2014", "classic")) if own == "both" else frozenset((own,))


def _terms() -> Iterator[Document]:
    forms: dict[str, list[str]] = {}
    for id, found in definitions().items():
        forms.setdefault(found.same or id, []).append(id)
    for id, found in definitions().items():
        if _only_a_form(id):
            continue
        words = glossary()[id]
        body = {
            lang: " ".join((found.words[lang], *(pair.words[lang] for pair in contrasts_of(id)))) for lang in LANGUAGES
        }
        chapters = frozenset(chapter_of(article_of(rule)).id for rule in found.rules)
        facets: Facets = {"kind": "term", "topic": chapters, "ruleset": frozenset(("2014", "classic"))}
        also = {
            lang: (
                *(glossary()[form].words[lang] for form in forms.get(id, ()) if form != id),
                *(old for form in forms.get(id, (id,)) for old in glossary()[form].old.get(lang, ())),
            )
            for lang in LANGUAGES
        }
        yield Document(f"term:{id}", "term", words.words, body, also, frozenset(found.rules), facets=facets)


def _only_a_form(id: str) -> bool:
    """Whether a term is only another form of a term, not a word of its own (as each Attribute is)."""
    base = definitions()[id].same
    return bool(base) and any(glossary()[id].words[lang] == glossary()[base].words[lang] for lang in LANGUAGES)


def _rulings() -> Iterator[Document]:
    for id, ruling in casebook().items():
        title = {lang: text.title for lang, text in ruling.texts.items()}
        body = {
            lang: " ".join(filter(None, (text.question, text.answer, text.stated)))
            for lang, text in ruling.texts.items()
        }
        chapters = frozenset(article_of(rule).chapter for rule in ruling.cites)
        places = (*ruling.sources, *(place for rule in ruling.cites for place in rules()[rule].sources))
        seeds = frozenset(place.seed for place in places)
        facets: Facets = {"kind": "ruling", "topic": chapters, "ruleset": ruling.ruleset, "source": seeds}
        yield Document(f"ruling:{id}", "ruling", title, body, {}, frozenset(ruling.cites), ruling.cards, facets)


def _cards() -> Iterator[Document]:
    for card in POOL:
        title = {lang: card.names.in_language(lang) for lang in LANGUAGES}
        body = {lang: card_text(lang, card).running_text() for lang in LANGUAGES}
        facets: Facets = {"kind": "card", "ruleset": frozenset(("2014", "classic"))}
        yield Document(f"card:{card.slug}", "card", title, body, cards=frozenset((card.slug,)), facets=facets)


def _articles() -> Iterator[Document]:
    for article in articles().values():
        body = {lang: " ".join(statement(rule, lang) or "" for rule in article.rules) for lang in LANGUAGES}
        sides = frozenset(side for rule in article.rules for side in _sides(rules()[rule].ruleset))
        facets: Facets = {"kind": "article", "topic": article.chapter, "ruleset": sides}
        yield Document(f"article:{article.id}", "article", article.title, body, facets=facets)


def _disputes() -> Iterator[Document]:
    for id, found in disagreements().items():
        said = (found.readings["a"], found.readings["b"], found.why)
        body = {lang: " ".join(words[lang] for words in said) for lang in LANGUAGES}
        chapters = frozenset(article_of(rule).chapter for rule in found.rules if rule in rules())
        facets: Facets = {"kind": "dispute", "topic": chapters, "ruleset": frozenset(("2014", "classic"))}
        yield Document(f"dispute:{id}", "dispute", found.title, body, {}, frozenset(found.rules), facets=facets)
