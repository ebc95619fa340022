"""Foils of effects that bring back the materials of a Fusion Summon: there were none, or not all are there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulebook.engine.core.events import EventKind
from rulebook.vocabulary.conditions import Exists
from rulebook.vocabulary.filters import Same
from rulebook.vocabulary.operations import If
from rulebook.vocabulary.terms import Ref, Zone

from .values import Contrast, Kind, Likely, Step

_RULES = ("mechanic.H3",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Fusion Monster that was returned and whose materials are not brought back."""
    for at, event in enumerate(step.events):
        undone = event.kind is EventKind.NOT_DONE
        operation = step.operation(replace(event, source=event.subject)) if undone else None
        if not isinstance(operation, If) or operation.condition != Exists(Same(Ref.USED)):
            continue
        for earlier, returned in enumerate(step.events[:at]):
            if returned.kind is EventKind.RETURNED and returned.source.uid == event.subject.uid:
                yield from _missing(step, earlier, at)


def _missing(step: Step, returned: int, at: int) -> Iterator[Contrast]:
    monster, source = step.events[returned].subject, step.events[at].subject
    lying = step.table(step.batch_start(returned) - 1)
    if lying is None or monster.zone != Zone.MONSTER or not source.number:
        return
    used = lying.cards[monster.uid].used
    player = step.events[at].player
    traces = (lying.cards[uid].trace for uid in lying.in_zone(Zone.GRAVEYARD, player))
    have = sum(bool(trace) and trace[0].fusion == monster.uid for trace in traces)
    told = (
        ("card", step.reader.thing(monster)),
        ("source", step.reader.thing(source)),
        ("actor", step.reader.who(player)),
        ("needed", used),
        ("have", have),
    )
    condition = "astray" if used else "unused"
    clause = step.events[at].clause
    yield Contrast(Kind.BACK, condition, (source, monster), clause, _RULES, Likely.SURELY, at, told)
