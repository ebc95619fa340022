"""Changes of ATK or DEF for a time that end before it, because their monster is turned face-down."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, layers, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import Table
from rulebook.explain.tree import Value, Word
from rulebook.vocabulary.modifiers import Becomes, Change, Doubled, Halved, OriginalBecomes
from rulebook.vocabulary.terms import Position

from .values import Contrast, Kind, Likely, Step

_RULES = ("mechanic.C3",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect whose change of a monster's ATK or DEF ends when the monster is turned face-down."""
    for at, event in enumerate(step.events):
        table = step.table(step.batch_start(at) - 1) if event.kind is EventKind.TURNED_FACE_DOWN else None
        if table is None or not event.subject.number or not table.is_up(event.subject.uid):
            continue
        for item, change in layers.changes(table):
            if item.lingering and derived.applies(table, item, event.subject.uid):
                yield _made(step, table, event, item, change, at)


def _made(step: Step, table: Table, event: Event, item: derived.Active, change: Change, at: int) -> Contrast:
    card = event.subject._replace(position=Position.DEFENSE)
    source: Snapshot = derived.source_of(table, item)
    told: dict[str, Value] = {
        "card": step.reader.thing(card),
        "source": step.reader.thing(source),
        "stat": Word("stat", str(change.stat).replace("-", "_")),
        "itself": int(source.uid == card.uid),
    }
    how, condition = change.change, "ended-set"
    if not isinstance(how, Becomes | OriginalBecomes | Halved | Doubled):
        amount = query.amount(table, how, item.scope)
        condition, told = (
            "ended",
            told | {"amount": abs(amount), "sign": Word("sign", "minus" if amount < 0 else "plus")},
        )
    clause = (item.scope.context.effect, *item.path)
    return Contrast(Kind.STRENGTH, condition, (source, card), clause, _RULES, Likely.SURELY, at, tuple(told.items()))
