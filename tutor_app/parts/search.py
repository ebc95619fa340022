"""Markup for the library's search field, filters and results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor_app.texts.messages import message

from .library import chips_of, tools
from .links import Place, address, href_of
from .markup import Markup, div, element, join, span
from .reasons import fold

WORDS = "q"
"""The name of the search words, in the field and in the URL."""

LONGEST = 300
"""Maximum number of query characters that are used."""


class Run(NamedTuple):
    """Part of a text, and whether it matches the search."""

    text: str
    found: bool = False


class Row(NamedTuple):
    """A result: its click event, its words, the text below, its id and its kind if shown."""

    send: str
    words: tuple[Run, ...]
    below: tuple[Run, ...]
    id: str = ""
    kind: str = ""


class Chip(NamedTuple):
    """A filter value: its click event, its words, its URL, and whether it is active."""

    send: str
    words: str
    query: Mapping[str, str]
    on: bool


class Filter(NamedTuple):
    """A filter with its values."""

    name: str
    title: str
    chips: tuple[Chip, ...]


def search_form(words: str, kept: Mapping[str, str], lang: str) -> Markup:
    """The title of the library and the field, which searches while typing."""
    label = message(lang, "library.search")
    field = element("input", {"type": "search", "class": "search-field", "name": WORDS, "data-search": True,
                              "aria-label": label, "placeholder": label, "autocomplete": "off",
                              "spellcheck": "false", "maxlength": LONGEST, "value": words or None,
                              "data-focus": "search"})  # fmt: skip
    form = element("form", {"class": "search-form", "role": "search", "data-searching": True}, field)
    return div("head", element("h1", None, message(lang, "library.title")), form,
               element("p", {"class": "soft hint"}, message(lang, "library.ask")))  # fmt: skip


def filters(found: Sequence[Filter], lang: str) -> Markup:
    """The kinds as chips; the other filters in a fold, open if one is set."""
    kinds = [filter_row(each, lang) for each in found if each.name == "kind"]
    others = [each for each in found if each.name != "kind"]
    set_ = any(chip.on for each in others for chip in each.chips)
    rest = fold(message(lang, "library.filters"), [filter_row(each, lang) for each in others], "filters", open_=set_)
    return div("filters", kinds, div("filters-foot", rest, tools(lang)))


def filter_row(found: Filter, lang: str) -> Markup:
    """A filter with its values side by side; the active one is marked."""
    return div("filter-row", span("soft", found.title), div("chips links", [_chip(chip, lang) for chip in found.chips]),
               role="group", aria_label=found.title)  # fmt: skip


def _chip(chip: Chip, lang: str) -> Markup:
    return element("a", {"class": "chip", "href": address(lang, **chip.query), "data-send": chip.send,
                         "data-focus": chip.send, "aria-current": "true" if chip.on else None}, chip.words)  # fmt: skip


def told(words: str) -> Markup:
    """The outcome of the search."""
    return div("told-of", element("p", {"role": "status", "class": "count"}, words))


def cut(lang: str) -> Markup:
    """That more was typed than is read."""
    return element("p", {"class": "notice quiet", "role": "status"}, message(lang, "between.too_long", most=LONGEST))


def recognised(cards: Sequence[Place], read: str, begun: Sequence[Chip], lang: str) -> Markup | None:
    """What is understood of a question: the cards, how it is read, and the names its last words may begin."""
    named = [span("soft", message(lang, "library.recognised")), chips_of(cards, lang, "named")] if cards else []
    offered = [
        span("soft", message(lang, "library.complete")), div("chips links", [_chip(chip, lang) for chip in begun]),
    ] if begun else []  # fmt: skip
    said = [span("soft read", read)] if read else []
    return div("recognised", offered, named, said) if offered or named or said else None


def group(title: str, rows: Sequence[Row], more: Chip | None, lang: str) -> Markup:
    """The entries of one kind, best first."""
    drawn = [
        element("li", None, element(
            "a", {"class": "result", "href": href_of(row.send, lang), "data-send": row.send,
                  "data-focus": f"found-{row.send}"},
            span("kind", row.kind) if row.kind else None,
            element("b", None, runs(row.words)),
            span("below", runs(row.below), span("id", row.id) if row.id else None),
        ))
        for row in rows
    ]  # fmt: skip
    return element("section", {"class": "results"}, element("h2", None, title),
                   element("ul", None, drawn), _chip(more, lang) if more else None)  # fmt: skip


def runs(found: Sequence[Run]) -> Markup:
    """A text with the matches highlighted."""
    return join([element("mark", None, run.text) if run.found else run.text for run in found])
