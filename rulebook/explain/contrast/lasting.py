"""Foils of effects that have resolved and go on although a card on the field negates cards of their kind."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.derived import Active
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Lingering
from rulebook.engine.core.table import Table
from rulebook.vocabulary.filters import FaceUp, Filter, In, OfKind
from rulebook.vocabulary.modifiers import Change, Negated

from .values import Contrast, Kind, Likely, Step

_RULES = ("mechanic.G2", "mechanic.B4")
_WORKS = frozenset({EventKind.PROTECTED, EventKind.DAMAGE_PREVENTED})
"""Events by which an effect that goes on is seen at work."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each resolved effect when a card that negates its kind comes, and when it works all the same."""
    last = len(step.events) - 1
    before, after = (step.table(-1), step.table(last)) if last >= 0 else (None, None)
    if before is None or after is None or not (before.lingering or after.lingering):
        return
    old = {_key(item) for item in _negating(before)}
    for item in _negating(after):
        if _key(item) not in old:
            yield from _come(step, after, item, last)
    for at, event in enumerate(step.events):
        table = step.table(step.batch_start(at) - 1) if _shows(event) else None
        if table is not None and table.lingering:
            yield from _at_work(step, table, event, at)


def _shows(event: Event) -> bool:
    return (event.kind in _WORKS and event.source.uid >= 0) or event.kind is EventKind.DAMAGE_CALCULATED


def _come(step: Step, after: Table, item: Active, last: int) -> Iterator[Contrast]:
    """A card begins to negate, and effects of cards of that kind have resolved already."""
    at = next((at for at in range(last) if _in_force(step.table(at), item)), last)
    then = step.table(at) or after
    waiting = {link.context.source.uid for link in then.chain if not link.done}
    lasting = {one.source.uid: one.effect for one in then.lingering if one.source.uid not in waiting}
    for uid, effect in lasting.items():
        if _of_kind(then, item, uid):
            yield _made(step, then, item, uid, effect, at, Likely.OFTEN)


def _at_work(step: Step, table: Table, event: Event, at: int) -> Iterator[Contrast]:
    """A resolved effect does what it does while a card negates those of its kind."""
    told: set[int] = set()
    for one in table.lingering:
        uid = one.source.uid
        if uid in told or not (_changes(table, one) if event.kind is EventKind.DAMAGE_CALCULATED else _is(event, one)):
            continue
        for item in _negating(table):
            negator = table.ref(item.scope.context.source.uid)
            if negator not in one.before and _of_kind(table, item, uid):
                told.add(uid)
                yield _made(step, table, item, uid, one.effect, at, Likely.SURELY)
                break


def _is(event: Event, one: Lingering) -> bool:
    return (event.source.uid, event.clause[:1]) == (one.source.uid, (one.effect,))


def _changes(table: Table, one: Lingering) -> bool:
    """Whether a resolved effect has changed the ATK or DEF of a monster that battles."""
    fighting = (table.battle.attacker.uid, table.battle.target)
    changed = any(ref.uid in fighting and table.is_unchanged(ref) for ref in one.subjects)
    return changed and any(
        isinstance(item.modifier, Change) and item.scope.context.source.uid == one.source.uid
        for item in derived.lingering(table)
    )


def _negating(table: Table) -> list[Active]:
    return [item for item in derived.active(table) if isinstance(item.modifier, Negated)]


def _key(item: Active) -> tuple[object, ...]:
    return item.scope.context.source.uid, item.scope.context.effect, item.path, item.subjects


def _in_force(table: Table | None, item: Active) -> bool:
    return table is not None and any(_key(one) == _key(item) for one in _negating(table))


def _of_kind(table: Table, item: Active, uid: int) -> bool:
    """Whether an effect negates a card, or would if it were face-up on the field."""
    if not 0 <= uid < len(table.cards) or not table.cards[uid].number or uid == item.scope.context.source.uid:
        return False
    if item.lingering and item.subjects:
        return derived.applies(table, item, uid)
    subject: Filter | None = getattr(item.modifier, "subject", None)
    parts = [part for part in filter_parts(subject) if not isinstance(part, In | FaceUp)] if subject else []
    return any(isinstance(part, OfKind) for part in parts) and all(
        query.fits(table, part, uid, item.scope) for part in parts
    )


def _made(step: Step, table: Table, item: Active, uid: int, effect: int, at: int, likely: Likely) -> Contrast:
    card, negator = derived.snapshot(table, uid), derived.source_of(table, item)
    cards: tuple[Snapshot, ...] = (card, negator)
    told = (("card", step.reader.thing(card)), ("negator", step.reader.thing(negator)))
    return Contrast(Kind.REACH, "resolved", cards, (effect,), _RULES, likely, at, told)
