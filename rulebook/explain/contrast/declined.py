"""Optional effects that their players do not use, and that a continuous effect would have negated anyway."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.chain.resolution import negating_anyway
from rulebook.engine.core.events import EventKind
from rulebook.explain.conditions import stated_by
from rulebook.explain.tree import Value

from .values import Contrast, Kind, Likely, Step

_RULES = ("mechanic.B4",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect that is declined and would have done nothing."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.DECLINED else None
        if table is None or not event.subject.number or not event.clause:
            continue
        ground = negating_anyway(table, event.subject, event.clause[0], event.player)
        if ground is None or not ground.card.number:
            continue
        told: dict[str, Value] = {"card": step.reader.thing(event.subject), "negator": step.reader.thing(ground.card)}
        place, *path = ground.clause or (0,)
        own = step.book.by_number[ground.card.number]
        said = (
            stated_by(own, step.book.effects(ground.card.number)[place], place, tuple(path)) if ground.clause else None
        )
        condition = "declined"
        if said is not None:
            condition, told["passage"] = "declined.text", said
        cards = (event.subject, ground.card)
        yield Contrast(Kind.HAS, condition, cards, event.clause, _RULES, Likely.OFTEN, at, tuple(told.items()))
