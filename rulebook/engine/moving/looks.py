"""Which effects looked at an event and did not start, and why: recorded on request only, and without any influence."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import card_kinds, derived, query
from rulebook.engine.continuous.failing import failing_path, part_at
from rulebook.engine.core.card_state import NO_CARD, Snapshot
from rulebook.engine.core.event_patterns import patterns_of
from rulebook.engine.core.events import EVENT_OF, Trait, kinds_with
from rulebook.engine.core.missed import Condition, Missed, Unmet
from rulebook.engine.core.state import Context, Occurrence, PendingTrigger
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.vocabulary import conditions
from rulebook.vocabulary.effects import Activated, Unclassified
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Same
from rulebook.vocabulary.terms import EffectKind, Ref, Verb

from . import matching

MOVES = (Verb.DESTROY, Verb.SEND, Verb.DISCARD, Verb.TRIBUTE, Verb.BANISH, Verb.RETURN, Verb.PLACE)
"""Verbs that a player may take for one another: an effect of the moved card asked for another one of them."""

PARTINGS = (*MOVES, Verb.TURN_FACE_DOWN)
"""Verbs that separate two connected cards."""


_MOVED = frozenset(EVENT_OF.values())
_TURNED = kinds_with(Trait.TURNS_CARD)


def _told_at(table: Table, occurrence: Occurrence) -> int:
    """The index of the event that told an occurrence: what its card did, otherwise the last event told."""
    last = len(table.events) - 1
    kinds = _MOVED if occurrence.verb in EVENT_OF or occurrence.verb == Verb.LEAVE_FIELD else _TURNED
    for at in range(last, -1, -1):
        event = table.events[at]
        if event.batch != occurrence.batch:
            break
        if event.subject.ref == occurrence.subject.ref and event.kind in kinds:
            return at
    return last


def started(table: Table, occurrence: Occurrence, uid: int, index: int) -> None:
    """An effect was triggered by an occurrence."""
    if table.recorder is not None:
        table.recorder.started(_told_at(table, occurrence), uid, (index,))


def missed(
    table: Table, occurrence: Occurrence, source: Snapshot, index: int, unmet: Unmet, *,
    pattern: int = 0, others: tuple[Snapshot, ...] = (),
) -> None:  # fmt: skip
    """An effect looked at an occurrence, and a condition was not met."""
    if table.recorder is not None and table.events:
        entry = Missed(source, (index,), source.controller, unmet, pattern, others)
        table.recorder.missed(_told_at(table, occurrence), entry)


def missed_condition(
    table: Table, occurrence: Occurrence, source: Snapshot, index: int, condition: conditions.Condition,
    scope: query.Scope, *, pattern: int,
) -> None:  # fmt: skip
    """An effect looked at an occurrence, and its condition did not hold: the first part of it that did not."""
    if table.recorder is not None:
        asked = failing_part(table, condition, scope)
        missed(table, occurrence, source, index, Unmet(Condition.IF, asked), pattern=pattern)


def failing_part(
    table: Table, condition: conditions.Condition | None, scope: query.Scope
) -> conditions.Condition | None:
    """The first part of a condition that does not hold; the whole one if nothing is recorded."""
    if table.recorder is None or condition is None:
        return condition
    return part_at(condition, failing_path(table, condition, scope))


def dropped(table: Table, waiting: PendingTrigger, unmet: Unmet) -> None:
    """A trigger whose event happened is not put on a Chain after all."""
    if table.recorder is not None and table.events:
        entry = Missed(waiting.source, (waiting.effect,), waiting.player, unmet)
        table.recorder.missed(len(table.events) - 1, entry)


def negated_by(table: Table, ref_of: Snapshot) -> Snapshot:
    """The card that negates another one, or that negated it when it left; NO_CARD if unknown."""
    if table.recorder is not None and ref_of.ref in table.recorder.negators:
        return table.recorder.negators[ref_of.ref]
    ground = derived.negating(table, ref_of.uid)
    return ground.card if ground is not None else NO_CARD


def will_leave(table: Table, snap: Snapshot, was_negated: bool) -> None:
    """A card is about to move: keep what negates it."""
    if table.recorder is not None and was_negated:
        table.recorder.negators[snap.ref] = negated_by(table, snap)


def other_verbs(table: Table, occurrence: Occurrence) -> None:
    """Record the effects of a card, and of those connected with it, that ask for another verb than what was done."""
    if table.recorder is None or occurrence.verb not in PARTINGS or occurrence.subject.uid < 0:
        return
    snap = occurrence.subject
    for index, place, pattern in _own_patterns(table, snap):
        effect = table.book.effects(snap.number)[index]
        if pattern.verb != occurrence.verb and card_kinds.had(table, snap, index):
            others = connected(table, snap) if isinstance(effect, Unclassified) else ()
            if isinstance(effect, Activated) and (occurrence.verb not in MOVES or pattern.verb not in MOVES):
                continue
            if isinstance(effect, Unclassified) and (snap.zone not in IN_PLAY or not derived.lies_up(snap)):
                continue
            if occurrence.verb in (Verb.RETURN, Verb.PLACE) and snap.zone not in IN_PLAY:
                continue
            unmet = Unmet(Condition.VERB, pattern.verb, occurrence.verb)
            missed(table, occurrence, snap, index, unmet, pattern=place, others=others)
        elif isinstance(effect, Activated) and place >= len(effect.event):
            _ask_later(table, occurrence, index, place, pattern)
    for relation in table.relations:
        uid = relation.source.uid
        if relation.other != snap.ref or not table.is_unchanged(relation.source) or not table.is_up(uid):
            continue
        for index, effect in enumerate(table.effects(uid)):
            if not isinstance(effect, Unclassified) or effect.event.subject != Same(Ref.BOUND):
                continue
            if effect.event.verb != occurrence.verb and card_kinds.has(table, uid, index):
                unmet = Unmet(Condition.VERB, effect.event.verb, occurrence.verb)
                missed(table, occurrence, derived.snapshot(table, uid), index, unmet)


def _ask_later(table: Table, occurrence: Occurrence, index: int, place: int, pattern: On) -> None:
    """Record whether what happened to a card is what the condition of its effect will ask about."""
    snap = occurrence.subject
    failed = matching.unmet(table, pattern, occurrence, query.Scope(snap.owner, Context(snap.owner, snap, index)))
    if failed is None:
        started(table, occurrence, snap.uid, index)
    else:
        missed(table, occurrence, snap, index, failed, pattern=place)


def connected(table: Table, snap: Snapshot) -> tuple[Snapshot, ...]:
    """The cards that are still there and that a card was connected with, such as the monster of an Equip Card."""
    others = (one.other for one in table.relations if one.source == snap.ref)
    return tuple(derived.snapshot(table, ref.uid) for ref in others if table.is_unchanged(ref))


def _own_patterns(table: Table, snap: Snapshot) -> Iterator[tuple[int, int, On]]:
    """The event patterns about the card itself: the effect, the number of the pattern, the pattern."""
    for index, effect in enumerate(table.book.effects(snap.number)):
        if isinstance(effect, Activated) and effect.kind in (EffectKind.TRIGGER, EffectKind.FLIP):
            patterns = patterns_of(effect)
        elif isinstance(effect, Unclassified) and not effect.event.targets_this:
            patterns = (effect.event,)
        else:
            continue
        yield from ((index, place, one) for place, one in enumerate(patterns) if one.of_itself)
