"""The Forbidden & Limited list: a text file that the user can replace.

One card per line: its number, the number of copies allowed (0, 1 or 2), and after ``--`` a comment, usually its name. A
line starting with ``!`` names the list; ``#`` starts a comment line. Other programs for the game use the same format.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

LARGEST = 2_000_000
"""Maximum length of a list in characters."""

_ENTRY = re.compile(r"^(\d{1,9})\s+([0-2])\s*(?:--.*)?$", re.ASCII)


class Limits(NamedTuple):
    """A list: its name and the number of copies allowed per card."""

    name: str
    allowed: Mapping[int, int]


class ListError(ValueError):
    """An invalid list; the message names the line."""


def read_limits(text: str) -> Limits:
    """Parse a list.

    Raises:
        ListError: it is too long, or a line is neither an entry nor a comment.
    """
    if len(text) > LARGEST:
        raise ListError(f"the list is longer than {LARGEST} characters")
    name, allowed = "", dict[int, int]()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip().lstrip("\ufeff")
        if line.startswith("!"):
            if allowed:
                break  # a file may hold several lists; the first one is used
            name = line[1:].strip()
        elif line and not line.startswith("#"):
            found = _ENTRY.match(line)
            if found is None:
                raise ListError(f"line {number}: write a card number and 0, 1 or 2, for example 55144522 0")
            allowed[int(found[1])] = int(found[2])
    return Limits(name, allowed)


def load_limits(path: Path | None = None) -> Limits:
    """Load a list from a file, by default the bundled one.

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
