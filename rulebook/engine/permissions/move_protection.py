"""Cards that effects may not move or change in their zone: an effect that tries is negated."""

from __future__ import annotations

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import CARD_WINS
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.modifiers import NegatedDoing
from rulebook.vocabulary.terms import Verb, Zone

MOVED_BY: dict[type, Verb] = {
    o.Return: Verb.RETURN,
    o.Place: Verb.PLACE,
    o.Add: Verb.ADD,
    o.SpecialSummon: Verb.SPECIAL_SUMMON,
    o.Banish: Verb.BANISH,
    o.SetCards: Verb.SET,
}
"""The operations that move a card to a different place, from any zone."""


def keeper(table: Table, verb: Verb, uid: int, source: Snapshot) -> derived.Ground | None:
    """What negates an effect of ``source`` for doing this to that card, or None.

    An effect may always affect its own card (rule effect.card-over-rule: the card's text decides).
    """
    if uid == source.uid or not derived.anywhere(table, NegatedDoing) or not table.under(CARD_WINS):
        return None
    for item in derived.active(table):
        rule = item.modifier
        if isinstance(rule, NegatedDoing) and rule.verb == verb and query.fits(table, rule.subject, uid, item.scope):
            return derived.ground(table, item)
    return None


def left(table: Table, operation: o.Operation, source: Snapshot, found: list[int]) -> list[int]:
    """The cards that can be chosen without the effect being negated; all of them if there are no others."""
    if type(operation) not in MOVED_BY or not derived.anywhere(table, NegatedDoing):
        return found
    return [uid for uid in found if keeper(table, Verb.MOVE, uid, source) is None] or found


def stays(table: Table, operation: o.Operation, uid: int, source: Snapshot) -> derived.Ground | None:
    """Why a card stays in the Graveyard although an effect would move it, or None."""
    if table.cards[uid].zone != Zone.GRAVEYARD or type(operation) not in MOVED_BY:
        return None
    return keeper(table, Verb.MOVE, uid, source)
