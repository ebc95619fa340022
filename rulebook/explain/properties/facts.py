"""The answer to everything that can be asked of one card."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rulebook.engine.core.book import Book
from rulebook.vocabulary.effects import Card

from . import summoning, using, wording
from .using import SUMMONED
from .values import Case, Fact, Property

_ANSWERS: dict[Property, Callable[[Case], Fact]] = {
    Property.TARGETS: wording.targets,
    Property.COST: wording.cost,
    Property.MANDATORY: wording.mandatory,
    Property.MISSES: wording.misses,
    Property.SPEED: using.speed,
    Property.CHAIN: using.chain,
    Property.DAMAGE_STEP: using.damage_step,
    Property.OPPONENTS_TURN: using.opponents_turn,
    Property.OWN_TURN: using.own_turn,
    Property.LIMIT: wording.limit,
    Property.BY_NAME: wording.by_name,
    Property.NORMAL_SUMMON: summoning.normal_summon,
    Property.SET: summoning.set_down,
    Property.SPECIAL: summoning.special,
    Property.REVIVE: summoning.revive,
    Property.HAND: using.from_hand,
    Property.GRAVEYARD: using.in_graveyard,
    Property.DOES: wording.does,
    Property.NEGATES_ACTIVATION: wording.negates_activation,
}


_OF_EFFECTS = frozenset(Property) - {
    Property.COST, Property.DOES, Property.NORMAL_SUMMON, Property.SET, Property.SPECIAL, Property.REVIVE,
    Property.NEGATES_ACTIVATION,
}  # fmt: skip
"""Properties of effects: a question about something that no effect of the card does is answered without yes or no."""


def fact(book: Book, card: Card, asked: Property, doing: Collection[str] = (), number: int = 0) -> Fact | None:
    """Whether a card has a property, read from its effects.

    Args:
        book: ruleset and cards.
        card: the card.
        asked: the property.
        doing: what the question says is done ("discard"), as meanings of ``search/meanings``.
        number: the Spell Speed asked about, or 0.

    Returns:
        Yes, no or neither, with what is told; None if the effects do not say.
    """
    case = Case(book, card, frozenset(doing), number)
    found = _ANSWERS[asked](case)
    if not found.told:
        return None
    said = case.doing - SUMMONED if asked is Property.CHAIN else case.doing
    strange = said and asked in _OF_EFFECTS and not case.is_meant and not found.always
    return Fact(None, found.told) if strange else found
