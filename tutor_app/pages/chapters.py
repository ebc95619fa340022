"""The library's first page with its chapters, and the glossary."""

from __future__ import annotations

from functools import lru_cache

from rulebook.articles.chapters import Chapter, chapters
from rulebook.articles.definitions import definitions
from rulebook.articles.glossary import glossary
from rulebook.languages import LANGUAGES
from tutor_app.parts import library as page
from tutor_app.parts.links import Place, link
from tutor_app.parts.markup import Markup, div, element, finder, span
from tutor_app.texts.messages import OWN_NAMES, message

from .library import Regions, library


@lru_cache(maxsize=8)
def chapters_part(lang: str) -> Markup:
    """Every chapter with its articles, and the links to the glossary and the disputed points."""
    ways = page.chips_of(
        [
            Place("page:terms", message(lang, "library.glossary")),
            Place("page:rulings", message(lang, "library.kind_ruling")),
            Place("page:cards", message(lang, "library.kind_card")),
            Place("page:disputes", message(lang, "library.kind_dispute")),
        ],
        lang,
        "ways",
    )
    drawn = [_chapter(number, each, lang) for number, each in enumerate(chapters(), 1)]
    return element("section", {"class": "chapters"}, element("h2", None, message(lang, "library.chapters")), ways,
                   div("chapter-grid", drawn))  # fmt: skip


def chapter_focus(id: str) -> str:
    """The element to focus if the URL names a chapter; empty if there is no such chapter."""
    return f"chapter-{id}" if any(each.id == id for each in chapters()) else ""


def _chapter(number: int, chapter: Chapter, lang: str) -> Markup:
    rows = [
        element("li", None, link(f"article:{article.id}", lang, article.title[lang]),
                span("number", str(len(article.rules)),
                     title=message(lang, "library.count_rules", count=len(article.rules))))
        for article in chapter.articles
    ]  # fmt: skip
    return element("section", {"class": "panel chapter", "tabindex": "-1", "data-focus": chapter_focus(chapter.id)},
                   element("h3", None, f"{number}. {chapter.title[lang]}"),
                   element("p", {"class": "soft"}, chapter.intro[lang]), element("ul", None, rows))  # fmt: skip


@lru_cache(maxsize=8)
def terms_page(lang: str) -> Regions:
    """Every term in all languages, with a filter field; terms with the same words are listed once."""
    told_apart: dict[tuple[str, ...], str] = {}
    for id, term in glossary().items():
        told_apart.setdefault(tuple(term.words[code] for code in LANGUAGES), id)
    order = sorted(told_apart.values(), key=lambda id: glossary()[id].words[lang].casefold())
    rows = [_term(id, lang) for id in order]
    return {
        "head": page.entry_head(page.Head((library(lang),), message(lang, "library.glossary")), lang),
        "lists": element("section", {"class": "list glossary"}, finder(message(lang, "library.find_term"), "find-term"),
                         element("ul", {"class": "terms"}, rows)),
    }  # fmt: skip


def _term(id: str, lang: str) -> Markup:
    words = glossary()[id].words
    others = [
        span("", span("code", code.upper(), title=OWN_NAMES[code]), " ", span("", words[code], lang=code))
        for code in LANGUAGES if code != lang
    ]  # fmt: skip
    meaning = element("p", None, definitions()[id].words[lang])
    return element("li", None, link(f"term:{id}", lang, words[lang]), div("others", others), meaning)
