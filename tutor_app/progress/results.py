"""One answer of a visitor as a value: what was asked, whether it was right, when, and which rules it was about."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import NamedTuple


class ItemKind(StrEnum):
    """What an answer was given to; a LESSON counts as answered when its last step is reached."""

    EXERCISE = "exercise"
    STEP = "step"
    LESSON = "lesson"
    PUZZLE = "puzzle"


ANSWERED = frozenset({ItemKind.EXERCISE, ItemKind.STEP, ItemKind.PUZZLE})
"""The kinds that test what the visitor knows."""


class Item(NamedTuple):
    """Something a visitor can answer: its kind and its id.

    The id of a STEP is the id of its lesson and the number of the step, from 1, separated by "#".
    """

    kind: ItemKind
    id: str


class Result(NamedTuple):
    """One answer.

    Attributes:
        item: what was asked.
        right: whether the answer was right; a puzzle or lesson is right when it is finished.
        at: when, in UTC.
        rules: ids of the rules the question was about.
    """

    item: Item
    right: bool
    at: datetime
    rules: tuple[str, ...] = ()


def microseconds(at: datetime) -> int:
    """The time as microseconds since 1970, UTC."""
    return round((at - datetime(1970, 1, 1, tzinfo=UTC)).total_seconds() * 1_000_000)


def moment(microseconds: int) -> datetime:
    """The time that is this many microseconds after 1970, UTC.

    Raises:
        OverflowError: the number is too large for a date.
        ValueError: likewise.
        OSError: likewise, on some systems.
    """
    seconds, rest = divmod(microseconds, 1_000_000)
    return datetime.fromtimestamp(seconds, UTC).replace(microsecond=rest)
