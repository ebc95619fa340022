"""Deck links: ``ydke://``, then the Main, Extra and Side Deck as card numbers in Base64, each ended by ``!``."""

from __future__ import annotations

import base64
import binascii
import struct

from .checks import DeckList
from .ydk import LONGEST, MOST, DeckFileError

PREFIX = "ydke://"
_SIZE = 4
"""Bytes of a card number, least first."""


def read_ydke(text: str) -> DeckList:
    """Parse a Deck link.

    Raises:
        DeckFileError: it is no such link, it is damaged, or a pile has too many cards.
    """
    text = text.strip()
    if not text.lower().startswith(PREFIX) or len(text) > LONGEST:
        said = f"a Deck link begins with {PREFIX} and is no longer than {LONGEST} characters"
        raise DeckFileError(said, "no-link", told=PREFIX)
    piles = text[len(PREFIX) :].split("!")
    if len(piles) < 3:
        said = "the Deck link has fewer than three parts that end with !; copy the whole link"
        raise DeckFileError(said, "parts")
    return DeckList(*(_pile(pile, at) for at, pile in enumerate(piles[:3], 1)))


def write_ydke(deck: DeckList) -> str:
    """The link for a Deck; parsing it gives the same Deck."""
    packed = (struct.pack(f"<{len(pile)}I", *pile) for pile in (deck.main, deck.extra, deck.side))
    return PREFIX + "".join(base64.b64encode(pile).decode() + "!" for pile in packed)


def _pile(text: str, at: int) -> tuple[int, ...]:
    try:
        packed = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise DeckFileError(
            f"part {at} of the Deck link is damaged; copy the whole link", "damaged", told=str(at)
        ) from None
    if len(packed) % _SIZE:
        raise DeckFileError(f"part {at} of the Deck link is cut off; copy the whole link", "damaged", told=str(at))
    if len(packed) > MOST * _SIZE:
        raise DeckFileError(f"part {at} of the Deck link has more than {MOST} cards", "many", told=str(MOST))
    return struct.unpack(f"<{len(packed) // _SIZE}I", packed)
