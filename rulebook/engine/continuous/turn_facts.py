"""Queries about this turn, answered from the turn facts of cards and players."""

from __future__ import annotations

from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.table import Table
from rulebook.vocabulary import conditions as c
from rulebook.vocabulary import filters as f
from rulebook.vocabulary.terms import SummonKind, Verb

from .scope import Scope, side_of

_SUMMON_FACTS = {
    SummonKind.NORMAL: Fact.NORMAL_SUMMONED,
    SummonKind.TRIBUTE: Fact.TRIBUTE_SUMMONED,
    SummonKind.FLIP: Fact.FLIP_SUMMONED,
    SummonKind.SPECIAL: Fact.SPECIAL_SUMMONED,
}


def summon_facts(kinds: int) -> int:
    """The turn facts that record Summons of these kinds."""
    return sum(fact for kind, fact in _SUMMON_FACTS.items() if kinds & kind)


_BATTLE_FACTS = {
    Verb.DECLARE_ATTACK: Fact.ATTACKED,
    Verb.ATTACK: Fact.ENTERED_DAMAGE_STEP,
    Verb.BATTLE: Fact.BATTLED,
    Verb.DESTROY: Fact.WON_BATTLE,
}
"""The turn facts of battles: declared an attack, reached the Damage Step, battled, destroyed by battle."""


def happened(table: Table, condition: c.Happened, scope: Scope) -> bool:
    """Whether an event matching the pattern happened this turn (according to the turn facts)."""
    pattern = condition.pattern
    if pattern.verb == Verb.DESTROY and pattern.other is None:
        fell = Fact.DESTROYED if condition.before is None else Fact.DESTROYED_DUE
        return bool(table.cards[scope.context.source.uid].facts & fell)
    if pattern.verb == Verb.BANISH:
        return bool(table.cards[scope.context.source.uid].facts & Fact.DESTROYED)
    if pattern.verb == Verb.BATTLE_DAMAGE:
        return bool(table.cards[scope.context.source.uid].facts & Fact.INFLICTED_DUE)
    if pattern.verb in _BATTLE_FACTS:
        return bool(table.cards[scope.context.source.uid].facts & _BATTLE_FACTS[pattern.verb])
    if condition.ever:
        return bool(table.cards[scope.context.source.uid].facts & Fact.EVER_FLIPPED)
    wanted = Fact.FLIPPED if pattern.verb == Verb.FLIP else summon_facts(pattern.kinds)
    if pattern.of_itself:
        source = scope.context.source.uid
        return bool(table.cards[source].facts & wanted)
    return bool(table.turn_facts[side_of(scope, pattern.by)] & wanted)


def is_any_attack(condition: c.Happened) -> bool:
    """Whether it is asked if any card of a description, and not the source itself, has declared an attack this turn."""
    return condition.pattern.verb == Verb.DECLARE_ATTACK and not condition.pattern.of_itself


def attackers(table: Table) -> tuple[int, ...]:
    """The cards that have declared an attack this turn."""
    return tuple(uid for uid, card in enumerate(table.cards) if card.facts & Fact.ATTACKED)


def phases_passed(table: Table, value: f.PhasesPassed, scope: Scope) -> int:
    """The phases since the turn the source was activated, including that of the current turn if it has begun."""
    source = scope.context.source
    since = table.cards[source.uid].since if table.is_same(source.ref) else scope.context.number
    if not since:
        return 0
    player = side_of(scope, value.whose)
    turns = range(since + 1, table.turn + int(table.phase >= value.phase))
    theirs = player != table.turn_player
    return sum((table.turn - turn) % 2 == theirs for turn in turns)
