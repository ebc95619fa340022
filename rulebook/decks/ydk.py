"""Deck files in the ``.ydk`` format: one card number per line, under ``#main``, ``#extra`` and ``!side``."""

from __future__ import annotations

import re
from pathlib import Path

from .checks import DeckList

LONGEST = 100_000
"""Maximum length of a file in characters."""
MOST = 500
"""Maximum number of cards in a pile; no Deck is larger."""

_NUMBER = re.compile(r"^\d{1,9}$", re.ASCII)
_PILES = {"#main": "main", "#extra": "extra", "!side": "side"}


class DeckFileError(ValueError):
    """An invalid Deck file; the message names the line and the remedy.

    Attributes:
        key: what is wrong: ``too-long``, ``number``, ``many``; of a link ``no-link``, ``parts``, ``damaged``.
        line: the line it is about, or 0.
        told: the part of the file it is about.
    """

    def __init__(self, message: str, key: str = "", line: int = 0, told: str = "") -> None:
        super().__init__(message)
        self.key, self.line, self.told = key, line, told


def read_ydk(text: str) -> DeckList:
    """Parse a Deck file. Comments (``#...``) and empty lines are skipped; cards before any heading are Main Deck.

    Raises:
        DeckFileError: it is too long, has too many cards, or a line is not a card number.
    """
    if len(text) > LONGEST:
        raise DeckFileError(f"the file is longer than {LONGEST} characters", "too-long", told=str(LONGEST))
    piles: dict[str, list[int]] = {"main": [], "extra": [], "side": []}
    pile = piles["main"]
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip().lstrip("\ufeff")
        if line.lower() in _PILES:
            pile = piles[_PILES[line.lower()]]
        elif not line or line.startswith(("#", "!")):
            continue
        elif not _NUMBER.match(line):
            said = f"line {number}: {line[:40]!r} is no card number; write one passcode a line"
            raise DeckFileError(said, "number", number, line[:40])
        else:
            pile.append(int(line))
            if len(pile) > MOST:
                raise DeckFileError(f"line {number}: more than {MOST} cards in one Deck", "many", number, str(MOST))
    return DeckList(tuple(piles["main"]), tuple(piles["extra"]), tuple(piles["side"]))


def load_ydk(path: Path) -> DeckList:
    """Load a Deck file.

    Raises:
        DeckFileError: it cannot be opened or read.
    """
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return read_ydk(file.read(LONGEST + 1))
    except OSError as error:
        raise DeckFileError(f"{path}: {error.strerror}") from None


def write_ydk(deck: DeckList) -> str:
    """The file content for a Deck; parsing it gives the same Deck."""
    piles = (("#main", deck.main), ("#extra", deck.extra), ("!side", deck.side))
    return "\n".join(line for head, pile in piles for line in (head, *map(str, pile))) + "\n"
