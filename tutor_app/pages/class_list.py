"""A class: a link that carries a list of lessons and puzzles chosen by a teacher, and nobody's name."""

from __future__ import annotations

from collections.abc import Mapping

from scenarios.catalogue.lookup import by_id
from scenarios.formats.loader import Loaded
from tutor_app.parts.library import panel, tools
from tutor_app.parts.links import address, link
from tutor_app.parts.markup import Markup, button, div, element, join
from tutor_app.parts.shell import Tile, heading, tiles
from tutor_app.texts.messages import message

from .library import Regions
from .lists import scenarios_of

CHOSEN = "do"
"""The query parameter: the ids of the list, separated by commas."""

CHOOSING = "choosing"
"""In the session state: the visitor is changing the list. The address does not say so: it is copied for others."""

MOST = 40
"""Maximum number of lessons and puzzles in a list."""

KINDS = {"lessons": "lesson", "puzzles": "puzzle"}


def listed(written: str) -> tuple[str, ...]:
    """The ids of a list as it stands in the URL; unknown ones are left out."""
    found = dict.fromkeys(written[: 100 * MOST].split(","))
    return tuple(id for id in found if (loaded := by_id(id)) and loaded.scenario.kind in KINDS.values())[:MOST]


def changed(written: str, id: str) -> str:
    """The list in the URL with one more or one fewer entry."""
    chosen = listed(written)
    return ",".join(one for one in chosen if one != id) if id in chosen else ",".join(listed(",".join((*chosen, id))))


def class_page(lang: str, query: Mapping[str, str], done: frozenset[str], *, choosing: bool = False) -> Regions:
    """The list, or the choice of what is on it.

    Args:
        lang: the language of the page.
        query: the query parameters.
        done: the ids of what the visitor has finished.
        choosing: whether the visitor is changing the list.
    """
    chosen = listed(query.get(CHOSEN, ""))
    head = heading(message(lang, "class.title"), [])
    if chosen and not choosing:
        rows = [_tile(loaded, lang, done) for id in chosen if (loaded := by_id(id)) is not None]
        count = message(lang, "class.done", done=sum(id in done for id in chosen), all=len(chosen))
        change = button("btn", "class-edit", "class-edit", message(lang, "class.change"))
        shown = div("lists", tiles(message(lang, "class.list"), rows, lang))
        lists = join([shown, div("tools", tools(lang), change)])
        return {"head": head, "intro": element("p", {"class": "lead"}, count), "lists": lists}
    parts = [panel(message(lang, f"page.{name}"), _choice(kind, chosen, lang)) for name, kind in KINDS.items()]
    show = link(f"class:{','.join(chosen)}", lang, message(lang, "class.show", count=len(chosen)), class_="btn primary")
    parts.append(element("p", {"class": "onward stays"}, show if chosen else message(lang, "class.none")))
    return {"head": head, "intro": element("p", {"class": "lead"}, message(lang, "class.intro")), "lists": join(parts)}


def _choice(kind: str, chosen: tuple[str, ...], lang: str) -> Markup:
    """A button for each scenario of a kind, pressed if it is on the list."""
    rows = [
        element("li", None, button("chip", f"pick:{id}", f"pick-{id}", one.scenario.in_language(lang).title,
                                   aria_pressed="true" if id in chosen else "false"))
        for one in scenarios_of(kind)
        if (id := one.scenario.id)
    ]  # fmt: skip
    return element("ul", {"class": "picks"}, rows)


def _tile(loaded: Loaded, lang: str, done: frozenset[str]) -> Tile:
    scenario = loaded.scenario
    text = scenario.in_language(lang)
    about = text.question or text.intro or ""
    mark = "✓ " if scenario.id in done else ""
    return Tile(f"open:{scenario.id}", address(lang, scenario=scenario.id), text.title, about, mark)
