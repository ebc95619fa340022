"""Foils of Gemini Monsters: Summoned once, they do not have their effects yet."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.continuous.card_kinds import summons_again
from rulebook.engine.core.events import EventKind
from rulebook.engine.rule_ids.general import GEMINI

from .values import Contrast, Kind, Likely, Step

_COMES = frozenset({EventKind.SUMMONED, EventKind.FLIPPED})


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Gemini Monster that comes face-up and counts as a Normal Monster."""
    for at, event in enumerate(step.events):
        uid = event.subject.uid
        if event.kind not in _COMES or not step.book.effects(event.subject.number):
            continue
        table = step.table(at)
        if table is not None and summons_again(table, uid) and not derived.is_negated(table, uid):
            told = (("card", step.reader.thing(event.subject)),)
            yield Contrast(Kind.HAS, "gemini", (event.subject,), (0,), GEMINI, Likely.OFTEN, at, told)
