"""How well a visitor knows each rule, by FSRS: each answer moves the due dates of the rules it was about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import IntEnum

from fsrs import Card, Rating, Scheduler, State

from .results import ANSWERED, Item, ItemKind, Result

AGAIN_AFTER = timedelta(minutes=2)
"""A rule that was missed is due again after this time, so within the same five minutes."""

MOST_RULES = 3
"""An answer counts for at most this many of its rules, the first ones: those that decide it."""

WELL_KNOWN = 21.0
"""A rule with at least this stability, in days, is well known."""

_SCHEDULER = Scheduler(learning_steps=(AGAIN_AFTER,), relearning_steps=(AGAIN_AFTER,), enable_fuzzing=False)


class Level(IntEnum):
    """How well a rule is known, from never asked to well known. DUE: known once, to be asked again now."""

    NEW = 0
    MISSED = 1
    DUE = 2
    KNOWN = 3
    WELL_KNOWN = 4


@dataclass
class Recall:
    """What follows from the answers taken so far.

    Attributes:
        last: the last answer to each item.
        tries: how many times each item was answered.
        missed: for each rule whose last answer was wrong, the item that was missed.
        days: the days, in UTC, on which something was answered, each with its exercises: how many, and how many right.
        latest: the time of the latest answer; None without answers.
    """

    last: dict[Item, Result] = field(default_factory=dict)
    tries: dict[Item, int] = field(default_factory=dict)
    missed: dict[str, Item] = field(default_factory=dict)
    days: dict[date, tuple[int, int]] = field(default_factory=dict)
    latest: datetime | None = None
    _cards: dict[str, Card] = field(default_factory=dict)
    _taken: set[tuple[Item, datetime]] = field(default_factory=set)

    def take(self, results: Iterable[Result]) -> None:
        """Take more answers, given after those taken before; one that was taken already is left out."""
        for result in sorted(results, key=lambda one: one.at):
            if self.knows(result):
                continue
            self._taken.add((result.item, result.at))
            before = self.last.get(result.item)
            corrected = result.right and before is not None and not before.right and result.at - before.at < AGAIN_AFTER
            self.last[result.item] = result
            self.latest = result.at
            self.tries[result.item] = self.tries.get(result.item, 0) + 1
            counts = result.item.kind is ItemKind.EXERCISE and not corrected
            done, right = self.days.get(result.at.date(), (0, 0))
            self.days[result.at.date()] = (done + counts, right + (counts and result.right))
            if result.item.kind in ANSWERED and not corrected:
                self._review(result)

    def knows(self, result: Result) -> bool:
        """Whether this answer was taken already."""
        return (result.item, result.at) in self._taken

    def _review(self, result: Result) -> None:
        rating = Rating.Good if result.right else Rating.Again
        for rule in result.rules[:MOST_RULES]:
            card = self._cards.get(rule) or Card(card_id=1, due=result.at)
            self._cards[rule], _ = _SCHEDULER.review_card(card, rating, result.at)
            if result.right:
                self.missed.pop(rule, None)
            else:
                self.missed[rule] = result.item

    def known(self) -> tuple[str, ...]:
        """Every rule that was asked about."""
        return tuple(self._cards)

    def due(self, now: datetime) -> list[str]:
        """The rules that are due, those missed first, then those most likely forgotten."""
        found = [rule for rule, card in self._cards.items() if card.due <= now]
        return sorted(found, key=lambda rule: (rule not in self.missed, self.retained(rule, now), rule))

    def due_at(self, rule: str) -> datetime | None:
        """When a rule is due; None if it was never asked about."""
        card = self._cards.get(rule)
        return None if card is None else card.due

    def retained(self, rule: str, now: datetime) -> float:
        """The probability, from 0 to 1, that the visitor still knows a rule; 0 if it was never asked about."""
        card = self._cards.get(rule)
        return 0.0 if card is None else _SCHEDULER.get_card_retrievability(card, now)

    def level(self, rule: str, now: datetime) -> Level:
        """How well a rule is known."""
        card = self._cards.get(rule)
        if card is None:
            return Level.NEW
        if rule in self.missed or card.state is not State.Review:
            return Level.MISSED
        if card.due <= now:
            return Level.DUE
        return Level.WELL_KNOWN if (card.stability or 0.0) >= WELL_KNOWN else Level.KNOWN
