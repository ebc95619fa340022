"""What it costs to declare an attack, where a card asks for something (rule effect.card-over-rule)."""

from __future__ import annotations

from rulebook.vocabulary.modifiers import AttackCost
from rulebook.vocabulary.terms import Cause

from . import choose, completing, derived
from .answers import Answers, Asked
from .choose import Planned
from .perform import perform
from .rules import CARD_WINS, UNPAYABLE
from .table import Table


def plan(table: Table, uid: int, answers: Answers) -> list[Planned]:
    """Everything an attack with this monster costs.

    Raises:
        Asked: a choice is missing.
        NotPossible: it cannot be paid.
    """
    if not derived.anywhere(table, AttackCost) or not table.under(CARD_WINS):
        return []
    found: list[Planned] = []
    for item in derived.applying(table, AttackCost, uid):
        rule = item.modifier
        if isinstance(rule, AttackCost):
            context = item.scope.context._replace(source=derived.source_of(table, item))
            found += completing.cost(table, rule.pay, 0, item.scope._replace(context=context), answers)
    return found


def failure(table: Table, uid: int) -> completing.NotPossible | None:
    """Why what an attack with this monster costs cannot be paid, or nothing."""
    try:
        planned = plan(table, uid, Answers(()))
    except Asked:
        return None
    except completing.NotPossible as found:
        return found
    short = any(choose.has_cards(one.operation) and not one.uids for one in planned)
    return completing.NotPossible("cost.cards", needed=1, have=0) if short and table.under(UNPAYABLE) else None


def pay(table: Table, planned: list[Planned]) -> None:
    """Pay it, before the attack is declared."""
    for one in planned:
        table.new_batch()
        perform(table, [one], Cause.COST)
