"""Markup for the first page: what the tutor is, and the doors into it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tutor_app.texts.messages import message

from .links import Place, link
from .markup import Markup, classes, div, element
from .search import LONGEST

LOOK = "look"
"""The form of the first page: its words are looked up."""


class Door(NamedTuple):
    """A way into the tutor: a heading, a sentence, the way most readers want, and others. ``asks``: words are typed."""

    key: str
    title: str
    words: str
    way: Place | None = None
    others: tuple[Place, ...] = ()
    asks: bool = False


def welcome(title: str, words: str) -> Markup:
    """What the tutor is."""
    return div("head welcome", element("h1", None, title), element("p", {"class": "intro"}, words))


def doors(found: Iterable[Door], lang: str) -> Markup:
    """Doors side by side."""
    return div("doors", [_door(each, lang) for each in found])


def _door(door: Door, lang: str) -> Markup:
    way = link(door.way.send, lang, f"{door.way.words} ▸", class_="btn primary", where="door") if door.way else None
    others = [element("li", None, link(each.send, lang, each.words, where="door")) for each in door.others]
    return element(
        "section", {"class": classes("door", door.key)}, element("h2", None, door.title),
        element("p", None, door.words), way, _form(lang) if door.asks else None,
        element("ul", {"class": "plain ways"}, others) if others else None,
    )  # fmt: skip


def _form(lang: str) -> Markup:
    """A field whose words are looked up."""
    label = message(lang, "library.ask")
    field = element("input", {"type": "search", "aria-label": label, "placeholder": message(lang, "home.question"),
                              "autocomplete": "off", "spellcheck": "false", "maxlength": LONGEST,
                              "data-focus": "look"})  # fmt: skip
    submit = element("button", {"type": "submit", "class": "btn primary", "data-focus": "look-up"},
                     message(lang, "page.library"))  # fmt: skip
    return element("form", {"class": "typed", "role": "search", "data-form": LOOK}, field, submit)
