"""Foils of a Replay: the field changes during an attack, and the attack goes on."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import Table
from rulebook.engine.permissions.attack_permissions import attack_targets, defenders
from rulebook.vocabulary.terms import Step as BattleStep
from rulebook.vocabulary.terms import Zone

from .values import Contrast, Kind, Likely, Step

_REPLAY = ("battle.replay", "mechanic.E2")

_TURNED = frozenset({EventKind.POSITION_CHANGED, EventKind.TURNED_FACE_DOWN, EventKind.FLIPPED})
"""The attack target stays where it is."""

_LEFT = frozenset({EventKind.DESTROYED, EventKind.SENT, EventKind.BANISHED, EventKind.RETURNED, EventKind.TRIBUTED})


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each change of the field during an attack after which there is no Replay."""
    for at, event in enumerate(step.events):
        if (event.kind not in _TURNED | _LEFT and event.kind is not EventKind.SUMMONED) or not event.subject.number:
            continue
        table = step.table(_batch_end(step, at))
        if table is None or not _attack_goes_on(table):
            continue
        if event.kind in _TURNED:
            if event.subject.uid == table.battle.target and table.cards[table.battle.target].zone == Zone.MONSTER:
                yield _made(step, event, "position", at)
        elif _on_the_attacking_side(table, event):
            yield _made(step, event, "own-side", at)


def changed(step: Step) -> Iterator[Contrast]:
    """Yield for each Replay what changed on the attacked side, if the attacked monster is still there."""
    for at, event in enumerate(step.events):
        table = step.table(at - 1) if event.kind is EventKind.REPLAY else None
        if table is None:
            continue
        before, there = table.battle.defenders, defenders(table)
        if table.battle.target < 0:
            yield from _no_longer_direct(step, table, [one.uid for one in there if one not in before], event, at)
            continue
        if table.battle.target not in [one.uid for one in there if one in before]:
            continue
        came = [one.uid for one in there if one not in before]
        left = [one.uid for one in before if one not in there]
        cards = tuple(derived.snapshot(table, uid) for uid in came or left)
        if not cards or not all(one.number for one in cards):
            continue
        target = derived.snapshot(table, table.battle.target)
        told = (("card", step.reader.thing(target)), ("cards", step.reader.things(cards)))
        condition = "came" if came else "left"
        yield Contrast(Kind.BOUND, condition, (target, *cards), (), event.rules, Likely.OFTEN, at, told)


def _no_longer_direct(step: Step, table: Table, came: list[int], event: Event, at: int) -> Iterator[Contrast]:
    """A direct attack cannot go on because of the monsters that came."""
    uid = table.battle.attacker.uid
    cards = tuple(derived.snapshot(table, one) for one in came)
    if uid < 0 or not cards or not all(one.number for one in cards) or NOBODY in attack_targets(table, uid):
        return
    attacker = derived.snapshot(table, uid)
    told = (("card", step.reader.thing(attacker)), ("cards", step.reader.things(cards)))
    yield Contrast(Kind.BOUND, "came-direct", (attacker, *cards), (), event.rules, Likely.OFTEN, at, told)


def _batch_end(step: Step, at: int) -> int:
    """The last of the events that happen together with the event ``at``."""
    last, batch = at, step.events[at].batch
    while batch and last + 1 < len(step.events) and step.events[last + 1].batch == batch:
        last += 1
    return last


def _attack_goes_on(table: Table) -> bool:
    """Whether an attack is declared, and nothing so far stops it or calls for a Replay."""
    battle = table.battle
    if battle.attacker.uid < 0 or battle.negated or table.step != BattleStep.BATTLE or not table.under(_REPLAY):
        return False
    return table.is_same(battle.attacker) and defenders(table) == battle.defenders


def _on_the_attacking_side(table: Table, event: Event) -> bool:
    """Whether another monster of the attacking player came or left."""
    card = event.subject
    return (
        card.zone == Zone.MONSTER and card.controller == table.battle.player and card.uid != table.battle.attacker.uid
    )


def _made(step: Step, event: Event, condition: str, at: int) -> Contrast:
    arguments = (("card", step.reader.thing(event.subject)),)
    return Contrast(Kind.REPLAY, condition, (event.subject,), (), _REPLAY, Likely.OFTEN, at, arguments)
