"""Links into the library and to scenarios: what is pressed in place, and the address for a fresh tab."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlencode

from .markup import Child, Markup, element

ENTRIES: tuple[str, ...] = ("rule", "article", "term", "ruling", "dispute")
"""The kinds of entry that have a page of their own; each is the name of its part of the address."""

_PARTS = {"open": "scenario", "about": "card"}
"""What is pressed and the part of the address that goes with it, where the two differ."""


class Place(NamedTuple):
    """Something to open: what is pressed (``rule:damage.zero-atk``), its words, and a remark below them."""

    send: str
    words: str
    remark: str = ""


def address(lang: str, **query: str) -> str:
    """An address of the tutor in a language."""
    return f"/?{urlencode({'lang': lang, **query})}"


def href_of(send: str, lang: str) -> str:
    """The address of what is opened by pressing ``send``: an entry, a card, a scenario, a page."""
    verb, _, id = send.partition(":")
    if verb == "between":
        return address(lang, page="disputes", between=id)
    if verb == "chapter":
        return address(lang, page="library", chapter=id)
    return address(lang, **{_PARTS.get(verb, verb): id})


def link(send: str, lang: str, *words: Child, class_: str = "", where: str = "") -> Markup:
    """A link that opens ``send``; ``where`` tells it from another one to the same place."""
    focus = f"{where}-{send}" if where else send
    return element("a", {"class": class_ or None, "href": href_of(send, lang), "data-send": send,
                         "data-focus": focus}, *words)  # fmt: skip
