"""Occurrences: what happened, and which effects it triggers."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from rulebook.engine.continuous import card_kinds, query
from rulebook.engine.continuous.derived import is_negated, lies_up, snapshot
from rulebook.engine.core.book import Book
from rulebook.engine.core.effect_paths import operation_at, walk
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.state import (
    NO_CARD,
    CardRef,
    Context,
    Frame,
    Lingering,
    Occurrence,
    PendingTrigger,
    RelationKind,
    Snapshot,
)
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.records import destroyed_cards
from rulebook.engine.rule_ids.general import LATER
from rulebook.engine.rule_ids.wording import BY_EFFECT_ONLY, FLIP, NOT_INTO_DECK
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated, Unclassified
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Filter, OfKind, Same, itself
from rulebook.vocabulary.terms import Cause, EffectKind, Ref, Side, Verb, Zone


@lru_cache(maxsize=16)
def _listeners(book: Book) -> dict[int, dict[int, tuple[int, ...]]]:
    """Per verb and card number, the effects that wait for it."""
    found: dict[int, dict[int, tuple[int, ...]]] = {}
    for card in book.cards:
        for index, effect in enumerate(book.effects(card.number)):
            if isinstance(effect, Activated) and effect.kind == EffectKind.FLIP and not book.missing.isdisjoint(FLIP):
                continue
            if isinstance(effect, Activated) and effect.kind in (EffectKind.TRIGGER, EffectKind.FLIP):
                patterns = effect.event
            elif isinstance(effect, Unclassified):
                patterns = (effect.event,)
            else:
                continue
            for pattern in patterns:
                if pattern.phase is not None:
                    continue  # used in the open state of its phase, one effect after the other (mechanic D6)
                numbers = found.setdefault(int(pattern.verb), {})
                numbers[card.number] = (*numbers.get(card.number, ()), index)
    return found


def matches(table: Table, pattern: On, occurrence: Occurrence, scope: query.Scope) -> bool:
    """Whether an occurrence matches a pattern, judging the card as it was at that moment."""
    if occurrence.verb != pattern.verb:
        return False
    if pattern.by != Side.ANY and occurrence.player != query.side_of(scope, pattern.by):
        return False
    lax = pattern.verb == Verb.DISCARD and not table.under(BY_EFFECT_ONLY)
    if pattern.cause and occurrence.cause not in pattern.cause and not lax:
        return False
    if pattern.step is not None and occurrence.step != pattern.step:
        return False
    if pattern.other is not None and not _fits_other(table, pattern.other, occurrence.other, scope):
        return False
    snap = occurrence.subject
    if pattern.was and snap.zone not in pattern.was:
        return False
    if pattern.controlled_by != Side.ANY and snap.controller != query.side_of(scope, pattern.controlled_by):
        return False
    if pattern.to and occurrence.to not in pattern.to:
        return False
    if pattern.verb == Verb.LEAVE_FIELD and _own_way_into_deck(table, occurrence, scope):
        return False
    if pattern.verb in (Verb.SUMMON, Verb.WOULD_SUMMON) and not occurrence.kinds & pattern.kinds:
        return False
    if pattern.direct and not occurrence.direct:
        return False
    if (pattern.own_effect and not occurrence.by_own) or (pattern.alone and occurrence.among > 1):
        return False
    if pattern.card_activation and not occurrence.card_activation:
        return False
    if pattern.targets_this and not any(
        target.uid == scope.context.source.uid and table.is_same(target) for target in occurrence.targets
    ):
        return False
    if pattern.while_equipped and not any(
        one.kind == RelationKind.EQUIPPED and one.source == occurrence.subject.ref for one in table.relations
    ):
        return False
    if pattern.phase is not None and occurrence.phase != pattern.phase:
        return False
    if snap.uid < 0:
        return True
    return query.fits(table, pattern.subject, snap.uid, scope, snap)


def _fits_other(table: Table, filter: Filter, other: Snapshot, scope: query.Scope) -> bool:
    return other.uid >= 0 and query.fits(table, filter, other.uid, scope, other)


def _own_way_into_deck(table: Table, occurrence: Occurrence, scope: query.Scope) -> bool:
    """Whether a monster left the field for the Deck and the listening effect is its own."""
    snap = occurrence.subject
    own = snap.uid == scope.context.source.uid
    return own and occurrence.to == Zone.DECK and snap.zone == Zone.MONSTER and table.under(NOT_INTO_DECK)


def note(table: Table, occurrence: Occurrence, was_negated: bool = False) -> None:
    """Record an occurrence and trigger the effects that wait for it.

    Args:
        table: the table, after it happened.
        occurrence: what happened.
        was_negated: whether the effects of its subject were negated just before.
    """
    table.window = (*table.window, occurrence)
    if occurrence.verb == Verb.DESTROY:
        destroyed_cards.record(table, occurrence)
    elif occurrence.verb == Verb.BANISH:
        destroyed_cards.record_banished(table, occurrence)
    wake(table, occurrence, was_negated)


def wake(table: Table, occurrence: Occurrence, was_negated: bool = False) -> None:
    """Trigger the effects that wait for an occurrence, without a window of its own."""
    if table.lingering:
        _meet(table, occurrence)
        _wake_lasting(table, occurrence)
    waiting = _listeners(table.book).get(occurrence.verb)
    if not waiting:
        return
    for uid, card in enumerate(table.cards):
        for index in waiting.get(card.number, ()):
            effect = table.book.effects(card.number)[index]
            if isinstance(effect, Activated):
                _wake_trigger(table, uid, index, effect, occurrence)
            elif isinstance(effect, Unclassified):
                _wake_unclassified(table, uid, index, effect, occurrence, was_negated)


def _concerns(table: Table, uid: int, index: int, effect: Activated, pattern: On, occurrence: Occurrence) -> bool:
    """Whether a card can be triggered at all: it happened to this card, or the effect works in its zone."""
    if pattern.subject == itself:
        return occurrence.subject.uid == uid and card_kinds.had(table, occurrence.subject, index)
    if pattern.other == itself and occurrence.other.uid != uid:
        return False
    zone = table.cards[uid].zone
    here = zone in (effect.where or IN_PLAY) and (zone == Zone.HAND or table.is_up(uid))
    return here and card_kinds.has(table, uid, index)


def _wake_trigger(table: Table, uid: int, index: int, effect: Activated, occurrence: Occurrence) -> None:
    if occurrence.quiet and effect.kind == EffectKind.FLIP:
        return
    for pattern in effect.event:
        if not _concerns(table, uid, index, effect, pattern, occurrence):
            continue
        player = table.controller(uid)
        source = snapshot(table, uid)
        scope = query.Scope(player, Context(player, source, index))
        if not matches(table, pattern, occurrence, scope):
            continue
        # the card this one destroyed in battle is "that monster" in its current zone
        that = snapshot(table, occurrence.subject.uid) if pattern.other == itself and pattern.to else occurrence.subject
        event = scope.context._replace(event=(that,), event_player=occurrence.player, taken=occurrence.taken)
        asked = scope._replace(context=event)
        if not query.holds(table, effect.if_, asked):
            continue
        if any(_same_moment(p, uid, index, occurrence) for p in table.pending):
            table.pending = tuple(
                p._replace(event=(*p.event, that)) if _same_moment(p, uid, index, occurrence) else p
                for p in table.pending
            )
            continue
        table.pending = (
            *table.pending,
            PendingTrigger(
                source, index, player, occurrence.batch, (that,), occurrence.player, occurrence.cause,
                occurrence.taken,
            ),
        )
        table.tell(
            EventKind.TRIGGER_MET, source, player, clause=(index,), optional=int(effect.optional),
            verb=pattern.verb.name.lower(),
        )  # fmt: skip


def _same_moment(waiting: PendingTrigger, uid: int, index: int, occurrence: Occurrence) -> bool:
    """Whether an effect was already triggered by another card of the same event: it activates once, for all of them."""
    return waiting.source.uid == uid and waiting.effect == index and waiting.batch == occurrence.batch


def _wake_unclassified(
    table: Table, uid: int, index: int, effect: Unclassified, occurrence: Occurrence, was_negated: bool
) -> None:
    snap = occurrence.subject
    if effect.event.subject == itself and not effect.event.targets_this:
        if snap.uid != uid or snap.zone not in IN_PLAY or not lies_up(snap) or was_negated:
            return
        if not card_kinds.had(table, snap, index):
            return
        held = snap.ref
    else:
        if table.cards[uid].zone not in IN_PLAY or not table.is_up(uid) or is_negated(table, uid):
            return
        held = table.ref(uid)
        if not card_kinds.has(table, uid, index):
            return
        if effect.event.witnessed and not _witnessed(table, held, snap):
            return
    player = table.controller(uid)
    bound = tuple(relation.other for relation in table.relations if relation.source == held)
    context = Context(player, snapshot(table, uid), index, event=(snap,), event_player=occurrence.player, bound=bound)
    scope = query.Scope(player, context)
    if not matches(table, effect.event, occurrence, scope) or not query.holds(table, effect.if_, scope):
        return
    if _asks_for_bound(effect) and not any(table.is_unchanged(ref) for ref in bound):
        return
    if effect.event.subject != itself and _woken_already(table, effect.event, occurrence, scope):
        return
    table.consequences.append(Frame(Procedure.CONSEQUENCE, context=context))


def _wake_lasting(table: Table, occurrence: Occurrence) -> None:
    """Consequences of a resolved effect that follow every such event (mechanic G2)."""
    for item in table.lingering:
        watched = _watched(table.book, item.number, item.effect, item.path)
        if watched is None or watched.verb != occurrence.verb:
            continue
        if item.subjects and occurrence.subject.ref not in item.subjects:
            continue
        that = snapshot(table, occurrence.subject.uid) if watched.verb == Verb.DRAW else occurrence.subject
        source = NO_CARD._replace(uid=item.source.uid, incarnation=item.source.incarnation, number=item.number)
        context = Context(item.player, source, item.effect, event=(that,), event_player=occurrence.player)
        if matches(table, watched, occurrence, query.Scope(item.player, context)):
            table.consequences.append(Frame(Procedure.CONSEQUENCE, context=context, path=(*item.path, 0)))


@lru_cache(maxsize=512)
def _watched(book: Book, number: int, effect: int, path: tuple[int, ...]) -> On | None:
    """The event that a lingering effect waits for, if it is of that sort; its cards are fixed already."""
    operation = operation_at(book.effects(number)[effect], path)
    if not isinstance(operation, o.Whenever):
        return None
    return replace(operation.event, subject=OfKind()) if operation.event.subject == Same(Ref.KEPT) else operation.event


def _woken_already(table: Table, pattern: On, occurrence: Occurrence, scope: query.Scope) -> bool:
    """Whether another card of the same event triggered the effect: two cards drawn together are one draw."""
    before = [one for one in table.window if one.batch == occurrence.batch and one is not occurrence]
    return any(matches(table, pattern, one, scope) for one in before)


def _witnessed(table: Table, ref: CardRef, resolved: Snapshot) -> bool:
    """Whether the card was already there when the resolved link was activated."""
    return any(ref in link.witnesses for link in table.chain if link.context.source == resolved)


@lru_cache(maxsize=16)
def _waiting(book: Book) -> frozenset[int]:
    """The numbers of the cards that watch a link from its activation to its resolution."""
    return frozenset(
        card.number
        for card in book.cards
        for effect in book.effects(card.number)
        if isinstance(effect, Unclassified) and effect.event.witnessed
    )


def witnesses(table: Table) -> tuple[CardRef, ...]:
    """The face-up cards that watch the link being activated."""
    waiting = _waiting(table.book)
    return tuple(
        table.ref(uid)
        for uid, card in enumerate(table.cards)
        if card.number in waiting and card.zone in IN_PLAY and table.is_up(uid)
    )


def _asks_for_bound(effect: Unclassified) -> bool:
    for _, operation in walk(effect.operation):
        ref = getattr(getattr(operation, "cards", None), "ref", None)
        if ref in (Ref.HOST, Ref.BOUND):
            return True
    return False


# Lingering effects that wait for something ----------------------------------------------------------


@lru_cache(maxsize=16)
def _awaited(book: Book) -> dict[int, frozenset[int]]:
    """Per verb, the numbers of the cards with an effect that waits for it."""
    found: dict[int, set[int]] = {}
    for card in book.cards:
        for effect in book.effects(card.number):
            for _, operation in walk(effect.operation) if isinstance(effect, Activated) else ():
                if isinstance(operation, o.NextTime):
                    found.setdefault(int(operation.event.verb), set()).add(card.number)
    return {verb: frozenset(numbers) for verb, numbers in found.items()}


def _meet(table: Table, occurrence: Occurrence) -> None:
    """An event happened: whatever waited for it happens now and stops waiting."""
    numbers = _awaited(table.book).get(occurrence.verb)
    if not numbers:
        return
    for one in table.lingering:
        if one.number not in numbers:
            continue
        operation = operation_at(table.book.effects(one.number)[one.effect], one.path)
        if not isinstance(operation, o.NextTime):
            continue
        scope = query.Scope(one.player, Context(one.player, _source_of(one), one.effect))
        if matches(table, operation.event, occurrence, scope):
            table.change(lingering=tuple(other for other in table.lingering if other is not one))
            let_happen(table, one, occurrence)


def _source_of(one: Lingering) -> Snapshot:
    ref = one.source
    return NO_CARD._replace(
        uid=ref.uid, incarnation=ref.incarnation, stamp=ref.stamp, number=one.number, owner=one.player,
        controller=one.player,
    )  # fmt: skip


def let_happen(table: Table, one: Lingering, occurrence: Occurrence) -> None:
    """The event of a lingering effect happened: its operation is next."""
    source = _source_of(one)
    context = Context(
        one.player, source, one.effect, event=(occurrence.subject,), event_player=occurrence.player
    )
    clause = (one.effect, *one.path)
    table.tell(EventKind.CAME_DUE, source, one.player, Cause.EFFECT, LATER, source=source, clause=clause)
    table.consequences.append(Frame(Procedure.CONSEQUENCE, context=context, path=(*one.path, 0)))
