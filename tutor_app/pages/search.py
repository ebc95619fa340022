"""Library search on the page: the field, the filters, and the results by kind."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock
from typing import NamedTuple

from rulebook.articles.chapters import chapters
from rulebook.articles.rules import sources
from rulebook.cards import BY_SLUG
from rulebook.language.sentences.render import Depth
from rulebook.search.document import Document, Found
from rulebook.search.index import Index
from rulebook.search.meanings import meanings
from rulebook.search.words import stem, stop_words, words_of
from scenarios.asking.codes import story_of
from scenarios.catalogue.answers import question
from scenarios.catalogue.library import FILTERS, KINDS, choices, index
from tutor_app.parts import search as page
from tutor_app.parts.links import Place
from tutor_app.parts.markup import Markup, join
from tutor_app.texts.bounds import repeatable
from tutor_app.texts.messages import message
from tutor_app.wording.questions import offers, read_as

from .answers import Top, top_of
from .chapters import chapters_part
from .library import Regions, card_places

FEW = 5
"""Maximum number of entries per kind if there are several kinds; a single kind shows all."""
BEST = 3
"""Number of entries that come first, whatever their kind."""
SNIPPET = 240
STORY = "story"
"""The query parameter with the code of a story."""

_building = Lock()


class Asked(NamedTuple):
    """A search: its words, its filters as (filter, value), and the story that is answered instead of the words'.

    ``cut``: more was typed than is read.
    """

    words: str = ""
    filters: tuple[tuple[str, str], ...] = ()
    story: str = ""
    cut: bool = False

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
    cut = len(query.get(page.WORDS, "")) > page.LONGEST
    return Asked(words, wanted, story if story_of(story) is not None else "", cut)


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


_drawn: OrderedDict[tuple[Asked, str, Depth], Regions] = OrderedDict()
MOST_DRAWN = 300
"""Maximum number of searches whose results are kept as they were drawn."""


def _results(asked: Asked, lang: str, depth: Depth) -> Regions:
    """The results; drawn once, unless something in them is still being worked out."""
    key = (asked, lang, depth)
    kept = _drawn.get(key)
    if kept is not None:
        return kept
    found = ready().find(asked.words, lang, _wanted(asked), len(ready().documents))
    top = top_of(asked.words, asked.story, found, lang, depth) if not asked.filters else Top()
    regions = _draw(asked, found, top, lang)
    if top.settled:
        with _building:
            _drawn[key] = regions
            while len(_drawn) > MOST_DRAWN:
                _drawn.popitem(last=False)
    return regions


def _wanted(asked: Asked) -> dict[str, str]:
    return {name: value for name, value in asked.filters if name != "kind"}


def _draw(asked: Asked, found: Found, top: Top, lang: str) -> Regions:
    kind = dict(asked.filters).get("kind", "")
    hits = [hit.document for hit in found.hits]
    order = list(dict.fromkeys(document.kind for document in hits))
    shown = [document for document in hits if kind in ("", document.kind)]
    counts = {each: sum(document.kind == each for document in hits) for each in order}
    below = [document for document in shown if document.id != top.entry]
    best = below[:BEST] if not kind else []
    rest = below[len(best) :]
    groups = [_group(each, [one for one in rest if one.kind == each], counts, asked, found, lang) for each in order]
    return {
        "intro": join([
            _recognised(asked, found, top, lang),
            page.cut(lang) if asked.cut else None,
            *top.parts,
            _told(found, shown, top, lang),
            _best(best, found, lang),
        ]),
        "lists": join([
            page.filters(_choices(asked, found, counts, lang), lang),
            groups,
            chapters_part(lang) if not shown else None,
        ]),
    }  # fmt: skip


def _recognised(asked: Asked, found: Found, top: Top, lang: str) -> Markup | None:
    """What is understood while a question is typed: the cards, what is asked, and how a name could go on."""
    begun = [
        page.Chip(f"find:{one.text}", one.name, {"page": "library", page.WORDS: one.text}, False)
        for one in offers(asked.words, lang)
    ]
    read = "" if top.told else read_as(question(asked.words), lang)
    return page.recognised(card_places(found.cards, lang), read, begun, lang)


def _told(found: Found, shown: list[Document], top: Top, lang: str) -> Markup | None:
    """Whether the question is answered by the entries."""
    if top.answers and top.settled and shown:
        return page.told(message(lang, "library.related", count=len(shown)))
    words = message(lang, "library.found", count=len(shown))
    if not shown:
        words = message(lang, "library.nothing")
    elif not found.answered:
        words = message(lang, "library.nearest")
    return page.told(words)


def _best(documents: list[Document], found: Found, lang: str) -> Markup | None:
    """The best entries of all kinds, each with its kind."""
    stems = _stems(found, lang)
    rows = [
        _row(one, stems, lang)._replace(kind=message(lang, f"library.one_{one.kind}")) for one in documents
    ]  # fmt: skip
    return page.group(message(lang, "library.best"), rows, None, lang) if rows else None


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


def _group(
    kind: str, documents: list[Document], counts: Mapping[str, int], asked: Asked, found: Found, lang: str
) -> Markup | None:
    if not documents:
        return None
    alone = dict(asked.filters).get("kind") == kind
    stems = _stems(found, lang)
    rows = [_row(document, stems, lang) for document in documents[: None if alone else FEW]]
    more = None
    if not alone and len(documents) > FEW:
        title = message(lang, "library.all_of", count=counts[kind])
        more = page.Chip(f"filter:kind:{kind}", title, asked.narrowed("kind", kind).query, False)
    return page.group(message(lang, f"library.kind_{kind}"), rows, more, lang)


def _stems(found: Found, lang: str) -> frozenset[str]:
    """What is highlighted: the words understood, and those of the cards named."""
    return found.words | frozenset(
        stem(lang, word)
        for slug in found.cards
        for word in words_of(BY_SLUG[slug].names.in_language(lang))
        if word not in stop_words()
    )


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
