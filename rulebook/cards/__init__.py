"""The cards, declared in the card language. The engine is handed them in a book and never imports this."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card

from .monsters import MONSTERS
from .spells import SPELLS
from .traps import TRAPS

POOL: tuple[Card, ...] = (*MONSTERS, *SPELLS, *TRAPS)
"""Every declared card, Tokens included."""

BY_SLUG: dict[str, Card] = {card.slug: card for card in POOL}

__all__ = ["BY_SLUG", "POOL"]
