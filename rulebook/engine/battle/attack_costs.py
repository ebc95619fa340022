"""The cost of declaring an attack, if a card requires one (rule effect.card-over-rule)."""

from __future__ import annotations

from rulebook.engine.choosing import costs
from rulebook.engine.choosing.planning import Planned
from rulebook.engine.choosing.stock import stock
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.answers import Answers, Asked
from rulebook.engine.core.table import Table
from rulebook.engine.operations.executors import perform
from rulebook.engine.rule_ids.general import CARD_WINS
from rulebook.vocabulary.modifiers import AttackCost
from rulebook.vocabulary.operations import Operation
from rulebook.vocabulary.terms import Cause

PREVENTED = {"cost.astray": "astray", "cost.prohibited": "barred"}
"""The stages at which another card prevents the cost: it changes where cards go, or forbids what would be done."""


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
            scope = item.scope._replace(player=table.controller(uid), context=context)
            try:
                found += costs.plan(table, rule.pay, (0,), scope, answers)
            except costs.NotPossible as lacking:
                raise _by_card(table, lacking, item, rule.pay, scope) from lacking
    return found


def _by_card(
    table: Table, lacking: costs.NotPossible, item: derived.Active, pay: Operation, scope: query.Scope
) -> costs.NotPossible:
    """The same failure with the card that demands the cost, where cards are missing or another one prevents it."""
    have, prevents = lacking.numbers.get("have"), lacking.numbers.get("source")
    says = (item.scope.context.effect, *item.path)
    if lacking.stage in PREVENTED and prevents is not None:
        told = {"by": prevents, PREVENTED[lacking.stage]: 1, "says": says}
        return costs.NotPossible(lacking.stage, source=scope.context.source, **told)
    if lacking.stage == "cost.lp":
        return costs.NotPossible(lacking.stage, **lacking.numbers, source=scope.context.source)
    if lacking.stage != "cost.cards" or not isinstance(have, int):
        return lacking
    return costs.NotPossible(
        lacking.stage, **lacking.numbers, source=scope.context.source, says=says, **stock(table, pay, scope, have)
    )


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
