"""What happens between two or three cards: the scenes in which they meet, played and grouped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

from rulebook.cards import BY_SLUG
from rulebook.engine.core.book import Book
from rulebook.vocabulary.effects import Card

from .courses import course
from .findings import Finding, Group, findings
from .scenes import Examples, scenes

MOST_CARDS = 3


@dataclass(frozen=True, slots=True)
class Interaction:
    """What was found between some cards, in the order of the groups; ``scenes`` is how many positions were played."""

    cards: tuple[Card, ...]
    findings: tuple[Finding, ...]
    scenes: int

    def of(self, group: Group) -> tuple[Finding, ...]:
        """The findings of one group."""
        return tuple(one for one in self.findings if one.group is group)


def between(book: Book, slugs: Sequence[str], examples: Examples) -> Interaction:
    """Play every scene in which the cards meet.

    Args:
        book: ruleset and cards.
        slugs: the slugs of two or three different cards.
        examples: where a card is shown doing something.

    Returns:
        What happens between each two of them, without repetitions.

    Raises:
        KeyError: there is no such card.
        ValueError: fewer than two or more than three cards, or one card twice.
    """
    if not 2 <= len(slugs) <= MOST_CARDS or len(set(slugs)) < len(slugs):
        raise ValueError(f"two or three different cards, not {len(slugs)}")
    cards = tuple(BY_SLUG[slug] for slug in slugs)
    found: dict[tuple[object, ...], Finding] = {}
    count = 0
    for card, other in permutations(cards, 2):
        for scene in scenes(card, other, examples):
            made = course(book, scene)
            if made is None:
                continue
            count += 1
            for one in findings(made):
                found.setdefault(one.key, one)
    order = list(Group)
    kept = [one for one in found.values() if one.group is not Group.CANNOT_ANSWER]
    kept += _refusals(found.values())
    return Interaction(cards, tuple(sorted(kept, key=lambda one: order.index(one.group))), count)


def _refusals(found: Iterable[Finding]) -> Iterator[Finding]:
    """For each card that can never answer the other one, the refusal that stands longest."""
    best: dict[tuple[str, str], Finding] = {}
    answering: set[tuple[str, str]] = set()
    for one in found:
        pair = (one.card.slug, one.other.slug)
        if one.can_answer:
            answering.add(pair)
        elif one.group is Group.CANNOT_ANSWER:
            best.setdefault(pair, one)
    yield from (one for pair, one in best.items() if pair not in answering)
