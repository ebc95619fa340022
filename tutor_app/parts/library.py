"""Markup for the entries of the library: rules, terms, articles, disputed points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tutor_app.texts.messages import OWN_NAMES, message
from tutor_app.wording.reasons import Reason

from .links import Place, link
from .markup import Child, Markup, classes, div, element, join, span
from .reasons import reasons


class Head(NamedTuple):
    """The header of an entry: its breadcrumb, title, chips, and an important notice.

    ``said`` is a title that is a whole sentence, in a smaller font. ``question`` is shown below the title.
    """

    trail: tuple[Place, ...]
    title: str
    chips: tuple[str, ...] = ()
    remark: str = ""
    said: bool = False
    question: str = ""


class Shown(NamedTuple):
    """An example scenario: its button, its kind, what happens, and a link to read about it.

    ``rules`` is the label of its ruleset, if that is to be shown.
    """

    send: str
    kind: str
    title: str
    text: str = ""
    read: str = ""
    rules: str = ""


class Step(NamedTuple):
    """A move of a ruling with its explanation, and the button that shows the moment on the board."""

    move: str
    reasons: tuple[Reason, ...]
    send: str
    href: str
    refused: bool = False


class Side(NamedTuple):
    """One reading of a disputed point, whether it is the one played here, and further contents."""

    name: str
    words: str
    played: bool = False
    more: tuple[Markup, ...] = ()


def entry_head(head: Head, lang: str) -> Markup:
    """The breadcrumb of the entry, title, chips, notice, and the page's tools."""
    way = [element("li", None, link(place.send, lang, place.words, where="trail")) for place in head.trail]
    return div(
        "head entry-head",
        element("nav", {"class": "trail", "aria-label": message(lang, "library.trail")}, element("ol", None, way)),
        element("h1", {"class": "said" if head.said else None}, head.title),
        div("chips", [span("chip", chip) for chip in head.chips]) if head.chips else None,
        element("p", {"class": "remark"}, head.remark) if head.remark else None,
        element("p", {"class": "question"}, element("b", None, head.question)) if head.question else None,
        tools(lang),
    )


def tools(lang: str) -> Markup:
    """Copy the link, print the page."""
    copy = element("button", {"type": "button", "class": "btn small", "data-copy": message(lang, "link.copied"),
                              "data-focus": "copy"}, message(lang, "link.copy"))  # fmt: skip
    print_ = element("button", {"type": "button", "class": "btn small", "data-print": True, "data-focus": "print"},
                     message(lang, "library.print"))  # fmt: skip
    return div("tools", copy, print_)


def panel(title: str, *body: Child, class_: str = "") -> Markup:
    """A section of an entry with its title."""
    return element("section", {"class": classes("panel", class_)}, element("h2", None, title), *body)


def places(found: Iterable[Place], lang: str, where: str) -> Markup:
    """Links one below the other, each with its note."""
    rows = [
        element("li", None, link(place.send, lang, place.words, where=where),
                element("p", {"class": "soft"}, place.remark) if place.remark else None)
        for place in found
    ]  # fmt: skip
    return element("ul", {"class": "plain"}, rows)


def chips_of(found: Iterable[Place], lang: str, where: str) -> Markup:
    """Links side by side."""
    return div("chips links", [link(place.send, lang, place.words, class_="chip", where=where) for place in found])


def lines(found: Iterable[str]) -> Markup:
    """Texts one below the other."""
    return element("ul", {"class": "plain"}, [element("li", None, words) for words in found])


def shown_list(found: Sequence[Shown], lang: str) -> Markup:
    """The examples of an entry on the board: each with its kind, what happens, and "run it"."""
    rows = [element("li", None, _shown(each, lang)) for each in found]
    return element("ul", {"class": "examples"}, rows)


def _shown(each: Shown, lang: str) -> Markup:
    run = link(each.send, lang, f"{message(lang, 'entry.run')} ▸", class_="run", where="run")
    title = link(each.read, lang, each.title, where="read") if each.read else each.title
    words = join([each.text, span("soft", each.rules)] if each.rules else [each.text], " ")
    return div(
        "example still", span("tag", message(lang, f"library.shown_{each.kind}")), element("b", None, title), run,
        span("words", words) if words else None,
    )  # fmt: skip


def said_by(places_: Sequence[str]) -> Markup:
    """The sources of a statement; empty if there are none."""
    named = join([element("cite", {"class": "cite"}, place) for place in places_], "; ")
    return element("p", {"class": "said-by"}, named) if places_ else Markup("")


def ending(title: str, found: Sequence[str]) -> Markup:
    """The final state, as a title and contents; empty if there is none."""
    return div("ending", element("h4", None, title), lines(found)) if found else Markup("")


def step_list(found: Sequence[Step], lang: str, where: str = "step") -> Markup:
    """A ruling step by step: each move, its result and the reason; ``where`` distinguishes the lists of a page."""
    return element("ol", {"class": "told"}, [
        element("li", {"class": "refused" if step.refused else None},
                div("did", element("h3", None, step.move or message(lang, "ruling.goes_on")),
                    element("a", {"class": "run", "href": step.href, "data-send": step.send,
                                  "data-focus": f"{where}-{number}"}, f"{message(lang, 'entry.run')} ▸")),
                reasons(step.reasons, lang))
        for number, step in enumerate(found)
    ])  # fmt: skip


def answer(title: str, words: str, send: str, lang: str) -> Markup:
    """The short answer to a question, with a button to see it on the board if ``send`` is given."""
    shown = f"{message(lang, 'ruling.run')} ▸"
    run = link(send, lang, shown, class_="btn primary", where="answer") if send else None
    return div("panel task", element("h2", None, title), element("p", {"class": "meaning"}, words), run)


def names(words: Mapping[str, str], title: str) -> Markup:
    """A word in every language."""
    rows = [
        element("li", None, span("code", OWN_NAMES[code]), " ", span("", word, lang=code))
        for code, word in words.items()
    ]
    return element("ul", {"class": "names", "aria-label": title}, rows)


def sides(found: Sequence[Side], lang: str) -> Markup:
    """Readings side by side; the one played here says so."""
    return div("sides", [
        div(classes("side-of", "played" if side.played else None),
            element("h3", None, side.name,
                    span("tag chain", message(lang, "why.played")) if side.played else None),
            element("p", None, side.words) if side.words else None,
            side.more)
        for side in found
    ])  # fmt: skip


def missing(words: str, near: Sequence[Place], lang: str, question: str) -> Markup:
    """A notice that there is no such entry, with suggestions."""
    listed = [element("p", None, question), places(near, lang, "near")] if near else []
    return div("notice", words, listed, role="status")


def pager(before: Place | None, after: Place | None, lang: str) -> Markup:
    """Links to the previous and the next article."""
    left = link(before.send, lang, f"‹ {before.words}", where="before") if before else span("")
    right = link(after.send, lang, f"{after.words} ›", where="after") if after else span("")
    return element("nav", {"class": "pager", "aria-label": message(lang, "library.pager")}, left, right)


def rows_of(found: Iterable[Markup]) -> Markup:
    """Sections of a page one below the other."""
    return div("stack", found)


def _region(name: str) -> Markup:
    return element("div", {"data-region": name})


READ_LAYOUT = join([
    _region("top"),
    div("reading-page", [_region(name) for name in ("notice", "head", "intro", "lists")]),
    _region("foot"),
])  # fmt: skip
"""The skeleton of a page that is read from top to bottom."""
