"""Foils of mandatory Quick Effects that would answer a Chain Link: used up, or too slow for a Counter Trap."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.chain.activations import answered
from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import IN_PLAY
from rulebook.engine.records.usage_limits import used_up
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Activated, Limit
from rulebook.vocabulary.terms import EffectKind, Per

from .values import Contrast, Kind, Likely, Step

_TEXT = ("effect.card-over-rule",)
_SPEED = ("chain.spell-speed.3", "chain.spell-speed.respond")
_COUNTER = 3
"""The Spell Speed to which no monster's effect can respond."""


def condition(limit: Limit) -> str:
    """The name of what decides if a use limit is reached; empty if it has no sentence."""
    if limit.per is Per.TURN:
        return "used-up" if limit.times == 1 else ""
    return f"used-up.{limit.per}"


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each face-up card whose mandatory Quick Effect does not answer an activation for this reason."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.ACTIVATED else None
        if table is None:
            continue
        for uid, card in enumerate(table.cards):
            if not card.number or card.zone not in IN_PLAY or not table.is_up(uid) or uid == event.subject.uid:
                continue
            player = table.controller(uid)
            for index, effect in enumerate(table.effects(uid)):
                if not isinstance(effect, Activated) or effect.kind is not EffectKind.QUICK or effect.optional:
                    continue
                if effect.limit is not None and used_up(table, player, uid, index, effect):
                    snap = derived.snapshot(table, uid)
                    told: tuple[tuple[str, Value], ...] = (("card", step.reader.thing(snap)),)
                    name = condition(effect.limit)
                    yield Contrast(Kind.TRIGGER, name, (snap,), (index,), _TEXT, Likely.SURELY, at, told)
                elif event.get("speed") == _COUNTER and _answers(step, uid, index, effect, at):
                    yield _too_slow(step, derived.snapshot(table, uid), index, event, at)


def _answers(step: Step, uid: int, index: int, effect: Activated, at: int) -> bool:
    """Whether an effect waits for this activation, once it lies on the Chain."""
    link = step.events[at].link
    tables = (step.table(later) for later in range(at, len(step.events)))
    table = next((one for one in tables if one is not None and len(one.chain) == link), None)
    return table is not None and answered(table, table.controller(uid), uid, index, effect) is not None


def _too_slow(step: Step, source: Snapshot, index: int, event: Event, at: int) -> Contrast:
    """Only a Counter Trap can respond to one."""
    told: tuple[tuple[str, Value], ...] = (
        ("source", step.reader.thing(source)), ("card", step.reader.thing(event.subject)),
    )  # fmt: skip
    cards = (source, event.subject)
    return Contrast(Kind.WINDOW, "too-slow", cards, (index,), _SPEED, Likely.SURELY, at, told)
