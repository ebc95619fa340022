"""The Streamlit component: it shows markup region by region, sends only what the browser lacks, and reports clicks."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import NamedTuple, TypeAlias

import streamlit as st
from streamlit.components.v2.types import ComponentRenderer

from .assets import ahead_loader, loader
from .markup import Markup

NAME = "duel_tutor_stage"
LONGEST = 500
"""A click may send this many characters."""
MOST_ACKNOWLEDGED = 40
LARGEST = 10**9


Piece: TypeAlias = "str | list[str | int]"
"""A text, or a difference: name of the base text, characters kept at its start and end, and the text between them."""

MOST_HELD = 4000
"""Maximum number of texts a browser holds before it starts over, to bound memory."""

MOST_OPEN = 20
"""Maximum number of unacknowledged messages; older ones count as lost."""

WORTH = 64
"""Minimum number of characters a difference must save."""


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
        visitor: the random key that the browser keeps; empty if it keeps none.
    """

    what: str
    step: str
    keyboard: bool = False
    line: str = ""
    moved: bool = False
    reached: int = 0
    click: tuple[str, int] = ("", 0)
    held: tuple[str, tuple[int, ...]] = ("", ())
    visitor: str = ""


class DrawnStep(NamedTuple):
    """A step that the browser can show without the server.

    Attributes:
        stop: its number in the step bar.
        step: its id, see ``stage``.
        address: its query string.
        decides: whether going on to the next decision stops there.
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
        decides: whether going on to the next decision stops here.
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
    asks: bool = False,
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
        asks: the browser says whose it is, if it knows, so that the page can show what the visitor has done.
        key: the component's key; the click is stored in the session state under it, as ``sent``.
        on_sent: called with every click, before the page runs again.
    """
    shown = {"": str(layout), **{name: str(markup) for name, markup in regions.items()}}
    texts, (now,) = delivery.pack([shown])
    data = {"held": delivery.name, "serial": delivery.serial, "texts": texts, "regions": now, "lang": lang,
            "step": step, "focus": focus, "answers": list(answers), "line": position.line, "stop": position.stop,
            "address": position.address, "decides": position.decides, "reached": position.reached,
            "asks": asks}  # fmt: skip
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
        (_word(value.get("held")), tuple(serials)), _word(value.get("visitor")),
    )  # fmt: skip


def _word(value: object) -> str:
    return value[:LONGEST] if isinstance(value, str) else ""


def _count(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < LARGEST else 0


@dataclass
class Delivery:
    """The texts that a browser holds, and the messages it has not acknowledged.

    A message can be lost (Streamlit drops one that a later one replaces), so a text counts as held only after a message
    with it is acknowledged. ``name`` identifies the collection: with a new name the browser starts an empty one.
    """

    name: str = field(default_factory=lambda: secrets.token_hex(4))
    serial: int = 0
    _held: set[str] = field(default_factory=set)
    _open: dict[int, frozenset[str]] = field(default_factory=dict)
    _last: dict[str, str] = field(default_factory=dict)

    def acknowledged(self, name: str, serials: Iterable[int]) -> None:
        """Record that the browser received these messages for the collection ``name``."""
        if name != self.name:
            return
        for serial in serials:
            self._held |= self._open.pop(serial, frozenset())

    def begin_anew(self) -> None:
        """Start an empty collection."""
        fresh = Delivery()
        self.name, self._held, self._open, self._last = fresh.name, fresh._held, fresh._open, fresh._last

    def pack(self, pages: Sequence[Mapping[str, str]]) -> tuple[dict[str, Piece], list[dict[str, str]]]:
        """Make the next message.

        Args:
            pages: texts by region; the first page is the one to show.

        Returns:
            The texts the browser does not hold, by name, each after the base it depends on; and for each page the names
            of its texts by region, for all but the first page only where they differ from the first.
        """
        if len(self._held) > MOST_HELD:
            self.begin_anew()
        return self._pack(pages, self._held)

    def pack_after(self, pages: Sequence[Mapping[str, str]]) -> tuple[dict[str, Piece], list[dict[str, str]]]:
        """Make a message that goes out right after the last one, with more pages beside the one that it shows.

        It takes the texts of that message as held, so the browser acknowledges it only if it has those it needs.

        Returns:
            As ``pack`` of that page and these.
        """
        return self._pack([self._last, *pages], self._held | self._open.get(self.serial, frozenset()))

    def _pack(
        self, pages: Sequence[Mapping[str, str]], held: Set[str]
    ) -> tuple[dict[str, Piece], list[dict[str, str]]]:
        self.serial += 1
        new = dict[str, Piece]()
        bases = {region: text for region, text in self._last.items() if name_of(text) in held}
        named: list[dict[str, str]] = []
        for page in pages:
            names: dict[str, str] = {}
            for region, text in page.items():
                name = names[region] = name_of(text)
                if name not in held and name not in new:
                    new[name] = change(bases[region], text) if region in bases else text
                bases[region] = text
            first = named[0] if named else {}
            named.append({region: name for region, name in names.items() if first.get(region) != name})
        self._last = dict(pages[0]) if pages else {}
        self._open[self.serial] = frozenset(new)
        for lost in sorted(self._open)[:-MOST_OPEN]:
            del self._open[lost]
        return new, named


def name_of(text: str) -> str:
    """The name of a text, a hash of it."""
    return blake2b(text.encode(), digest_size=9).hexdigest()


def change(base: str, text: str) -> Piece:
    """``text`` as a difference from ``base``, or in full if that is hardly longer."""
    start = shared(base, text)
    end = min(shared(base[::-1], text[::-1]), len(base) - start, len(text) - start)
    # JavaScript counts UTF-16 code units: characters outside the Basic Multilingual Plane count twice.
    if start + end < WORTH + len(base) // 20 or not (_narrow(base) and _narrow(text)):
        return text
    return [name_of(base), start, end, text[start : len(text) - end]]


def shared(one: str, other: str) -> int:
    """Length of the common prefix of two texts."""
    least, most = 0, min(len(one), len(other))
    while least < most:
        middle = (least + most + 1) // 2
        if one[least:middle] == other[least:middle]:
            least = middle
        else:
            most = middle - 1
    return least


def _narrow(text: str) -> bool:
    return text.isascii() or len(text.encode("utf-16-le")) == 2 * len(text)
