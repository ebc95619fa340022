"""Foils of parts of an effect that are left out: a target that it has only if the other player caused its event."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import query
from rulebook.engine.core.events import EventKind
from rulebook.vocabulary.conditions import CausedBy
from rulebook.vocabulary.effects import Activated

from .values import Contrast, Kind, Likely, Step

_RULES = ("effect.card-over-rule",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each activated effect that lacks a target because of whose effect triggered it."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.ACTIVATED and event.subject.number else None
        if table is None or not table.chain:
            continue
        context = table.chain[-1].context
        if context.source.uid != event.subject.uid:
            continue
        effect = step.book.effects(event.subject.number)[context.effect]
        asked = [target.if_ for target in effect.targets] if isinstance(effect, Activated) else []
        scope = query.Scope(context.player, context)
        if any(isinstance(one, CausedBy) and not query.holds(table, one, scope) for one in asked):
            told = (("card", step.reader.thing(event.subject)), ("player", step.reader.who(context.event_player)))
            yield Contrast(Kind.PART, "caused-by", (event.subject,), (context.effect,), _RULES, Likely.OFTEN, at, told)
