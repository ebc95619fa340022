"""Effects that affect cards without targeting them: all matching cards, or cards chosen on resolution."""

from __future__ import annotations

from rulebook.engine.core.book import Book
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.events import Event
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import Filter, that
from rulebook.vocabulary.operations import All, Highest, Lowest, Pick, SwapControl

from .tree import Word


def selects(book: Book, event: Event) -> Word | None:
    """How the activated effect selects its cards, or None if it targets or affects no other card.

    Returns:
        ``chosen``: a player chooses on resolution; ``found``: the effect itself finds the card; ``all``: every
        matching card; ``situation``: whatever was just Summoned and matches.
    """
    effects = book.effects(event.subject.number) if event.subject.number else ()
    index = event.get("effect")
    effect = effects[index] if isinstance(index, int) and 0 <= index < len(effects) else None
    if not isinstance(effect, Activated) or effect.targets:
        return None
    found: set[str] = set()
    for _, operation in walk(effect.operation):
        if isinstance(operation, SwapControl):
            found.add("chosen")
        match getattr(operation, "cards", None):
            case Pick():
                found.add("chosen")
            case Highest() | Lowest():
                found.add("found")
            case All(filter=every):
                found.add("situation" if _from_event(every) else "all")
    return next((Word("selects", way) for way in ("chosen", "found", "situation", "all") if way in found), None)


def _from_event(filter: Filter) -> bool:
    parts = filter_parts(filter)
    return that in parts
