"""The pages: start, play, and the lists. A thin layer that finds what the URL asks for and shows its regions."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

import streamlit as st

from rulebook.articles.disagreements import BETWEEN
from rulebook.cards import BY_SLUG
from rulebook.languages import LANGUAGES
from scenarios.catalogue.card_examples import example
from scenarios.catalogue.disputed_points import reading_shown
from scenarios.catalogue.library import id_now
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.rule_boards import rule_shown
from tutor_app.parts.card_page import CARD_LAYOUT, back_to
from tutor_app.parts.library import READ_LAYOUT
from tutor_app.parts.links import ENTRIES, link
from tutor_app.parts.markup import Markup, button, div, element, join
from tutor_app.parts.search import WORDS
from tutor_app.parts.shell import (
    PAGES,
    heading,
    introduction,
    notice,
    play_layout,
    top_line,
)
from tutor_app.parts.stage import NOWHERE, Position, Sent, read_sent, stage
from tutor_app.play.script_steps import moment_of, told_of
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import choose_language, message

from .cards import card_regions, list_region
from .chapters import chapter_focus, terms_page
from .disputes import WANTED, dispute_regions, disputes_page
from .library import (
    LONGEST_ID,
    Regions,
    article_regions,
    rule_in_short,
    rule_regions,
    shown_id,
    side_name,
    term_regions,
    unshown,
)  # fmt: skip
from .lists import KINDS, all_lists, list_of, scenarios_of
from .play import play_regions
from .rulings import ruling_regions
from .search import asked_in, clean, library_page
from .sessions import (
    RUNNING,
    current_visit,
    delivery,
    follow,
    handled,
    position_of,
    prefers_running,
    write_address,
)

ENTRY_PAGES: dict[str, Callable[[str, str], tuple[str, Regions]]] = {
    "rule": rule_regions, "article": article_regions, "term": term_regions, "ruling": ruling_regions,
    "dispute": dispute_regions,
}  # fmt: skip
"""The entries of the library: from an id and a language to the page title and regions."""

READ_FROM_TOP = ("article", "dispute")
"""Entries that are read from top to bottom, without a sidebar."""

READ_PAGES: dict[str, Callable[[str], Regions]] = {
    "library": lambda lang: library_page(asked_in(st.query_params.to_dict()), lang), "terms": terms_page,
    "disputes": lambda lang: disputes_page(lang, st.query_params.get(WANTED, "")),
}  # fmt: skip
"""The pages of the library that are not entries, by their name in the URL."""

TITLES: dict[str, str] = {
    "library": "library.title", "terms": "library.glossary", "disputes": "library.kind_dispute",
    "cards": "cards.title", **{name: f"page.{name}" for name in KINDS},
}  # fmt: skip
"""The messages that title the pages that are not entries."""

CHAPTER = "chapter"
"""The query parameter for a chapter of the library's first page."""

KEY = "stage"
HERE = "here"
"""Sent by the browser to report the step shown, without a click."""
AGAIN = "again"
"""Sent by the browser when it lacks a text."""
LOG = logging.getLogger(__name__)
FRAME = """<style>
header[data-testid="stHeader"], [data-testid="stToolbar"], [data-testid="stDecoration"],
[data-testid="stDialog"] { display: none; }
[data-testid="stMainBlockContainer"] { max-width: 1380px; padding: 14px clamp(8px, 2vw, 26px) 30px; }
@media print {
  html, body { background: #fff !important; }
  .stApp, .stApp > *, [data-testid="stAppViewContainer"], [data-testid="stMain"] { position: static !important;
    height: auto !important; overflow: visible !important; background: #fff !important; }
}
</style>"""


def show() -> None:
    """Show what the URL names: a scenario, a list, or the start page."""
    lang = language()
    id, page = st.query_params.get("scenario", ""), st.query_params.get("page", "")
    card = st.query_params.get("card", "")
    kind = "" if id else next((kind for kind in ENTRY_PAGES if st.query_params.get(kind)), "")
    title, entry = _title(lang, id, card, page), Regions()
    if kind:
        title, entry = _entry(lang, kind, id_now(kind, st.query_params[kind]))
    title = message(lang, "page.title", title=title) if title else message(lang, "page.brand")
    st.set_page_config(page_title=title, layout="wide", initial_sidebar_state="collapsed")
    st.html(FRAME)
    if id:
        _play(lang, id)
    elif kind:
        _show("library", lang, entry, kind, "", READ_LAYOUT if kind in READ_FROM_TOP else CARD_LAYOUT)
    elif card:
        _card(lang, card)
    elif page in READ_PAGES:
        _, regions = _drawn(page, lang, lambda: ("", READ_PAGES[page](lang)))
        focus = chapter_focus(st.query_params.get(CHAPTER, "")) if page == "library" else ""
        token = f"{page}/{focus}"
        seen = st.session_state.get("token") == token  # from then on the reader controls the focus
        _show("library", lang, regions, token, "" if seen else focus, READ_LAYOUT)
    elif page == "cards":
        _show(page, lang, {"lists": list_region(lang)}, page, "")
    elif page in KINDS:
        _show(page, lang, {"lists": div("lists", list_of(page, lang, level=1))}, page, "")
    else:
        _start(lang)


def _title(lang: str, id: str, slug: str, page: str) -> str:
    """The title of a scenario, a card or a list; empty for the start page and unknown ones."""
    loaded, card = by_id(id), BY_SLUG.get(slug)
    if loaded is not None:
        return loaded.scenario.in_language(lang).title
    if card is not None and not id:
        return card.names.in_language(lang)
    return message(lang, TITLES[page]) if page in TITLES and not (id or slug) else ""


# Where the reader goes ------------------------------------------------------------------------------


def _go(**query: str) -> None:
    """Navigate to another place; the language and the form of card texts are kept."""
    kept = {"text": RUNNING} if prefers_running() else {}
    st.query_params.from_dict({"lang": st.session_state.get("lang", "en"), **kept, **query})


def language() -> str:
    """The reader's language: from the URL, otherwise the earlier choice, otherwise the browser's preference."""
    wanted = st.query_params.get("lang") or st.session_state.get("lang")
    accepted = st.context.headers.get("Accept-Language") or st.context.locale
    lang = choose_language(wanted, accepted)
    st.session_state["lang"] = lang
    if st.query_params.get("lang") != lang:
        st.query_params["lang"] = lang
    return lang


# Clicks ---------------------------------------------------------------------------------------------


def _clicked() -> None:
    """Runs before the page is redrawn: handle a click once, and only if it belongs to the current moment."""
    state = st.session_state.get(KEY)
    sent = read_sent(state.get("sent")) if isinstance(state, Mapping) else None
    if sent is None:
        return
    delivery().acknowledged(*sent.held)
    if handled(sent):
        return
    follow(sent)
    verb, _, rest = sent.what.partition(":")
    if verb == HERE:
        st.session_state["more"] = True
    elif verb == AGAIN:
        delivery().begin_anew()
    elif verb == "lang" and rest in LANGUAGES:
        st.session_state["lang"] = rest
        st.query_params["lang"] = rest
    elif verb == "text":
        if rest == RUNNING:
            st.query_params["text"] = RUNNING
        else:
            st.query_params.pop("text", None)
    elif verb == "page" and (rest in PAGES or rest in READ_PAGES or rest == "start"):
        _go(**({"page": rest} if rest != "start" else {}))
    elif verb == "about" and rest in BY_SLUG:
        _go(card=rest)
    elif verb == "between" and rest in BETWEEN:
        _go(page="disputes", **{WANTED: rest})
    elif verb == CHAPTER:
        _go(page="library", **{CHAPTER: rest[:LONGEST_ID]})
    elif verb == "at":
        _open_moment(rest)
    elif verb == "find":
        _search(rest)
    elif verb == "filter":
        name, _, value = rest.partition(":")
        _go(**asked_in(st.query_params.to_dict()).narrowed(name, value).query)
    elif verb in ENTRIES and rest:
        _go(**{verb: rest[:LONGEST_ID]})
    elif verb == "open" and by_id(rest) is not None:
        st.session_state.pop(f"visit:{rest}", None)
        _go(scenario=rest)
    else:
        _play_click(sent)


def _search(words: str) -> None:
    """Write the words typed to the URL; the browser has already done so, so this is not a new history entry."""
    words = clean(words)
    if words:
        st.query_params[WORDS] = words
    else:
        st.query_params.pop(WORDS, None)


def _open_moment(what: str) -> None:
    """Open a ruling, or a reading on the board, at one of its steps."""
    id, _, step = what.rpartition(":")
    if by_id(id) is not None and step.isdecimal() and len(step) < 6:
        _go(scenario=id, **moment_of(told_of(id, st.session_state.get("lang", "en")).line, int(step)))


def _play_click(sent: Sent) -> None:
    visit: Visit | None = st.session_state.get("visit")
    if visit is None or sent.step != visit.token:
        return
    try:
        visit.handle(sent.what, sent.keyboard)
    except Exception:  # the position is unchanged; the log has the error
        LOG.exception("%s fails at %s", sent.what, visit.token)
        visit.status = "failed"
    write_address(visit)


# Pages ----------------------------------------------------------------------------------------------


def _start(lang: str) -> None:
    lessons = scenarios_of("lesson")
    if not lessons:
        _show("start", lang, {"lists": all_lists(lang)}, "start", "")
        return
    visit = current_visit(lessons[0])
    regions = _visit_regions(visit, lang)
    regions["intro"] = introduction(f"{message(lang, 'page.welcome')} {message(lang, 'page.welcome_more')}")
    regions["lists"] = all_lists(lang)
    _show("start", lang, regions, visit.token, visit.choices.focus, position=position_of(visit, lang))


def _play(lang: str, id: str) -> None:
    loaded = by_id(id)
    if loaded is None:
        missing = notice(message(lang, "page.missing", id=shown_id(id)))
        _show("play", lang, {"notice": missing, "lists": all_lists(lang)}, "play", "")
        return
    visit = current_visit(loaded)
    page = next((name for name, kind in KINDS.items() if kind == loaded.scenario.kind), "")
    page = page or ("cards" if example(id) else "library")
    regions = _visit_regions(visit, lang)
    _show(page, lang, regions, visit.token, visit.choices.focus, position=position_of(visit, lang))


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


def _visit_regions(visit: Visit, lang: str) -> Regions:
    st.session_state["visit"] = visit
    scenario = visit.session.loaded.scenario
    text = scenario.in_language(lang)
    goal = message(lang, "puzzle.win_this_turn") if scenario.goal is not None else ""
    if scenario.goal is not None and scenario.goal.kind != "win-this-turn":
        goal = message(lang, "puzzle.goal", goal=text.question or text.intro or "")
    chips = [message(lang, "page.ruleset", year=scenario.ruleset)]
    head = heading(text.title, chips, goal, "" if goal else text.question or "")
    shown = example(scenario.id)
    if shown is not None:
        card = BY_SLUG[shown.cards[0]]
        head = join([back_to(card.names.in_language(lang), card.slug, lang), head])
    elif scenario.kind == "ruling":
        head = join([link(f"ruling:{scenario.id}", lang, f"‹ {message(lang, 'ruling.steps')}", class_="back"), head])
    elif (reading := reading_shown(scenario.id)) is not None:
        point, side = reading
        name = side_name(point, side, lang)
        other = message(lang, "library.for_comparison", reading=name)
        played = f"{name}: {message(lang, 'why.played')}" if side == point.played else other
        head = join([
            link(f"dispute:{point.id}", lang, f"‹ {message(lang, 'library.kind_dispute')}", class_="back"),
            heading(text.title, [*chips, played]),
        ])  # fmt: skip
    elif (rule := rule_shown(scenario.id)) is not None:
        head = join([link(f"rule:{rule}", lang, f"‹ {rule_in_short(rule, lang)}", class_="back"), head])
    told = {
        "head": head,
        "intro": introduction(text.intro or ""),
    }
    try:
        return {**told, **play_regions(visit, lang, running_text=prefers_running())}
    except Exception:  # the reader must be able to go back; the log says what is to be mended
        LOG.exception("%s cannot be shown at %s", scenario.id, visit.token)
        back = button("btn primary", "undo", "undo", message(lang, "steps.undo"), data_primary=True)
        again = button("btn", "restart", "restart", message(lang, "steps.restart"))
        return {**told, "board": Markup(""), "notice": notice(message(lang, "page.broken"), "bad", back, again)}


def _show(
    page: str, lang: str, regions: Mapping[str, Markup], token: str, focus: str, layout: Markup | None = None,
    position: Position = NOWHERE,
) -> None:
    """Draw the regions; the window title and the top line are the same everywhere."""
    playing = "board" in regions
    st.session_state["token"] = token
    shown = {name: Markup("") for name in REGIONS}
    shown["top"] = top_line(lang, page)
    shown["foot"] = join([
        element("p", {"class": "foot-line"}, message(lang, "page.unofficial")),
        element("p", {"class": "notice away", "role": "alert"}, message(lang, "page.away")),
    ])  # fmt: skip
    shown.update(regions)
    if layout is None:
        layout = play_layout(lists="lists" in regions) if playing else LIST_LAYOUT
    stage(
        layout, shown, lang=lang, step=token, delivery=delivery(), answers=st.session_state.get("click", ("", 0)),
        focus=focus, position=position, key=KEY, on_sent=_clicked,
    )  # fmt: skip


REGIONS = ("top", "notice", "head", "intro", "board", "steps", "chain", "task", "why", "moves", "card", "more", "lists")
LIST_LAYOUT = join([
    element("div", {"data-region": "top"}), element("main", None, element("div", {"data-region": "notice"}),
    element("div", {"data-region": "lists"})), element("div", {"data-region": "foot"}),
])  # fmt: skip
