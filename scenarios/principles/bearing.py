"""How the concepts of questions about rules bear on each other: read from ``scenarios/data/concepts.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent.parent / "data" / "concepts.toml"
_USUAL = "usual"


@dataclass(frozen=True, slots=True)
class Bearing:
    """``adds_nothing``: what does not change a question; ``implies``: what a concept also speaks of.

    ``kind_of``: where this makes it another question, so does the concept, if it is not asked for. ``weights``: how
    much a concept that a statement does not know of makes it doubtful. ``part_of``: what the words for a concept do not
    say besides; ``measures``: what a number beside it belongs to. ``turning``: deeds and
    states that are never left over where an answer is sure. ``spoken``: what else a word can say, by what stories and
    searches read in it.
    """

    adds_nothing: frozenset[str]
    kind_of: Mapping[str, str]
    implies: Mapping[str, tuple[str, ...]]
    weights: Mapping[str, float]
    part_of: Mapping[str, tuple[str, ...]]
    measures: frozenset[str]
    turning: frozenset[str]
    spoken: Mapping[str, str]

    def weight(self, concept: str) -> float:
        """How doubtful a concept makes a statement that does not know of it."""
        return self.weights.get(concept, self.weights[_USUAL])

    def named(self) -> frozenset[str]:
        """Every concept that the data names."""
        implied = {one for also in self.implies.values() for one in also}
        kinds = {*self.kind_of, *self.kind_of.values()}
        implied |= {one for parts in self.part_of.values() for one in parts} | self.measures | {*self.part_of}
        implied |= {*self.spoken.values()}
        return self.adds_nothing | self.turning | kinds | {*self.implies} | implied | ({*self.weights} - {_USUAL})


@cache
def bearing() -> Bearing:
    """What the data says."""
    read = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return Bearing(
        frozenset(read["adds_nothing"]),
        read["kind_of"],
        {one: tuple(also) for one, also in read["implies"].items()},
        read["weights"],
        {one: tuple(parts) for one, parts in read["part_of"].items()},
        frozenset(read["measures"]),
        frozenset(read["turning"]),
        read["spoken"],
    )
