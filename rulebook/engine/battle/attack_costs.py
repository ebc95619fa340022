"""The cost of declaring an attack, if a card requires one (rule effect.card-over-rule)."""

from __future__ import annotations

from rulebook.engine.choosing import costs
from rulebook.engine.choosing.planning import Planned
from rulebook.engine.continuous import derived
from rulebook.engine.core.answers import Answers, Asked
from rulebook.engine.core.table import Table
from rulebook.engine.operations.executors import perform
from rulebook.engine.rule_ids.general import CARD_WINS
from rulebook.vocabulary.modifiers import AttackCost
from rulebook.vocabulary.terms import Cause


def plan(table: Table, uid: int, answers: Answers) -> list[Planned]:
    """Plan the cost of an attack with this monster.

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
            found += costs.plan(table, rule.pay, (0,), item.scope._replace(context=context), answers)
    return found


def failure(table: Table, uid: int) -> costs.NotPossible | None:
    """Why the cost of an attack with this monster cannot be paid, or None."""
    try:
        plan(table, uid, Answers(()))
    except Asked:
        return None
    except costs.NotPossible as found:
        return found
    return None


def pay(table: Table, planned: list[Planned]) -> None:
    """Pay the cost, before the attack is declared."""
    for one in planned:
        table.new_batch()
        perform(table, [one], Cause.COST)
