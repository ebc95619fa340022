"""Move-tree counts (perft): the number of lines of play from a position, per depth, and where two engines diverge."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.notation.printer import line_of
from rulebook.shelf import open_book
from scenarios.formats.board import board_state
from scenarios.formats.models import Board

FILE = Path(__file__).parents[1] / "data" / "bench" / "counts.toml"
DEPTH = 4
_COUNTS = re.compile(r"^counts = \[[^\]]*\]$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Position:
    """A position with its recorded counts."""

    name: str
    book: Book
    start: DuelState
    counts: tuple[int, ...]


def positions(path: Path = FILE) -> Iterator[Position]:
    """Yield the positions of a file."""
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["position"]:
        fields: dict[str, Any] = dict(entry)
        name, counts = fields.pop("name"), tuple(fields.pop("counts"))
        book = open_book(fields.pop("ruleset", "2014"))
        yield Position(name, book, board_state(book, Board.model_validate(fields)), counts)


def count(book: Book, state: DuelState, depth: int) -> list[int]:
    """The number of lines of play after 1, 2 ... ``depth`` decisions."""
    found = [0] * depth
    _count(book, state, found, 0)
    return found


def _count(book: Book, state: DuelState, found: list[int], at: int) -> None:
    actions = legal_actions(book, state)
    found[at] += len(actions)
    if at + 1 < len(found):
        for action in actions:
            _count(book, apply(book, state, action, trusted=True, events=False).state, found, at + 1)


def divide(book: Book, state: DuelState, depth: int) -> list[tuple[str, list[int]]]:
    """For each first decision, its line and the counts behind it."""
    return [
        (
            str(line_of(book, [(state, action)])),
            count(book, apply(book, state, action, trusted=True, events=False).state, depth - 1),
        )
        for action in legal_actions(book, state)
    ]


def rewritten(text: str, found: list[list[int]]) -> str:
    """The file's text with its counts replaced, in order; everything else is unchanged."""
    fresh = iter(found)
    return _COUNTS.sub(lambda _: f"counts = {next(fresh)}", text)
