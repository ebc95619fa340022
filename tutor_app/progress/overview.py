"""A visitor's progress as values: the articles with how well they are known, days in a row, the next lesson."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import NamedTuple

from rulebook.articles.chapters import articles
from rulebook.articles.rules import rules
from scenarios.catalogue.course import lessons

from .recall import Level, Recall
from .results import ANSWERED, Item, ItemKind
from .today import exercised

_WEIGHTS = {Level.NEW: 0.0, Level.MISSED: 0.2, Level.DUE: 0.5, Level.KNOWN: 0.8, Level.WELL_KNOWN: 1.0}
SHADES = 5
"""The number of shades on the map, from nothing known to everything well known."""


class ArticleProgress(NamedTuple):
    """How well an article is known.

    Attributes:
        id: the article.
        rules: how many of its rules have exercises.
        asked: how many of these were asked about.
        known: how many of these are known and not due.
        due: how many are due or were missed.
        share: how well they are known on the whole, from 0 to 1.
    """

    id: str
    rules: int
    asked: int
    known: int
    due: int
    share: float

    @property
    def shade(self) -> int:
        """The shade on the map, from 0 (nothing known) to ``SHADES`` - 1."""
        return 0 if not self.asked else 1 + min(int(self.share * (SHADES - 1)), SHADES - 2)


class Overview(NamedTuple):
    """A visitor's progress.

    Attributes:
        articles: every article that has exercises, in the order of the rules.
        asked: how many rules were asked about.
        known: how many of them are known and not due.
        answers: how many answers were given.
        lessons_done: the ids of the finished lessons.
        next_lesson: the id of the next lesson; empty if all are done.
        days: how many days in a row the visitor has practised, up to today or yesterday.
    """

    articles: tuple[ArticleProgress, ...]
    asked: int
    known: int
    answers: int
    lessons_done: tuple[str, ...]
    next_lesson: str
    days: int


@cache
def _rules_by_article() -> dict[str, tuple[str, ...]]:
    found = {id: tuple(rule for rule in article.rules if rule in exercised()) for id, article in articles().items()}
    return {id: own for id, own in found.items() if own}


def overview(recall: Recall, now: datetime) -> Overview:
    """A visitor's progress, from the answers taken."""
    found = tuple(_article(id, own, recall, now) for id, own in _rules_by_article().items())
    done = tuple(one.scenario.id for one in lessons() if Item(ItemKind.LESSON, one.scenario.id) in recall.last)
    known = [rule for rule in recall.known() if rule in rules()]
    return Overview(
        articles=found,
        asked=len(known),
        known=sum(recall.level(rule, now) >= Level.KNOWN for rule in known),
        answers=sum(count for item, count in recall.tries.items() if item.kind in ANSWERED),
        lessons_done=done,
        next_lesson=next((one.scenario.id for one in lessons() if one.scenario.id not in done), ""),
        days=_days_in_a_row(recall, now),
    )


def _article(id: str, own: tuple[str, ...], recall: Recall, now: datetime) -> ArticleProgress:
    levels = [recall.level(rule, now) for rule in own]
    return ArticleProgress(
        id, len(own),
        asked=sum(level is not Level.NEW for level in levels),
        known=sum(level >= Level.KNOWN for level in levels),
        due=sum(level in (Level.MISSED, Level.DUE) for level in levels),
        share=sum(_WEIGHTS[level] for level in levels) / len(levels),
    )  # fmt: skip


def _days_in_a_row(recall: Recall, now: datetime) -> int:
    today = now.date()
    days = recall.days
    last = today if today in days else today - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count
