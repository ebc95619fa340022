"""The map of what is known: chapters one below the other, their articles as boxes to click; and its figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor_app.texts.messages import message

from .links import href_of, link
from .markup import Markup, div, element, join, span


class Station(NamedTuple):
    """An article: the click that opens it, its title, how many rules it has, how many were asked, are known, are due;
    how well it is known in percent, and the shade for that."""

    send: str
    title: str
    rules: int
    asked: int
    known: int
    due: int
    percent: int
    shade: int


class Stretch(NamedTuple):
    """A chapter: its title and its articles."""

    title: str
    stations: tuple[Station, ...]


def progress_map(stretches: Sequence[Stretch], legend: Sequence[tuple[int, str]], lang: str) -> Markup:
    """The drawing. ``legend`` names the shades."""
    drawn = [
        join([
            element("h3", None, stretch.title),
            element("ul", {"class": "map"}, [element("li", None, _box(one, lang)) for one in stretch.stations]),
        ])
        for stretch in stretches
    ]  # fmt: skip
    return join([*drawn, div("keys", [span(f"key shade-{shade}", words) for shade, words in legend])])


def _box(station: Station, lang: str) -> Markup:
    label = message(lang, "progress.station", title=station.title, percent=station.percent)
    return element(
        "a", {"href": href_of(station.send, lang), "data-send": station.send, "data-focus": f"map-{station.send}",
              "aria-label": label, "class": f"station shade-{station.shade}"},
        span("name", station.title), span("share", f"{station.percent} %" if station.asked else ""),
    )  # fmt: skip


def progress_table(stretches: Sequence[Stretch], lang: str) -> Markup:
    """The figures of every article that was asked about; with a sentence if there is none yet."""
    columns = ("article", "rules", "asked", "known", "due")
    head = [element("th", {"scope": "col"}, message(lang, f"progress.column_{name}")) for name in columns]
    rows = [
        element("tr", None, element("th", {"scope": "row"}, link(one.send, lang, one.title, where="table")),
                *(element("td", None, str(number)) for number in (one.rules, one.asked, one.known, one.due)))
        for stretch in stretches
        for one in stretch.stations
        if one.asked
    ]  # fmt: skip
    if not rows:
        return element("p", None, message(lang, "progress.nothing"))
    return div("wide", element("table", {"class": "figures"}, element("thead", None, element("tr", None, head)),
                               element("tbody", None, rows)))  # fmt: skip
