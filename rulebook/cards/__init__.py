"""The cards, declared in the card language. The engine is handed them in a book and never imports this.

Every file in here that has ``CARDS`` adds to the pool: a file per frame of card, split by theme where it grows long.
A card that cannot work is refused as they are put together, with its name, the field and the remedy.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from rulebook.vocabulary.checking import check_cards
from rulebook.vocabulary.effects import Card

from .mentioned import MENTIONED

_FILES = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]

POOL: tuple[Card, ...] = tuple(card for file in _FILES for card in getattr(file, "CARDS", ()))
"""Every declared card, Tokens included."""

check_cards(POOL, MENTIONED)

BY_SLUG: dict[str, Card] = {card.slug: card for card in POOL}

DECLARED_IN: dict[str, str] = {
    card.slug: f"{file.__name__.replace('.', '/')}.py" for file in _FILES for card in getattr(file, "CARDS", ())
}
"""The file each card is declared in, by slug."""

__all__ = ["BY_SLUG", "DECLARED_IN", "POOL"]
