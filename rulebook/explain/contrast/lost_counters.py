"""Foils of counters: a card that is turned face-down does not keep them."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import EventKind

from .values import Contrast, Kind, Likely, Step

_RULES = ("setup.items.counter-markers", "mechanic.C3")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card that is turned face-down and so loses its counters."""
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.TURNED_FACE_DOWN or not event.subject.number:
            continue
        before = step.table(at - 1)
        have = sum(one.many for one in before.counters if one.card.uid == event.subject.uid) if before else 0
        if have:
            card = step.reader.thing(event.subject)._replace(face_down=False)
            told = (("card", card), ("have", have))
            yield Contrast(Kind.HAS, "counters", (event.subject,), (), _RULES, Likely.SURELY, at, told)
