"""Counting the words that a drawn page shows, as a reader would: without the field, and without what is folded."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html.parser import HTMLParser

WORD = re.compile(r"\w[\w'’-]*")
DRAWN = frozenset({"svg"})
"""Elements whose words belong to a drawing."""
HIDDEN = frozenset({"hidden-label", "latest", "here", "board"})
"""Classes of what only a screen reader tells, or only a narrow page shows, and of the field."""
VOID = frozenset({"br", "input", "hr", "rect", "path", "line", "circle"})
NOT_COUNTED = frozenset({"board", "top", "foot"})
"""Regions with the field, the top line and the foot line."""


class Shown(HTMLParser):
    """Collects the words in view."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        self.said: list[str] = []
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A fold shows its summary; everything below something hidden is hidden."""
        given = dict(attrs)
        if tag in VOID:
            return
        seen = self.open[-1][1] if self.open else True
        if tag == "summary":
            seen = self.open[-2][1] if len(self.open) > 1 else True
        elif tag == "details":
            seen = seen and "open" in given
        elif tag in DRAWN or HIDDEN & set((given.get("class") or "").split()):
            seen = False
        self.open.append((tag, seen))

    def handle_endtag(self, tag: str) -> None:
        """The end of an element."""
        while tag not in VOID and self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        """Text between two tags."""
        if data.strip() and (not self.open or self.open[-1][1]):
            self.said.append(data.strip())


def shown(regions: Mapping[str, str]) -> str:
    """The words that a page shows outside of the field."""
    found = [" ".join(Shown(str(markup)).said) for name, markup in regions.items() if name not in NOT_COUNTED]
    return " ".join(filter(None, found))


def words(said: str) -> int:
    """How many words there are."""
    return len(WORD.findall(said))
