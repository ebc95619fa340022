"""Foils of what a resolved effect watches: it waits for the destruction of a card that leaves in another way."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.card_state import NO_CARD
from rulebook.engine.core.effect_paths import operation_at
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import IN_PLAY
from rulebook.vocabulary.operations import Whenever
from rulebook.vocabulary.terms import Verb

from .linkless import LEAVING, left_instead
from .values import Contrast, Step


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each watched card that leaves the field without being destroyed."""
    for at, event in enumerate(step.events):
        if event.kind not in LEAVING or event.kind is EventKind.DESTROYED or event.subject.zone not in IN_PLAY:
            continue
        table = step.table(step.batch_start(at) - 1) if event.subject.number else None
        for one in table.lingering if table is not None else ():
            waits = operation_at(step.book.effects(one.number)[one.effect], one.path)
            if not isinstance(waits, Whenever) or waits.event.verb is not Verb.DESTROY:
                continue
            if any((ref.uid, ref.incarnation) == event.subject[:2] for ref in one.subjects):
                source = NO_CARD._replace(uid=one.source.uid, number=one.number, controller=one.player)
                yield left_instead(step, event, source._replace(owner=one.player), one.effect, at)
