"""The other cards that forbid the same as the one a refusal names: without it, the action would still be refused."""

from __future__ import annotations

from rulebook.engine.continuous import derived
from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Failure
from rulebook.engine.legality.checks import Case, run
from rulebook.engine.legality.judgement import checks_for

_BAN = ".prohibited"


def further_bans(book: Book, state: DuelState, action: Action, failure: Failure) -> tuple[Snapshot, ...]:
    """The cards that would refuse an action as well, if the one in ``source`` did not.

    Args:
        book: ruleset and cards.
        state: the state the failure applies to, as the reader sees it.
        action: the refused action.
        failure: the failed check.

    Returns:
        Each card once, in the order in which their effects began; empty if the check is no prohibition by a card.
    """
    if not failure.check.endswith(_BAN):
        return ()
    found: list[Snapshot] = []
    last: Failure | None = failure
    while last is not None and isinstance(source := last.get("source"), Snapshot):
        if any(source.uid == one.uid for one in found):
            break
        found.append(source)
        last = _refused_without(book, state, action, failure.check, {one.uid for one in found})
    names = dict.fromkeys(one.number for one in found[:1])
    return tuple(one for one in found[1:] if one.number not in names and not names.setdefault(one.number))


def _refused_without(book: Book, state: DuelState, action: Action, check: str, uids: set[int]) -> Failure | None:
    """The same check failing although the effects of these cards do not apply."""
    table = Table(book, state)
    applying = [one for one in derived.active(table) if one.scope.context.source.uid not in uids]
    table.memo = {"active": applying}
    asked = tuple(one for one in checks_for(table, action) if one.id == check)
    return next(iter(run(asked, Case(table, action, told=True))), None)
