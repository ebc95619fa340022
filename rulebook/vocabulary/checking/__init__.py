"""Validation of cards when they are loaded: an error names the card, the field, the fault and the remedy.

The checks only inspect values; nothing is run or rendered, so checking all cards takes a fraction of a second. Whether
every language can render a card is checked separately (``rulebook.language.card_text.coverage``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulebook.vocabulary.effects import Card, Gained, Lent

from .clauses import check_activations, check_effect
from .facts import check_facts, check_together
from .faults import CardError, Fault, parts
from .references import binds, check_references
from .shape import wrong_pieces
from .values import check_piece


def faults_of(card: Card) -> Iterator[Fault]:
    """Yield every fault of one card, in field order; if pieces are in the wrong place, only those faults."""
    misplaced = list(wrong_pieces(card))
    if misplaced:
        yield from misplaced
        return
    yield from check_facts(card)
    bound = binds(card)
    texts = [("effects", card.effects)]
    texts += [(f"versions[{at}].effects", version.effects) for at, version in enumerate(card.versions)]
    for prefix, effects in texts:
        yield from check_activations(card, prefix, effects)
        for place, effect in enumerate(effects):
            path = f"{prefix}[{place}]"
            if isinstance(effect, Gained | Lent):
                effect, path = effect.effect, f"{path}.effect"
            found = list(parts(effect, path))
            for where, piece in found:
                yield from check_piece(where, piece)
            yield from check_effect(card, path, effect)
            yield from check_references(bound, path, effect, found)


def check_cards(cards: Iterable[Card], mentioned: Iterable[str] = ()) -> None:
    """Reject invalid cards.

    Args:
        cards: the cards to check, singly and together.
        mentioned: slugs that cards may name although no such card is declared.

    Raises:
        CardError: the first fault of the first faulty card, with the number of further faults.
    """
    cards = tuple(cards)
    for card in cards:
        found = list(faults_of(card))
        if found:
            raise CardError(card.slug, found[0], len(found) - 1)
    together = list(check_together(cards, mentioned))
    if together:
        slug, fault = together[0]
        raise CardError(slug, fault, len(together) - 1)


__all__ = ["CardError", "Fault", "check_cards", "faults_of"]
