"""Markup for computed answers: what happens between the cards that a question names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor_app.texts.messages import message
from tutor_app.wording.reasons import Reason

from .links import address, link
from .markup import Markup, div, element, span
from .reasons import fold, reasons


class Chip(NamedTuple):
    """An assumption: what is assumed, what a click changes it to, and the code of the story with that change."""

    assumed: str
    change: str
    code: str


class Shown(NamedTuple):
    """A finding: its heading, its reasons, what it assumes, and the scenario that plays it."""

    heading: str
    reasons: tuple[Reason, ...]
    assumed: str
    id: str


def computed(title: str, verdict: str, first: Shown, others: Sequence[Shown], lang: str) -> Markup:
    """The answer with its reasons on top, the other findings in a fold."""
    more = [_finding(one, lang, titled=True) for one in others]
    return element(
        "section", {"class": "results computed", "aria-label": message(lang, "between.computed")},
        element("h2", None, title, " ", span("badge", message(lang, "between.computed"))),
        element("p", {"class": "verdict"}, element("strong", None, verdict)) if verdict else None,
        _finding(first, lang, titled=not verdict),
        fold(message(lang, "between.more"), more, "between-more") if more else None,
    )  # fmt: skip


def told(
    verdict: str, found: Sequence[Reason], chips: Sequence[Chip], query: Mapping[str, str], id: str, lang: str,
    *, sent: str = "", unread: str = "",
) -> Markup:  # fmt: skip
    """The answer to a question told as a story: its reasons, what was assumed as chips, and the board to run.

    ``sent`` is what was sent to a chat model to read the question, if anything; ``unread`` names
    the words that were not understood.
    """
    run = link(f"open:{id}", lang, message(lang, "between.run"), class_="btn", where="computed")
    changes = [
        element("a", {"class": "chip", "href": address(lang, **{**query, "story": chip.code}),
                      "data-send": f"filter:story:{chip.code}", "data-focus": f"story-{chip.code}",
                      "title": chip.change}, chip.assumed)
        for chip in chips
    ]  # fmt: skip
    assumed = div("chips", span("soft", message(lang, "between.assumptions")), changes) if changes else None
    return element(
        "section", {"class": "results computed", "aria-label": message(lang, "between.computed")},
        element("h2", None, message(lang, "between.played"), " ", span("badge", message(lang, "between.computed"))),
        element("p", {"class": "verdict"}, element("strong", None, verdict)) if verdict else None,
        element("p", {"class": "soft"}, unread) if unread else None,
        div("finding", reasons(found, lang), assumed, element("p", None, run),
            element("p", {"class": "soft"}, sent) if sent else None),
    )  # fmt: skip


def _finding(one: Shown, lang: str, *, titled: bool) -> Markup:
    run = link(f"open:{one.id}", lang, message(lang, "between.run"), class_="btn", where="computed")
    return div(
        "finding",
        element("h3", None, one.heading) if titled else None,
        reasons(one.reasons, lang),
        element("p", {"class": "soft"}, one.assumed, " ", run),
    )
