"""The Streamlit component: it shows markup region by region and reports clicks."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

import streamlit as st
from streamlit.components.v2.types import ComponentRenderer

from .assets import loader
from .markup import Markup

NAME = "duel_tutor_stage"
LONGEST = 500
"""A click may send this many characters."""


class Sent(NamedTuple):
    """A click: its message, the step of the page it was made on, and whether it came from the keyboard."""

    what: str
    step: str
    keyboard: bool


@cache
def _component() -> ComponentRenderer:
    return st.components.v2.component(NAME, js=loader())


def stage(
    layout: Markup, regions: Mapping[str, Markup], *, lang: str, step: str, serial: int, focus: str = "",
    key: str = "stage", on_sent: Callable[[], None] = lambda: None,
) -> None:
    """Show the regions in the layout.

    Args:
        layout: markup with one ``data-region`` element per region.
        regions: markup by region; only changed regions are replaced, so focus and open details survive.
        lang: the language of all of it.
        step: identifies the moment shown; it is returned with a click, so that a stale click can be detected.
        serial: changes with every run; it enables the next click.
        focus: the ``data-focus`` name to focus, or empty to keep the focus.
        key: the component's key; the click is stored in the session state under it, as ``sent``.
        on_sent: called with every click, before the page runs again.
    """
    data = {"layout": str(layout), "regions": {name: str(markup) for name, markup in regions.items()},
            "lang": lang, "step": step, "serial": serial, "focus": focus}  # fmt: skip
    _component()(data=data, key=key, on_sent_change=on_sent, height="content")


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
    return Sent(what, step, value.get("keyboard") is True)
