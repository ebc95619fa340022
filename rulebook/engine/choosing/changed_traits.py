"""The card by whose effect another one counts as a Type or Attribute, or would count as the right one elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.continuous import characteristics, derived
from rulebook.engine.core.card_state import NO_CARD, Snapshot
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.vocabulary.terms import Attribute, Type


def changed(
    table: Table, uid: int, value: Type | Attribute, sought: Sequence[Type | Attribute]
) -> tuple[Snapshot, Snapshot]:
    """What has changed a card that is not of the Type or Attribute sought, or changes only cards elsewhere.

    Args:
        table: the table, at the time of the choice.
        uid: the card.
        value: the Type or Attribute that it counts as.
        sought: those that would fit.

    Returns:
        The card by whose effect it counts as that, and one that gives a right one to cards on the field while this card
        is not there; ``NO_CARD`` if there is none.
    """
    by = characteristics.given_by(table, uid, value)
    if by is not None:
        return derived.source_of(table, by), NO_CARD
    if table.cards[uid].zone in IN_PLAY:
        return NO_CARD, NO_CARD
    others = [item for one in sought for item in characteristics.giving(table, one)]
    return NO_CARD, derived.source_of(table, others[-1]) if others else NO_CARD
