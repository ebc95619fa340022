"""The statements about rules that are true or not: read from ``scenarios/data/principles``.

Each is bound to the rule that proves it. A reading lists what a question must speak of: concepts of
``search/principles`` (``a/b`` is either), ``?a`` what it may speak of besides, ``!a`` what makes it another question,
``#7+``, ``#1-6`` and ``#3`` a number in it, ``!#7+`` none, ``@higher`` how the first of two points compares with the
second, ``@inside`` that a Level lies between two other numbers, ``@sum`` that one is the sum of two.
A reading that begins with ``~`` is never sure. The readings under "what" are of questions that have no yes or no.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "data" / "principles"
_MOST = 10**9
_ANSWERS = {"yes": True, "no": False, "what": None}


@dataclass(frozen=True, slots=True)
class Statement:
    """What a question about a rule asks, and the answer: yes, no, or None where only the rule answers.

    ``needs``: of each group, one concept is spoken of; ``may``: what else can be; ``bars``: what must not be.
    ``ranges``: for each a number is in the question; ``outside``: no number is in these. ``compares``: how two points
    compare, or "". ``safe``: a yes or no can be sure.
    """

    rule: str
    yes: bool | None
    needs: tuple[frozenset[str], ...]
    may: frozenset[str]
    bars: frozenset[str]
    ranges: tuple[tuple[int, int], ...]
    outside: tuple[tuple[int, int], ...]
    compares: str
    safe: bool

    @property
    def named(self) -> frozenset[str]:
        """Every concept that it knows of."""
        return self.may.union(*self.needs)


def statement_of(rule: str, reading: str, *, yes: bool | None) -> Statement:
    """The statement that a line of the data says."""
    needs: list[frozenset[str]] = []
    may: set[str] = set()
    bars: set[str] = set()
    ranges: list[tuple[int, int]] = []
    outside: list[tuple[int, int]] = []
    compares = ""
    for part in reading.removeprefix("~").split():
        mark, rest = part[0], part[1:]
        if mark == "?":
            may.update(rest.split("/"))
        elif part.startswith("!#"):
            outside.append(_range(part[2:]))
        elif mark == "!":
            bars.update(rest.split("/"))
        elif mark == "#":
            ranges.append(_range(rest))
        elif mark == "@":
            compares = rest
        else:
            needs.append(frozenset(part.split("/")))
    sure = not reading.startswith("~")
    known = frozenset(may), frozenset(bars)
    return Statement(rule, yes, tuple(needs), *known, tuple(ranges), tuple(outside), compares, sure)


def _range(said: str) -> tuple[int, int]:
    if said.endswith("+"):
        return int(said[:-1]), _MOST
    low, _, high = said.partition("-")
    return int(low), int(high or low)


@cache
def statements() -> tuple[Statement, ...]:
    """All statements that are true or not, in the order of the data."""
    return tuple(one for one in _read() if one.yes is not None)


@cache
def told_only() -> tuple[Statement, ...]:
    """What questions without yes or no ask, in the order of the data."""
    return tuple(one for one in _read() if one.yes is None)


def _read() -> Iterator[Statement]:
    for file in sorted(FOLDER.glob("*.toml")):
        for rule, answers in tomllib.loads(file.read_text(encoding="utf-8")).items():
            for answer, readings in answers.items():
                for reading in readings:
                    yield statement_of(rule, reading, yes=_ANSWERS[answer])
