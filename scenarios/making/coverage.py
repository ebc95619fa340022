"""What of the rules the course teaches: by a step of a lesson, or by an exercise whose right answer a rule decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rulebook.articles.chapters import article_of, articles
from rulebook.articles.rules import rules
from scenarios.catalogue.course import lessons, taught

from .index import of_rule, opened


class Coverage(NamedTuple):
    """What the course teaches: rules that a lesson or a step cites; ``open_`` are the others.

    ``enforced`` counts only rules that an engine can enforce; ``exercised`` are those that no step teaches, each with
    an exercise about it.
    """

    articles: tuple[str, ...]
    open_articles: tuple[str, ...]
    enforced: tuple[str, ...]
    exercised: Mapping[str, str]
    open_enforced: tuple[str, ...]


def deciding(rule: str) -> str | None:
    """The id of the first exercise whose right answer this rule decides; None if there is none.

    A rule decides it if the right answer rests on it, or if another answer would be right without it.
    """
    for entry in of_rule(rule):
        found = opened(entry.id)
        if found is not None and any(
            rule in (option.rules if option.because is None else option.because.rules) for option in found.options
        ):
            return entry.id
    return None


def coverage() -> Coverage:
    """Which articles and enforced rules the course teaches. An article is taught if one of its rules is."""
    known = {rule for one in lessons() for rule in taught(one)}
    there = {article_of(rule).id for rule in known}
    enforced = [rule.id for rule in rules().values() if rule.engine]
    others = {id: deciding(id) for id in enforced if id not in known}
    return Coverage(
        articles=tuple(id for id in articles() if id in there),
        open_articles=tuple(id for id in articles() if id not in there),
        enforced=tuple(id for id in enforced if id in known),
        exercised={id: exercise for id, exercise in others.items() if exercise is not None},
        open_enforced=tuple(id for id, exercise in others.items() if exercise is None),
    )
