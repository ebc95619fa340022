"""Small boards, several per file: a position, a few lines, the expected result, and the rules that decide it.

A file in ``scenarios/data/rules`` or ``scenarios/data/refusals`` is a list of ``[[board]]`` entries::

    [[board]]
    name = "two monsters without ATK do not destroy each other"
    rule = "damage.zero-atk"          # or rules = ["...", "..."]: without any of them the outcome must change
    ruleset = "2014"                  # or "classic"
    you = { monsters = ["kuriboh"] }  # and any other key of a scenario's board
    lines = [ { do = "you: next battle" } ]
    expect = { opponent.lp = 8000 }
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from rulebook.languages import FALLBACK
from rulebook.shelf import open_book

from .faults import ScenarioError
from .loader import FOLDER, Loaded, first_fault
from .models import Scenario

OWN_KEYS = ("name", "rule", "rules", "ruleset", "lines", "expect", "answers")


@dataclass(frozen=True, slots=True)
class Board:
    """One small board: its file (without suffix), its name, the rules it shows, and the scenario."""

    file: str
    name: str
    rules: tuple[str, ...]
    scenario: Scenario

    def loaded(self) -> Loaded:
        """The scenario with its book, which is opened now."""
        return Loaded(self.scenario, open_book(self.scenario.ruleset), f"{self.file}: {self.name}")


def boards(folder: str) -> Iterator[Board]:
    """Yield every board of ``scenarios/<folder>``, file by file.

    Raises:
        ScenarioError: a file or an entry is invalid.
    """
    for path in sorted((FOLDER / folder).glob("*.toml")):
        yield from read(path)


def read(path: Path) -> Iterator[Board]:
    """Yield the boards of one file.

    Raises:
        ScenarioError: the file or an entry is invalid.
    """
    for entry in entries(path):
        yield board(path.stem, entry)


def entries(path: Path) -> list[dict[str, Any]]:
    """The raw ``[[board]]`` entries of one file.

    Raises:
        ScenarioError: the file cannot be read.
    """
    try:
        found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8")).get("board", [])
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise ScenarioError(path.name, "", f"this cannot be read: {error}", "Correct that place") from None
    return found


def board(file: str, entry: Mapping[str, Any]) -> Board:
    """Parse one entry.

    Raises:
        ScenarioError: a key is missing or invalid.
    """
    name = str(entry.get("name", "?"))
    rules = (entry["rule"],) if "rule" in entry else tuple(entry.get("rules", ()))
    raw = {
        "id": f"board.{file}".replace("/", ".").replace("_", "-"),
        "kind": "card",
        "ruleset": entry.get("ruleset", "2014"),
        "text": {FALLBACK: {"title": name[:90]}},
        "cites": rules,
        "board": {key: value for key, value in entry.items() if key not in OWN_KEYS},
        "line": entry.get("lines", []),
        "expect": entry.get("expect", {}),
        "answers": entry.get("answers", []),
    }
    try:
        return Board(file, name, rules, Scenario.model_validate(raw))
    except ValidationError as error:
        raise first_fault(error, f"{file}: {name}") from None
