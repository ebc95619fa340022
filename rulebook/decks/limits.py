"""The Forbidden & Limited list: a text file that the user can replace.

One card a line: its number, how many copies are allowed (0, 1 or 2), and after ``--`` anything, usually its name.
A line that begins with ``!`` names the list, one with ``#`` is a remark. Programs that play the game share this form.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

LARGEST = 2_000_000
"""A list may have this many characters."""

_ENTRY = re.compile(r"^(\d{1,9})\s+([0-2])\s*(?:--.*)?$", re.ASCII)


class Limits(NamedTuple):
    """A list: its name and how many copies of a card it allows."""

    name: str
    allowed: Mapping[int, int]


class ListError(ValueError):
    """A list that cannot be read; says in which line."""


def read_limits(text: str) -> Limits:
    """Read a list.

    Raises:
        ListError: it is too long, or a line is neither an entry nor a remark.
    """
    if len(text) > LARGEST:
        raise ListError(f"the list is longer than {LARGEST} characters")
    name, allowed = "", dict[int, int]()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip().lstrip("\ufeff")
        if line.startswith("!"):
            if allowed:
                break  # a file may hold several lists; the first one counts
            name = line[1:].strip()
        elif line and not line.startswith("#"):
            found = _ENTRY.match(line)
            if found is None:
                raise ListError(f"line {number}: write a card number and 0, 1 or 2, for example 55144522 0")
            allowed[int(found[1])] = int(found[2])
    return Limits(name, allowed)


def load_limits(path: Path | None = None) -> Limits:
    """The list of a file, or the one that comes along.

    Raises:
        ListError: it cannot be read.
    """
    if path is None:
        return read_limits(files(__package__).joinpath("limits_2014.txt").read_text(encoding="utf-8"))
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return read_limits(file.read(LARGEST + 1))
    except OSError as error:
        raise ListError(f"{path}: {error.strerror}") from None
