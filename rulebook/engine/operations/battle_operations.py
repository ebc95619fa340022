"""Operations on battle positions and on the battle itself."""

from __future__ import annotations

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.choosing.targeting import fixed
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import NOTHING_DONE, Outcome
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import turn_face_up
from rulebook.engine.moving.triggers import note
from rulebook.engine.rule_ids.general import BY_EFFECT_ANYWAY
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Cause, Position, Step, Verb, Zone

from .outcomes import outcome_of, told


def new_position(table: Table, uid: int, position: Position | None) -> Position:
    """The battle position a monster would be changed to."""
    if position is not None:
        return position
    return Position.DEFENSE if table.cards[uid].position == Position.ATTACK else Position.ATTACK


def can_change(table: Table, uid: int, position: Position | None) -> bool:
    """Whether an effect could change the battle position of this card, which is not already in it.

    A face-down monster can only be changed to face-up Attack Position. "Cannot change its battle position" binds its
    controller, not card effects (mechanic E10).
    """
    card = table.cards[uid]
    if card.zone != Zone.MONSTER or not (table.is_up(uid) or position == Position.ATTACK):
        return False
    if not table.under(BY_EFFECT_ANYWAY) and derived.forbidding(table, Verb.CHANGE_POSITION, uid=uid) is not None:
        return False
    return card.position != new_position(table, uid, position)


def change_position(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Change battle positions by an effect; the limits on manual changes do not apply (mechanic E10)."""
    operation = item.operation
    assert isinstance(operation, o.ChangePosition)
    doomed = fixed(table)
    uids = [uid for uid in item.uids if uid not in doomed and can_change(table, uid, operation.position)]
    before = tuple(derived.snapshot(table, uid) for uid in uids)
    for uid, snap in zip(uids, before, strict=True):
        to = new_position(table, uid, operation.position)
        hidden = not table.is_up(uid)
        turn_face_up(table, uid, to) if hidden else table.put(uid, table.cards[uid]._replace(position=to))
        table.tell(
            EventKind.POSITION_CHANGED, snap, item.scope.player, cause, BY_EFFECT_ANYWAY, **told(item),
            position=int(to),
        )  # fmt: skip
        note(
            table,
            table.occurrence(Verb.CHANGE_POSITION, snap, item.scope.player, cause, Zone.MONSTER),
        )
        if hidden:
            up = derived.snapshot(table, uid)
            table.tell(EventKind.FLIPPED, up, item.scope.player, cause, ("effect.flip.events",), **told(item))
            note(table, table.occurrence(Verb.FLIP, up, item.scope.player, cause, Zone.MONSTER))
    return outcome_of(before)


def attack_again(table: Table, item: Planned, cause: Cause) -> Outcome:
    """The attacking monster may attack once more after this attack."""
    operation = item.operation
    assert isinstance(operation, o.AttackAgain)
    uids = query.cards_of(table, operation.card, item.scope)
    if table.battle.attacker.uid not in uids:
        return NOTHING_DONE
    table.change(battle=table.battle._replace(again=1))
    source = item.scope.context.source
    table.tell(EventKind.APPLIED, source, item.scope.player, cause, ("effect.card-over-rule",), **told(item))
    return Outcome(1)


def end_battle_phase(table: Table, item: Planned, cause: Cause) -> Outcome:
    """The Battle Phase ends; an attack in progress stops."""
    if table.step == Step.NONE:
        return NOTHING_DONE
    table.change(step=Step.END)
    source = item.scope.context.source
    table.tell(EventKind.PHASE_ENDED, source, item.scope.player, cause, ("battle.end-step",), **told(item))
    return Outcome(1)
