"""Library search on the page: the field, the filters, and the results by kind."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from threading import Lock
from typing import NamedTuple

from rulebook.articles.chapters import chapters
from rulebook.articles.rules import sources
from rulebook.cards import BY_SLUG
from rulebook.language.sentences.render import Depth
from rulebook.search.document import Document, Found
from rulebook.search.foreign import is_foreign
from rulebook.search.index import Index
from rulebook.search.meanings import meanings
from rulebook.search.words import stem, stop_words, words_of
from scenarios.asking.codes import story_of
from scenarios.catalogue.library import FILTERS, KINDS, choices, index
from tutor_app.parts import search as page
from tutor_app.parts.links import Place
from tutor_app.parts.markup import Markup, join
from tutor_app.texts.bounds import repeatable
from tutor_app.texts.messages import message

from .answers import answer_part
from .chapters import chapters_part
from .library import Regions, card_places

FEW = 5
"""Maximum number of entries per kind if there are several kinds; a single kind shows all."""
SNIPPET = 240
STORY = "story"
"""The query parameter with the code of a story."""

_building = Lock()


class Asked(NamedTuple):
    """A search: its words, its filters as (filter, value), and the story that is answered instead of the words'."""

    words: str = ""
    filters: tuple[tuple[str, str], ...] = ()
    story: str = ""

    @property
    def query(self) -> dict[str, str]:
        """Its query parameters."""
        story = {STORY: self.story} if self.story else {}
        return {"page": "library", **({page.WORDS: self.words} if self.words else {}), **dict(self.filters), **story}

    def narrowed(self, name: str, value: str) -> Asked:
        """The same search with a filter set, or removed if it is already set or has no value."""
        if name == STORY:
            return self._replace(story=value)
        kept = {key: each for key, each in self.filters if key != name}
        if value and (name, value) not in self.filters:
            kept[name] = value
        return Asked(self.words, tuple((key, kept[key]) for key in FILTERS if key in kept))


def asked_in(query: Mapping[str, str]) -> Asked:
    """The search in a URL; unknown filters are ignored."""
    words = clean(query.get(page.WORDS, ""))
    wanted = tuple((name, query[name]) for name in FILTERS if query.get(name) in choices()[name])
    story = query.get(STORY, "")
    return Asked(words, wanted, story if story_of(story) is not None else "")


def clean(words: str) -> str:
    """Typed words, sanitised for the field and the URL."""
    return repeatable(words, page.LONGEST)


def words_for(name: str, value: str, lang: str) -> str:
    """The label of a filter value."""
    if name == "kind":
        return message(lang, f"library.kind_{value}")
    if name == "ruleset":
        return message(lang, f"library.rules_{value}")
    if name == "topic":
        return next(chapter.title[lang] for chapter in chapters() if chapter.id == value)
    if name == "source":
        return sources().cite[value][lang]
    return BY_SLUG[value].names.in_language(lang)


def ready() -> Index:
    """The index, built by the first caller while others wait."""
    with _building:
        return index()


# The page -------------------------------------------------------------------------------------------


def library_page(asked: Asked, lang: str, depth: Depth = Depth.EXACT) -> Regions:
    """The library's first page: the field, and the results or the chapters; computed answers are told at ``depth``."""
    head = page.search_form(asked.words, dict(asked.filters), lang)
    if not asked.words.strip():
        return {"head": head, "intro": Markup(""), "lists": chapters_part(lang)}
    return {"head": head, **_results(asked, lang, depth)}


@lru_cache(maxsize=300)
def _results(asked: Asked, lang: str, depth: Depth) -> Regions:
    wanted = dict(asked.filters)
    kind = wanted.pop("kind", "")
    found = ready().find(asked.words, lang, wanted, len(ready().documents))
    hits = [hit.document for hit in found.hits]
    order = list(dict.fromkeys(document.kind for document in hits))
    shown = [document for document in hits if kind in ("", document.kind)]
    counts = {each: sum(document.kind == each for document in hits) for each in order}
    return {
        "intro": join([
            answer_part(asked.words, asked.story, lang, depth) if not asked.filters else None,
            page.filters(_choices(asked, found, counts, lang), lang),
        ]),
        "lists": join([
            _told(found, shown, is_foreign(ready(), asked.words), lang),
            [_group(each, [one for one in shown if one.kind == each], asked, found, lang) for each in order],
            chapters_part(lang) if not shown else None,
        ]),
    }  # fmt: skip


def _told(found: Found, shown: list[Document], foreign: bool, lang: str) -> Markup:
    """Whether the question is answered, and what was recognised in it."""
    words = message(lang, "library.found", count=len(shown))
    if foreign:
        words = message(lang, "between.other_language")
    elif not shown:
        words = message(lang, "library.nothing")
    elif not found.answered:
        words = message(lang, "library.nearest")
    return page.told(words, message(lang, "library.recognised"), card_places(found.cards, lang), lang)


def _choices(asked: Asked, found: Found, counts: Mapping[str, int], lang: str) -> list[page.Filter]:
    """The filters: kinds with their number of entries, then the others."""
    rows: list[page.Filter] = []
    wanted = dict(asked.filters)
    for name in FILTERS:
        values = choices()[name]
        if name == "kind":
            values = tuple(each for each in KINDS if each in counts or wanted.get(name) == each)
        if name == "about":
            values = tuple(dict.fromkeys((*found.cards, *([wanted[name]] if name in wanted else []))))
        chips = [
            page.Chip(
                f"filter:{name}:{value}",
                words_for(name, value, lang) + (f" · {counts.get(value, 0)}" if name == "kind" else ""),
                asked.narrowed(name, value).query,
                wanted.get(name) == value,
            )
            for value in values
        ]
        if chips:
            rows.append(page.Filter(name, message(lang, f"library.filter_{name}"), tuple(chips)))
    return rows


def _group(kind: str, documents: list[Document], asked: Asked, found: Found, lang: str) -> Markup:
    if not documents:
        return Markup("")
    alone = dict(asked.filters).get("kind") == kind
    stems = found.words | frozenset(
        stem(lang, word)
        for slug in found.cards
        for word in words_of(BY_SLUG[slug].names.in_language(lang))
        if word not in stop_words()
    )
    rows = [_row(document, stems, lang) for document in documents[: None if alone else FEW]]
    more = None
    if not alone and len(documents) > FEW:
        title = message(lang, "library.all_of", count=len(documents))
        more = page.Chip(f"filter:kind:{kind}", title, asked.narrowed("kind", kind).query, False)
    return page.group(message(lang, f"library.kind_{kind}"), rows, more, lang)


_SEND = {"card": "about"}


def _row(document: Document, stems: frozenset[str], lang: str) -> page.Row:
    kind, _, id = document.id.partition(":")
    title, body = document.title[lang], document.body[lang]
    place = Place(f"{_SEND.get(kind, kind)}:{id}", "")
    if kind == "rule":
        return page.Row(place.send, marked(body, stems, lang), marked(title, stems, lang), id)
    return page.Row(place.send, marked(title, stems, lang), marked(snippet(body, stems, lang), stems, lang))


_WORD = re.compile(r"\w+")


def _fits(word: str, stems: frozenset[str], lang: str) -> bool:
    folded = words_of(word)
    own = [stem(lang, each) for each in folded]
    return (
        any(each in stems or any(meaning in stems for meaning in meanings().of(lang, each)) for each in own)
        or any(len(one) > 4 and one in each for each in folded for one in stems)
    )  # fmt: skip


def marked(text: str, stems: frozenset[str], lang: str) -> tuple[page.Run, ...]:
    """A text split into runs, with the search words highlighted."""
    runs: list[page.Run] = []
    at = 0
    for match in _WORD.finditer(text):
        if _fits(match.group(), stems, lang):
            runs += [page.Run(text[at : match.start()]), page.Run(match.group(), found=True)]
            at = match.end()
    return tuple(run for run in (*runs, page.Run(text[at:])) if run.text)


def snippet(text: str, stems: frozenset[str], lang: str) -> str:
    """The part of a long text that contains the first search words."""
    if len(text) <= SNIPPET:
        return text
    first = next((match.start() for match in _WORD.finditer(text) if _fits(match.group(), stems, lang)), 0)
    start = 0 if first < SNIPPET - 60 else text.rfind(" ", 0, first - 60) + 1
    end = start + SNIPPET
    cut = text[start:end] if end >= len(text) else text[start : max(text.rfind(" ", start, end), start + 1)]
    return f"{'… ' if start else ''}{cut}{' …' if end < len(text) else ''}"
