"""Questions about a Deck in a lesson: whether it may be played, or changed like this between two Duels."""

from __future__ import annotations

from rulebook.decks.checks import DeckList, check_deck
from rulebook.decks.limits import load_limits
from rulebook.decks.match import trade_faults
from rulebook.decks.ydk import load_ydk
from rulebook.engine.core.book import Book
from rulebook.engine.core.verdict import Failure
from rulebook.engine.opening import in_extra_deck
from scenarios.formats.card_spec import number_of, parse_spec
from scenarios.formats.judged import DeckAsked
from scenarios.formats.loader import FOLDER


def deck_asked(book: Book, asked: DeckAsked) -> DeckList:
    """The Deck that a question asks about."""
    base = load_ydk(FOLDER / "decks" / f"{asked.base}.ydk")
    main, extra, side = (
        tuple(number_of(book, parse_spec(text).slug) for text in pile) for pile in (asked.main, asked.extra, asked.side)
    )
    return DeckList(base.main[asked.without :] + main, base.extra + extra, base.side + side)


def deck_traded(book: Book, asked: DeckAsked) -> DeckList:
    """The Deck after the change between two Duels that a question asks about."""
    old = deck_asked(book, asked)
    main, extra, side = list(old.main), list(old.extra), list(old.side)
    for at, text in enumerate(asked.out):
        number = number_of(book, parse_spec(text).slug)
        (extra if number in extra else main).remove(number)
        if at >= len(asked.new):
            side.append(number)
    for text in (*asked.into, *asked.new):
        number = number_of(book, parse_spec(text).slug)
        if text in asked.into:
            side.remove(number)
        (extra if in_extra_deck(book.by_number[number]) else main).append(number)
    return DeckList(tuple(main), tuple(extra), tuple(side))


def faults_of(book: Book, asked: DeckAsked) -> tuple[Failure, ...]:
    """Why the Deck may not be played, with the bundled Forbidden & Limited list, or not be changed; empty if it may."""
    if asked.traded:
        return trade_faults(book, deck_asked(book, asked), deck_traded(book, asked))
    listed = {number_of(book, parse_spec(text).slug): most for text, most in asked.listed.items()}
    limits = {**load_limits().allowed, **listed}
    return check_deck(book, deck_asked(book, asked), limits, official=asked.official)
