"""Points on which the 2014 rules and the classic rules differ, with the rules of either side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from .reading import FOLDER, ArticleError, load, table
from .rules import rules


@dataclass(frozen=True, slots=True)
class Point:
    """One point: its id, and for each ruleset the rules on it (empty if the ruleset is silent)."""

    id: str
    sides: Mapping[str, tuple[str, ...]]

    @property
    def rules(self) -> frozenset[str]:
        """The rules of all sides."""
        return frozenset(rule for side in self.sides.values() for rule in side)


@cache
def points() -> tuple[Point, ...]:
    """Every point, in file order.

    Raises ``ArticleError`` if a side is not a list of known rules.
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
    """The first point that includes a rule, or None."""
    return next((point for point in points() if rule in point.rules), None)
