"""Foils of Equip Cards that had lost their monster before they left: what their effect does to it does not happen."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.choosing.references import mentions
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Unclassified
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.terms import Ref, Verb, Zone

from .values import Contrast, Kind, Likely, Step

_RULES = ("equip.lost", "mechanic.C6")
_LEFT = (Verb.LEAVE_FIELD, Verb.DESTROY, Verb.SEND)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Equip Card that leaves because it has lost its monster and would do something to it."""
    for at, event in enumerate(step.events):
        if event.subject.zone is not Zone.SPELL or event.get("to_zone") is None or not event.subject.number:
            continue
        lost = (one for one in step.events[:at] if one.kind is EventKind.HOST_LOST)
        if all(one.subject.uid != event.subject.uid for one in lost):
            continue
        for index, effect in enumerate(step.book.effects(event.subject.number)):
            if isinstance(effect, Unclassified) and _awaits(effect) and mentions(effect.operation, (Ref.HOST,)):
                told: tuple[tuple[str, Value], ...] = (("card", step.reader.thing(event.subject)),)
                cards: tuple[Snapshot, ...] = (event.subject,)
                yield Contrast(Kind.LINKLESS, "no-host", cards, (index,), _RULES, Likely.SURELY, at, told)


def _awaits(effect: Unclassified) -> bool:
    """Whether an effect waits for its own card to leave the field."""
    return effect.event.verb in _LEFT and effect.event.subject == itself
