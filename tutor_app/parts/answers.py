"""Markup for answers on top of the search results: computed ones, and entries that answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from tutor_app.texts.messages import message
from tutor_app.wording.reasons import Reason, Rule

from .links import Place, address, link
from .markup import Markup, div, element, span
from .reasons import fold, pieces, reasons
from .thumbnail import Lying, thumbnail

MOST_LEADING = 3
"""How many sentences are shown at once where there is no yes or no."""


class Chip(NamedTuple):
    """An assumption: what is assumed, what a click changes it to, and the code of the story with that change.

    ``said``: it was read so. ``matters``: the answer is another one then.
    """

    assumed: str
    change: str
    code: str
    said: bool = False
    matters: bool = False


class Shown(NamedTuple):
    """What was played: its heading, its reasons, what it assumes, the scenario that plays it, and its board.

    ``deciding`` is the number of the reason that decides.
    """

    heading: str
    reasons: tuple[Reason, ...]
    assumed: str
    id: str
    lying: tuple[Lying, ...] = ()
    deciding: int = 0


class Story(NamedTuple):
    """What the answer to a story has besides: assumptions to change, words not understood, what was sent away, what
    was understood to be asked, and what becomes of its cards if it asks for that.
    """

    chips: Sequence[Chip]
    query: Mapping[str, str]
    unread: str = ""
    sent: str = ""
    asked: str = ""
    ends: Sequence[str] = ()


def computed(
    title: str, verdict: str, first: Shown, lang: str, *, others: Sequence[Shown] = (), story: Story | None = None
) -> Markup:
    """The answer: one sentence with its reason, the rule it rests on, the small board, assumptions; then the rest."""
    leading = first.reasons[first.deciding :][:1] if verdict else first.reasons[:MOST_LEADING]
    rest = len(first.reasons) > len(leading)
    more = [_finding(one, lang) for one in others]
    said = [pieces(one.pieces) for one in leading]
    return element(
        "section", {"class": "results computed", "aria-label": message(lang, "between.computed")},
        element("h2", None, title, " ", span("badge", message(lang, "between.computed"))),
        element("p", {"class": "soft"}, story.unread) if story is not None and story.unread else None,
        div("answer", div(
            "answer-said",
            element("p", {"class": "verdict"}, element("strong", None, verdict), " ", said[0]) if verdict
            else [_ends(story, lang), *(element("p", {"class": "verdict telling"}, one) for one in said)],
            _rests_on(leading, lang),
        ), _board(first, title, lang) if first.id else None),
        _assumptions(first.assumed, story, lang),
        fold(message(lang, "between.steps"), [reasons(first.reasons, lang)], "between-steps")
        if rest or any(one.more for one in leading) else None,
        fold(message(lang, "between.more"), more, "between-more") if more else None,
        element("p", {"class": "soft"}, story.sent) if story is not None and story.sent else None,
    )  # fmt: skip


def _ends(story: Story | None, lang: str) -> Markup | None:
    """What becomes of the cards of a story, before the reasons."""
    if story is None or not story.ends:
        return None
    return div("ends", element("p", None, element("strong", None, message(lang, "between.ends"))),
               element("ul", None, *(element("li", None, one) for one in story.ends)))  # fmt: skip


def entry(
    place: Place, said: str, rules: Sequence[Rule], shown: Shown | None, lang: str, *, verdict: str = ""
) -> Markup:
    """An entry of the library that answers: its title, what it says, the rule it rests on, and its board if any.

    ``verdict``: yes or no, if it answers the question with one of them.
    """
    return element(
        "section", {"class": "results computed", "aria-label": message(lang, "library.answer")},
        element("h2", None, link(place.send, lang, place.words, where="answer"), " ",
                span("badge", place.remark)),
        div("answer", div("answer-said", _said(verdict, said), _rules(rules, lang)),
            _board(shown, place.words, lang) if shown is not None else None),
    )  # fmt: skip


def _said(verdict: str, said: str) -> Markup:
    if not verdict:
        return element("p", {"class": "verdict telling"}, said)
    return element("p", {"class": "verdict"}, element("strong", None, verdict), " ", said)


def _board(one: Shown, title: str, lang: str) -> Markup:
    """The small board and the button that runs it; both open the board."""
    small = link(f"open:{one.id}", lang, thumbnail(one.lying, message(lang, "puzzle_list.board", title=title)),
                 where="small") if one.lying else None  # fmt: skip
    run = link(f"open:{one.id}", lang, message(lang, "between.run"), class_="btn", where="computed")
    return div("answer-board", small, run)


def _rests_on(leading: Sequence[Reason], lang: str) -> Markup | None:
    found = [rule for one in leading for rule in one.rules[:1]]
    return _rules(list(dict.fromkeys(found))[:MOST_LEADING], lang)


def _rules(found: Sequence[Rule], lang: str) -> Markup | None:
    """The pages that an answer rests on, each with its rule."""
    links = [
        element("li", None, link(f"rule:{one.id}", lang, one.statement or one.id, where="rests"), " ",
                span("cite", one.citation) if one.citation else None)
        for one in found
    ]  # fmt: skip
    return div("rests", span("soft", message(lang, "between.rests")), element("ul", None, links)) if links else None


def _assumptions(assumed: str, story: Story | None, lang: str) -> Markup | None:
    supposed = element("p", {"class": "soft"}, assumed) if assumed else None
    if story is None:
        return supposed
    left = [chip for chip in story.chips if not chip.assumed]
    asked = [chip for chip in story.chips if chip.assumed == story.asked]
    rest = [chip for chip in story.chips if chip.assumed not in ("", story.asked)]
    unsaid, said = [chip for chip in rest if not chip.said], [chip for chip in rest if chip.said]
    shown, folded = asked[:MOST_ASKED], asked[MOST_ASKED:]
    further = [*_row(story.asked, folded, story, lang), *_rows(said, story, lang)]
    parts = [
        supposed,
        div("chips", [_change(chip, chip.change, story, lang) for chip in left]) if left else None,
        div("chips", span("soft", message(lang, "between.assumptions")), _rows(unsaid, story, lang))
        if unsaid else None,
        div("chips", _row(story.asked, shown, story, lang)) if shown else None,
        fold(message(lang, "between.more_changes"), [div("chips", further)], "between-changes") if further else None,
    ]  # fmt: skip
    return div("changes", parts) if any(parts) else None


MOST_ASKED = 4
"""How many other questions are offered at once."""


def _rows(chips: Sequence[Chip], story: Story, lang: str) -> list[Markup]:
    """Chips, those that change the same side by side behind what it is now."""
    found: list[Markup] = []
    for said, same in groupby(chips, key=lambda chip: chip.assumed):
        own = tuple(same)
        alone = len(own) == 1 and not own[0].said
        found += [_change(own[0], said, story, lang)] if alone else _row(said, own, story, lang)
    return found


def _row(said: str, chips: Sequence[Chip], story: Story, lang: str) -> list[Markup]:
    """What is now, and what it can be changed to."""
    changes = [_change(chip, f"→ {chip.change}", story, lang) for chip in chips]
    return [span("soft", said), *changes] if chips else []


def _change(chip: Chip, words: str, story: Story, lang: str) -> Markup:
    return element("a", {"class": "chip matters" if chip.matters else "chip",
                         "href": address(lang, **{**story.query, "story": chip.code}),
                         "data-send": f"filter:story:{chip.code}", "data-focus": f"story-{chip.code}",
                         "title": chip.change}, words)  # fmt: skip


def _finding(one: Shown, lang: str) -> Markup:
    run = link(f"open:{one.id}", lang, message(lang, "between.run"), class_="btn", where="computed")
    return div(
        "finding",
        element("h3", None, one.heading),
        reasons(one.reasons, lang),
        element("p", {"class": "soft"}, one.assumed, " ", run),
    )
