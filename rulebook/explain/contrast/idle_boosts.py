"""Foils of battles: an effect that would change the ATK or DEF of a battling monster does not apply at this time."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.conditions import asked_by
from rulebook.vocabulary.conditions import AllOf, Condition, Now
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.filters import Filter
from rulebook.vocabulary.modifiers import Change

from .values import Contrast, Kind, Likely, Step

_TEXT = ("effect.card-over-rule",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each face-up card whose effect changes a battling monster only in another phase or turn."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.DAMAGE_CALCULATED else None
        if table is None:
            continue
        for uid, card in enumerate(table.cards):
            if card.number and card.zone in IN_PLAY and table.is_up(uid) and not derived.is_negated(table, uid):
                yield from _of_card(step, table, event, uid, at)


def _of_card(step: Step, table: Table, event: Event, uid: int, at: int) -> Iterator[Contrast]:
    card = derived.snapshot(table, uid)
    for index, effect in enumerate(step.book.effects(card.number)):
        if not isinstance(effect, Continuous) or effect.while_ is None:
            continue
        scope = query.Scope(card.controller, Context(card.controller, card, index))
        late = _other_time(table, effect.while_, scope)
        if late is None or not any(_reaches(table, one, event, scope) for one in effect.modifiers):
            continue
        passage = asked_by(step.book.by_number[card.number], effect, index, late)
        told = (("card", step.reader.thing(card)), ("passage", passage))
        yield Contrast(Kind.LINKLESS, "condition", (card,), (index,), _TEXT, Likely.OFTEN, at, told)


def _other_time(table: Table, condition: Condition, scope: query.Scope) -> Now | None:
    """The phase or turn a condition asks for, if that is all that it lacks."""
    parts = condition.parts if isinstance(condition, AllOf) else (condition,)
    failing = [one for one in parts if not query.holds(table, one, scope)]
    return failing[0] if len(failing) == 1 and isinstance(failing[0], Now) else None


def _reaches(table: Table, modifier: object, event: Event, scope: query.Scope) -> bool:
    """Whether a modifier is about the ATK or DEF of a monster in this battle."""
    if not isinstance(modifier, Change) or not isinstance(modifier.subject, Filter):
        return False
    battling = (event.subject, event.get("target"))
    return any(
        isinstance(one, Snapshot) and one.number and query.fits(table, modifier.subject, one.uid, scope)
        for one in battling
    )
