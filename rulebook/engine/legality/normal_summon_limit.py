"""The one Normal Summon or Set of a turn: that it has been used, by a Summon that was negated too."""

from __future__ import annotations

from rulebook.engine.continuous import card_kinds, derived
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.fact_flags import ARRIVED, Fact
from rulebook.engine.core.frame_data import SummonData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import FLIP_IS_FREE, SPECIAL_IS_FREE
from rulebook.vocabulary.terms import Zone

from .checks import NO, Case, of_moment


@of_moment
def summon_used(case: Case) -> Arguments | None:
    """The Normal Summon or Set of this turn has been used; a Gemini monster on the field would need it as well."""
    if case.table.summons < 1:
        return None
    frames = [one for one in case.table.agenda if one.procedure == Procedure.SUMMON and one.step > 1]
    made = [SummonData(*one.data).uid for one in frames]
    if case.known and card_kinds.summons_again(case.table, case.uid) and case.uid not in made:
        return {"again": 1}
    if made and case.table.chain:
        return {"attempted": 1}  # it may still be negated
    if not made and _was_negated(case.table):
        return {"negated": 1}
    second = next((uid for uid in range(len(case.table.cards)) if _summoned_again(case.table, uid, made)), None)
    return NO if second is None else {"second": derived.snapshot(case.table, second)}


def _summoned_again(table: Table, uid: int, made: list[int]) -> bool:
    """Whether the one of this turn is the second Normal Summon of this Gemini monster, which is still there."""
    card = table.cards[uid]
    if card.zone != Zone.MONSTER:
        return False
    if made:
        return uid in made and card_kinds.summons_again(table, uid)
    return bool(card.facts & Fact.NORMAL_SUMMONED) and card_kinds.awake(table, table.ref(uid))


def _was_negated(table: Table) -> bool:
    """Whether what used it up was negated: nothing has arrived in such a way."""
    others = 0
    if table.under(FLIP_IS_FREE):
        others |= Fact.FLIP_SUMMONED
    if table.under(SPECIAL_IS_FREE):
        others |= Fact.SPECIAL_SUMMONED
    return not table.turn_facts[table.turn_player] & ARRIVED & ~others
