"""Foils of effects without a Chain Link that follow an attack of their own monster, which was attacked instead."""

from __future__ import annotations

from rulebook.engine.choosing.feasibility import first_part
from rulebook.engine.choosing.targeting import fixed
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.missed import Missed
from rulebook.engine.core.table import Table
from rulebook.vocabulary.conditions import Condition, Happened, Is
from rulebook.vocabulary.effects import Unclassified
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.operations import ChangePosition
from rulebook.vocabulary.terms import Ref, Verb, Zone


def was_attacked(table: Table, one: Missed, effect: Unclassified, asked: Condition) -> bool:
    """Whether an effect asks for an attack of its own monster, which battled without attacking and is still there.

    Args:
        table: the table when the effect could be expected.
        one: the effect that did not happen.
        effect: the same as declared on the card.
        asked: the part of its condition that does not hold.
    """
    uid = one.source.uid
    if asked == Is(Ref.ATTACKER, itself):
        fought = table.battle.target == uid
    elif asked == Happened(On(Verb.ATTACK, itself)):
        fought = bool(table.cards[uid].facts & Fact.BATTLED)
    else:
        return False
    card = table.cards[uid]
    if not fought or uid in fixed(table) or card.zone != Zone.MONSTER or not table.is_up(uid):
        return False
    turns = first_part(effect.operation)
    return not isinstance(turns, ChangePosition) or card.position != turns.position
