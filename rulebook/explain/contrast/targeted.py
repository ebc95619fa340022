"""Foils of being targeted: a target that a protection leaves out, monsters whose protection ends, and a monster that
being targeted destroys, affected without being targeted.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.choosing import near_misses
from rulebook.engine.choosing.near_misses import Lack
from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.things import lacking
from rulebook.explain.tree import Value
from rulebook.vocabulary.modifiers import Cannot
from rulebook.vocabulary.terms import Cause, Verb

from .linkless import PARTED, falls_when_targeted
from .values import Contrast, Kind, Likely, Step

_RULES = ("mechanic.G4",)
_TARGETING = ("target.definition",)
_AFFECTED = frozenset({EventKind.CONTROL_CHANGED, EventKind.POSITION_CHANGED})
"""Events after which the monster is still face-up on the field."""

_VISIBLE = (Lack.FACE_DOWN, Lack.TYPE, Lack.ATTRIBUTE, Lack.STAT)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each target that a protection leaves out by one condition, and for each protection that ends."""
    for at, event in enumerate(step.events):
        if (event.kind is not EventKind.TARGETED and event.kind not in PARTED) or not event.subject.number:
            continue
        table = step.table(step.batch_start(at) - 1)
        if table is None or not derived.anywhere(table, Cannot):
            continue
        for item in derived.active(table):
            rule = item.modifier
            if isinstance(rule, Cannot) and rule.verb is Verb.BE_TARGETED and rule.subject is not None:
                find = _left_out if event.kind is EventKind.TARGETED else _ended
                yield from find(step, table, item, rule, at)


def untargeted(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each monster that being targeted destroys, when an effect that does not target affects it."""
    for at, event in enumerate(step.events):
        if event.kind not in _AFFECTED or event.cause is not Cause.EFFECT or not event.source.number:
            continue
        table, uid = step.table(at), event.subject.uid
        if table is None or event.source.uid == uid or not table.cards[uid].number or derived.is_negated(table, uid):
            continue
        if any(ref.uid == uid for link in table.chain for group in link.context.targets for ref in group):
            continue
        for index, effect in enumerate(table.effects(uid)):
            if falls_when_targeted(effect):
                card = derived.snapshot(table, uid)
                told = (("card", step.reader.thing(card)), ("source", step.reader.thing(event.source)))
                cards = (card, event.source)
                yield Contrast(Kind.LINKLESS, "untargeted", cards, (index,), _TARGETING, Likely.OFTEN, at, told)


def _left_out(step: Step, table: Table, item: derived.Active, rule: Cannot, at: int) -> Iterator[Contrast]:
    card = step.events[at].subject
    if item.subjects or rule.subject is None or card.zone not in IN_PLAY:
        return
    near = near_misses.of_card(table, rule.subject, [], item.scope, item.scope.player, card.uid)
    if near is None or near.failed != 1 or near.lack not in _VISIBLE:
        return
    source = derived.source_of(table, item)
    told: dict[str, Value] = {"source": step.reader.thing(source), **lacking(step.reader, near.arguments(table))}
    told["own"] = int(source.uid == card.uid)
    clause = (item.scope.context.effect, *item.path)
    yield Contrast(Kind.SPARED, "unfit", (source, card), clause, _RULES, Likely.OFTEN, at, tuple(told.items()))


def _ended(step: Step, table: Table, item: derived.Active, rule: Cannot, at: int) -> Iterator[Contrast]:
    event, after = step.events[at], step.table(len(step.events) - 1)
    if item.lingering or after is None or item.scope.context.source.uid != event.subject.uid:
        return
    source = after.cards[event.subject.uid]
    if not event.subject.number or (source.zone in IN_PLAY and after.is_up(event.subject.uid)):
        return
    free = tuple(_freed(step, at, table, after, item))
    if free:
        rules = derived.standing(table, derived.ground(table, item))
        told = (("source", step.reader.thing(event.subject)), ("cards", step.reader.things(free)))
        clause = (item.scope.context.effect, *item.path)
        yield Contrast(Kind.SPARED, "unprotected", (event.subject, *free), clause, rules, Likely.OFTEN, at, told)


def _freed(step: Step, at: int, table: Table, after: Table, item: derived.Active) -> Iterator[Snapshot]:
    """The cards it protected that are still there and can be targeted now."""
    own = item.scope.context.source.uid
    for uid, card in enumerate(table.cards):
        there = card.zone in IN_PLAY and card.number and uid != own and table.is_up(uid)
        stays = there and derived.applies(table, item, uid) and step.stays(uid, at)
        if stays and derived.forbidding(after, Verb.BE_TARGETED, uid=uid) is None:
            yield derived.snapshot(after, uid)
