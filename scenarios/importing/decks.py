"""Deck lists and Deck links: how many cards they have, and which of these are not in the collection."""

from __future__ import annotations

import re
from typing import NamedTuple

from rulebook.decks.checks import DeckList
from rulebook.decks.ydk import DeckFileError, read_ydk
from rulebook.decks.ydke import PREFIX, read_ydke

from .notes import Note, Unreadable, left_out, refused
from .puzzle_scripts import slug_of

LIST = ".ydk"
"""How the name of a Deck list ends."""
_HEADING = re.compile(r"^\s*(#main|#extra|!side)\s*$", re.MULTILINE | re.IGNORECASE)


class OpenedDeck(NamedTuple):
    """A Deck, the numbers in it that are no card of the collection, and a note about each of these."""

    deck: DeckList
    unknown: tuple[int, ...]
    notes: tuple[Note, ...]


def is_deck(text: str, name: str) -> bool:
    """Whether a text is a Deck list or a Deck link, by its name or its content."""
    return name.lower().endswith(LIST) or text.lstrip().lower().startswith(PREFIX) or bool(_HEADING.search(text))


def open_deck(text: str) -> OpenedDeck:
    """Open a Deck list or a Deck link.

    Raises:
        Unreadable: it is none; the note says why.
    """
    link = text.lstrip().lower().startswith(PREFIX)
    try:
        deck = read_ydke(text) if link else read_ydk(text)
    except DeckFileError as error:
        raise Unreadable(refused(error.line, f"deck-{error.key}", error.told)) from None
    unknown = tuple(sorted(number for number in {one for pile in deck for one in pile} if not slug_of(number)))
    lines = {} if link else _lines(text)
    notes = (left_out(lines.get(number, 0), "deck-no-card", card=number) for number in unknown)
    return OpenedDeck(deck, unknown, tuple(sorted(notes, key=lambda note: note.line)))


def _lines(text: str) -> dict[int, int]:
    """The first line of each number in a Deck list."""
    found: dict[int, int] = {}
    for line, words in enumerate(text.splitlines(), 1):
        if words.strip().isdecimal():
            found.setdefault(int(words), line)
    return found
