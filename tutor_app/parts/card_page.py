"""The page of one card, and the list of all cards, as markup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor_app.texts.messages import OWN_NAMES, message
from tutor_app.wording.card_texts import CardView, Reading
from tutor_app.wording.reasons import Rule

from .links import address
from .markup import Attribute, Markup, classes, div, element, finder, join, span
from .panels import card_body
from .reasons import fold
from .reasons import rule as rule_markup

LIST_KEY = "cards"


class Head(NamedTuple):
    """The header of a card: its facts by name, its names in other languages by code."""

    name: str
    name_lang: str
    type_line: str
    kind: str
    facts: tuple[tuple[str, str], ...]
    names: tuple[tuple[str, str], ...]


class Shown(NamedTuple):
    """An example of a card: its button and link, its key move and the result.

    ``shows`` is "happens" or "fails".
    """

    send: str
    href: str
    move: str
    outcome: str
    shows: str


class Link(NamedTuple):
    """A scenario to open: its button, link and title."""

    send: str
    href: str
    title: str


class Row(NamedTuple):
    """A card in the list. ``words`` are its normalised names and number, separated by ``|``, for the search."""

    slug: str
    name: str
    line: str
    sort: str
    kind: str
    words: str


def card_head(head: Head, lang: str) -> Markup:
    """Name, type line and facts."""
    back = element("a", {"class": "back", "href": address(lang, page=LIST_KEY), "data-send": f"page:{LIST_KEY}",
                         "data-focus": "back"}, f"‹ {message(lang, 'cards.title')}")  # fmt: skip
    facts = [
        div("fact", element("dt", None, name), element("dd", None, value)) for name, value in head.facts
    ]  # fmt: skip
    others = [
        element("li", None, span("code", OWN_NAMES[code]), " ", span("", name, lang=code)) for code, name in head.names
    ]
    return div(
        classes("head card-head", head.kind),
        back,
        element("h1", {"lang": head.name_lang or None}, head.name),
        element("p", {"class": "type"}, head.type_line),
        element("dl", {"class": "facts"}, facts),
        element("ul", {"class": "names", "aria-label": message(lang, "entry.names")}, others) if others else None,
    )


def card_words(card: CardView, lang: str, *, running_text: bool) -> Markup:
    """The text of the card in its own panel."""
    title = element("h2", None, message(lang, "entry.text"))
    note = element("p", {"class": "remark"}, message(lang, "entry.own_words")) if card.clauses else None
    return div("panel cardtext", title, card_body(card, lang, Reading(running_text=running_text)), note)


def card_examples(found: Sequence[Shown], lang: str) -> Markup:
    """The examples: each opens its board."""
    title = element("h2", None, message(lang, "entry.examples"))
    rows = [
        element("li", None, element(
            "a", {"class": classes("example", each.shows), "href": each.href, "data-send": each.send,
                  "data-focus": each.send},
            span(classes("tag", each.shows), message(lang, f"entry.{each.shows}")), element("b", None, each.move),
            span("words", each.outcome), span("run", f"{message(lang, 'entry.run')} ▸"),
        ))
        for each in found
    ]  # fmt: skip
    body = element("ul", {"class": "examples"}, rows) if rows else element("p", None, message(lang, "entry.none"))
    return div("panel", title, body)


def card_rules(rules: Sequence[Rule], cited: Mapping[str, Sequence[Link]], lang: str, most: int = 5) -> Markup:
    """The rules a card touches, the first few expanded, each with the rulings that cite it."""
    if not rules:
        return Markup("")
    title = element("h2", None, message(lang, "entry.rules"))
    drawn = [_rule(rule, cited.get(rule.id, ()), lang) for rule in rules]
    rest = fold(message(lang, "entry.all_rules", count=len(rules)), drawn[most:], "all-rules") if drawn[most:] else None
    return div("panel why", title, div("rules", drawn[:most]), rest)


def _rule(rule: Rule, cited: Sequence[Link], lang: str) -> Markup:
    rows = element("ul", {"class": "plain"}, [element("li", None, _link(link, rule.id)) for link in cited])
    words = message(lang, "entry.cited", count=len(cited))
    return div("with-cases", rule_markup(rule, lang), fold(words, [rows], f"cited-{rule.id}") if cited else None)


def _link(link: Link, where: str) -> Markup:
    return element("a", {"href": link.href, "data-send": link.send, "data-focus": f"{where}-{link.send}"}, link.title)


def card_scenarios(found: Sequence[Link], lang: str) -> Markup:
    """The scenarios with the card; empty if there are none."""
    if not found:
        return Markup("")
    title = element("h2", None, message(lang, "entry.scenarios"))
    return div("panel", title, element("ul", {"class": "plain"}, [
        element("li", None, _link(link, "uses")) for link in found
    ]))  # fmt: skip


def card_value(source: str, file: str, lang: str) -> Markup:
    """The value of the card as source code, in a fold."""
    code = element("pre", {"class": "source", "tabindex": 0}, element("code", None, f"# {file}\n{source}"))
    return div("panel", fold(message(lang, "entry.value"), [code], "value"))


def card_list(rows: Sequence[Row], sorts: Sequence[tuple[str, int]], lang: str) -> Markup:
    """All cards: a search field, a chip per sort with its count, and the list."""
    chips = [_chip("", message(lang, "cards.filter_all"), len(rows), on=True)]
    chips += [_chip(sort, message(lang, f"cards.filter_{sort}"), count, on=False) for sort, count in sorts]
    cells = [
        element("li", {"data-sort": row.sort, "data-words": row.words}, element(
            "a", {"class": classes("cardrow", row.kind, row.sort), "href": address(lang, card=row.slug),
                  "data-send": f"about:{row.slug}", "data-focus": f"about-{row.slug}"},
            element("b", None, row.name), span("", row.line),
        ))
        for row in rows
    ]  # fmt: skip
    # The words of the count are part of the markup, so that the filter script is independent of the language.
    count: dict[str, Attribute] = {
        "class": "count", "role": "status", "data-shown": message(lang, "cards.shown", count="#"),
        "data-slips": message(lang, "cards.slips"), "data-none": message(lang, "cards.none_found"),
    }  # fmt: skip
    return element(
        "section", {"class": "list all-cards", "data-names": True},
        element("h1", None, message(lang, "cards.title")),
        finder(message(lang, "cards.find"), "find-card"),
        div("chips sorts", chips, role="group", aria_label=message(lang, "cards.filters")),
        element("p", count, message(lang, "cards.shown", count=len(rows))),
        element("ul", {"class": "cardrows"}, cells),
    )  # fmt: skip


def _chip(sort: str, words: str, count: int, *, on: bool) -> Markup:
    return element("button", {"type": "button", "class": "chip", "data-filter": sort, "data-focus": f"filter-{sort}",
                              "aria-pressed": "true" if on else "false"}, f"{words} · {count}")  # fmt: skip


def _region(name: str) -> Markup:
    return element("div", {"data-region": name})


CARD_LAYOUT = join([
    _region("top"),
    div("entry",
        div("main", [_region(name) for name in ("notice", "head", "card", "task")]),
        element("aside", {"class": "aside"}, [_region(name) for name in ("why", "lists", "more")])),
    _region("foot"),
])  # fmt: skip
"""The skeleton of a card's page: its text and examples, with rules, scenarios and the value beside them."""


def back_to(name: str, slug: str, lang: str) -> Markup:
    """The link from an example back to its card."""
    return element("a", {"class": "back", "href": address(lang, card=slug), "data-send": f"about:{slug}",
                         "data-focus": "back"}, f"‹ {name}")  # fmt: skip
