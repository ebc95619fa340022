"""Meetings: what happens between cards, computed from their examples, and each finding as a scenario of its own.

A finding has the id ``between.<slug>.<slug>.<number>``; its board and lines are computed anew from the cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rulebook.cards import BY_SLUG
from rulebook.explain.tree import Explanation, Thing
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from rulebook.vocabulary.effects import Card
from scenarios.formats.loader import Loaded
from scenarios.formats.models import LineExpect, Scenario, ScriptLine, Text
from scenarios.interactions.between import Interaction, between
from scenarios.interactions.findings import Finding

from .card_examples import examples_of

PREFIX = "between"
_REMEMBERED = 256


def shown_doing(slug: str) -> Iterator[Loaded]:
    """Yield the examples, under the rules normally played, in which a card does something."""
    book = open_book()
    return (one.loaded for one in examples_of(slug) if one.shows == "happens" and one.loaded.book is book)


@lru_cache(maxsize=_REMEMBERED)
def meeting(slugs: tuple[str, ...]) -> Interaction:
    """What happens between these cards under the 2014 rules; arguments and errors as in ``between``."""
    return between(open_book(), slugs, shown_doing)


def nothing(card: Card, other: Card) -> Explanation:
    """That nothing was found between two cards."""
    things = (("card", Thing(0, card.names, card.kind)), ("other", Thing(1, other.names, other.kind)))
    return Explanation("between.nothing", things)


def finding_id(interaction: Interaction, number: int) -> str:
    """The id of the scenario that plays a finding; ``number`` counts from 0."""
    return ".".join((PREFIX, *(card.slug for card in interaction.cards), str(number + 1)))


def played(id: str) -> Loaded | None:
    """The scenario with this id; None if it is not the id of a finding."""
    head, *slugs = id.split(".")
    last = slugs.pop() if slugs else ""
    if head != PREFIX or not last.isdecimal() or not set(slugs) <= set(BY_SLUG):
        return None
    try:
        interaction = meeting(tuple(slugs))
    except ValueError:
        return None
    number = int(last) - 1
    if not 0 <= number < len(interaction.findings):
        return None
    return Loaded(_scenario(id, interaction.findings[number]), open_book(), id)


def _scenario(id: str, finding: Finding) -> Scenario:
    lines = [ScriptLine(do=line) for line in finding.lines]
    if finding.refused:
        lines[-1] = ScriptLine(do=finding.lines[-1], expect=LineExpect(illegal=finding.refused))
    names = {lang: [one.names.in_language(lang) for one in (finding.card, finding.other)] for lang in LANGUAGES}
    return Scenario(
        id=id,
        kind="card",
        ruleset="2014",
        text={lang: Text(title=" + ".join(names[lang])[:90]) for lang in LANGUAGES},
        cites=(),
        board=finding.scene.board,
        line=tuple(lines),
        answers=finding.scene.use.answers,
    )
