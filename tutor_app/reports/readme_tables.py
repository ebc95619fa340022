"""Tables in the README that a benchmark writes, each between two marks."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

DOCUMENT = Path(__file__).resolve().parents[2] / "README.md"


def replaced(page: str, begin: str, end: str, rows: Iterable[str]) -> str:
    """The document with the table between two marks replaced.

    Raises:
        ValueError: the document has no place for it.
    """
    block = "\n".join((begin, *rows, end))
    text, times = re.subn(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: block, page, flags=re.DOTALL)
    if times != 1:
        raise ValueError(f"{DOCUMENT.name} has no place for the table: add {begin} and {end}, each on its own line")
    return text
