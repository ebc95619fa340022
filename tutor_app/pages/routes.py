"""The pages: start, play, and the lists. A thin layer that finds what the URL asks for and shows its regions."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

import streamlit as st

from rulebook.cards import BY_SLUG
from scenarios.catalogue.card_examples import example
from scenarios.catalogue.disputed_points import reading_shown
from scenarios.catalogue.library import id_now
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.rule_boards import rule_shown
from scenarios.formats.loader import Loaded
from scenarios.formats.models import Scenario
from tutor_app.parts.card_page import CARD_LAYOUT, back_to
from tutor_app.parts.library import READ_LAYOUT
from tutor_app.parts.links import link
from tutor_app.parts.markup import Markup, button, div, element, join
from tutor_app.parts.shell import (
    LESSON_LAYOUT,
    PLAY_LAYOUT,
    foot,
    heading,
    introduction,
    notice,
    sharing,
    top_line,
)
from tutor_app.parts.stage import NOWHERE, Position, stage
from tutor_app.play.visit import Visit
from tutor_app.progress.results import ItemKind
from tutor_app.texts.messages import choose_language, message

from .cards import card_regions, list_region
from .chapters import chapter_focus, terms_page
from .class_list import CHOOSING, class_page
from .clicks import CHAPTER, KEY, clicked
from .disputes import WANTED, dispute_regions, disputes_page
from .home import home_page
from .learner import Learner, current_time, learner, puzzle_ratings
from .library import (
    Regions,
    article_regions,
    rule_in_short,
    rule_regions,
    shown_id,
    side_name,
    term_regions,
    unshown,
)  # fmt: skip
from .lists import KINDS, all_lists, list_of
from .practice import CHOSEN, EXERCISE, practice_page
from .progress import progress_page
from .puzzle_list import Ratings, asked_of, puzzle_page, states_of
from .rulings import ruling_regions
from .search import asked_in, library_page
from .sessions import (
    TURNS,
    current_visit,
    delivery,
    depth,
    position_of,
    prefers_running,
    regions_of,
    send_nearby,
)
from .today import today_page

ENTRY_PAGES: dict[str, Callable[[str, str], tuple[str, Regions]]] = {
    "rule": rule_regions, "article": article_regions, "term": term_regions,
    "ruling": lambda id, lang: ruling_regions(id, lang, depth()), "dispute": dispute_regions,
}  # fmt: skip
"""The entries of the library: from an id and a language to the page title and regions."""

READ_FROM_TOP = ("article", "dispute")
"""Entries that are read from top to bottom, without a sidebar."""

READ: dict[str, Callable[[str], Regions]] = {
    "library": lambda lang: library_page(asked_in(st.query_params.to_dict()), lang, depth()), "terms": terms_page,
    "disputes": lambda lang: disputes_page(lang, st.query_params.get(WANTED, "")),
    "practice": lambda lang: practice_page(lang, st.query_params.get(EXERCISE, ""), st.query_params.get(CHOSEN, "")),
    "today": lambda lang: today_page(lang, st.query_params.to_dict(), learner(), current_time()),
    "progress": lambda lang: progress_page(lang, learner(), current_time()),
    "class": lambda lang: class_page(
        lang, st.query_params.to_dict(), _finished(), choosing=bool(st.session_state.get(CHOOSING))
    ),
}  # fmt: skip
"""The pages of the library and of practice that are not entries, by their name in the URL."""

PERSONAL = frozenset({"today", "progress", "class"})
"""The pages of ``READ`` that show what the visitor has done."""

OF_LESSONS = frozenset({"practice", "today", "progress", "class"})
"""The pages that belong to the lessons in the top line."""

TITLES: dict[str, str] = {
    "library": "library.title", "terms": "library.glossary", "disputes": "library.kind_dispute",
    "practice": "practice.title", "today": "today.title", "progress": "progress.title",
    "class": "class.title",
    "cards": "cards.title", **{name: f"page.{name}" for name in KINDS},
}  # fmt: skip
"""The messages that title the pages that are not entries."""

LOG = logging.getLogger(__name__)
FRAME = """<style>
header[data-testid="stHeader"], [data-testid="stToolbar"], [data-testid="stDecoration"],
[data-testid="stDialog"], .st-key-ahead { display: none; }
[data-testid="stMainBlockContainer"] { max-width: 1380px; padding: 14px clamp(8px, 2vw, 26px) 30px; }
@media print {
  html, body { background: #fff !important; }
  .stApp, .stApp > *, [data-testid="stAppViewContainer"], [data-testid="stMain"] { position: static !important;
    height: auto !important; overflow: visible !important; background: #fff !important; }
}
</style>"""


def show() -> None:
    """Show what the URL names, then send the steps near the one shown, where there are some."""
    lang = language()
    with TURNS.answer():
        visit = _answer(lang)
    if visit is not None:
        send_nearby(visit, lang)


def _answer(lang: str) -> Visit | None:
    """Show a scenario, a list, or the first page; returns the visit shown, if it is one."""
    id, page = st.query_params.get("scenario", ""), st.query_params.get("page", "")
    card = st.query_params.get("card", "")
    kind = "" if id else next((kind for kind in ENTRY_PAGES if st.query_params.get(kind)), "")
    loaded = by_id(id) if id else None
    title, entry = _title(lang, loaded, card, page) if loaded or not id else "", Regions()
    if kind:
        title, entry = _entry(lang, kind, id_now(kind, st.query_params[kind]))
    title = message(lang, "page.title", title=title) if title else message(lang, "page.brand")
    st.set_page_config(page_title=title, layout="wide", initial_sidebar_state="collapsed")
    st.html(FRAME)
    if loaded is not None:
        return _play(lang, loaded)
    if id:
        missing = notice(message(lang, "page.missing", id=shown_id(id)))
        _show("play", lang, {"notice": missing, "lists": all_lists(lang)}, "play", "")
    elif kind:
        section = "rulings" if kind == "ruling" else "library"
        _show(section, lang, entry, kind, "", READ_LAYOUT if kind in READ_FROM_TOP else CARD_LAYOUT)
    elif card:
        _card(lang, card)
    elif page in READ:
        _, regions = _drawn(page, lang, lambda: ("", READ[page](lang)))
        focus = chapter_focus(st.query_params.get(CHAPTER, "")) if page == "library" else ""
        token = f"{page}/{focus}"
        seen = st.session_state.get("token") == token  # from then on the reader controls the focus
        section = "lessons" if page in OF_LESSONS else "library"
        _show(
            section,
            lang,
            regions,
            token,
            "" if seen else focus,
            READ_LAYOUT,
            asks=page in PERSONAL and not learner().key,
        )
    elif page == "cards":
        _show(page, lang, {"lists": list_region(lang)}, page, "")
    elif page == "puzzles":
        asked = asked_of(st.query_params.to_dict())
        visitor = _refreshed()
        ratings = Ratings(visitor.rating(), puzzle_ratings())
        drawn = puzzle_page(lang, asked, states_of(visitor.recall), current_time().date(), ratings)
        _show(page, lang, {"lists": drawn}, page, "", asks=not learner().key)
    elif page in KINDS:
        _show(
            page, lang, {"lists": div("lists", list_of(page, lang, 1, _finished()))}, page, "", asks=not learner().key
        )
    else:
        _, regions = _drawn("start", lang, lambda: ("", home_page(lang, learner(), current_time())))
        _show("start", lang, regions, "start", "", READ_LAYOUT, asks=not learner().key)
    return None


def _refreshed() -> Learner:
    """The visitor, with the answers given in other windows."""
    who = learner()
    who.refresh()
    return who


def _finished() -> frozenset[str]:
    """The lessons and puzzles that the visitor has finished."""
    return frozenset(
        item.id for item, last in _refreshed().recall.last.items()
        if item.kind is ItemKind.LESSON or (item.kind is ItemKind.PUZZLE and last.right)
    )  # fmt: skip


def _title(lang: str, loaded: Loaded | None, slug: str, page: str) -> str:
    """The title of a scenario, a card or a list; empty for the start page and unknown ones."""
    if loaded is not None:
        return loaded.scenario.in_language(lang).title
    if slug in BY_SLUG:
        return BY_SLUG[slug].names.in_language(lang)
    return message(lang, TITLES[page]) if page in TITLES and not slug else ""


def language() -> str:
    """The reader's language: from the URL, otherwise the earlier choice, otherwise the browser's preference.

    The browser's own language comes before those that its header lists: the header of a connection is not always that
    of the page.
    """
    wanted = st.query_params.get("lang") or st.session_state.get("lang")
    accepted = (st.context.locale, st.context.headers.get("Accept-Language"))
    lang = choose_language(wanted, ",".join(filter(None, accepted)))
    st.session_state["lang"] = lang
    if st.query_params.get("lang") != lang:
        st.query_params["lang"] = lang
    return lang


# Pages ----------------------------------------------------------------------------------------------


def _play(lang: str, loaded: Loaded) -> Visit:
    scenario = loaded.scenario
    page = next((name for name, kind in KINDS.items() if kind == scenario.kind), "")
    page = page or ("cards" if example(scenario.id) else "library")
    head, intro = _head(scenario, lang), introduction(scenario.in_language(lang).intro or "")
    if scenario.kind == "puzzle":
        intro = join([intro, sharing(scenario.id, lang)])
    return _show_visit(page, lang, loaded, {"head": head, "intro": intro})


def _card(lang: str, name: str) -> None:
    """The page of a card, or suggestions for a name."""
    _, regions = card_regions(name, lang, running_text=prefers_running())
    _show("cards", lang, regions, "card", "", CARD_LAYOUT)


def _entry(lang: str, kind: str, id: str) -> tuple[str, Regions]:
    """The title and regions of an entry of the library, or of suggestions for its id."""
    return _drawn(f"{kind} {shown_id(id)}", lang, lambda: ENTRY_PAGES[kind](id, lang))


def _drawn(name: str, lang: str, draw: Callable[[], tuple[str, Regions]]) -> tuple[str, Regions]:
    """A page of the library with its title, or a notice that it cannot be shown."""
    try:
        return draw()
    except Exception:  # the other pages remain readable; the log has the error
        LOG.exception("%s cannot be shown in %s", name, lang)
        return "", unshown(lang)


def _show_visit(page: str, lang: str, loaded: Loaded, others: Regions) -> Visit:
    """Show the reader's visit to a scenario, with the other regions of the page."""
    visit = current_visit(loaded)
    token, st.session_state["visit"] = visit.token, visit
    regions = dict(others)
    try:
        regions.update(regions_of(visit, lang))
    except Exception:  # the reader must be able to go back; the log says what is to be mended
        LOG.exception("%s cannot be shown at %s", loaded.scenario.id, token)
        back = button("btn primary", "undo", "undo", message(lang, "steps.undo"), data_primary=True)
        again = button("btn", "restart", "restart", message(lang, "steps.restart"))
        broken = notice(message(lang, "page.broken"), "bad", back, again)
        regions.update({"board": Markup(""), "notice": broken})
    layout = LESSON_LAYOUT if loaded.scenario.kind == "lesson" and "board" in regions else None
    _show(page, lang, regions, token, visit.choices.focus, layout, position=position_of(visit))
    return visit


def _head(scenario: Scenario, lang: str) -> Markup:
    """The heading of a scenario, with the way back to the page it belongs to."""
    text = scenario.in_language(lang)
    goal = message(lang, "puzzle.win_this_turn") if scenario.goal is not None else ""
    if scenario.goal is not None and scenario.goal.kind != "win-this-turn":
        goal = message(lang, "puzzle.goal", goal=text.question or text.intro or "")
    chips = [] if scenario.kind == "lesson" else [message(lang, f"library.rules_{scenario.ruleset}")]
    head = heading(text.title, chips, goal, "" if goal else text.question or "")
    if scenario.kind == "ruling":
        return join([link(f"ruling:{scenario.id}", lang, f"‹ {message(lang, 'ruling.steps')}", class_="back"), head])
    if scenario.kind != "card":
        return head
    if (shown := example(scenario.id)) is not None:
        card = BY_SLUG[shown.cards[0]]
        return join([back_to(card.names.in_language(lang), card.slug, lang), head])
    if (reading := reading_shown(scenario.id)) is not None:
        point, side = reading
        name = side_name(point, side, lang)
        other = message(lang, "library.for_comparison", reading=name)
        played = f"{name}: {message(lang, 'why.played')}" if side == point.played else other
        return join([
            link(f"dispute:{point.id}", lang, f"‹ {message(lang, 'library.kind_dispute')}", class_="back"),
            heading(text.title, [*chips, played]),
        ])  # fmt: skip
    rule = rule_shown(scenario.id)
    if rule is None:
        return head
    return join([link(f"rule:{rule}", lang, f"‹ {rule_in_short(rule, lang)}", class_="back"), head])


def _show(
    page: str,
    lang: str,
    regions: Mapping[str, Markup],
    token: str,
    focus: str,
    layout: Markup | None = None,
    position: Position = NOWHERE,
    asks: bool = False,
) -> None:
    """Draw the regions; the window title and the top line are the same everywhere.

    ``asks``: the page shows what the visitor has done, so the browser is to say whose it is.
    """
    st.session_state["token"] = token
    if layout is None:
        layout = PLAY_LAYOUT if "board" in regions else LIST_LAYOUT
    shown = {name: Markup("") for name in REGIONS}
    shown["top"] = top_line(lang, page)
    shown["foot"] = foot(lang)
    shown.update(regions)
    stage(
        layout, shown, lang=lang, step=token, delivery=delivery(), answers=st.session_state.get("click", ("", 0)),
        focus=focus, position=position, key=KEY, on_sent=clicked,
        asks=asks,
    )  # fmt: skip


REGIONS = ("top", "notice", "head", "intro", "board", "steps", "chain", "task", "why", "moves", "card", "more", "lists")
LIST_LAYOUT = join([
    element("div", {"data-region": "top"}), div("page", element("div", {"data-region": "notice"}),
    element("div", {"data-region": "lists"})), element("div", {"data-region": "foot"}),
])  # fmt: skip
