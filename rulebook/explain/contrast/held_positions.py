"""Foils of a battle position that two effects in force set differently: the one that began later counts."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import Table
from rulebook.explain.tree import Value
from rulebook.vocabulary.modifiers import Hold
from rulebook.vocabulary.terms import Zone

from .values import Contrast, Kind, Likely, Step

_RULES = ("mechanic.G3",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each pair of such effects: the overruled one, the one that counts, and the monsters of both."""
    overruled: dict[tuple[int, int], tuple[int, derived.Active, derived.Active, dict[int, Snapshot]]] = {}
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind in (EventKind.POSITION_CHANGED, EventKind.SUMMONED) else None
        uid = event.subject.uid
        if table is None or not derived.anywhere(table, Hold) or table.cards[uid].zone != Zone.MONSTER:
            continue
        if not table.is_up(uid) or (pair := _opposed(table, uid)) is None:
            continue
        loses, counts = pair
        key = (loses.scope.context.source.uid, counts.scope.context.source.uid)
        *_, cards = overruled.setdefault(key, (at, loses, counts, {}))
        cards[uid] = derived.snapshot(table, uid)
    for at, loses, counts, cards in overruled.values():
        table = step.table(at)
        assert table is not None
        source, winner = derived.source_of(table, loses), derived.source_of(table, counts)
        told: dict[str, Value] = {
            "source": step.reader.thing(source),
            "negator": step.reader.thing(winner),
            "cards": step.reader.things(tuple(cards.values())),
        }
        clause = (loses.scope.context.effect, *loses.path)
        found = (source, *cards.values(), winner)
        yield Contrast(Kind.REACH, "held-later", found, clause, _RULES, Likely.SURELY, at, tuple(told.items()))


def _opposed(table: Table, uid: int) -> tuple[derived.Active, derived.Active] | None:
    """The last effect that would set another position than the one that counts, and the latter; None without two."""
    applying = derived.applying(table, Hold, uid)
    holding = [(one, one.modifier.position) for one in applying if isinstance(one.modifier, Hold)]
    if not holding or holding[-1][1] != table.cards[uid].position:
        return None
    counts, position = holding[-1]
    against = [item for item, wanted in holding if wanted != position]
    return (against[-1], counts) if against else None
