"""Foils of monsters that lie face-down: their own effects would apply to what happens if they were face-up."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.chain.link_targets import link_negator
from rulebook.engine.continuous import derived
from rulebook.engine.continuous.derived import Ground
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.missed import Condition
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import begin
from rulebook.explain.tree import Value
from rulebook.vocabulary.terms import Cause, Position, Verb, Zone

from .linkless import falls_when_targeted
from .protections import against_other_causes
from .triggers import MOVED
from .values import Contrast, Kind, Likely, Step

Found = Iterator[Contrast]

_RULES = ("effect.continuous", "card.monster.facedown-effects")
_CHANGED = frozenset({*MOVED, EventKind.CONTROL_CHANGED})


def foils(step: Step) -> Found:
    """Yield a foil for each face-down monster whose own effect does not apply to what happens."""
    for at, event in enumerate(step.events):
        for one in event.missed:
            effect = step.book.effects(one.source.number)[one.clause[0]]
            if one.unmet.condition is Condition.FACE_DOWN and falls_when_targeted(effect):
                told = (("card", step.reader.thing(one.source)),)
                yield Contrast(
                    Kind.LINKLESS, "lies-face-down", (one.source,), one.clause, _RULES, Likely.SURELY, at, told
                )
        if event.kind in _EXPECTING:
            yield from _guards(step, event, at)


def _guards(step: Step, event: Event, at: int) -> Found:
    """A face-down monster would keep an event from happening if it were face-up."""
    table = step.table(at if event.kind is EventKind.RESOLVING else step.batch_start(at) - 1)
    if table is None or (event.kind is EventKind.RESOLVING and not 0 < event.link <= len(table.chain)):
        return
    if _stops(table, event) is not None:
        return
    for uid in (*table.in_zone(Zone.MONSTER, 0), *table.in_zone(Zone.MONSTER, 1)):
        if table.cards[uid].position != Position.SET or not table.cards[uid].number:
            continue
        lying = derived.snapshot(table, uid)
        up = _turned_up(table, uid)
        ground = _stops(up, event)
        if ground is not None and ground.card.uid == uid:
            yield _made(step, event, lying, ground, at)
        elif event.kind is EventKind.DESTROYED and uid == event.subject.uid and table.battle.target != uid:
            yield from against_other_causes(step, up, at)


def _made(step: Step, event: Event, lying: Snapshot, ground: Ground, at: int) -> Contrast:
    own = lying.uid == event.subject.uid
    likely = Likely.SURELY if own else Likely.OFTEN
    place = max(step.batch_start(at) - 1, 0) if event.kind in _CHANGED else at
    told: tuple[tuple[str, Value], ...] = (("card", step.reader.thing(lying)),)
    return Contrast(Kind.REACH, "asleep", (lying,), ground.clause, _RULES, likely, place, told)


def _turned_up(table: Table, uid: int) -> Table:
    """The same table, with one monster face-up."""
    made = table.fork()
    made.put(uid, made.cards[uid]._replace(position=Position.DEFENSE))
    begin(made, uid)
    return made


def _stops(table: Table, event: Event) -> Ground | None:
    """The effect in force that would keep an event from happening."""
    card, target = event.subject, event.get("target")
    match event.kind:
        case EventKind.RESOLVING:
            link = table.chain[event.link - 1]
            return None if link.negated else link_negator(table, link) or derived.negating(table, card.uid)
        case EventKind.ATTACK_DECLARED if isinstance(target, Snapshot):
            return derived.forbidding(table, Verb.BE_ATTACKED, uid=target.uid)
        case EventKind.ATTACK_DECLARED:
            return None
        case EventKind.TARGETED:
            return derived.forbidding(table, Verb.BE_TARGETED, uid=card.uid, cause=Cause.EFFECT)
        case EventKind.DESTROYED if found := derived.forbidding(
            table, Verb.BE_DESTROYED, uid=card.uid, cause=event.cause
        ):
            return found
    if event.cause is not Cause.EFFECT or event.source.uid < 0 or event.source.uid == card.uid:
        return None
    return derived.immune(table, card.uid, event.source.uid, event.source)


_EXPECTING = frozenset({*_CHANGED, EventKind.TARGETED, EventKind.ATTACK_DECLARED, EventKind.RESOLVING})
"""The events that an effect of a monster on the field can keep from happening."""
