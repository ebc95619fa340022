"""Small boards, one rule each: every file in ``boards`` is a list of positions, lines and expected results."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rulebook.shelf import open_book
from scenarios.formats.loader import Loaded
from scenarios.formats.models import Scenario
from scenarios.playing.runner import check

BOARDS = Path(__file__).parent / "boards"
CASES = [
    pytest.param(entry, id=f"{file.stem}: {entry['name']}")
    for file in sorted(BOARDS.glob("*.toml"))
    for entry in tomllib.loads(file.read_text("utf-8"))["board"]
]


@pytest.mark.parametrize("entry", CASES)
def test_the_board_has_the_stated_result(entry: dict[str, Any]) -> None:
    lines, expect = entry["lines"], entry.get("expect", {})
    board = {key: value for key, value in entry.items() if key not in ("name", "lines", "expect", "ruleset")}
    text = {"en": {"title": entry["name"]}}
    raw = {"id": "test.board", "kind": "card", "text": text, "board": board, "line": lines, "expect": expect}
    raw["ruleset"] = entry.get("ruleset", "2014")
    scenario = Scenario.model_validate(raw)
    assert check(Loaded(scenario, open_book(scenario.ruleset), entry["name"])) == []
