"""Records for monsters sent to the Graveyard whether they had been flipped face-up on the field.

EVER_FLIPPED is kept across turns while the monster is face-up, and accompanies it to the Graveyard for that turn.
"""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import CardState
from rulebook.engine.core.fact_flags import Fact
from rulebook.vocabulary import conditions as c
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import Verb, Zone


@lru_cache(maxsize=16)
def _asking(book: Book) -> frozenset[int]:
    """The cards that need it."""
    return book.with_effect(
        Activated,
        lambda effect: isinstance(effect.if_, c.Happened) and effect.if_.ever and effect.if_.pattern.verb == Verb.FLIP,
    )


def facts(book: Book, number: int) -> int:
    """The facts to record for a monster that has just been flipped face-up."""
    return Fact.FLIPPED | (Fact.EVER_FLIPPED if number in _asking(book) else 0)


def kept(card: CardState, to: Zone) -> int:
    """The facts a card keeps when it moves."""
    return card.facts & Fact.EVER_FLIPPED if to == Zone.GRAVEYARD and card.zone == Zone.MONSTER else 0


def over_turns(card: CardState) -> int:
    """The facts a card keeps at the end of a turn."""
    waiting = Fact.DESTROYED_WAITING | Fact.INFLICTED_WAITING
    here = Fact.EVER_FLIPPED | Fact.EVER_SPECIAL
    return card.facts & (waiting | (here if card.zone == Zone.MONSTER else 0))
