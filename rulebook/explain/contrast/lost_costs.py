"""Foils of costs: an effect is negated or finds nothing to do, and what was paid for it does not come back."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import EventKind, NoEffect
from rulebook.explain.negated_links import paid_for
from rulebook.explain.tree import Value

from .values import Contrast, Kind, Likely, Step

_RULES = ("cost.no-refund",)
_FIZZLES = frozenset({NoEffect.TARGET_GONE, NoEffect.SOURCE_GONE, NoEffect.CONDITION, NoEffect.NOTHING_LEFT})
"""Reasons for no effect beside which nothing tells of the cost."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Chain Link that does nothing although a cost was paid for it."""
    for at, event in enumerate(step.events):
        fizzles = event.kind is EventKind.NO_EFFECT and event.get("reason") in {one.value for one in _FIZZLES}
        table = step.table(at - 1) if fizzles or event.kind is EventKind.EFFECT_NEGATED else None
        if table is None or not 0 < event.link <= len(table.chain) or not event.subject.number:
            continue
        link = table.chain[event.link - 1]
        paid = paid_for(step.reader, link)
        if "spent" not in paid:
            continue
        told: dict[str, Value] = {"source": step.reader.thing(event.subject), **paid}
        itself = [one.uid for one in link.context.paid] == [event.subject.uid]
        condition = "itself" if itself and "fee" not in paid else "lp" if "fee" in paid else "cards"
        yield Contrast(
            Kind.BACK, f"cost.{condition}", (event.subject,), (link.context.effect,), _RULES, Likely.OFTEN, at,
            tuple(told.items()),
        )  # fmt: skip
