"""The page of a disputed point, with both readings played side by side, and the list of all such points."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rulebook.articles.disagreements import BETWEEN, Disagreement, disagreements
from rulebook.articles.rules import rules
from scenarios.catalogue.disputed_points import PREFIX, SIDES, on_boards
from scenarios.catalogue.rule_boards import shown_by
from tutor_app.parts import library as page
from tutor_app.parts.links import Place, link
from tutor_app.parts.markup import Markup, div, element, finder, join, span
from tutor_app.parts.reasons import fold
from tutor_app.parts.reasons import rule as rule_markup
from tutor_app.parts.search import Chip, Filter, filter_row
from tutor_app.play.script_steps import told_of
from tutor_app.texts.messages import message
from tutor_app.wording.outcomes import outcomes
from tutor_app.wording.reasons import rule_of

from .library import (
    Regions,
    library,
    not_found,
    point_between,
    readings,
    rules_part,
    run_links,
    shown_part,
    side_name,
)  # fmt: skip
from .reading_comparison import compared
from .rulings import drawn_steps

WANTED = "between"
"""The query parameter for the sort of points listed."""


def dispute_regions(id: str, lang: str) -> tuple[str, Regions]:
    """The title and regions of a disputed point, or suggestions if there is no such point."""
    found = disagreements().get(id)
    if found is None:
        return not_found("dispute", id, id, {each: one.title[lang] for each, one in disagreements().items()}, lang)
    return found.title[lang], _dispute(id, lang)


@lru_cache(maxsize=400)
def _dispute(id: str, lang: str) -> Regions:
    found = disagreements()[id]
    group = Place(f"between:{found.between}", message(lang, f"library.between_{found.between}"))
    trail = (library(lang), Place("page:disputes", message(lang, "library.kind_dispute")), group)
    own = [one for one in found.rules if one in rules()]
    shown = tuple(dict.fromkeys(each for one in own for each in shown_by(one)))
    both = page.panel(message(lang, "library.readings"), page.sides(readings(found, lang), lang))
    why = page.panel(message(lang, "library.why_played"), element("p", None, found.why[lang]))
    head = page.Head(trail, found.title[lang], (message(lang, f"library.about_{found.kind}"),))
    return {
        "head": page.entry_head(head, lang),
        "intro": page.rows_of([both, why, _on_board(found, bool(shown), lang)]),
        "lists": page.rows_of([
            *_eras(found, lang),
            rules_part(message(lang, "library.rules"), own if found.between != "eras" else (), lang),
            shown_part(shown, lang),
        ]),
    }  # fmt: skip


def _eras(found: Disagreement, lang: str) -> Iterable[Markup]:
    """The rules of either side of a point between the eras, each with its first example."""
    point = point_between(found)
    for name, ids in point.sides.items() if point is not None else ():
        title = message(lang, f"library.rules_{name}")
        drawn = [join([rule_markup(rule_of(lang, id), lang), run_links(id, lang)]) for id in ids]
        silent = element("p", None, message(lang, "library.silent"))
        yield page.panel(title, div("rules", drawn) if drawn else silent, class_="why eras")


# Both readings on the board -------------------------------------------------------------------------


def _on_board(found: Disagreement, shown: bool, lang: str) -> Markup:
    """The same line under both readings, together until they diverge and side by side afterwards."""
    title = message(lang, "library.both_on_board")
    if found.id not in on_boards():
        only = element("p", {"class": "soft"}, message(lang, "library.only_played"))
        return page.panel(title, only) if shown and found.kind == "rule" and found.between != "eras" else Markup("")
    ids = {side: f"{PREFIX}{found.id}.{side}" for side in SIDES}
    told = {side: told_of(id, lang) for side, id in ids.items()}
    both = compared(told["a"].steps, told["b"].steps)
    common = page.step_list(drawn_steps(both.common, ids[found.played], told[found.played].line, lang), lang, "common")
    boards = on_boards()[found.id].sides
    ends = dict(zip(SIDES, outcomes(boards["a"], boards["b"], lang), strict=True))
    columns = []
    for side in SIDES:
        steps = drawn_steps(both.sides[side], ids[side], told[side].line, lang)
        nothing = element("p", {"class": "soft"}, message(lang, "library.nothing_more"))
        run = link(f"open:{ids[side]}", lang, f"{message(lang, 'ruling.run')} ▸", class_="btn small", where=side)
        end = page.ending(message(lang, "compare.end"), ends[side])
        body = (page.step_list(steps, lang, f"steps-{side}") if steps else nothing, end, run)
        columns.append(page.Side(side_name(found, side, lang), "", side == found.played, body))
    return page.panel(
        title,
        fold(message(lang, "library.until_here"), [common], "until-here", open_=True) if both.common else None,
        element("p", {"class": "parting"}, message(lang, "compare.part")),
        page.sides(columns, lang),
        element("p", {"class": "soft"}, message(lang, "library.all_else")),
        class_="compare",
    )


# The list -------------------------------------------------------------------------------------------


def disputes_page(lang: str, wanted: str = "") -> Regions:
    """Every disputed point with both readings, grouped by whom it is between; ``wanted`` limits it to one sort."""
    return _list(lang, wanted if wanted in BETWEEN else "")


@lru_cache(maxsize=24)
def _list(lang: str, wanted: str) -> Regions:
    sorts = [sort for sort in BETWEEN if wanted in ("", sort)]
    found = sorted((one for one in disagreements().values() if one.between in sorts), key=_weight)
    intro = element("p", {"class": "lead"}, message(lang, "library.disputes_intro", count=len(found)))
    narrow = Filter(WANTED, message(lang, "library.filter_between"), tuple(_chips(wanted, lang)))
    folds = [
        element("details", {"class": "topic", "data-focus": f"topic-{sort}", "open": True},
                element("summary", None, element("h2", None, f"{_sort(sort, lang)} · {count(sort)}")),
                element("ul", {"class": "points"}, [_point(one, lang) for one in found if one.between == sort]))
        for sort in sorts
    ]  # fmt: skip
    return {
        "head": page.entry_head(page.Head((library(lang),), message(lang, "library.kind_dispute")), lang),
        "intro": join([intro, div("filters", filter_row(narrow, lang))]),
        "lists": element("section", {"class": "list by-topic disputes"},
                         finder(message(lang, "library.find_dispute"), "find-point"), folds),
    }  # fmt: skip


def count(sort: str) -> int:
    """The number of points of this sort."""
    return sum(one.between == sort for one in disagreements().values())


def _weight(one: Disagreement) -> tuple[bool, bool]:
    """Sort key: points with a board first, then those that can affect a Duel."""
    return one.id not in on_boards(), one.kind != "rule"


def _sort(sort: str, lang: str) -> str:
    return message(lang, f"library.between_{sort}")


def _chips(wanted: str, lang: str) -> Iterable[Chip]:
    every = message(lang, "library.all_of", count=len(disagreements()))
    yield Chip("page:disputes", every, {"page": "disputes"}, not wanted)
    for sort in BETWEEN:
        words = f"{_sort(sort, lang)} · {count(sort)}"
        yield Chip(f"between:{sort}", words, {"page": "disputes", WANTED: sort}, sort == wanted)


def _point(one: Disagreement, lang: str) -> Markup:
    """A point in the list: its title, its subject, both readings with their sources, and the reason."""
    board = message(lang, "library.both_on_board") if one.id in on_boards() else ""
    chips = [span("badge" if one.kind == "rule" else "chip", message(lang, f"library.about_{one.kind}"))]
    chips += [span("chip", board)] if board else []
    return element(
        "li", {"class": "panel", "id": one.id},
        element("h3", None, link(f"dispute:{one.id}", lang, one.title[lang], where="point")),
        div("chips", chips), page.sides(readings(one, lang), lang),
        element("p", {"class": "remark"}, one.why[lang]),
    )  # fmt: skip
