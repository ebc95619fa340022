"""Die rolls that decide, as a link resolves, whether its effect is negated because of its target."""

from __future__ import annotations

from rulebook.engine.choosing import planning
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Link, Request
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.chain import BY_TARGET
from rulebook.vocabulary.modifiers import NegatedLinks

from .link_targets import aimed_at

Rolled = tuple[derived.Active, int]
"""A modifier that requires a die roll, and its result."""


def rolls(table: Table, link: Link, answers: planning.Answers) -> list[Rolled]:
    """Roll the dice for a link that is about to resolve.

    Raises:
        Asked: a die has yet to be rolled.
    """
    if not table.under(BY_TARGET):
        return []
    source, found = link.context.source, []
    for item in derived.active(table):
        rule = item.modifier
        if not isinstance(rule, NegatedLinks) or rule.target is None or not rule.rolled:
            continue
        concerned = any(
            table.is_same(ref) and query.fits(table, rule.target, ref.uid, item.scope) for ref in aimed_at(table, link)
        )
        if concerned and query.fits(table, rule.source, source.uid, item.scope, source):
            request = Request(RequestKind.DIE, NOBODY, Purpose.RESOLUTION, planning.die(table))
            found.append((item, answers.ask(request)[0]))
    return found


def negating(table: Table, index: int, rolled: list[Rolled]) -> derived.Ground | None:
    """Report the die rolls; returns what negates the link because of them, or None."""
    for item, number in rolled:
        ground = derived.ground(table, item)
        table.tell(
            EventKind.ROLLED, ground.card, ground.card.controller, rules=("setup.items.die",), link=index + 1,
            **ground.told(), number=number,
        )  # fmt: skip
        if isinstance(item.modifier, NegatedLinks) and number in item.modifier.rolled:
            return ground
    return None
