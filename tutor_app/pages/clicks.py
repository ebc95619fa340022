"""What a click does: it opens a page, changes a setting, is played in the visit shown, or answers a question."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from urllib.parse import urlencode

import streamlit as st

from rulebook.articles.disagreements import BETWEEN
from rulebook.cards import BY_SLUG
from rulebook.languages import LANGUAGES
from scenarios.catalogue.course import lessons
from scenarios.catalogue.lookup import by_id
from tutor_app.parts.home import LOOK
from tutor_app.parts.links import ENTRIES
from tutor_app.parts.search import WORDS
from tutor_app.parts.shell import PAGES
from tutor_app.parts.stage import LONGEST, Sent, read_sent
from tutor_app.play.given_answers import answers_given, standing
from tutor_app.play.script_steps import moment_of, told_of
from tutor_app.play.visit import Visit
from tutor_app.progress.results import ItemKind

from .account import SIGN_IN, SIGN_OUT, sign_in, sign_out
from .class_list import CHOOSING, changed, listed
from .class_list import CHOSEN as LIST
from .disputes import WANTED
from .home import PLACE, RESUME, place_of
from .learner import current_time, learner
from .library import LONGEST_ID
from .practice import CHOSEN, answer_to
from .puzzle_list import FILTER as PUZZLES
from .puzzle_list import filtered
from .search import asked_in, clean
from .sessions import (
    PREFERENCES,
    TURNS,
    address_of,
    delivery,
    follow,
    forget_visit,
    handled,
    prefer,
    preferred,
    write_address,
)
from .whole_runs import uninterrupted

READ_PAGES = ("library", "terms", "disputes", "practice", "today", "progress", "class")
"""The pages that are read from top to bottom; ``routes.READ`` draws them."""

KEY = "stage"
CHAPTER = "chapter"
"""The query parameter for a chapter of the library's first page."""

HERE = "here"
"""Sent by the browser to report the step shown, without a click."""

AGAIN = "again"
"""Sent by the browser when it lacks a text."""

HELLO = "hello"
"""Sent by the browser to say whose it is, where a page shows what a visitor has done."""

LOG = logging.getLogger(__name__)


def clicked() -> None:
    """Runs before the page is redrawn: handle a click once, and only if it belongs to the current moment."""
    with TURNS.answer(), uninterrupted():
        _handle()


def go(**query: str) -> None:
    """Navigate to another place; the language and the reader's settings are kept."""
    st.query_params.from_dict({"lang": st.session_state.get("lang", "en"), **preferred(), **query})


def _handle() -> None:
    state = st.session_state.get(KEY)
    sent = read_sent(state.get("sent")) if isinstance(state, Mapping) else None
    if sent is None:
        return
    delivery().acknowledged(*sent.held)
    if handled(sent):
        return
    learner().identify(sent.visitor)
    follow(sent)
    verb, _, rest = sent.what.partition(":")
    if verb in _CLICKS:
        _CLICKS[verb](rest)
    elif verb in PREFERENCES:
        prefer(verb, rest)
    elif verb in ENTRIES and rest:
        go(**{verb: rest[:LONGEST_ID]})
    else:
        _play(sent)


def _speak(lang: str) -> None:
    if lang in LANGUAGES:
        st.session_state["lang"] = lang
        st.query_params["lang"] = lang


def _page(name: str) -> None:
    if name in PAGES or name in READ_PAGES or name == "start":
        go(**({"page": name} if name != "start" else {}))


def _card(slug: str) -> None:
    if slug in BY_SLUG:
        go(card=slug)


def _between(sides: str) -> None:
    if sides in BETWEEN:
        go(page="disputes", **{WANTED: sides})


def _answer(page: str) -> Callable[[str], None]:
    """What a click on an answer of an exercise does: it is recorded, then shown on the page."""

    def answer(what: str) -> None:
        id, _, number = what[:LONGEST_ID].partition(":")
        if number:
            given = answer_to(id, number, current_time())
            learner().record([given] if given is not None else [])
        go(page=page, exercise=id, **({CHOSEN: number} if number else {}))

    return answer


def _search(words: str) -> None:
    """Write the words typed to the URL; the browser has already done so, so this is not a new history entry."""
    words = clean(words)
    if words:
        st.query_params[WORDS] = words
    else:
        st.query_params.pop(WORDS, None)


def _look_up(words: str) -> None:
    words = clean(words)
    go(page="library", **({WORDS: words} if words else {}))


def _filter(what: str) -> None:
    name, _, value = what.partition(":")
    go(**asked_in(st.query_params.to_dict()).narrowed(name, value).query)


def _open_moment(what: str) -> None:
    """Open a ruling, or a reading on the board, at one of its steps."""
    id, _, step = what.rpartition(":")
    if by_id(id) is not None and step.isdecimal() and len(step) < 6:
        go(scenario=id, **moment_of(told_of(id, st.session_state.get("lang", "en")).line, int(step)))


def _open(id: str) -> None:
    loaded = by_id(id)
    if loaded is None:
        return
    forget_visit(id)
    go(scenario=id)
    if loaded.scenario.kind in ("lesson", "puzzle"):
        learner().stay(urlencode({"scenario": id}))


def _class(list_: str, *, choosing: bool = False) -> None:
    st.session_state[CHOOSING] = choosing
    chosen = listed(list_)
    go(page="class", **({LIST: ",".join(chosen)} if chosen else {}))


def _pick(id: str) -> None:
    _class(changed(st.query_params.get(LIST, ""), id), choosing=True)


def _erase(_: str) -> None:
    learner().erase()
    go(page="progress")


def _loaded(what: str) -> None:
    """The browser has sent a file: how many answers it held, and how many of them were new."""
    every, _, added = what.partition(":")
    if every.isdecimal() and added.isdecimal() and len(every + added) < 12:
        learner().loaded = (int(every), int(added))
    go(page="progress")


def _step_shown(_: str) -> None:
    st.session_state["more"] = True


_CLICKS: dict[str, Callable[[str], None]] = {
    HERE: _step_shown,
    AGAIN: lambda _: delivery().begin_anew(),
    HELLO: lambda _: None,
    "lang": _speak,
    "page": _page,
    "about": _card,
    "between": _between,
    "exercise": _answer("practice"),
    "today": _answer("today"),
    "more": lambda _: go(page="today", more="1"),
    RESUME: lambda rest: go(**place_of(rest)),
    "class": _class,
    "class-edit": lambda _: _class(st.query_params.get(LIST, ""), choosing=True),
    "pick": _pick,
    "erase": _erase,
    SIGN_IN: lambda _: sign_in(),
    SIGN_OUT: lambda _: sign_out(),
    "loaded": _loaded,
    "chapter": lambda rest: go(page="library", **{CHAPTER: rest[:LONGEST_ID]}),
    "at": _open_moment,
    PUZZLES: lambda rest: go(**filtered(rest)),
    "find": _search,
    LOOK: _look_up,
    "filter": _filter,
    "open": _open,
}
"""What each kind of click does with the rest of its message; all others are played in the visit shown."""


def _play(sent: Sent) -> None:
    visit: Visit | None = st.session_state.get("visit")
    if visit is None or sent.step != visit.token:
        return
    before = standing(visit)
    try:
        visit.handle(sent.what, sent.keyboard, st.session_state.get("lang", "en"))
    except Exception:  # the position is unchanged; the log has the error
        LOG.exception("%s fails at %s", sent.what, visit.token)
        visit.status = "failed"
    write_address(visit)
    loaded = visit.session.loaded
    if visit.helped:
        learner().spoiled.add(loaded.scenario.id)
    given = answers_given(visit, before, current_time())
    for one in given:
        if one.item.kind is ItemKind.PUZZLE:
            learner().rate(one.item.id, loaded.found.measures.rating, solved=one.right)
    if given:
        learner().record(given)
        learner().stay(_place(visit, done=any(one.item.kind in _ENDS and one.right for one in given)))


_ENDS = (ItemKind.LESSON, ItemKind.PUZZLE)


def _place(visit: Visit, *, done: bool) -> str:
    """Where the visitor is to go on: at this line of play, and after a finished lesson at the next one."""
    id = visit.session.loaded.scenario.id
    if not done:
        here = urlencode({name: value for name, value in address_of(visit).items() if name in PLACE})
        return here if len(here) < LONGEST - 20 else urlencode({"scenario": id})
    course = [one.scenario.id for one in lessons()]
    following = course[course.index(id) + 1 :] if id in course else []
    return urlencode({"scenario": following[0]}) if following else ""
