"""The Streamlit component: it shows markup region by region and reports clicks."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import streamlit as st
from streamlit.components.v2.types import ComponentRenderer

from .assets import ahead_loader, loader
from .delivery import Delivery
from .markup import Markup

NAME = "duel_tutor_stage"
LONGEST = 500
"""A click may send this many characters."""
MOST_ACKNOWLEDGED = 40
LARGEST = 10**9


class Sent(NamedTuple):
    """A click.

    Attributes:
        what: its message.
        step: the step of the page it was made on.
        keyboard: whether it came from the keyboard.
        line: ``Position.line`` of the page it was made on.
        moved: whether the browser has shown another step since the server's last answer.
        reached: how many beats of that line have been shown so far.
        click: the browser window and the number of the click in it, the same if the click is sent again.
        held: the browser's collection of texts, and the messages received since the last click.
    """

    what: str
    step: str
    keyboard: bool = False
    line: str = ""
    moved: bool = False
    reached: int = 0
    click: tuple[str, int] = ("", 0)
    held: tuple[str, tuple[int, ...]] = ("", ())


class DrawnStep(NamedTuple):
    """A step that the browser can show without the server.

    Attributes:
        stop: its number in the step bar.
        step: its id, see ``stage``.
        address: its query string.
        decides: whether the visitor decides there.
        regions: markup by region; regions that are left out are as on the current page.
    """

    stop: int
    step: str
    address: str
    decides: bool
    regions: Mapping[str, Markup]


class Position(NamedTuple):
    """The position of the page in a line of play.

    Attributes:
        line: id of the line as it is shown now; steps of different ids are never mixed.
        stop: number of the step in the step bar, or -1.
        address: query string of the step.
        decides: whether the visitor decides here.
        reached: how many beats have been shown so far.
    """

    line: str
    stop: int
    address: str
    decides: bool
    reached: int


NOWHERE = Position("", -1, "", True, 0)
"""The position of a page without a line of play."""


@cache
def _component() -> ComponentRenderer:
    return st.components.v2.component(NAME, js=loader())


@cache
def _ahead() -> ComponentRenderer:
    return st.components.v2.component(f"{NAME}_ahead", js=ahead_loader())


def stage(
    layout: Markup,
    regions: Mapping[str, Markup],
    *,
    lang: str,
    step: str,
    delivery: Delivery,
    answers: tuple[str, int] = ("", 0),
    focus: str = "",
    position: Position = NOWHERE,
    key: str = "stage",
    on_sent: Callable[[], None] = lambda: None,
) -> None:
    """Show the regions in the layout.

    Args:
        layout: markup with one ``data-region`` element per region.
        regions: markup by region; only changed regions are sent and replaced, so focus and open details survive.
        lang: the language of all of it.
        step: identifies the moment shown; it is returned with a click, so that a stale click can be detected.
        delivery: the texts that the browser holds.
        answers: the click that this answers; it enables the next one.
        focus: the ``data-focus`` name to focus, or empty to keep the focus.
        position: the position in a line of play.
        key: the component's key; the click is stored in the session state under it, as ``sent``.
        on_sent: called with every click, before the page runs again.
    """
    shown = {"": str(layout), **{name: str(markup) for name, markup in regions.items()}}
    texts, (now,) = delivery.pack([shown])
    data = {"held": delivery.name, "serial": delivery.serial, "texts": texts, "regions": now, "lang": lang,
            "step": step, "focus": focus, "answers": list(answers), "line": position.line, "stop": position.stop,
            "address": position.address, "decides": position.decides, "reached": position.reached}  # fmt: skip
    _component()(data=data, key=key, on_sent_change=on_sent, height="content")


def send_ahead(steps: Sequence[DrawnStep], *, line: str, lang: str, delivery: Delivery, key: str = "ahead") -> None:
    """Send steps that the browser can show without the server, right after the page that ``stage`` has sent.

    Args:
        steps: the steps; what they have in common with that page is not sent again.
        line: ``Position.line`` of that page.
        lang: the language of all of it.
        delivery: the texts that the browser holds.
        key: the component's key; it shows nothing itself.
    """
    texts, (now, *others) = delivery.pack_after(
        [{name: str(markup) for name, markup in other.regions.items()} for other in steps]
    )
    moments = [
        {"stop": other.stop, "step": other.step, "address": other.address, "decides": other.decides,
         "regions": names}
        for other, names in zip(steps, others, strict=True)
    ]  # fmt: skip
    data = {"held": delivery.name, "serial": delivery.serial, "texts": texts, "regions": now, "lang": lang,
            "line": line, "moments": moments}  # fmt: skip
    _ahead()(data=data, key=key)


def _readable(text: str) -> bool:
    """Whether the text holds neither control characters nor halves of a surrogate pair, which cannot be encoded."""
    return not any(unicodedata.category(sign) in ("Cc", "Cs") for sign in text)


def read_sent(value: object) -> Sent | None:
    """Validate what the browser sent; ``None`` if it is invalid."""
    if not isinstance(value, Mapping):
        return None
    what, step = value.get("send"), value.get("step")
    if not isinstance(what, str) or not isinstance(step, str) or len(what) > LONGEST or len(step) > LONGEST:
        return None
    if not _readable(what + step):
        return None
    got = value.get("got")
    serials = [_count(serial) for serial in got[:MOST_ACKNOWLEDGED]] if isinstance(got, list) else []
    return Sent(
        what, step, value.get("keyboard") is True, _word(value.get("line")), value.get("moved") is True,
        _count(value.get("reached")), (_word(value.get("window")), _count(value.get("count"))),
        (_word(value.get("held")), tuple(serials)),
    )  # fmt: skip


def _word(value: object) -> str:
    return value[:LONGEST] if isinstance(value, str) else ""


def _count(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < LARGEST else 0
