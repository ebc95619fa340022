"""Random Decks from the declared cards: legal in size and copies, with cards that work together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from random import Random

from rulebook.engine.core.book import Book
from rulebook.engine.opening import Deck, in_extra_deck
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.filters import Named
from rulebook.vocabulary.operations import FusionSummon

SIZE = 40
EXTRA = 15
COPIES = 3
FEW = 8
"""If a Deck is built for at most this many cards, they get the maximum number of copies, to be drawn often enough."""


def named(value: object) -> Iterator[str]:
    """Yield the slugs that a declaration names."""
    if isinstance(value, Named):
        yield value.slug
    elif isinstance(value, tuple):
        for part in value:
            yield from named(part)
    elif is_dataclass(value) and not isinstance(value, type):
        for one in fields(value):
            yield from named(getattr(value, one.name))


def makes_fusions(value: object) -> bool:
    """Whether a declaration Fusion Summons."""
    if isinstance(value, FusionSummon):
        return True
    if isinstance(value, tuple):
        return any(map(makes_fusions, value))
    parts = fields(value) if is_dataclass(value) and not isinstance(value, type) else ()
    return any(makes_fusions(getattr(value, one.name)) for one in parts)


@lru_cache(maxsize=8)
def _relatives(book: Book) -> dict[str, tuple[Card, ...]]:
    """For each slug, the cards it names and the cards that name it."""
    found: dict[str, dict[str, Card]] = {}
    for card in book.cards:
        for slug in named(card.effects):
            if slug in book.by_slug:
                found.setdefault(card.slug, {})[slug] = book.by_slug[slug]
                found.setdefault(slug, {})[card.slug] = card
    return {slug: tuple(cards.values()) for slug, cards in found.items()}


@lru_cache(maxsize=8)
def _fusers(book: Book) -> tuple[Card, ...]:
    return tuple(card for card in book.cards if makes_fusions(card.effects))


def random_deck(book: Book, rng: Random, first: Sequence[Card] = ()) -> Deck:
    """A random Deck of 40 cards and up to 15 for the Extra Deck, at most three per name.

    About half of the Decks consist of few names in several copies; cards named by a card are usually included. The
    cards of ``first`` are included as far as there is room.
    """
    pool = [card for card in book.cards if not card.is_token]
    main = [card for card in pool if not in_extra_deck(card)]
    extra = [card for card in pool if in_extra_deck(card)]
    each = COPIES if 0 < len(first) <= FEW else rng.choice((1, 2, 3))
    found: Counter[str] = Counter()
    relatives = _relatives(book)
    asked = [card for card in first if in_extra_deck(card)][:EXTRA]
    others = [card for card in extra if card not in asked]
    room = (EXTRA if each == 1 else max(6, len(asked))) - len(asked)
    fusions = asked + rng.sample(others, min(len(others), room))
    wanted: list[Card] = [*rng.sample(_fusers(book), min(2, len(_fusers(book)))), *fusions]
    wanted += [card for card in reversed(first) if card in main]
    while sum(found[card.slug] for card in main) < min(SIZE, COPIES * len(main)):
        card = wanted.pop() if wanted else rng.choice(main)
        if not in_extra_deck(card):
            room = SIZE - sum(found[one.slug] for one in main)
            found[card.slug] += min(each, COPIES - found[card.slug], room)
        if rng.random() < 0.7:
            kin = [one for one in relatives.get(card.slug, ()) if not in_extra_deck(one) and not one.is_token]
            wanted += [one for one in kin if not found[one.slug]]
    counted = [card.number for card in main for _ in range(found[card.slug])]
    return Deck(tuple(sorted(counted)), tuple(sorted(card.number for card in fusions)))
