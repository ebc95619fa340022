"""Event patterns: whether something that happened matches one, and otherwise which condition fails."""

from __future__ import annotations

from rulebook.engine.continuous import query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.missed import Condition, Unmet
from rulebook.engine.core.state import Occurrence, RelationKind
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.wording import BY_EFFECT_ONLY, NOT_INTO_DECK
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Filter
from rulebook.vocabulary.terms import Side, Verb, Zone


def matches(table: Table, pattern: On, occurrence: Occurrence, scope: query.Scope) -> bool:
    """Whether an occurrence matches a pattern, judging the card as it was at that moment."""
    return unmet(table, pattern, occurrence, scope) is None


def unmet(table: Table, pattern: On, occurrence: Occurrence, scope: query.Scope) -> Unmet | None:
    """The first condition of a pattern that an occurrence does not meet; None if it matches.

    Args:
        table: the table, after it happened.
        pattern: the event pattern of an effect.
        occurrence: what happened, with its card as it was at that moment.
        scope: the effect's card, controller and bindings.
    """
    if occurrence.verb != pattern.verb:
        return Unmet(Condition.VERB, pattern.verb, occurrence.verb)
    if pattern.by != Side.ANY and occurrence.player != query.side_of(scope, pattern.by):
        return Unmet(Condition.BY, pattern.by, occurrence.player)
    lax = pattern.verb == Verb.DISCARD and not table.under(BY_EFFECT_ONLY)
    if pattern.cause and occurrence.cause not in pattern.cause and not lax:
        rules = BY_EFFECT_ONLY if pattern.verb == Verb.DISCARD else ()
        return Unmet(Condition.CAUSE, pattern.cause, occurrence.cause, rules)
    if pattern.step is not None and occurrence.step != pattern.step:
        return Unmet(Condition.STEP, pattern.step, occurrence.step)
    if pattern.other is not None and not _fits_other(table, pattern.other, occurrence.other, scope):
        return Unmet(Condition.OTHER, pattern.other, occurrence.other)
    snap = occurrence.subject
    if pattern.was and snap.zone not in pattern.was:
        return Unmet(Condition.WAS, pattern.was, snap.zone)
    if pattern.controlled_by != Side.ANY and snap.controller != query.side_of(scope, pattern.controlled_by):
        return Unmet(Condition.CONTROLLED_BY, pattern.controlled_by, snap.controller)
    return _unmet_way(table, pattern, occurrence, scope) or _unmet_link(table, pattern, occurrence, scope)


def _unmet_way(table: Table, pattern: On, occurrence: Occurrence, scope: query.Scope) -> Unmet | None:
    """The failed condition on where the card went, or on how it was Summoned."""
    if pattern.to and occurrence.to not in pattern.to:
        return Unmet(Condition.TO, pattern.to, occurrence.to)
    if pattern.owner != Side.ANY and occurrence.subject.owner != query.side_of(scope, pattern.owner):
        return Unmet(Condition.OWNER, pattern.owner, occurrence.subject.owner)
    if pattern.verb == Verb.LEAVE_FIELD and _own_way_into_deck(table, occurrence, scope):
        return Unmet(Condition.TO, pattern.to, occurrence.to, NOT_INTO_DECK)
    if pattern.verb in (Verb.SUMMON, Verb.WOULD_SUMMON) and not occurrence.kinds & pattern.kinds:
        return Unmet(Condition.KINDS, pattern.kinds, occurrence.kinds)
    if pattern.direct and not occurrence.direct:
        return Unmet(Condition.DIRECT)
    if pattern.own_effect and not occurrence.by_own:
        return Unmet(Condition.OWN_EFFECT)
    if pattern.alone and occurrence.among > 1:
        return Unmet(Condition.ALONE, 1, occurrence.among)
    return None


def _unmet_link(table: Table, pattern: On, occurrence: Occurrence, scope: query.Scope) -> Unmet | None:
    """The failed condition on a Chain Link, on the phase, or on the card itself."""
    snap = occurrence.subject
    if pattern.card_activation and not occurrence.card_activation:
        return Unmet(Condition.CARD_ACTIVATION)
    if pattern.targets_this and not any(
        target.uid == scope.context.source.uid and table.is_same(target) for target in occurrence.targets
    ):
        return Unmet(Condition.TARGETS_THIS)
    if pattern.while_equipped and not any(
        one.kind == RelationKind.EQUIPPED and one.source == snap.ref for one in table.relations
    ):
        return Unmet(Condition.WHILE_EQUIPPED)
    if pattern.phase is not None and occurrence.phase != pattern.phase:
        return Unmet(Condition.PHASE, pattern.phase, occurrence.phase)
    if snap.uid < 0 or query.fits(table, pattern.subject, snap.uid, scope, snap):
        return None
    return Unmet(Condition.SUBJECT, pattern.subject, snap)


def _fits_other(table: Table, filter: Filter, other: Snapshot, scope: query.Scope) -> bool:
    return other.uid >= 0 and query.fits(table, filter, other.uid, scope, other)


def _own_way_into_deck(table: Table, occurrence: Occurrence, scope: query.Scope) -> bool:
    """Whether a monster left the field for the Deck and the listening effect is its own."""
    snap = occurrence.subject
    own = snap.uid == scope.context.source.uid
    return own and occurrence.to == Zone.DECK and snap.zone == Zone.MONSTER and table.under(NOT_INTO_DECK)
