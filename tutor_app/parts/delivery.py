"""Sends each text to a browser once, and a changed text as a difference."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TypeAlias

Piece: TypeAlias = "str | list[str | int]"
"""A text, or a difference: name of the base text, characters kept at its start and end, and the text between them."""

MOST_HELD = 4000
"""Maximum number of texts a browser holds before it starts over, to bound memory."""
MOST_OPEN = 20
"""Maximum number of unacknowledged messages; older ones count as lost."""
WORTH = 64
"""Minimum number of characters a difference must save."""


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
