"""Foils of cards that answer what happened in a Chain, when something else happened after it in the same Chain."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.chain.activations import passed
from rulebook.engine.continuous import query
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.explain.lateness import LATER
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Activated

from .values import Contrast, Kind, Likely, Step
from .windows import lying_ready

_RULES = ("mechanic.D1",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card known to the viewer that lies ready for an event that was not the last one."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.CHAIN_ENDED else None
        if table is not None:
            yield from _of(step, table, 0, at)
            yield from _of(step, table, 1, at)


def _of(step: Step, table: Table, player: int, at: int) -> Iterator[Contrast]:
    now = max((one.batch for one in table.window), default=NOBODY)
    for ready in lying_ready(table, player):
        effect = table.effects(ready.card.uid)[ready.effect]
        if not isinstance(effect, Activated):
            continue
        scope = query.Scope(player, Context(player, ready.card, ready.effect))
        near = passed(table, effect, scope, now)
        if near is not None and near.card.number:
            told: tuple[tuple[str, Value], ...] = (
                ("source", step.reader.thing(ready.card)), ("card", step.reader.thing(near.card)),
            )  # fmt: skip
            later = _resolved_later(step, near.card.uid, at)
            cards = (ready.card, near.card)
            yield Contrast(
                Kind.WINDOW, "passed.link" if later else "passed", cards, (ready.effect,), _RULES, Likely.OFTEN, at,
                told + later,
            )  # fmt: skip


def _resolved_later(step: Step, uid: int, at: int) -> tuple[tuple[str, Value], ...]:
    """What was done to a card in the Chain that ends at ``at``, and the Chain Link that resolved next; else empty."""
    events = step.events
    before = range(at - 1, -1, -1)
    happened = next((one for one in before if events[one].subject.uid == uid and events[one].kind in LATER), at)
    for event in events[happened:at]:
        if event.kind is EventKind.RESOLVING and event.subject.number:
            return (
                ("past", LATER[events[happened].kind]),
                ("then", event.link), ("other", step.reader.thing(event.subject)),
            )  # fmt: skip
    return ()
