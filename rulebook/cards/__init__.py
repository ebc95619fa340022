"""The cards, declared in the card language. The engine receives them in a book and never imports this package.

A card is in the file of its kind (``equip_spells.py``), in alphabetical order of the English names. A kind that is too
long for one file is a folder with a file per first letter (``effect_monsters/s.py``). Every file that defines ``CARDS``
is part of the pool. An invalid card is rejected when the pool is assembled; the error names the card, the field and the
remedy.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from rulebook.vocabulary.checking import check_cards
from rulebook.vocabulary.effects import Card

from .mentioned import MENTIONED

_FILES = [import_module(module.name) for module in walk_packages(__path__, f"{__name__}.")]

POOL: tuple[Card, ...] = tuple(card for file in _FILES for card in getattr(file, "CARDS", ()))
"""Every declared card, including Tokens."""

check_cards(POOL, MENTIONED)

BY_SLUG: dict[str, Card] = {card.slug: card for card in POOL}

DECLARED_IN: dict[str, str] = {
    card.slug: f"{file.__name__.replace('.', '/')}.py" for file in _FILES for card in getattr(file, "CARDS", ())
}
"""The file each card is declared in, by slug."""

__all__ = ["BY_SLUG", "DECLARED_IN", "POOL"]
