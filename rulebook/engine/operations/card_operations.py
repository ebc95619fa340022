"""Operations that move cards: destroy, send, discard, Tribute, banish, return, add, draw."""

from __future__ import annotations

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.choosing.targeting import fixed
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.deck import EVERYBODY, shuffle
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import (
    Outcome,
)
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.moving.moves import draw
from rulebook.engine.moving.spent_spells import returnable
from rulebook.engine.permissions.prohibitions import bar, barrier
from rulebook.engine.rule_ids.field import NO_DESTRUCTION, SET_VULNERABLE
from rulebook.engine.rule_ids.general import ASTRAY, FACE_DOWN
from rulebook.engine.rule_ids.wording import DRAWN
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Cause, Position, Side, Verb, Zone

from .deck_and_reveal import must_show, show_found
from .delayed_to_phase import wait
from .nothing_done import finds_none
from .outcomes import move_all, not_done, outcome_of, told


def destroy_cards(table: Table, item: Planned, cause: Cause) -> Outcome:
    return destroy(table, item, cause, Zone.GRAVEYARD)


def destroy(table: Table, item: Planned, cause: Cause, to: Zone) -> Outcome:
    """Destroy cards; ``to`` is the Graveyard unless the same sentence banishes them."""
    doomed = fixed(table)
    uids = []
    for uid in item.uids:
        if uid in doomed or not _destructible(table, uid):
            continue
        guard = derived.forbidding(table, Verb.BE_DESTROYED, uid=uid, cause=Cause.EFFECT)
        if guard is not None:
            table.tell(
                EventKind.PROTECTED, derived.snapshot(table, uid), rules=("effect.card-over-rule",),
                **guard.told(), verb="destroy",
            )  # fmt: skip
            continue
        uids.append(uid)
    return move_all(table, item, uids, Verb.DESTROY, to, cause)


def _destructible(table: Table, uid: int) -> bool:
    """Whether a card is in a zone where it can be destroyed: not in a Graveyard and not banished."""
    card = table.cards[uid]
    if card.zone in (Zone.GRAVEYARD, Zone.BANISHED):
        return not table.under(NO_DESTRUCTION)
    if card.zone == Zone.SPELL and not table.is_up(uid) and not table.under(SET_VULNERABLE):
        return False
    return card.zone in (*IN_PLAY, Zone.SUMMONING, Zone.HAND)


def send(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Send cards to the Graveyard; those that go elsewhere instead do not count as sent (mechanic B7)."""
    uids = [uid for uid in item.uids if table.cards[uid].zone not in (Zone.GRAVEYARD, Zone.BANISHED, Zone.GONE)]
    moved = move_all(table, item, uids, Verb.SEND, Zone.GRAVEYARD, cause)
    if not table.under(ASTRAY):
        return moved
    return outcome_of(tuple(snap for snap in moved.cards if table.cards[snap.uid].zone == Zone.GRAVEYARD))


def discard(table: Table, item: Planned, cause: Cause) -> Outcome:
    uids = [uid for uid in item.uids if table.cards[uid].zone == Zone.HAND]
    return move_all(table, item, uids, Verb.DISCARD, Zone.GRAVEYARD, cause)


def tribute(table: Table, item: Planned, cause: Cause) -> Outcome:
    return move_all(table, item, _allowed(table, item, list(item.uids)), Verb.TRIBUTE, Zone.GRAVEYARD, cause)


def banish(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Banish)
    uids = [uid for uid in item.uids if table.cards[uid].zone not in (Zone.BANISHED, Zone.GONE)]
    found = [uid for uid in uids if table.cards[uid].zone == Zone.DECK and not table.cards[uid].position]
    position = Position.SET if operation.face_down or not table.under(FACE_DOWN) else Position.UP
    outcome = move_all(table, item, _allowed(table, item, uids), Verb.BANISH, Zone.BANISHED, cause, position)
    if position == Position.SET and must_show(table, item):
        show_found(table, item, found, cause)
    if operation.until is not None and outcome.done:
        gone = tuple(table.ref(snap.uid) for snap in outcome.cards if table.cards[snap.uid].zone == Zone.BANISHED)
        if gone:  # a Token, or what went elsewhere instead, does not come back
            wait(table, item, operation.until, gone, outcome.cards[0].position)
    return outcome


def _allowed(table: Table, item: Planned, uids: list[int]) -> list[int]:
    """The cards for which the operation is not prohibited; reports why the others are spared."""
    free = []
    for uid in uids:
        guard = bar(table, item.operation, uid, item.scope.player)
        if guard is None:
            free.append(uid)
        else:
            table.tell(
                EventKind.PROTECTED, derived.snapshot(table, uid), rules=("effect.card-over-rule",),
                **guard.told(), verb=type(item.operation).__name__.lower(),
            )  # fmt: skip
    return free


def return_cards(table: Table, item: Planned, cause: Cause) -> Outcome:
    assert isinstance(item.operation, o.Return)
    to = item.operation.to
    doomed = fixed(table)
    uids = [uid for uid in item.uids if table.cards[uid].zone != to and uid not in doomed]
    if to == Zone.HAND:
        uids = [uid for uid in uids if returnable(table, uid)]
    if item.operation.together and len(uids) < _targets_wanted(table, item):
        return not_done(table, item, "target-missing")
    outcome = move_all(table, item, uids, Verb.RETURN, to, cause)
    if to == Zone.DECK:
        for player in sorted({snap.owner for snap in outcome.cards}):
            shuffle(table, player, ("zone.owner-return",))
    return outcome


def _targets_wanted(table: Table, item: Planned) -> int:
    """The number of targets the effect required."""
    effect = table.book.effects(item.scope.context.source.number)[item.scope.context.effect]
    groups = getattr(effect, "targets", ())
    return sum(target.count for target in groups if isinstance(target.count, int))


def add(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Add)
    itself = operation.cards == o.THIS
    hidden = {uid for uid in item.uids if table.cards[uid].zone == Zone.DECK and not table.cards[uid].position}
    uids = _allowed(table, item, list(item.uids))
    item = item._replace(uids=tuple(uids))
    side = NOBODY if operation.to == Side.OWNER else query.side_of(item.scope, operation.to)
    outcome = move_all(table, item, uids, Verb.ADD, Zone.HAND, cause, side=side)
    if not outcome.done:
        ground = barrier(table, item.operation, item.scope)
        if ground is not None:
            return not_done(table, item, "barred", by=ground.card, says=ground.clause)
        if itself:
            return not_done(table, item, "moved", to_zone=table.cards[item.scope.context.source.uid].zone)
        return not_done(table, item, "nothing-found", missing=finds_none(table, operation, item.scope))
    show = must_show(table, item)
    if not hidden or show:
        for uid in item.uids:
            table.put(uid, table.cards[uid]._replace(seen=EVERYBODY))
    if hidden and show:
        show_found(table, item, item.uids, cause)
    return outcome


def draw_cards(table: Table, item: Planned, cause: Cause) -> Outcome:
    assert isinstance(item.operation, o.Draw)
    player = query.side_of(item.scope, item.operation.who)
    if not table.under(DRAWN):
        return Outcome(0)
    cards = draw(table, item.uids, cause=cause, player=player, **told(item))
    return Outcome(int(bool(cards)), cards)
