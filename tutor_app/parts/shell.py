"""The frame of the page: top line, heading, step bar, log, lists, switches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from rulebook.languages import LANGUAGES
from tutor_app.play.narration import ToldStep
from tutor_app.texts.messages import OWN_NAMES, message

from .links import address, href_of, link
from .markup import Markup, button, classes, div, element, finder, join, span
from .shortcuts import shortcuts_button, shortcuts_list


class Tile(NamedTuple):
    """An entry in a list. ``href`` opens it in a new tab, ``send`` in place; ``run`` shows it on the board."""

    send: str
    href: str
    title: str
    text: str
    mark: str = ""
    run: str = ""


MOST_KEPT = 4000
"""Maximum number of drawn steps, and of drawn entries of the log, that are kept."""

PAGES: tuple[str, ...] = ("lessons", "puzzles", "rulings", "cards", "library")
"""The pages in the top line, in addition to the start page."""


@cache
def top_line(lang: str, page: str) -> Markup:
    """Name of the tutor, the pages, and the language switch."""
    links = [
        element("a", {"href": address(lang, page=name), "data-send": f"page:{name}", "data-focus": f"page-{name}",
                      "aria-current": "page" if name == page else None}, message(lang, f"page.{name}"))
        for name in PAGES
    ]  # fmt: skip
    switch = [
        button("", f"lang:{code}", f"lang-{code}", span("long", OWN_NAMES[code]), span("short", code.upper()),
               lang=code, aria_label=OWN_NAMES[code], aria_pressed="true" if code == lang else "false")
        for code in LANGUAGES
    ]  # fmt: skip
    brand = element("a", {"class": "brand", "href": address(lang), "data-send": "page:start",
                          "data-focus": "page-start"}, message(lang, "page.brand"))  # fmt: skip
    return element(
        "header", {"class": "top"}, brand,
        element("nav", {"aria-label": message(lang, "page.navigation")}, links),
        shortcuts_button(lang),
        div("langs", switch, role="group", aria_label=message(lang, "page.languages")),
    )  # fmt: skip


@cache
def foot(lang: str) -> Markup:
    """What stands below every page, the warning that the server does not answer, and the list of keys."""
    return join([
        element("p", {"class": "foot-line"}, message(lang, "page.unofficial")),
        element("p", {"class": "notice away", "role": "alert"}, message(lang, "page.away")),
        shortcuts_list(lang),
    ])  # fmt: skip


def heading(title: str, chips: Sequence[str], goal: str = "", question: str = "") -> Markup:
    """Title of the scenario, its goal, and the question it answers."""
    return div(
        "head",
        element("h1", None, title),
        div("chips", span("chip goal", goal) if goal else None, [span("chip", chip) for chip in chips])
        if goal or chips
        else None,
        element("p", {"class": "question"}, element("b", None, question)) if question else None,
    )


def introduction(intro: str = "") -> Markup:
    """What the scenario is about."""
    return div(
        "head",
        element("p", {"class": "intro"}, intro) if intro else None,
    )


LONGEST_NAME = 60
"""Maximum number of characters in the name of a file."""


@lru_cache(maxsize=500)
def sharing(id: str, lang: str) -> Markup:
    """Where readers get the link, the picture and the file of the puzzle ``id``."""
    there, name = href_of(f"open:{id}", lang), id[:LONGEST_NAME]
    query = there.removeprefix("/")
    links: tuple[tuple[str, str, str | None], ...] = (
        ("link", there, None),
        ("picture", f"/puzzle/picture.svg{query}", f"{name}.svg"),
        ("file", f"/puzzle/board.toml{query}", f"{name}.toml"),
    )
    chips = [
        element("a", {"class": "chip", "data-focus": f"share-{kind}", "href": href, "download": file},
                message(lang, f"share.{kind}"))
        for kind, href, file in links
    ]  # fmt: skip
    summary = element("summary", None, message(lang, "share.title"))
    return element("details", {"class": "sharing", "data-focus": "sharing"}, summary, div("chips", chips))


AGAIN = 700
"""Milliseconds until the page asks again for what changes by itself."""


def notice(words: str, kind: str = "", *extra: Markup) -> Markup:
    """An important notice."""
    return div(classes("notice", kind), words, extra, role="status")


def waiting(words: str, kind: str, *extra: Markup) -> Markup:
    """A notice that changes by itself: the page asks for it again, and it is not read out each time."""
    return div(classes("notice", kind), words, extra, data_again="search", data_after=AGAIN)


NEAR = 6
"""Narrow pages show this many segments of the step bar on either side of the step shown."""


def step_bar(lang: str, steps: Sequence[ToldStep], here: int, *, branch: bool = False, brief: bool = False) -> Markup:
    """Undo, redo, restart, one segment per step to jump to, and the way back to the branch.

    ``here`` is the number of steps done: 0 is the beginning. A ``brief`` bar has signs in the place of words.
    """
    total = len(steps)

    def act(send: str, before: str, after: str, sign: str, *, off: bool) -> Markup:
        words = message(lang, f"steps.{send}")
        if brief:
            return button("btn sign-only", send, send, sign, title=words, aria_label=words, disabled=off)
        return button("btn", send, send, " ".join(filter(None, (before, words, after))), disabled=off)

    cells = [_segment(lang, 0, total, min(here, 1), message(lang, "steps.beginning"), marked=False,
                      far=here > NEAR)]  # fmt: skip
    cells += [_segment(lang, number, total, max(number - 1, min(here, number + 1)), step.what, marked=step.marked,
                       far=abs(number - here) > NEAR)
              for number, step in enumerate(steps, 1)]  # fmt: skip
    return div(
        "steps",
        act("undo", "◂", "", "←", off=here == 0),
        element("ol", {"class": "bar", "aria-label": message(lang, "steps.title")}, cells),
        act("redo", "", "▸", "→", off=here == total),
        act("restart", "↺", "", "↺", off=total == 0),
        None if brief else span("count", message(lang, "steps.count", step=here, steps=total)),
        button("btn primary", "branch", "branch", f"⤺ {message(lang, 'steps.branch')}") if branch else None,
    )


@lru_cache(MOST_KEPT)
def _segment(lang: str, number: int, total: int, here: int, what: str, *, marked: bool, far: bool) -> Markup:
    """The button of one step; of ``here`` it only matters whether it is this step, an earlier or a later one."""
    label = message(lang, "steps.jump", step=number, steps=total, what=what)
    if marked:
        label = message(lang, "clause.marked", what=label)
    state = "here" if number == here else "done" if number < here else None
    return element("li", {"class": "far" if far else None}, button(
        classes("seg", state, "marked" if marked else None), f"jump:{number}", f"jump-{number}", title=what,
        aria_label=label, aria_current="step" if number == here else None,
        tabindex=0 if number == here else -1))  # fmt: skip


def log(steps: Sequence[ToldStep], lang: str) -> Markup:
    """The line played as text, oldest first; every entry links to its step."""
    return element("ol", {"class": "log"}, [_entry(step, number, lang) for number, step in enumerate(steps, 1)])


@lru_cache(MOST_KEPT)
def _entry(step: ToldStep, number: int, lang: str) -> Markup:
    words = f"{number}. {step.full or step.what}"
    kept = classes("here" if step.here else None, "quiet" if step.quiet else None, "marked" if step.marked else None)
    inner: Markup | str = words
    if step.stop >= 0:
        label = message(lang, "clause.marked", what=words) if step.marked else None
        inner = button("line", f"jump:{step.stop}", f"log-{number}", words, aria_label=label,
                       aria_current="step" if step.here else None)  # fmt: skip
    return element("li", {"class": kept}, inner)


def _tile(tile: Tile, lang: str) -> Markup:
    run = link(tile.run, lang, f"{message(lang, 'entry.run')} ▸", class_="run", where="tile") if tile.run else None
    return element("li", {"class": "runs" if run else None}, element(
        "a", {"class": "tile", "href": tile.href, "data-send": tile.send, "data-focus": tile.send},
        element("b", None, join([tile.mark, tile.title])), span("", tile.text)), run)  # fmt: skip


def tiles(title: str, found: Sequence[Tile], lang: str, *, level: int = 2) -> Markup:
    """A list of scenarios."""
    cells = [_tile(tile, lang) for tile in found]
    body = element("ul", {"class": "tiles"}, cells) if cells else element("p", None, message(lang, "page.none_here"))
    return element("section", {"class": "list"}, element(f"h{level}", None, title), body)


class Topic(NamedTuple):
    """A group of scenarios in a list: its title, and a name for its anchor."""

    key: str
    title: str
    tiles: tuple[Tile, ...]


def topics(title: str, found: Sequence[Topic], find: str, lang: str, *, level: int = 2, open_: bool = True) -> Markup:
    """A long list by topics: a filter field, links to the topics, and a fold for each.

    ``find`` labels the field; ``open_`` says whether the folds are open.
    """
    index = [
        element("button", {"type": "button", "class": "chip", "data-goto": f"topic-{topic.key}",
                           "data-focus": f"goto-{topic.key}"}, f"{topic.title} · {len(topic.tiles)}")
        for topic in found
    ]  # fmt: skip
    folds = [
        element("details", {"class": "topic", "data-focus": f"topic-{topic.key}", "open": open_ or None},
                element("summary", None, element(f"h{level + 1}", None, f"{topic.title} · {len(topic.tiles)}")),
                element("ul", {"class": "tiles"}, [_tile(tile, lang) for tile in topic.tiles]))
        for topic in found
    ]  # fmt: skip
    return element("section", {"class": "list by-topic"}, element(f"h{level}", None, title),
                   finder(find, "find-tile"), div("chips index", index) if open_ else None, folds)  # fmt: skip


def _play_layout(look: str, below: Sequence[str], beside: Sequence[str]) -> Markup:
    """The skeleton of a page with a field: named regions in reading order, below the field and beside it."""

    def region(name: str) -> Markup:
        return element("div", {"data-region": name})

    main = [region(name) for name in ("notice", "head", "intro", "board", *below)]
    aside = [region(name) for name in ("task", "moves", "why", *beside)]
    return join([
        region("top"),
        div(look, div("main", main), element("aside", {"class": "aside"}, aside)),
        region("foot"),
    ])  # fmt: skip


PLAY_LAYOUT = _play_layout("play", ("steps", "chain"), ("card", "more"))
"""The layout of a play page."""

LESSON_LAYOUT = _play_layout("play lesson", ("steps",), ("chain", "card", "more"))
"""The layout of a lesson."""
