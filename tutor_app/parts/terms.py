"""Texts whose terms lead to the glossary."""

from __future__ import annotations

from functools import lru_cache

from rulebook.articles.definitions import definitions
from tutor_app.wording.terms import MOST_KEPT, Part, terms_in

from .links import href_of
from .markup import Markup, element, join


@lru_cache(MOST_KEPT)
def with_terms(words: str, lang: str, where: str) -> Markup:
    """A text in which each term is a link to its entry, with its meaning as a tooltip.

    Args:
        words: the text.
        lang: its language.
        where: distinguishes the links from those of other texts on the page.
    """
    return join(_link(part, lang, where) if part.term else part.text for part in terms_in(words, lang))


def _link(part: Part, lang: str, where: str) -> Markup:
    send = f"term:{part.term}"
    return element("a", {"class": "term", "href": href_of(send, lang), "data-send": send,
                         "data-focus": f"{where}-{send}", "title": definitions()[part.term].words[lang]},
                   part.text)  # fmt: skip
