"""Occurrences: what happened, and which effects it triggers."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from rulebook.engine.continuous import card_kinds, query
from rulebook.engine.continuous.derived import is_negated, lies_up, snapshot
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NO_CARD, CardRef, Snapshot
from rulebook.engine.core.effect_paths import operation_at, walk
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.missed import Condition, Unmet
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.state import Context, Frame, Lingering, Occurrence, PendingTrigger
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.records import activated_cards, destroyed_cards, direct_damage
from rulebook.engine.rule_ids.general import LATER, NO_EFFECT_FACE_DOWN
from rulebook.engine.rule_ids.wording import FLIP
from rulebook.vocabulary import conditions
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated, Unclassified
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import OfKind, Same, itself
from rulebook.vocabulary.terms import Cause, EffectKind, Form, Ref, Verb, Zone

from . import looks
from .matching import matches, unmet


@lru_cache(maxsize=16)
def _listeners(book: Book) -> dict[int, dict[int, tuple[int, ...]]]:
    """Per verb and card number, the effects that wait for it."""
    found: dict[int, dict[int, tuple[int, ...]]] = {}
    for card in book.faces:
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
    elif occurrence.verb == Verb.BATTLE_DAMAGE:
        direct_damage.record(table, occurrence)
    wake(table, occurrence, was_negated)


def wake(table: Table, occurrence: Occurrence, was_negated: bool = False) -> None:
    """Trigger the effects that wait for an occurrence, without a window of its own."""
    if table.lingering:
        _meet(table, occurrence)
        _wake_lasting(table, occurrence)
    if table.recorder is not None:
        looks.other_verbs(table, occurrence)
    waiting = _listeners(table.book).get(occurrence.verb)
    if not waiting:
        return
    for uid, card in enumerate(table.cards):
        if card.number not in waiting:
            continue
        for index in waiting[card.number]:
            effect = table.book.effects(card.number)[index]
            if isinstance(effect, Activated):
                _wake_trigger(table, uid, index, effect, occurrence)
            elif isinstance(effect, Unclassified):
                _wake_unclassified(table, uid, index, effect, occurrence, was_negated)


def _concerns(table: Table, uid: int, index: int, effect: Activated, pattern: On, occurrence: Occurrence) -> bool:
    """Whether a card can be triggered at all: it happened to this card, or the effect works in its zone."""
    if pattern.of_itself:
        return occurrence.subject.uid == uid and card_kinds.had(table, occurrence.subject, index)
    if pattern.other == itself and occurrence.other.uid != uid:
        return False
    zone = table.cards[uid].zone
    here = zone in (effect.where or IN_PLAY) and (zone == Zone.HAND or table.is_up(uid))
    return here and card_kinds.has(table, uid, index) and not activated_cards.is_idle(table, uid)


def _wake_trigger(table: Table, uid: int, index: int, effect: Activated, occurrence: Occurrence) -> None:
    if occurrence.quiet and effect.kind == EffectKind.FLIP:
        return
    for place, pattern in enumerate(effect.event):
        if not _concerns(table, uid, index, effect, pattern, occurrence):
            continue
        player = table.controller(uid)
        source = snapshot(table, uid)
        scope = query.Scope(player, Context(player, source, index))
        was = occurrence.subject if pattern.of_itself else source
        failed = unmet(table, pattern, occurrence, scope)
        if failed is None and source.zone in IN_PLAY and not lies_up(source) and table.under(NO_EFFECT_FACE_DOWN):
            failed = Unmet(Condition.FACE_DOWN, rules=NO_EFFECT_FACE_DOWN)  # Special Summoned face-down
        if failed is not None:
            if table.recorder is not None:
                looks.missed(table, occurrence, was, index, failed, pattern=place)
            continue
        # the card this one destroyed in battle is "that monster" in its current zone
        that = snapshot(table, occurrence.subject.uid) if pattern.other == itself and pattern.to else occurrence.subject
        event = scope.context._replace(event=(that,), event_player=occurrence.player, taken=occurrence.taken)
        asked = scope._replace(context=event)
        condition = _failed_condition(table, effect, asked)
        if condition is not None:
            looks.missed_condition(table, occurrence, was, index, condition, asked, pattern=place)
            continue
        looks.started(table, occurrence, uid, index)
        if any(_same_moment(p, uid, index, occurrence) for p in table.pending):
            table.pending = tuple(
                p._replace(event=(*p.event, that)) if _same_moment(p, uid, index, occurrence) else p
                for p in table.pending
            )
            continue
        table.pending = (
            *table.pending,
            PendingTrigger(
                source,
                index,
                player,
                occurrence.batch,
                (that,),
                occurrence.player,
                occurrence.cause,
                occurrence.taken,
            ),
        )
        table.tell(
            EventKind.TRIGGER_MET, source, player, clause=(index,), optional=int(effect.optional),
            misses=int(can_miss(effect)), verb=pattern.verb.name.lower(),
        )  # fmt: skip


def can_miss(effect: Activated) -> bool:
    """Whether an effect misses its timing if something else happens after its event (mechanic D1, D2)."""
    return effect.optional and effect.form == Form.WHEN


def _failed_condition(table: Table, effect: Activated, scope: query.Scope) -> conditions.Condition | None:
    """The condition of a triggered effect that does not hold: during a Chain, what must hold on activation can wait."""
    if not query.holds(table, effect.if_, scope):
        return effect.if_
    return None if table.chain or query.holds(table, effect.recheck, scope) else effect.recheck


def _same_moment(waiting: PendingTrigger, uid: int, index: int, occurrence: Occurrence) -> bool:
    """Whether an effect was already triggered by another card of the same event: it activates once, for all of them."""
    return waiting.source.uid == uid and waiting.effect == index and waiting.batch == occurrence.batch


def _wake_unclassified(
    table: Table, uid: int, index: int, effect: Unclassified, occurrence: Occurrence, was_negated: bool
) -> None:
    snap = occurrence.subject
    own = effect.event.of_itself and not effect.event.targets_this
    if (own and snap.uid != uid) or (snap if own else table.cards[uid]).zone not in IN_PLAY:
        return
    idle = _idle(table, uid, index, effect, snap, was_negated) if own else _idle_here(table, uid, index, effect, snap)
    if idle is not None and table.recorder is None:
        return
    held = snap.ref if own else table.ref(uid)
    player = table.controller(uid)
    bound = tuple(relation.other for relation in table.relations if relation.source == held)
    context = Context(player, snapshot(table, uid), index, event=(snap,), event_player=occurrence.player, bound=bound)
    scope = query.Scope(player, context)
    failed = unmet(table, effect.event, occurrence, scope) or idle
    if failed is None and not query.holds(table, effect.if_, scope):
        failed = Unmet(Condition.IF, looks.failing_part(table, effect.if_, scope))
    if failed is None and _asks_for_bound(effect) and not any(table.is_unchanged(ref) for ref in bound):
        failed = Unmet(Condition.LINKED)
    if failed is not None:
        _look(table, occurrence, uid, index, failed, own)
        return
    looks.started(table, occurrence, uid, index)
    if not effect.event.of_itself and _woken_already(table, effect.event, occurrence, scope):
        return
    table.consequences.append(Frame(Procedure.CONSEQUENCE, context=context))


def _idle(table: Table, uid: int, index: int, effect: Unclassified, snap: Snapshot, was_negated: bool) -> Unmet | None:
    """Why the effect of a card that something happened to did not apply just before."""
    if not lies_up(snap):
        return Unmet(Condition.FACE_DOWN)
    if was_negated:
        return Unmet(Condition.NEGATED)
    return None if card_kinds.had(table, snap, index) else Unmet(Condition.HAS_EFFECT)


def _idle_here(table: Table, uid: int, index: int, effect: Unclassified, snap: Snapshot) -> Unmet | None:
    """Why the effect of a card on the field does not apply."""
    if not table.is_up(uid):
        return Unmet(Condition.FACE_DOWN)
    if activated_cards.is_idle(table, uid):
        return Unmet(Condition.HAS_EFFECT)
    if is_negated(table, uid):
        return Unmet(Condition.NEGATED)
    if not card_kinds.has(table, uid, index):
        return Unmet(Condition.HAS_EFFECT)
    if effect.event.witnessed and not _witnessed(table, table.ref(uid), snap):
        return Unmet(Condition.WITNESSED)
    return None


def _look(table: Table, occurrence: Occurrence, uid: int, index: int, failed: Unmet, own: bool) -> None:
    """Record that an effect without a link did not happen, with what negates it or turned its card face-down."""
    if table.recorder is None:
        return
    source = occurrence.subject if own else snapshot(table, uid)
    if failed.condition is Condition.NEGATED:
        failed = failed._replace(found=looks.negated_by(table, source))
    elif failed.condition is Condition.FACE_DOWN and any(
        ref.uid == uid and table.is_same(ref) and not table.is_unchanged(ref) for ref in occurrence.targets
    ):
        failed = Unmet(Condition.TURNED_FACE_DOWN)
    others = looks.connected(table, source) if own else ()
    looks.missed(table, occurrence, source, index, failed, others=others)


def _wake_lasting(table: Table, occurrence: Occurrence) -> None:
    """Consequences of a resolved effect that follow every such event (mechanic G2)."""
    for item in table.lingering:
        watched = _watched(table.book, item.number, item.effect, item.path)
        if watched is None or watched.verb != occurrence.verb:
            continue
        if item.subjects and not any(_is_still(ref, occurrence) for ref in item.subjects):
            continue
        that = snapshot(table, occurrence.subject.uid) if watched.verb == Verb.DRAW else occurrence.subject
        source = NO_CARD._replace(uid=item.source.uid, incarnation=item.source.incarnation, number=item.number)
        context = Context(item.player, source, item.effect, event=(that,), event_player=occurrence.player)
        if matches(table, watched, occurrence, query.Scope(item.player, context)):
            table.consequences.append(Frame(Procedure.CONSEQUENCE, context=context, path=(*item.path, 0)))


def _is_still(ref: CardRef, occurrence: Occurrence) -> bool:
    """Whether an event happens to the card that is meant; one that waits in the hand is used from there."""
    now = occurrence.subject.ref
    return ref == now or (
        occurrence.verb == Verb.RESOLVE and ref.uid == now.uid and now.incarnation == ref.incarnation + 1
    )


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
    return book.with_effect(Unclassified, lambda effect: effect.event.witnessed)


def witnesses(table: Table, activated: int) -> tuple[CardRef, ...]:
    """The face-up cards that watch the link being activated, without its own card."""
    waiting = _waiting(table.book)
    return tuple(
        table.ref(uid)
        for uid, card in enumerate(table.cards)
        if card.number in waiting and uid != activated and card.zone in IN_PLAY and table.is_up(uid)
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
    for number, _, effect in book.of_type(Activated):
        for _, operation in walk(effect.operation):
            if isinstance(operation, o.NextTime):
                found.setdefault(int(operation.event.verb), set()).add(number)
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
        cards = tuple(ref for ref in one.subjects if table.is_same(ref))
        scope = query.Scope(one.player, Context(one.player, _source_of(one), one.effect, targets=(cards,)))
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
    context = Context(one.player, source, one.effect, event=(occurrence.subject,), event_player=occurrence.player)
    clause = (one.effect, *one.path)
    table.tell(EventKind.CAME_DUE, source, one.player, Cause.EFFECT, LATER, source=source, clause=clause)
    table.consequences.append(Frame(Procedure.CONSEQUENCE, context=context, path=(*one.path, 0)))
