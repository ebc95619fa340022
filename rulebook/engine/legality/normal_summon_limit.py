"""The one Normal Summon or Set of a turn: that it has been used, by a Summon that was negated too."""

from __future__ import annotations

from rulebook.engine.core.check import Arguments
from rulebook.engine.core.fact_flags import ARRIVED, Fact
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
    if case.known and case.table.cards[case.uid].zone == Zone.MONSTER:
        return {"again": 1}
    if any(frame.procedure == Procedure.SUMMON for frame in case.table.agenda):
        return {"attempted": 1} if case.table.chain else NO  # it may still be negated
    return {"negated": 1} if _was_negated(case.table) else NO


def _was_negated(table: Table) -> bool:
    """Whether what used it up was negated: nothing has arrived in such a way."""
    others = 0
    if table.under(FLIP_IS_FREE):
        others |= Fact.FLIP_SUMMONED
    if table.under(SPECIAL_IS_FREE):
        others |= Fact.SPECIAL_SUMMONED
    return not table.turn_facts[table.turn_player] & ARRIVED & ~others
