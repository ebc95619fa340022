"""Foils of cards on the field that a continuous effect begins to negate, and of effects that escape it by leaving."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.continuous.derived import Active
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.things import word
from rulebook.vocabulary.filters import And
from rulebook.vocabulary.modifiers import Negated

from . import freed
from .values import Contrast, Kind, Likely, Step, leaves_field

_BEGINS = ("mechanic.B4", "effect.card-over-rule")
_ELSEWHERE = ("mechanic.C5", "effect.card-over-rule")


def begun(step: Step) -> Iterator[Contrast]:
    """Yield what each continuous effect newly negates, once for all cards that were face-up before."""
    last = len(step.events) - 1
    after, before = (step.table(last), step.table(-1)) if last >= 0 else (None, None)
    if after is None or before is None or not derived.anywhere(after, Negated):
        return
    found: dict[tuple[int, ...], list[Snapshot]] = {}
    for uid, card in enumerate(after.cards):
        works = card.number and card.zone in IN_PLAY and after.is_up(uid) and after.effects(uid)
        if not works or not derived.is_negated(after, uid) or not _stood(step, before, uid):
            continue
        item = _negator(after, uid)
        if item is not None and not item.lingering:
            key = (item.scope.context.source.uid, item.scope.context.effect, *item.path)
            found.setdefault(key, []).append(derived.snapshot(after, uid))
    for (by, *clause), cards in found.items():
        ground = derived.snapshot(after, by)
        if freed.tells(before, ground, cards):
            continue
        told = (("negator", step.reader.thing(ground)), ("cards", step.reader.things(tuple(cards))))
        at = _since(step, last, tuple(card.uid for card in cards))
        yield Contrast(Kind.HAS, "negated-now", (ground, *cards), tuple(clause), _BEGINS, Likely.OFTEN, at, told)


def _since(step: Step, last: int, uids: tuple[int, ...]) -> int:
    """The first event after which all of these cards are negated, so that its consequences are told after it."""
    for at in range(last):
        table = step.table(at)
        if table is not None and all(uid < len(table.cards) and derived.is_negated(table, uid) for uid in uids):
            return at
    return last


def _stood(step: Step, before: Table, uid: int) -> bool:
    """Whether a card lay face-up on the field before the step, not negated, and has not left."""
    there = uid < len(before.cards) and before.cards[uid].zone in IN_PLAY and before.is_up(uid)
    return there and not derived.is_negated(before, uid) and step.stays(uid)


def _negator(table: Table, uid: int) -> Active | None:
    """The modifier in force that negates a card."""
    items = (item for item in derived.active(table) if isinstance(item.modifier, Negated))
    return next((item for item in items if derived.applies(table, item, uid)), None)


def escaped(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect set off by its card leaving the field, where an effect on that card negated it.

    Effects that negate whatever is in a place are told when the effect resolves (see ``reaching``).
    """
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.TRIGGER_MET:
            continue
        left = _departure(step, event, at)
        table, now = (step.table(step.batch_start(left) - 1), step.table(at)) if left >= 0 else (None, None)
        uid = event.subject.uid
        if table is None or now is None or not derived.is_negated(table, uid):
            continue
        item = _negator(table, uid)
        if item is None or not (item.subjects or not isinstance(getattr(item.modifier, "subject", None), And)):
            continue
        negator, card = derived.source_of(table, item), step.events[left].subject
        told = (
            ("negator", step.reader.thing(negator)),
            ("card", step.reader.thing(card)),
            ("to", word("zone", int(now.cards[uid].zone))),
        )
        clause = (item.scope.context.effect, *item.path)
        yield Contrast(Kind.REACH, "left", (negator, card), clause, _ELSEWHERE, Likely.SURELY, at, told)


def _departure(step: Step, event: Event, at: int) -> int:
    """The index of the event with which the card of a trigger left the field; -1 if it did not."""
    moves = (
        place
        for place in range(at, -1, -1)
        if step.events[place].subject.uid == event.subject.uid and leaves_field(step.events[place])
    )
    return next(moves, -1)
