"""Random Decks from the declared cards: legal in size and copies, and with cards that go together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

from rulebook.engine.book import Book
from rulebook.engine.opening import Deck, in_extra_deck
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.filters import Named

SIZE = 40
EXTRA = 15
COPIES = 3


def named(value: object) -> Iterator[str]:
    """The slugs that a declaration names."""
    if isinstance(value, Named):
        yield value.slug
    elif isinstance(value, tuple):
        for part in value:
            yield from named(part)
    elif is_dataclass(value) and not isinstance(value, type):
        for one in fields(value):
            yield from named(getattr(value, one.name))


def random_deck(book: Book, rng: Random) -> Deck:
    """A Deck of 40 cards and up to 15 for the Extra Deck, at most three of a name.

    About half of the Decks hold few names in several copies; what a card names tends to come along with it.
    """
    pool = [card for card in book.cards if not card.is_token]
    main = [card for card in pool if not in_extra_deck(card)]
    extra = [card for card in pool if in_extra_deck(card)]
    each = rng.choice((1, 2, 3))
    found: Counter[str] = Counter()
    names = {card.slug: card for card in pool}
    fusions = rng.sample(extra, min(len(extra), EXTRA if each == 1 else 6))
    wanted: list[Card] = list(fusions)
    while sum(found[card.slug] for card in main) < min(SIZE, COPIES * len(main)):
        card = wanted.pop() if wanted else rng.choice(main)
        if not in_extra_deck(card):
            room = SIZE - sum(found[one.slug] for one in main)
            found[card.slug] += min(each, COPIES - found[card.slug], room)
        if rng.random() < 0.7:
            relatives = [names[slug] for slug in named(card.effects) if slug in names]
            wanted += [one for one in relatives if not in_extra_deck(one) and not found[one.slug]]
    counted = [card.number for card in main for _ in range(found[card.slug])]
    return Deck(tuple(sorted(counted)), tuple(sorted(card.number for card in fusions)))
