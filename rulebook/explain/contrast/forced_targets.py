"""Foils of targets: a mandatory effect hits a card of its own player because there is no other legal target."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.choosing.target_groups import target_groups
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY
from rulebook.vocabulary.effects import Activated

from .values import Contrast, Kind, Likely, Step

_RULES = ("effect.trigger", "target.definition")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card that its player's own mandatory effect targets because nothing else can be chosen."""
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.TARGETED or event.subject.controller != event.player or not event.clause:
            continue
        if event.subject.zone not in IN_PLAY:  # a card that the effect brings back is no harm
            continue
        table, source, place = step.table(step.batch_start(at) - 1), event.source, event.clause[0]
        if table is None or not source.number or not event.subject.number:
            continue
        effect = step.book.effects(source.number)[place]
        if not isinstance(effect, Activated) or effect.optional or len(effect.targets) != 1:
            continue
        groups = list(target_groups(table, effect, Context(event.player, source, place), 0))
        if [group.good for group in groups] != [[event.subject.uid]]:
            continue
        told = (
            ("card", step.reader.thing(event.subject)),
            ("source", step.reader.thing(source)),
            ("itself", int(event.subject.uid == source.uid)),
        )
        cards = (source, event.subject)
        yield Contrast(Kind.SPARED, "forced-target", cards, (place,), _RULES, Likely.OFTEN, at, told)
