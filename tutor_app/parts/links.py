"""Links into the library and to scenarios: the click event for the same page, and the URL for a new tab."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode

from .markup import Child, Markup, element

ENTRIES: tuple[str, ...] = ("rule", "article", "term", "ruling", "dispute")
"""The kinds of entry with a page of their own; each is the name of its query parameter."""

_PARTS = {"open": "scenario", "about": "card"}
"""Click events and their query parameters, if they differ."""


_EXERCISES = {"exercise": "practice", "today": "today"}
"""Click events that ask an exercise, and the page on which it is asked."""


class Place(NamedTuple):
    """A link target: its click event (``rule:damage.zero-atk``), its words, and a note below them."""

    send: str
    words: str
    remark: str = ""


def address(lang: str, **query: str) -> str:
    """A URL of the tutor in a language."""
    return f"/?{urlencode({'lang': lang, **query})}"


def href_of(send: str, lang: str) -> str:
    """The URL opened by the click event ``send``: an entry, a card, a scenario, a page."""
    verb, _, id = send.partition(":")
    if verb == "between":
        return address(lang, page="disputes", between=id)
    if verb == "resume":
        return address(lang, **dict(parse_qsl(id)))
    if verb == "class":
        return address(lang, page="class", do=id)
    if verb == "more":
        return address(lang, page="today", more="1")
    if verb in _EXERCISES:
        id, _, chosen = id.partition(":")
        return address(lang, page=_EXERCISES[verb], exercise=id, **({"chosen": chosen} if chosen else {}))
    if verb == "chapter":
        return address(lang, page="library", chapter=id)
    return address(lang, **{_PARTS.get(verb, verb): id})


def link(send: str, lang: str, *words: Child, class_: str = "", where: str = "") -> Markup:
    """A link that opens ``send``; ``where`` distinguishes it from another one to the same place."""
    focus = f"{where}-{send}" if where else send
    return element("a", {"class": class_ or None, "href": href_of(send, lang), "data-send": send,
                         "data-focus": focus}, *words)  # fmt: skip
