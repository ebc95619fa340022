"""Other cards beside the one a refusal names: those that forbid the same, and one that only forbids to activate it."""

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
from rulebook.vocabulary.terms import Verb, Zone

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


def moot_ban(book: Book, state: DuelState, failure: Failure) -> Snapshot | None:
    """The card that forbids the activation of the Spell or Trap which refuses an action: it applies all the same.

    Args:
        book: ruleset and cards.
        state: the state the failure applies to, as the reader sees it.
        failure: the failed check.
    """
    source = failure.get("source")
    if (
        not failure.check.endswith(_BAN)
        or not isinstance(source, Snapshot)
        or source.zone not in (Zone.SPELL, Zone.FIELD)
    ):
        return None
    table = Table(book, state)
    if not table.is_up(source.uid) or derived.is_negated(table, source.uid):
        return None
    ground = derived.forbidding(table, Verb.ACTIVATE, uid=source.uid, player=source.controller)
    return ground.card if ground is not None and ground.card.number and ground.card.uid != source.uid else None


def _refused_without(book: Book, state: DuelState, action: Action, check: str, uids: set[int]) -> Failure | None:
    """The same check failing although the effects of these cards do not apply."""
    table = Table(book, state)
    applying = [one for one in derived.active(table) if one.scope.context.source.uid not in uids]
    table.memo = {"active": applying}
    asked = tuple(one for one in checks_for(table, action) if one.id == check)
    return next(iter(run(asked, Case(table, action, told=True))), None)
