"""Spells and Traps activated in the current Chain: off the field if negated, without effect until they resolve.

The activation of a card that is negated has never happened (rule mechanic.B4). Until the end of the Chain the card lies
in its zone, but it is not on the field: nothing there affects it, and it does not leave the field.
"""

from __future__ import annotations

from rulebook.engine.core.frame_data import ResolutionData, SummonData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.state import Link
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.chain import FROM_RESOLUTION, NEVER_HAPPENED


def off_the_field(table: Table, uid: int) -> bool:
    """Whether the card lies in its zone although its activation was negated."""
    return any(one.negated == 1 for one in activations(table, uid)) and table.under(NEVER_HAPPENED)


def never_arrived(table: Table, uid: int) -> bool:
    """Whether the card does not leave the field when it is moved: its activation or its Summon was negated."""
    return off_the_field(table, uid) or (is_being_flipped(table, uid) and table.under(NEVER_HAPPENED))


def is_being_flipped(table: Table, uid: int) -> bool:
    """Whether the monster is being Flip Summoned: until that succeeds, it can be negated, and then it leaves."""
    return any(
        frame.procedure == Procedure.SUMMON and frame.step > 1 and SummonData(*frame.data).uid == uid
        for frame in table.agenda
    )


def is_idle(table: Table, uid: int) -> bool:
    """Whether the card was activated in this Chain and has no effect on the field: not yet, or not at all."""
    if not table.chain or not table.under(FROM_RESOLUTION):
        return False
    resolving = {ResolutionData(*frame.data).link for frame in table.agenda if frame.procedure == Procedure.RESOLVE}
    return off_the_field(table, uid) or any(
        not one.done and one.context.link - 1 not in resolving for one in activations(table, uid)
    )


def activations(table: Table, uid: int) -> list[Link]:
    """The links by which the card itself was activated; it has not moved since."""
    return [
        link
        for link in table.chain
        if link.card_activation and link.context.source.uid == uid and table.is_same(link.context.source.ref)
    ]
