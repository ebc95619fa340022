"""Cards that an effect without a Chain Link destroys as soon as it applies to them."""

from __future__ import annotations

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.rule_ids.general import CARD_WINS
from rulebook.vocabulary.modifiers import Doomed
from rulebook.vocabulary.terms import Cause, Verb, Zone

from .moves import CardMove, transfer


def sync(table: Table) -> bool:
    """Destroy them; whether there were any."""
    if not table.starts or not derived.anywhere(table, Doomed) or not table.under(CARD_WINS):
        return False
    for item in derived.active(table):
        if isinstance(item.modifier, Doomed) and (found := _struck(table, item, item.modifier)):
            player, ground = item.scope.player, derived.ground(table, item)
            transfer(table, found, CardMove(Verb.DESTROY, Zone.GRAVEYARD, Cause.EFFECT, player, **ground.told()))
            return True
    return False


def _struck(table: Table, item: derived.Active, rule: Doomed) -> list[int]:
    return [
        uid
        for uid in query.search(table, rule.subject, item.scope)
        if table.cards[uid].zone in IN_PLAY
        and derived.applies(table, item, uid)
        and derived.forbidding(table, Verb.BE_DESTROYED, uid=uid, cause=Cause.EFFECT) is None
    ]
