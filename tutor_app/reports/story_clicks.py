"""Which clicks lead from an answer to the right one: the chips that the page offers, taken one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.asking.assumptions import change
from scenarios.asking.concluding import Conclusion
from scenarios.catalogue.answers import answered, question
from scenarios.catalogue.principles import answered_by_principle
from scenarios.catalogue.properties import answered_by_property
from scenarios.catalogue.stories import answered_by_story, changes, concluded, is_better, settles

CLICKS = 2
"""How many clicks are tried."""


def offered(text: str) -> Conclusion | None:
    """The played story that the page offers chips for: its own answer, or the one shown next to a meeting."""
    told, by_card = answered_by_story(text), answered_by_property(text)
    if told is None or (by_card is not None and by_card.outranks(told.firm)):
        return None
    by_rule = answered_by_principle(text)
    if by_rule is not None and by_rule.beside(told) is not None:
        return None
    if settles(text, told, question(text)):
        return told
    met = answered(text)
    return told if is_better(told, met) or (met is not None and met.yes is None) else None


def reaching(told: Conclusion | None, *, yes: bool, most: int = CLICKS) -> tuple[str, ...] | None:
    """The fewest clicks, at most ``most``, that lead to an answer for sure; None if none do.

    Every combination of the chips offered is tried, and the best one taken. So this is what a reader could reach at
    most: it takes for granted that they see what was misread, and change that. What they would do is less.

    Args:
        told: the answer that the page shows.
        yes: the right answer.
        most: how many clicks are tried.

    Returns:
        What was clicked, as ``assumptions.change`` reads it; empty if the answer is right already.
    """
    if told is None:
        return None
    if told.yes is yes:
        return ()
    seen = {told.story}
    reached: dict[tuple[str, ...], Conclusion] = {(): told}
    for _ in range(most):
        nearer, reached = reached, {}
        for clicked, one in nearer.items():
            for text, other in _clicked(one):
                if other.yes is yes:
                    return (*clicked, text)
                if other.story not in seen:
                    seen.add(other.story)
                    reached[*clicked, text] = other
    return None


def _clicked(told: Conclusion) -> Iterator[tuple[str, Conclusion]]:
    """Yield each chip of an answer and the answer after it."""
    for one in changes(told):
        found = concluded(one.assumption.changed)
        if found is not None:
            yield one.assumption.change, found


def is_reached(text: str, clicks: tuple[str, ...], *, yes: bool) -> bool:
    """Whether the clicks noted for a question, at most two, lead from its answer to the right one."""
    found = offered(text)
    for click in clicks[:CLICKS]:
        story = change(found.story, click) if found is not None else None
        found = concluded(story) if story is not None else None
    return 0 < len(clicks) <= CLICKS and found is not None and found.yes is yes
