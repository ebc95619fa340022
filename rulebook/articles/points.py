"""Points on which the rules of 2014 and the classic rules differ, each with the rules of either side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from .reading import FOLDER, ArticleError, load, table
from .rules import rules


@dataclass(frozen=True, slots=True)
class Point:
    """One point: its id, and by ruleset the rules that say how it is there (none: the ruleset is silent)."""

    id: str
    sides: Mapping[str, tuple[str, ...]]

    @property
    def rules(self) -> frozenset[str]:
        """The rules of all sides."""
        return frozenset(rule for side in self.sides.values() for rule in side)


@cache
def points() -> tuple[Point, ...]:
    """Every point, in the order of the file.

    Raises ``ArticleError`` for a side that is no list of known rules.
    """
    found = []
    for key, value in load(FOLDER / "points.toml").items():
        sides = {}
        for name, listed in table(value, f"points.toml: {key}").items():
            if not isinstance(listed, list) or not all(rule in rules() for rule in listed):
                raise ArticleError(f"points.toml: {key}.{name} must list rules that exist")
            sides[name] = tuple(map(str, listed))
        found.append(Point(key, MappingProxyType(sides)))
    return tuple(found)


def point_of(rule: str) -> Point | None:
    """The first point a rule belongs to, or None."""
    return next((point for point in points() if rule in point.rules), None)
