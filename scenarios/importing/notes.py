"""What is said about an imported file, line by line; the words are the page's."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Weight(StrEnum):
    """What a note means for the file."""

    LEFT_OUT = "left-out"
    """Something is left out or assumed; the board opens all the same."""
    CONSENT = "consent"
    """A card is not in the collection; the board opens if it may be left out."""
    REFUSED = "refused"
    """The board cannot be opened."""


class Note(NamedTuple):
    """A note about a line of a file.

    Attributes:
        weight: what it means for the file.
        line: 0: the whole file.
        key: what it says.
        told: the part of the file it is about, in at most ``LONGEST`` characters.
        card: the number of the card it is about, or 0.
    """

    weight: Weight
    line: int
    key: str
    told: str = ""
    card: int = 0


LONGEST = 300


class Unreadable(ValueError):
    """A file that cannot be opened; ``notes`` say why."""

    def __init__(self, *notes: Note) -> None:
        super().__init__(", ".join(note.key for note in notes))
        self.notes = notes


def refused(line: int, key: str, told: object = "", card: int = 0) -> Note:
    """A note that stops the import."""
    return Note(Weight.REFUSED, line, key, str(told)[:LONGEST], card)


def left_out(line: int, key: str, told: object = "", card: int = 0) -> Note:
    """A note about something that is left out."""
    return Note(Weight.LEFT_OUT, line, key, str(told)[:LONGEST], card)
