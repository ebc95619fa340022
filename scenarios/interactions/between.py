"""What happens between two or three cards: the scenes in which they meet, played and grouped."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, permutations
from typing import NamedTuple

from rulebook.cards import BY_SLUG
from rulebook.engine.core.book import Book
from rulebook.engine.core.events import EventKind
from rulebook.vocabulary.effects import Card

from .courses import course
from .findings import Finding, Group, findings
from .scenes import Examples, Scene, scenes, scenes_of_two, with_third
from .three import findings_of_three

MOST_CARDS = 3


class Spot(NamedTuple):
    """Where a finding was found: the number of the scene, and which of its findings it is."""

    scene: int
    number: int


@dataclass(frozen=True, slots=True)
class Interaction:
    """What was found between some cards, in the order of the groups; ``scenes`` is how many positions were played.

    ``spots`` tells for each finding where it was found: playing these scenes again finds the same.
    """

    cards: tuple[Card, ...]
    findings: tuple[Finding, ...]
    scenes: int
    spots: tuple[Spot, ...] = ()

    @property
    def meets(self) -> bool:
        """Whether one of the cards does anything to another, or in answer to it."""
        return any(one.group is not Group.CANNOT_ANSWER for one in self.findings)

    def of(self, group: Group) -> tuple[Finding, ...]:
        """The findings of one group."""
        return tuple(one for one in self.findings if one.group is group)


Play = Callable[[], tuple[Finding, ...] | None]
"""Plays one scene: its findings, or None if its board is impossible."""
Report = Callable[[int, int], None]
"""Called while scenes are played: how many there were, and how many there are in all."""
_Found = dict[tuple[object, ...], tuple[Spot, Finding]]


def between(book: Book, slugs: Sequence[str], examples: Examples, report: Report | None = None) -> Interaction:
    """Play every scene in which the cards meet.

    Args:
        book: ruleset and cards.
        slugs: the slugs of two or three different cards.
        examples: where a card is shown doing something.
        report: called after each scene.

    Returns:
        What happens between each two of them, without repetitions; before it, what happens only between all three.

    Raises:
        KeyError: there is no such card.
        ValueError: fewer than two or more than three cards, or one card twice.
    """
    cards = _different(slugs)
    plays = list(_plays(book, cards, examples))
    pairs: _Found = {}
    together: _Found = {}
    count = 0
    for at, play in enumerate(plays):
        found = play()
        if report is not None:
            report(at + 1, len(plays))
        if found is None:
            continue
        count += 1
        for number, one in enumerate(found):
            (pairs if one.third is None else together).setdefault(one.key, (Spot(at, number), one))
    kept = [one for one in pairs.values() if one[1].group is not Group.CANNOT_ANSWER]
    kept += _refusals(pairs.values())
    told = (*_in_order(together.values()), *_in_order(kept))
    return Interaction(cards, tuple(one for _, one in told), count, tuple(spot for spot, _ in told))


def found_again(
    book: Book, slugs: Sequence[str], examples: Examples, spots: Sequence[Spot], scenes: int
) -> Interaction | None:
    """What was found between cards before, from the scenes in which it was found.

    Args:
        book: ruleset and cards, as then.
        slugs: the cards, in the same order.
        examples: where a card is shown doing something.
        spots: where each finding was found.
        scenes: how many positions had been played.

    Returns:
        The same as ``between``, which plays many more scenes; None if nothing is found there.
    """
    cards = _different(slugs)
    wanted = sorted({spot.scene for spot in spots})
    played: dict[int, tuple[Finding, ...]] = {}
    plays = _plays(book, cards, examples)
    passed = 0
    for at in wanted:
        play = next(islice(plays, at - passed, None), None)
        passed = at + 1
        played[at] = (play() if play is not None else None) or ()
    if any(spot.number >= len(played[spot.scene]) for spot in spots):
        return None
    return Interaction(cards, tuple(played[spot.scene][spot.number] for spot in spots), scenes, tuple(spots))


def _different(slugs: Sequence[str]) -> tuple[Card, ...]:
    if not 2 <= len(slugs) <= MOST_CARDS or len(set(slugs)) < len(slugs):
        raise ValueError(f"two or three different cards, not {len(slugs)}")
    return tuple(BY_SLUG[slug] for slug in slugs)


def _plays(book: Book, cards: Sequence[Card], examples: Examples) -> Iterator[Play]:
    """Yield every scene of the cards, always in the same order."""
    for card, other in permutations(cards, 2):
        for scene in scenes(card, other, examples):
            yield _pair(book, scene)
    if len(cards) < MOST_CARDS:
        return
    for card, other, third in permutations(cards):
        for scene in scenes_of_two(card, other, examples):
            for more in with_third(scene, third):
                yield _three(book, scene, more)


def _pair(book: Book, scene: Scene) -> Play:
    def play() -> tuple[Finding, ...] | None:
        made = course(book, scene)
        return tuple(findings(made)) if made is not None else None

    return play


def _three(book: Book, scene: Scene, more: Scene) -> Play:
    def play() -> tuple[Finding, ...] | None:
        two, made = course(book, scene), course(book, more)
        return tuple(findings_of_three(two, made)) if two is not None and made is not None else None

    return play


def _in_order(found: Iterable[tuple[Spot, Finding]]) -> tuple[tuple[Spot, Finding], ...]:
    order = list(Group)
    return tuple(sorted(found, key=lambda one: order.index(one[1].group)))


def _refusals(found: Iterable[tuple[Spot, Finding]]) -> Iterator[tuple[Spot, Finding]]:
    """For each card that can never answer the other one, the refusal that stands longest.

    The same for a card that can answer its Summon or attack, but never its activation.
    """
    best: dict[tuple[str, str], tuple[Spot, Finding]] = {}
    to_activation: dict[tuple[str, str], tuple[Spot, Finding]] = {}
    answering: set[tuple[str, str]] = set()
    answering_activation: set[tuple[str, str]] = set()
    for spot, one in found:
        pair = (one.card.slug, one.other.slug)
        activation = one.occasion is EventKind.ACTIVATED
        if one.can_answer:
            answering.add(pair)
            answering_activation |= {pair} if activation else set()
        elif one.group is Group.CANNOT_ANSWER:
            best.setdefault(pair, (spot, one))
            if activation:
                to_activation.setdefault(pair, (spot, one))
    yield from (one for pair, one in best.items() if pair not in answering)
    yield from (one for pair, one in to_activation.items() if pair in answering - answering_activation)
