"""What to practise today: what is due, what was missed, and in between something new."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from functools import cache
from hashlib import blake2b
from typing import NamedTuple

from scenarios.catalogue.course import lessons, part_of, taught
from scenarios.catalogue.lookup import by_id
from scenarios.making.index import Entry, index

from .recall import MOST_RULES, Recall
from .results import Item, ItemKind

GOAL = 10
"""The number of questions of a day: about five minutes."""

NEW_EVERY = 3
"""Every third question is about a rule that was never asked about, as long as others are due."""


LONG = 2
"""The number of moves from which on a question is long."""


class Plan(NamedTuple):
    """What to practise now.

    Attributes:
        exercise: the id of the next exercise; empty if there is none.
        due: how many rules are due now.
        done: how many exercises were answered today.
        right: how many of them were right.
        again: whether the exercise was missed before.
    """

    exercise: str
    due: int
    done: int
    right: int
    again: bool = False


@cache
def _exercises() -> dict[str, tuple[Entry, ...]]:
    """The exercises by the rules that an answer to them counts for."""
    found: dict[str, list[Entry]] = {}
    for entry in index().values():
        for rule in entry.rules[:MOST_RULES]:
            found.setdefault(rule, []).append(entry)
    return {rule: tuple(entries) for rule, entries in found.items()}


@cache
def _easiest_first(rule: str) -> tuple[Entry, ...]:
    """The exercises that count for a rule, as they are to be asked."""
    return tuple(sorted(_exercises()[rule], key=_shuffled))


def _shuffled(entry: Entry) -> tuple[int, int, bytes]:
    """Exercises about few rules first, then those that tell little, in a fixed order without a pattern."""
    return len(entry.rules), _told(entry), blake2b(entry.id.encode(), digest_size=8).digest()


def _told(entry: Entry) -> int:
    """How many moves the source of an exercise plays, about as many as its question tells."""
    loaded = by_id(entry.recipe.source)
    return len(loaded.scenario.line) if loaded is not None else 0


def exercised() -> frozenset[str]:
    """The rules that exercises ask about."""
    return frozenset(_exercises())


def plan(recall: Recall, now: datetime) -> Plan:
    """What to practise now, for a visitor who has given these answers."""
    done, right = recall.days.get(now.date(), (0, 0))
    early = _is_early(recall)
    due = [rule for rule in recall.due(now) if rule in _exercises() and not (early and _is_long(rule))]
    due.sort(key=_is_long)
    wants_new = done % NEW_EVERY == NEW_EVERY - 1 or not due
    chosen = next(_new(recall), "") if wants_new else ""
    if not chosen and due:
        missed = recall.missed.get(due[0])
        if missed is not None and missed.kind is ItemKind.EXERCISE and missed.id in index():
            return Plan(missed.id, len(due), done, right, again=True)
        chosen = due[0]
    return Plan(_exercise_of(chosen, recall) if chosen else "", len(due), done, right)


def _is_long(rule: str) -> bool:
    """Whether even the easiest exercise about a rule tells a long story; such rules come last of those due."""
    return _told(_easiest_first(rule)[0]) > LONG


def _finished(recall: Recall) -> set[str]:
    """The ids of the lessons finished."""
    return {item.id for item in recall.last if item.kind is ItemKind.LESSON}


def _is_early(recall: Recall) -> bool:
    """Whether the visitor is in the course and has not come to Chains, which long stories are full of."""
    finished = _finished(recall)
    return bool(finished) and finished.isdisjoint(one.scenario.id for one in part_of("chains"))


def _new(recall: Recall) -> Iterator[str]:
    """The rules never asked about: those of finished lessons, those of the other lessons, then all others."""
    asked, early, finished = set(recall.known()), _is_early(recall), _finished(recall)
    course = sorted(lessons(), key=lambda one: one.scenario.id not in finished)
    order = dict.fromkeys(rule for one in course for rule in taught(one))
    for rule in (*order, *sorted(_exercises())):
        if rule in _exercises() and rule not in asked and not (early and _is_long(rule)):
            yield rule


def _exercise_of(rule: str, recall: Recall) -> str:
    """An exercise about a rule: one never seen, else the one seen longest ago."""

    def seen(entry: Entry) -> float:
        last = recall.last.get(Item(ItemKind.EXERCISE, entry.id))
        return last.at.timestamp() if last is not None else 0.0

    return min(_easiest_first(rule), key=seen).id
