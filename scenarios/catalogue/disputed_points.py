"""Boards on which the two readings of a disputed point have different outcomes: the same line under each.

A file in ``scenarios/data/disputes`` is a list of ``[[board]]`` entries as read by ``small_boards``, with these
additional keys::

    dispute = "last-life-points"      # the point
    lines = [ ... ]                   # played under both readings
    a = { lines = [ ... ], expect = { ... } }    # played afterwards under reading a
    b = { expect = { ... } }

The reading that is played uses the 2014 rules, the other one the same rules with that one point read the other way.
Each side is its own scenario with the id ``dispute.<point>.a`` or ``.b``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from rulebook.articles.disagreements import Disagreement, disagreements
from rulebook.languages import LANGUAGES
from rulebook.rulesets import OTHER_READINGS
from rulebook.shelf import open_book, open_reading
from scenarios.formats.faults import ScenarioError
from scenarios.formats.loader import FOLDER, Loaded
from scenarios.formats.models import Text
from scenarios.formats.small_boards import Board, board, entries

SIDES = ("a", "b")
PREFIX = "dispute."


@dataclass(frozen=True)
class BothReadings:
    """A disputed point on a board, as each reading plays it."""

    point: Disagreement
    sides: Mapping[str, Loaded]


@cache
def on_boards() -> Mapping[str, BothReadings]:
    """The disputed points that have a board, by id.

    Raises:
        ScenarioError: a file or an entry is invalid.
    """
    found: dict[str, BothReadings] = {}
    for path in sorted((FOLDER / "disputes").glob("*.toml")):
        for entry in entries(path):
            point = _point(path.name, entry)
            if point.id in found:
                raise ScenarioError(path.name, "dispute", f"{point.id} already has a board", "Keep one")
            found[point.id] = BothReadings(point, {side: _side(path.stem, entry, point, side) for side in SIDES})
    return found


def dispute_board(id: str) -> Loaded | None:
    """The board with this id, or None."""
    name, _, side = id.removeprefix(PREFIX).rpartition(".")
    both = on_boards().get(name) if id.startswith(PREFIX) else None
    return both.sides.get(side) if both else None


def reading_shown(id: str) -> tuple[Disagreement, str] | None:
    """The disputed point and the reading shown by the board with this id, or None for any other scenario."""
    if dispute_board(id) is None:
        return None
    name, _, side = id.removeprefix(PREFIX).rpartition(".")
    return on_boards()[name].point, side


def _point(file: str, entry: Mapping[str, Any]) -> Disagreement:
    found = disagreements().get(entry.get("dispute", ""))
    if found is None:
        raise ScenarioError(file, "dispute", f"there is no point {entry.get('dispute')!r}", "Name a disputed point")
    if found.id not in OTHER_READINGS:
        problem = f"the engine knows one reading of {found.id} only"
        raise ScenarioError(file, "dispute", problem, "Add the other one to rulebook/rulesets/readings.py")
    return found


def _side(file: str, entry: Mapping[str, Any], point: Disagreement, side: str) -> Loaded:
    own = entry.get(side, {})
    rest = {key: value for key, value in entry.items() if key not in ("dispute", *SIDES)}
    rest |= {
        "name": point.id,
        "rules": list(point.rules),
        "lines": [*entry.get("lines", []), *own.get("lines", [])],
        "expect": own.get("expect", {}),
    }
    made: Board = board(file, rest)
    texts = {lang: Text(title=point.title[lang], intro=point.readings[side][lang]) for lang in LANGUAGES}
    scenario = made.scenario.model_copy(update={"id": f"{PREFIX}{point.id}.{side}", "text": texts})
    book = open_book() if side == point.played else open_reading(point.id)
    return replace(made.loaded(), scenario=scenario, book=book)
