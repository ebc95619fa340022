"""Questions about a Deck in a lesson: whether it may be played."""

from __future__ import annotations

from rulebook.decks.checks import DeckList, check_deck
from rulebook.decks.limits import load_limits
from rulebook.decks.ydk import load_ydk
from rulebook.engine.core.book import Book
from rulebook.engine.core.verdict import Failure
from scenarios.formats.card_spec import number_of, parse_spec
from scenarios.formats.loader import FOLDER
from scenarios.formats.models import DeckAsked


def deck_asked(book: Book, asked: DeckAsked) -> DeckList:
    """The Deck that a question asks about."""
    base = load_ydk(FOLDER / "decks" / f"{asked.base}.ydk")
    main, extra, side = (
        tuple(number_of(book, parse_spec(text).slug) for text in pile) for pile in (asked.main, asked.extra, asked.side)
    )
    return DeckList(base.main[asked.without :] + main, base.extra + extra, base.side + side)


def faults_of(book: Book, asked: DeckAsked) -> tuple[Failure, ...]:
    """Why the Deck may not be played, with the bundled Forbidden & Limited list; empty if it may."""
    return check_deck(book, deck_asked(book, asked), load_limits().allowed, official=asked.official)
