"""Foils of what was paid: an effect does nothing or a Summon is negated, and costs and Tributes do not come back."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import EventKind, NoEffect
from rulebook.engine.core.frame_data import SummonData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.state import Link
from rulebook.engine.permissions import tribute_requirements
from rulebook.explain.negated_links import paid_for
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.handling import RemoveCounter
from rulebook.vocabulary.terms import SummonKind

from .values import Contrast, Kind, Likely, Step

_RULES = ("cost.no-refund",)
_SUMMON = ("mechanic.B4",)
_NEGATED = frozenset({EventKind.EFFECT_NEGATED, EventKind.ACTIVATION_NEGATED})
_FIZZLES = frozenset({NoEffect.TARGET_GONE, NoEffect.SOURCE_GONE, NoEffect.CONDITION, NoEffect.NOTHING_LEFT})
"""Reasons for no effect beside which nothing tells of the cost."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Chain Link that does nothing although a cost was paid for it."""
    for at, event in enumerate(step.events):
        fizzles = event.kind is EventKind.NO_EFFECT and event.get("reason") in {one.value for one in _FIZZLES}
        table = step.table(at - 1) if fizzles or event.kind in _NEGATED else None
        if table is None or not 0 < event.link <= len(table.chain) or not event.subject.number:
            continue
        link = table.chain[event.link - 1]
        paid, counters = paid_for(step.reader, link), _counters(step, link)
        told: dict[str, Value] = {"source": step.reader.thing(event.subject), **paid}
        if counters:
            condition, told = "counters", told | {"needed": counters}
        elif "spent" not in paid or event.kind is EventKind.ACTIVATION_NEGATED:
            continue  # nothing was paid, or the sentence on the negation names it
        elif "fee" in paid:
            condition = "lp"
        else:
            condition = "itself" if [one.uid for one in link.context.paid] == [event.subject.uid] else "cards"
        yield Contrast(
            Kind.BACK, f"cost.{condition}", (event.subject,), (link.context.effect,), _RULES, Likely.OFTEN, at,
            tuple(told.items()),
        )  # fmt: skip


def _counters(step: Step, link: Link) -> int:
    """The number of counters removed as the cost of a Chain Link."""
    number = link.context.source.number
    effect = step.book.effects(number)[link.context.effect] if number else None
    costs = effect.cost if isinstance(effect, Activated) else ()
    counts = [one.count for one in costs if isinstance(one, RemoveCounter)]
    return sum(one for one in counts if isinstance(one, int))


def tributes(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each negated Summon that took Tributes or materials."""
    for at, event in enumerate(step.events):
        table = step.table(at - 1) if event.kind is EventKind.SUMMON_NEGATED and event.subject.number else None
        for frame in table.agenda if table is not None else ():
            if frame.procedure != Procedure.SUMMON or len(frame.data) != len(SummonData._fields):
                continue
            summon = SummonData(*frame.data)
            tribute = bool(summon.kind & SummonKind.TRIBUTE)
            if summon.uid == event.subject.uid and table is not None and (summon.used or tribute):
                count = max(1, tribute_requirements.needed(table, summon.uid)) if tribute else summon.used
                told = (
                    ("card", step.reader.thing(event.subject)), ("needed", count), ("own", int(tribute)),
                )  # fmt: skip
                yield Contrast(Kind.BACK, "summon", (event.subject,), (), _SUMMON, Likely.OFTEN, at, told)
