"""A whole duel as text: the Decks, then every line of play including chance. Reading it replays the duel.

The format::

    duel 1
    ruleset 2014
    you deck: sangan x3, jinzo
    you extra:
    opponent deck: card-trooper x3
    opponent extra:

    chance: toss 1
    you: yes
    chance: lot sangan@you.deck
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.engine.opening import Deck, start

from .faults import NotationError
from .parser import parse_line
from .resolver import Played, resolve

HEADING = "duel 1"
LONGEST = 1_000_000
"""Maximum length of a record in characters."""
MOST_LINES = 20_000
MOST_CARDS = 200
"""Maximum number of cards in a pile."""

_PILE = re.compile(r"^(you|opponent) (deck|extra):(.*)$")
_CARD = re.compile(r"^([a-z0-9-]+)(?: x([1-9]\d?))?$", re.ASCII)


class RecordError(ValueError):
    """An invalid or unplayable record; the message names the line and the reason."""


@dataclass(frozen=True, slots=True)
class Record:
    """A parsed record: the ruleset's id, both Decks by slug and count, the lines of play."""

    ruleset: str
    decks: tuple[Mapping[str, int], Mapping[str, int]]
    extras: tuple[Mapping[str, int], Mapping[str, int]]
    lines: tuple[str, ...]


def _pile(number: int, text: str) -> Mapping[str, int]:
    found: Counter[str] = Counter()
    for part in filter(None, (part.strip() for part in text.split(","))):
        card = _CARD.match(part)
        if card is None:
            raise RecordError(f"line {number}: {part[:40]!r} is no card; write sangan or sangan x3")
        found[card[1]] += int(card[2] or 1)
    if found.total() > MOST_CARDS:
        raise RecordError(f"line {number}: more than {MOST_CARDS} cards")
    return found


def read_record(text: str) -> Record:
    """Parse a record without playing it.

    Raises:
        RecordError: it is too long, has no heading, or a line of its head is invalid.
    """
    if len(text) > LONGEST:
        raise RecordError(f"the record is longer than {LONGEST} characters")
    rows = [(number, row.strip()) for number, row in enumerate(text.splitlines(), 1)]
    rows = [(number, row) for number, row in rows if row and not row.startswith("#")]
    if not rows or rows[0][1] != HEADING:
        raise RecordError(f"line 1: a record begins with {HEADING!r}")
    if len(rows) > MOST_LINES:
        raise RecordError(f"more than {MOST_LINES} lines")
    ruleset, piles, lines = "", dict[tuple[str, str], Mapping[str, int]](), list[str]()
    for number, row in rows[1:]:
        pile = _PILE.match(row)
        if row.startswith("ruleset ") and not ruleset:
            ruleset = row.removeprefix("ruleset ").strip()[:20]
        elif pile is not None:
            piles[pile[1], pile[2]] = _pile(number, pile[3])
        else:
            lines.append(row)
    decks, extras = ((piles.get(("you", name), {}), piles.get(("opponent", name), {})) for name in ("deck", "extra"))
    return Record(ruleset or "2014", decks, extras, tuple(lines))


def write_record(book: Book, decks: Iterable[Deck], lines: Iterable[str]) -> str:
    """The record of a duel that began with these Decks."""
    rows = [HEADING, f"ruleset {book.ruleset.id}"]
    for player, deck in zip(("you", "opponent"), decks, strict=True):
        for name, numbers in (("deck", deck.main), ("extra", deck.extra)):
            counted = sorted(Counter(book.by_number[number].slug for number in numbers).items())
            rows.append(f"{player} {name}: " + ", ".join(slug if n == 1 else f"{slug} x{n}" for slug, n in counted))
    return "\n".join([*rows, "", *lines]) + "\n"


def opening_of(book: Book, record: Record) -> DuelState:
    """The initial state of the duel.

    Raises:
        RecordError: a Deck names a card that the book does not have.
    """
    decks = []
    for main, extra in zip(record.decks, record.extras, strict=True):
        unknown = [slug for slug in (*main, *extra) if slug not in book.by_slug]
        if unknown:
            raise RecordError(f"no card is called {unknown[0]!r}")
        decks.append(Deck(_numbers(book, main), _numbers(book, extra)))
    return start(book, decks)


def _numbers(book: Book, pile: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(book.by_slug[slug].number for slug, count in pile.items() for _ in range(count))


def replay(book: Book, record: Record) -> Iterator[tuple[str, DuelState, Played]]:
    """Play a record, yielding each line, the duel before it, and what it did.

    Raises:
        RecordError: a line is invalid or illegal at that point.
    """
    state = opening_of(book, record)
    for number, line in enumerate(record.lines, 1):
        try:
            played = resolve(book, state, parse_line(line))
        except NotationError as error:
            raise RecordError(f"play {number}, {line[:60]!r}: {error.problem}") from error
        yield line, state, played
        state = played.state
