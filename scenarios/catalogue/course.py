"""The course: the lessons in their order, and what of the rules they teach."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, get_args

from rulebook.articles.chapters import article_of, articles
from rulebook.articles.rules import rules
from scenarios.formats.loader import Loaded, shelf
from scenarios.formats.models import Part

PARTS: tuple[Part, ...] = get_args(Part)
"""The parts of the course, in order."""


class Coverage(NamedTuple):
    """What the lessons teach: rules that a lesson or a step cites; ``open_`` are the others.

    ``enforced`` counts only rules that an engine can enforce.
    """

    articles: tuple[str, ...]
    open_articles: tuple[str, ...]
    enforced: tuple[str, ...]
    open_enforced: tuple[str, ...]


@cache
def lessons() -> tuple[Loaded, ...]:
    """Every lesson, in the order of the course."""
    found = [loaded for loaded in shelf() if loaded.scenario.kind == "lesson"]
    return tuple(sorted(found, key=lambda one: (PARTS.index(one.scenario.part or PARTS[-1]), one.scenario.order)))


def part_of(part: Part) -> tuple[Loaded, ...]:
    """The lessons of a part."""
    return tuple(one for one in lessons() if one.scenario.part == part)


def taught(loaded: Loaded) -> tuple[str, ...]:
    """The rules that a lesson teaches, without repetitions."""
    scenario = loaded.scenario
    return tuple(dict.fromkeys((*scenario.cites, *(rule for step in scenario.step for rule in step.cites))))


def coverage() -> Coverage:
    """Which articles and enforced rules the course teaches. An article is taught if one of its rules is."""
    known = {rule for one in lessons() for rule in taught(one)}
    there = {article_of(rule).id for rule in known}
    enforced = [rule.id for rule in rules().values() if rule.engine]
    return Coverage(
        articles=tuple(id for id in articles() if id in there),
        open_articles=tuple(id for id in articles() if id not in there),
        enforced=tuple(id for id in enforced if id in known),
        open_enforced=tuple(id for id in enforced if id not in known),
    )
