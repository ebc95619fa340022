"""Attacks and Summons of this turn that an effect could have responded to: their moment is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.table import Table
from rulebook.vocabulary.events import On
from rulebook.vocabulary.terms import Side, SummonKind, Verb, Zone

_SUMMONS = (
    (Fact.NORMAL_SUMMONED, SummonKind.NORMAL),
    (Fact.TRIBUTE_SUMMONED, SummonKind.TRIBUTE),
    (Fact.FLIP_SUMMONED, SummonKind.FLIP),
    (Fact.SPECIAL_SUMMONED, SummonKind.SPECIAL),
)


def missed_earlier(table: Table, patterns: Sequence[On], scope: query.Scope) -> tuple[Snapshot, str] | None:
    """The latest attacker or Summoned monster of this turn that one of these patterns waits for.

    Args:
        table: the table, at the time of the question.
        patterns: the events that the effect responds to.
        scope: the effect's card and its controller.

    Returns:
        The monster, and "attack-over" or "summon-over"; None if there is none.
    """
    for pattern in patterns:
        why = _OVER.get(pattern.verb)
        if why is None or pattern.would is not None or pattern.other is not None or pattern.direct:
            continue
        if table.chain and pattern.verb == Verb.WOULD_SUMMON:
            continue  # a Summon in that Chain is what is asked about
        for uid in _attackers(table) if why == "attack-over" else _summoned(table, pattern):
            by = pattern.by == Side.ANY or query.side_of(scope, pattern.by) == table.controller(uid)
            if by and table.cards[uid].number and query.fits(table, pattern.subject, uid, scope):
                return derived.snapshot(table, uid), why
    return None


_OVER = {Verb.DECLARE_ATTACK: "attack-over", Verb.SUMMON: "summon-over", Verb.WOULD_SUMMON: "summon-over"}


def _attackers(table: Table) -> Iterator[int]:
    """The monsters that have declared an attack this turn and are still there, the latest first."""
    for attack in reversed(table.attacks):
        card = table.cards[attack.attacker.uid]
        if card.zone == Zone.MONSTER and card.incarnation == attack.attacker.incarnation:
            yield attack.attacker.uid


def _summoned(table: Table, pattern: On) -> Iterator[int]:
    """The face-up monsters that were Summoned this turn in a way that the pattern waits for."""
    for uid, card in enumerate(table.cards):
        ways = (kind for fact, kind in _SUMMONS if card.facts & fact)
        if card.zone == Zone.MONSTER and table.is_up(uid) and any(pattern.kinds & kind for kind in ways):
            yield uid
