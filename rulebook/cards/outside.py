"""Names of cards that are not in the collection but that puzzles use often."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from rulebook.vocabulary.effects import Names

FILE = Path(__file__).with_suffix(".toml")


@cache
def outside() -> dict[int, Names]:
    """The names by printed number."""
    listed = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {int(number): Names(**names) for number, names in listed.items()}
