"""Reports cards that a language cannot render, like other faults of a card value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulebook.languages import COMPLETE
from rulebook.vocabulary.checking import CardError, Fault
from rulebook.vocabulary.effects import Card

from .card_text import CannotSay, own_effect_text


def unsaid(cards: Iterable[Card]) -> Iterator[CardError]:
    """Yield what is missing for each effect that some language cannot render."""
    for card in cards:
        for place, effect in enumerate(card.effects):
            for lang in COMPLETE:
                problem = ""
                try:
                    own_effect_text(lang, card, effect, place)
                except CannotSay as missing:
                    problem = str(missing)
                except (KeyError, TypeError, AttributeError, AssertionError) as broken:
                    problem = f"{type(broken).__name__} {broken}".strip()
                if problem:
                    remedy = "Say it with another piece, or add the words in rulebook/language"
                    yield CardError(card.slug, Fault(f"effects[{place}]", f"{lang} cannot say it: {problem}", remedy))
                    break
