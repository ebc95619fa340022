"""The stored index of exercises: their ids, what they are made from, and their rules; no texts.

Each line of ``scenarios/data/exercises/index.txt`` is one exercise; ``run.py exercises make --write`` writes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from scenarios.formats.loader import FOLDER

from .maker import remade
from .values import Exercise, Kind, Recipe

INDEX = FOLDER / "exercises" / "index.txt"
_HEAD = "kind source place asked rules"


class Entry(NamedTuple):
    """An exercise that can be made, and the rules it exercises."""

    recipe: Recipe
    rules: tuple[str, ...]

    @property
    def id(self) -> str:
        """The id of the exercise."""
        return self.recipe.id


@cache
def index() -> Mapping[str, Entry]:
    """Every stored exercise by id; empty if there is no index."""
    if not INDEX.is_file():
        return MappingProxyType({})
    return MappingProxyType({entry.id: entry for entry in read(INDEX.read_text(encoding="utf-8"))})


def read(text: str) -> Iterable[Entry]:
    """Yield the entries of an index.

    Raises:
        ValueError: a line is not an entry.
    """
    for line in text.splitlines()[1:]:
        kind, source, place, asked, *rules = line.split(" ")
        yield Entry(Recipe(Kind(kind), source, int(place), asked), tuple(rules))


def written(found: Iterable[Exercise]) -> str:
    """The index of these exercises as text."""
    lines = sorted(" ".join((*map(str, one.recipe), *one.rules)) for one in found)
    return "\n".join((_HEAD, *lines)) + "\n"


def write(found: Iterable[Exercise], path: Path = INDEX) -> None:
    """Store the index of these exercises."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written(found), encoding="utf-8")
    index.cache_clear()


@cache
def of_rule(rule: str) -> tuple[Entry, ...]:
    """The entries that exercise a rule, in the order of the index."""
    return tuple(entry for entry in index().values() if rule in entry.rules)


def opened(id: str, seed: int = 0) -> Exercise | None:
    """The exercise with this id, with its options in the order of a seed; None if there is none."""
    entry = index().get(id)
    found = remade(entry.recipe) if entry is not None else None
    return found.arranged(seed) if found is not None else None
