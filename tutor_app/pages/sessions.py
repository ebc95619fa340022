"""What a session keeps of its visitor: the visit, the steps near the one shown, and what the browser holds.

Nobody waits for the steps near the one shown, so the answers to all visitors come first.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from threading import Condition, Lock
from urllib.parse import urlencode

import streamlit as st

from rulebook.language.sentences.render import Depth
from scenarios.formats.loader import Loaded
from tutor_app.parts.markup import Markup
from tutor_app.parts.stage import Delivery, DrawnStep, Position, Sent, send_ahead
from tutor_app.play.visit import Visit

from .play import play_regions

PLAYED = ("line", "step", "mode")
"""Query parameters of the line played: its moves, the current step, and the active switches."""

RUNNING = "running"
"""The query parameter for card texts as running text."""

PREFERENCES: dict[str, str] = {"text": RUNNING, "depth": Depth.EXACT.value}
"""Query parameters of the reader's settings, each with the value that is not the default; all others count as that."""

AHEAD = 12
"""Maximum number of steps sent ahead; they end at the next decision."""

AROUND = 6
"""Number of further steps, nearest first, when the browser only reports its step."""

PATIENCE = 2.0
"""Seconds after which something that nobody waits for is done although answers are still being made."""

LOOK = 0.03
"""Seconds between two looks at whether the visitor has clicked again."""

MOST_VISITS = 4
"""Scenarios whose visits a session keeps; an older one opens again at the line in the URL."""

Draw = Callable[[Visit], Mapping[str, Markup]]
MOST_DRAWN = 500
"""Maximum number of drawn pages that visitors share, of about 20 KB each."""
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
    kept = _kept()
    visit, known = kept.pop(id, (None, ()))
    if visit is None or known != (line, step, mode):
        visit = Visit.open(loaded, line, int(step) if step.isdecimal() and len(step) < 6 else None, mode)
    kept[id] = visit, (line, step, mode)
    while len(kept) > MOST_VISITS:
        del kept[next(iter(kept))]
    return visit


def forget_visit(id: str) -> None:
    """Begin a scenario anew the next time it is opened."""
    _kept().pop(id, None)


def _kept() -> dict[str, tuple[Visit, tuple[str, ...]]]:
    """This reader's last visits with the line played in the URL, by scenario, the latest one last."""
    kept: dict[str, tuple[Visit, tuple[str, ...]]] = st.session_state.setdefault("visits", {})
    return kept


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
    _kept()[visit.session.loaded.scenario.id] = visit, tuple(_played(visit).values())


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
    if drawn is not None:
        return drawn.regions
    return DRAWN.regions(visit, lang, running_text=prefers_running(), depth=depth())


def position_of(visit: Visit) -> Position:
    """The position of a visit."""
    stop = visit.stops.index(visit.cursor) if visit.cursor in visit.stops else -1
    reached = max(visit.reached, visit.cursor)
    return Position(_line(visit), stop, urlencode(address_of(visit)), visit.pauses, reached)


def send_nearby(visit: Visit, lang: str) -> None:
    """Send the steps that the browser can show without the server.

    The page has been answered, so nobody waits for them: answers to others come first, and the next click ends this
    (every access to the session's state is where Streamlit ends a run for the next one).
    """
    nearby, running, told, more = _nearby(visit), prefers_running(), depth(), bool(st.session_state.pop("more", False))
    try:
        steps = nearby.steps(
            visit, lambda at: DRAWN.regions(at, lang, running_text=running, depth=told),
            lambda at: urlencode(address_of(at)),
            more=more, turn=lambda: TURNS.aside(lambda: "visit" in st.session_state),
        )  # fmt: skip
    except Exception:  # the server draws them on request; the log shows the error
        LOG.exception("steps near %s cannot be shown", visit.token)
        return
    if steps:
        send_ahead(steps, line=nearby.line, lang=lang, delivery=delivery())


@dataclass
class Nearby:
    """The steps of a visit drawn so far; they are valid for one ``line``, see ``Position``."""

    line: str
    _drawn: dict[tuple[int, int], DrawnStep] = field(default_factory=dict)

    def known(self, visit: Visit) -> DrawnStep | None:
        """The step shown, if it has been drawn as it looks now."""
        if not self._drawn or unsettled(visit) or visit.choices.clause is not None or visit.cursor not in visit.stops:
            return None
        return self._drawn.get((visit.stops.index(visit.cursor), max(visit.reached, visit.cursor)))

    def steps(
        self, visit: Visit, draw: Draw, address: Callable[[Visit], str], *, more: bool,
        turn: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> list[DrawnStep]:  # fmt: skip
        """The steps to be sent.

        Args:
            visit: the visit at the step shown.
            draw: returns the regions of a step.
            address: returns its query string.
            more: the visitor is not waiting, so there is time for more steps.
            turn: every step is drawn in such a context.

        Returns:
            The previous step and all up to the next decision, with ``more`` some on either side. The step shown is
            included if it looks different on return, because leaving it clears what was picked.
        """
        if visit.cursor not in visit.stops or visit.choices.clause is not None:
            return []
        here = visit.stops.index(visit.cursor)
        wanted = list(ahead(visit, here))
        wanted += [here - 1] if here else []
        if unsettled(visit):
            wanted.append(here)
        if more:
            others = sorted(range(len(visit.stops)), key=lambda stop: abs(stop - here))
            wanted += [stop for stop in others if stop not in wanted and stop != here][:AROUND]
        found: list[DrawnStep] = []
        for stop in wanted:
            key = (stop, max(visit.reached, visit.cursor, visit.stops[stop]))
            if key not in self._drawn:
                with turn():
                    other = visit.elsewhere(stop)
                    if gives_away(visit, other):
                        continue
                    self._drawn[key] = DrawnStep(stop, other.token, address(other), other.pauses, draw(other))
            found.append(self._drawn[key])
        return found


def ahead(visit: Visit, here: int) -> Iterator[int]:
    """The stops after this one, up to the next decision."""
    for stop in range(here + 1, min(here + 1 + AHEAD, len(visit.stops))):
        yield stop
        if visit.elsewhere(stop).deciding:
            return


def unsettled(visit: Visit) -> bool:
    """Whether leaving the step clears something picked, typed or refused."""
    choices = visit.choices
    return bool(choices.picked or choices.typed or choices.refused or choices.focus) or visit.status != "ok"


def gives_away(visit: Visit, other: Visit) -> bool:
    """Whether a step shows the answer to a ruling's question before the visitor has got there."""
    asked = visit.session.loaded.scenario.in_language("en").answer
    watched = max(visit.reached, visit.cursor)
    return bool(asked) and other.done and other.cursor > watched and not visit.choices.answer


class Turns:
    """The answers that are being made, and the other work under way."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._answers = self._others = 0

    @contextmanager
    def answer(self) -> Iterator[None]:
        """Mark an answer that a visitor waits for; it starts at once."""
        with self._changed:
            self._answers += 1
        try:
            yield
        finally:
            with self._changed:
                self._answers -= 1
                self._changed.notify()

    @contextmanager
    def aside(self, look: Callable[[], object], patience: float = PATIENCE) -> Iterator[None]:
        """Wait until no answer is being made and no other work of this kind is under way, then do some.

        Args:
            look: called while waiting; it raises an exception if the work is not needed any more.
            patience: the longest wait in seconds.
        """
        until = time.monotonic() + patience
        while True:
            look()
            with self._changed:
                if not (self._answers or self._others) or time.monotonic() >= until:
                    self._others += 1
                    break
                self._changed.wait(LOOK)
        try:
            yield
        finally:
            with self._changed:
                self._others -= 1
                self._changed.notify()


TURNS = Turns()
"""Those of this server."""


class DrawnPages:
    """The pages drawn last: visitors who play the same line of a scenario see the same."""

    def __init__(self, most: int = MOST_DRAWN) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, tuple[Loaded, Mapping[str, Markup]]] = OrderedDict()
        self._changing = Lock()

    def regions(self, visit: Visit, lang: str, *, running_text: bool, depth: Depth) -> Mapping[str, Markup]:
        """The regions of a visit, see ``play_regions``; drawn only if nobody has seen them lately."""
        sight, loaded = visit.sight, visit.session.loaded
        if sight is None:
            return play_regions(visit, lang, running_text=running_text, depth=depth)
        key = (loaded.scenario.id, sight, lang, running_text, depth)
        with self._changing:
            kept = self._kept.get(key)
            if kept is not None and kept[0] is loaded:
                self._kept.move_to_end(key)
                return kept[1]
        drawn = play_regions(visit, lang, running_text=running_text, depth=depth)
        with self._changing:
            self._kept[key] = loaded, drawn
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return drawn

    def forget(self) -> None:
        """Draw every page anew."""
        with self._changing:
            self._kept.clear()


DRAWN = DrawnPages()
"""Those of this server."""
