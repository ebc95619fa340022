"""Foils of values that an effect reads when it resolves: they were different when it was activated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

from rulebook.engine.choosing.near_misses import Lack
from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import Table
from rulebook.explain.things import word
from rulebook.explain.tree import Value
from rulebook.vocabulary.amounts import StatOf
from rulebook.vocabulary.terms import ON_FIELD, Ref, Stat, Zone

from .chosen_late import activated
from .triggers import MOVED
from .values import Contrast, Kind, Likely, Step

_RULES = ("mechanic.C4",)
_AMOUNTS = frozenset({EventKind.EFFECT_DAMAGE, EventKind.GAINED_LP, EventKind.APPLIED, EventKind.DRAWN})
_FAILS = frozenset({EventKind.NOT_DONE, EventKind.NO_EFFECT, EventKind.TARGET_GONE})
_TARGETS = (Ref.TARGET, Ref.TARGET_1, Ref.TARGET_2)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each value that an effect reads while it resolves and that changed after its activation."""
    for at, event in enumerate(step.events):
        if not event.link or event.kind not in _AMOUNTS | _FAILS:
            continue
        source = event.source if event.source.number else event.subject
        begun = activated(step, replace(event, source=source), at) if source.number else None
        now = step.table(step.batch_start(at) - 1)
        if begun is None or now is None:
            continue
        for card, stat in _read(step, now, event, at):
            yield from _changed(step, begun, now, source, card, stat, at)


def _read(step: Step, now: Table, event: Event, at: int) -> Iterator[tuple[Snapshot, Stat]]:
    """The cards and the values that an event rests on."""
    near, stat = event.get("near"), event.get("stat")
    if event.kind in _FAILS:
        if event.get("lack") == Lack.STAT and isinstance(near, Snapshot) and isinstance(stat, str):
            yield near, Stat(stat)
        return
    for amount in _parts(step.operation(event), StatOf):
        assert isinstance(amount, StatOf)
        if not amount.original:
            for card in _named(step, now, event, amount.ref, at):
                yield card, amount.stat


def _named(step: Step, now: Table, event: Event, ref: Ref, at: int) -> Iterator[Snapshot]:
    """The cards on the field, or last there, that an effect calls by a reference."""
    if ref is Ref.DONE:
        moved = (one for one in step.events[:at] if one.link == event.link and one.source.uid == event.source.uid)
        yield from (one.subject for one in moved if one.kind in MOVED and one.subject.zone is Zone.MONSTER)
        return
    uids: list[int] = []
    if ref in _TARGETS and event.link <= len(now.chain):
        groups = now.chain[event.link - 1].context.targets
        uids = [one.uid for group in (groups[1:2] if ref is Ref.TARGET_2 else groups[:1]) for one in group]
    elif ref in (Ref.ATTACKER, Ref.ATTACKED):
        uids = [now.battle.attacker.uid if ref is Ref.ATTACKER else now.battle.target]
    yield from (derived.snapshot(now, uid) for uid in uids if uid >= 0 and now.cards[uid].zone == Zone.MONSTER)


def _changed(
    step: Step, begun: Table, now: Table, source: Snapshot, card: Snapshot, stat: Stat, at: int
) -> Iterator[Contrast]:
    """A monster that was on the field when an effect was activated had another value then."""
    if not card.number or card.uid >= len(begun.cards) or begun.cards[card.uid].zone != Zone.MONSTER:
        return
    then = derived.stat(begun, card.uid, stat)
    there = now.cards[card.uid].zone in ON_FIELD
    have = derived.stat(now, card.uid, stat) if there else _last(card, stat)
    if then != have and begun.is_up(card.uid):
        told: dict[str, Value] = {
            "card": step.reader.thing(card), "source": step.reader.thing(source), "stat": word("stat", stat.value),
            "needed": then, "have": have,
        }  # fmt: skip
        yield Contrast(Kind.SPARED, "read-late", (source, card), (), _RULES, Likely.SURELY, at, tuple(told.items()))


def _last(card: Snapshot, stat: Stat) -> int:
    """The last value of a card on the field."""
    return {Stat.ATK: card.atk, Stat.DEF: card.def_}.get(stat, card.level)


def _parts(value: object, kind: type) -> Iterator[object]:
    """The parts of an operation that are of one type."""
    if isinstance(value, kind):
        yield value
    elif is_dataclass(value):
        for one in fields(value):
            yield from _parts(getattr(value, one.name), kind)
