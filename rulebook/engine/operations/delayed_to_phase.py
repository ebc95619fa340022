"""Future moments: effects that wait for a phase, are deferred to it, or return cards at it (mechanic G2)."""

from __future__ import annotations

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.choosing.references import TARGETS, mentions
from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.durations import UNTIL_MOMENT, WAITING
from rulebook.engine.core.card_state import NO_CARD, NOBODY, CardRef, Snapshot
from rulebook.engine.core.effect_paths import operation_at, walk
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.state import NOTHING_DONE, Context, Frame, Lingering, Link, Outcome
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import CardMove, relocate, transfer
from rulebook.engine.moving.triggers import note
from rulebook.engine.rule_ids.general import LATER
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.terms import Cause, Position, Ref, Side, Verb, Zone

from .outcomes import told


def wait(table: Table, item: Planned, moment: Moment, cards: tuple[CardRef, ...], amount: int = 0) -> None:
    """Schedule part of an effect for a moment (see ``reach``)."""
    if not table.under(LATER):
        return
    source = item.scope.context.source
    table.change(lingering=(
        *table.lingering,
        Lingering(
            source.number, item.scope.context.effect, item.path, WAITING, item.scope.player, cards, amount, source.ref,
            wait=countdown(table, moment, item.scope),
        ),
    ))  # fmt: skip
    table.tell(
        EventKind.POSTPONED, source, item.scope.player, Cause.EFFECT, LATER, **told(item),
        phase=int(moment.phase), count=moment.nth,
    )  # fmt: skip


def countdown(table: Table, moment: Moment, scope: query.Scope) -> tuple[int, int, int]:
    """The phase to wait for, whose (NOBODY: of either player), and how many of them are still to begin.

    A phase of this kind that is going on is one of them: "in the End Phase", resolved in an End Phase, is before that
    phase ends.
    """
    whose = NOBODY if moment.whose == Side.ANY else query.side_of(scope, moment.whose)
    now = moment.phase == table.phase and whose in (NOBODY, table.turn_player)
    return int(moment.phase), whose, moment.nth - int(now)


def put_off(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Defer an operation. The cards it applies to are fixed now: targets, or those just affected."""
    operation = item.operation
    assert isinstance(operation, o.Later)
    if not table.under(LATER):
        return NOTHING_DONE
    cards: tuple[CardRef, ...] = ()
    if mentions(operation.operation, (Ref.KEPT,)):
        cards = tuple(dict.fromkeys(table.ref(snap.uid) for snap in item.scope.done.cards))
    elif mentions(operation.operation, TARGETS):
        cards = tuple(ref for group in item.scope.context.targets for ref in group if table.is_same(ref))
    else:
        wait(table, item, operation.moment, ())
        return Outcome(1)
    if not cards:
        return NOTHING_DONE
    wait(table, item, operation.moment, cards)
    return Outcome(1)


def count_own_end(table: Table, link: Link) -> None:
    """The effect of a card with a limited stay is negated: its self-destruction is scheduled nevertheless.

    Its stay, which cannot be negated, is separate from what it does (mechanic B4).
    """
    effect = table.book.effects(link.context.source.number)[link.context.effect]
    assert isinstance(effect, Activated)
    for path, operation in walk(effect.operation):
        if isinstance(operation, o.Later) and any(one == o.Destroy(o.THIS) for _, one in walk(operation.operation)):
            wait(table, Planned(operation, query.Scope(link.context.player, link.context), path), operation.moment, ())


def reach(table: Table) -> None:
    """A phase has begun: count it, end what lasted until then, and make the rest due (``turn.phase_obligations``)."""
    if not any(one.wait for one in table.lingering):
        return
    left: list[Lingering] = []
    over: list[Lingering] = []
    for one in table.lingering:
        if one.wait and one.wait[0] == table.phase and one.wait[1] in (NOBODY, table.turn_player):
            one = one._replace(wait=(*one.wait[:2], one.wait[2] - 1))
        if not one.wait or one.wait[2] > 0:
            left.append(one)
        elif one.until == UNTIL_MOMENT:
            over.append(one)
        elif not _idle(table, one):
            left.append(one)
    _end(table, left, over)


def end_reached(table: Table) -> None:
    """A phase ends: with it ends what was to last until a moment that has come in the middle of it."""
    over = [one for one in table.lingering if one.until == UNTIL_MOMENT and one.wait[2] <= 0]
    if over:
        _end(table, [one for one in table.lingering if one not in over], over)


def _end(table: Table, left: list[Lingering], over: list[Lingering]) -> None:
    """These lingering effects are left, those are over."""
    table.change(lingering=tuple(left))
    for one in over:
        clause = (one.effect, *one.path)
        table.tell(EventKind.MODIFIER_ENDED, _source(table, one), one.player, rules=LATER, clause=clause)


def due(table: Table) -> list[Lingering]:
    """What waited for the current phase and has not happened yet, oldest first."""
    return [one for one in table.lingering if one.until == WAITING and one.wait[2] <= 0 and not _idle(table, one)]


def _idle(table: Table, one: Lingering) -> bool:
    """Whether nothing is left to do: its cards, or the card that was to destroy itself, are gone."""
    if one.subjects:
        return not _alive(table, one)
    operation = operation_at(table.book.effects(one.number)[one.effect], one.path)
    first = operation.operation if isinstance(operation, o.Later) else operation
    while isinstance(first, o.Join):
        first = first.first
    return first == o.Destroy(o.THIS) and not table.is_same(one.source)


def happen(table: Table, one: Lingering) -> None:
    """Carry out what waited for this moment."""
    table.change(lingering=tuple(other for other in table.lingering if other != one))
    operation = operation_at(table.book.effects(one.number)[one.effect], one.path)
    if isinstance(operation, o.Later):
        _run(table, one)
    else:
        _come_back(table, one)


def _source(table: Table, one: Lingering) -> Snapshot:
    if table.is_same(one.source):
        return derived.snapshot(table, one.source.uid)
    return NO_CARD._replace(
        uid=one.source.uid, incarnation=one.source.incarnation, number=one.number, owner=one.player,
        controller=one.player,
    )  # fmt: skip


def _alive(table: Table, one: Lingering) -> tuple[CardRef, ...]:
    return tuple(ref for ref in one.subjects if table.is_same(ref))


def _run(table: Table, one: Lingering) -> None:
    cards = _alive(table, one)
    if one.subjects and not cards:
        return
    source = _source(table, one)
    kept = tuple(derived.snapshot(table, ref.uid) for ref in cards)
    context = Context(one.player, source, one.effect, targets=(cards,), event=kept)
    clause = (one.effect, *one.path)
    table.tell(EventKind.CAME_DUE, source, one.player, Cause.EFFECT, LATER, source=source, clause=clause)
    table.consequences.append(Frame(Procedure.CONSEQUENCE, context=context, path=(*one.path, 0)))


def _come_back(table: Table, one: Lingering) -> None:
    """A temporarily banished monster returns to its owner's side in its old position; without a free zone it is sent
    on.
    """
    source = _source(table, one)
    for ref in _alive(table, one):
        uid = ref.uid
        before = derived.snapshot(table, uid)
        if table.free_slot(Zone.MONSTER, before.owner) == NOBODY:
            transfer(table, [uid], CardMove(Verb.SEND, Zone.GRAVEYARD, Cause.RULE, before.owner))
            continue
        relocate(table, uid, Zone.MONSTER, position=Position(one.amount), side=before.owner)
        table.tell(
            EventKind.RETURNED, before, one.player, Cause.EFFECT, LATER, source=source, clause=(one.effect, *one.path),
            from_zone=int(Zone.BANISHED), to_zone=int(Zone.MONSTER), intended=int(Zone.MONSTER),
        )  # fmt: skip
        note(
            table,
            table.occurrence(Verb.RETURN, before, one.player, Cause.EFFECT, Zone.MONSTER),
        )
