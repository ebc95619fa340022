"""What a session keeps of its visitor: the visit, and what the browser shows and holds of it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from urllib.parse import urlencode

import streamlit as st

from rulebook.language.sentences.render import Depth
from scenarios.formats.loader import Loaded
from tutor_app.parts.delivery import Delivery
from tutor_app.parts.markup import Markup
from tutor_app.parts.stage import Position, Sent, send_ahead
from tutor_app.play.visit import Visit

from .nearby import TURNS, Nearby
from .play import play_regions

PLAYED = ("line", "step", "mode")
"""Query parameters of the line played: its moves, the current step, and the active switches."""

RUNNING = "running"
"""The query parameter for card texts as running text."""

PREFERENCES: dict[str, str] = {"text": RUNNING, "depth": Depth.EXACT.value}
"""Query parameters of the reader's settings, each with the value that is not the default; all others count as that."""

LOG = logging.getLogger(__name__)


def prefers_running() -> bool:
    """Whether card texts are shown as running text instead of clause by clause."""
    return bool(st.query_params.get("text") == RUNNING)


def depth() -> Depth:
    """How reasons are told: simply, unless the URL asks for the exact form."""
    return Depth.EXACT if st.query_params.get("depth") == Depth.EXACT else Depth.SIMPLE


def preferred() -> dict[str, str]:
    """The query parameters of the settings that are not the default; they are kept from page to page."""
    return {name: value for name, value in PREFERENCES.items() if st.query_params.get(name) == value}


def prefer(name: str, value: str) -> None:
    """Change a setting of ``PREFERENCES`` in the URL."""
    if value == PREFERENCES[name]:
        st.query_params[name] = value
    else:
        st.query_params.pop(name, None)


def current_visit(loaded: Loaded) -> Visit:
    """This reader's visit to a scenario, synchronised with the URL."""
    id = loaded.scenario.id
    line, step, mode = (st.query_params.get(key, "") for key in PLAYED)
    visit: Visit | None = st.session_state.get(f"visit:{id}")
    known = st.session_state.get(f"address:{id}")
    if visit is None or known != (line, step, mode):
        visit = Visit.open(loaded, line, int(step) if step.isdecimal() and len(step) < 6 else None, mode)
        st.session_state[f"visit:{id}"] = visit
        st.session_state[f"address:{id}"] = (line, step, mode)
    return visit


def _played(visit: Visit) -> dict[str, str]:
    """The query parameters for the line played."""
    line, mode = visit.word, visit.mode
    beginning = visit.cursor_of(visit.session.prelude)
    step = "" if visit.live and line and not mode else str(visit.cursor)
    if not line and visit.cursor == beginning:
        step = ""
    line = line or (visit.empty_word if step else "")
    return dict(zip(PLAYED, (line, step, mode), strict=True))


def address_of(visit: Visit) -> dict[str, str]:
    """The query parameters for a visit: those of the current URL, except for the line played."""
    kept = {key: value for key, value in st.query_params.to_dict().items() if key not in PLAYED}
    return {**kept, **{key: value for key, value in _played(visit).items() if value}}


def write_address(visit: Visit) -> None:
    """Write the line played to the URL, so that a reload or another reader finds the same position.

    All in one step, because every change of the URL is an entry in the browser's history.
    """
    wanted = address_of(visit)
    if wanted != st.query_params.to_dict():
        st.query_params.from_dict(wanted)
    st.session_state[f"address:{visit.session.loaded.scenario.id}"] = tuple(_played(visit).values())


def delivery() -> Delivery:
    """The texts held by this visitor's browser."""
    found: Delivery = st.session_state.setdefault("delivery", Delivery())
    return found


def handled(sent: Sent) -> bool:
    """Whether this click has been handled already: the browser resends a click that is not answered in time."""
    before: tuple[str, int] = st.session_state.get("click", ("", 0))
    st.session_state["click"] = sent.click
    window, number = sent.click
    return bool(number) and before[0] == window and number <= before[1]


def follow(sent: Sent) -> None:
    """Go to the step the browser is showing."""
    visit: Visit | None = st.session_state.get("visit")
    nearby: Nearby | None = st.session_state.get("nearby")
    cursor = sent.step.rpartition("/")[2]
    if not sent.moved or visit is None or nearby is None or not sent.line == nearby.line == _line(visit):
        return
    if cursor.isdecimal() and len(cursor) < 7:
        visit.follow(int(cursor), sent.reached)
        write_address(visit)


def _line(visit: Visit) -> str:
    """An id for what the page shows of a visit: it changes with everything except the step shown."""
    return f"{visit.edition}.{st.session_state.get('lang', '')}.{'r' if prefers_running() else ''}.{depth()}"


def _nearby(visit: Visit) -> Nearby:
    """The steps drawn so far of what the page shows of a visit."""
    line = _line(visit)
    nearby: Nearby | None = st.session_state.get("nearby")
    if nearby is None or nearby.line != line:
        nearby = st.session_state["nearby"] = Nearby(line)
    return nearby


def regions_of(visit: Visit, lang: str) -> Mapping[str, Markup]:
    """The regions of the step shown; they have been drawn already if the browser has gone there by itself."""
    drawn = _nearby(visit).known(visit)
    return (
        drawn.regions if drawn is not None else play_regions(visit, lang, running_text=prefers_running(), depth=depth())
    )


def position_of(visit: Visit) -> Position:
    """The position of a visit."""
    stop = visit.stops.index(visit.cursor) if visit.cursor in visit.stops else -1
    reached = max(visit.reached, visit.cursor)
    return Position(_line(visit), stop, urlencode(address_of(visit)), visit.deciding, reached)


def send_nearby(visit: Visit, lang: str) -> None:
    """Send the steps that the browser can show without the server.

    The page has been answered, so nobody waits for them: answers to others come first, and the next click ends this
    (every access to the session's state is where Streamlit ends a run for the next one).
    """
    nearby, running, told, more = _nearby(visit), prefers_running(), depth(), bool(st.session_state.pop("more", False))
    try:
        steps = nearby.steps(
            visit, lambda at: play_regions(at, lang, running_text=running, depth=told),
            lambda at: urlencode(address_of(at)),
            more=more, turn=lambda: TURNS.aside(lambda: "visit" in st.session_state),
        )  # fmt: skip
    except Exception:  # the server draws them on request; the log shows the error
        LOG.exception("steps near %s cannot be shown", visit.token)
        return
    if steps:
        send_ahead(steps, line=nearby.line, lang=lang, delivery=delivery())
