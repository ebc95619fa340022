"""Foils of monsters that come face-up without their effects: Gemini Monsters, and negated ones."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.continuous.card_kinds import summons_again
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import Table
from rulebook.engine.moving.looks import MOVES
from rulebook.engine.rule_ids.general import GEMINI
from rulebook.vocabulary.effects import Activated, Continuous, Unclassified
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.terms import Verb, Zone

from .values import Contrast, Kind, Likely, Step

_COMES = frozenset({EventKind.SUMMONED, EventKind.FLIPPED})
_STARTS = frozenset({EventKind.ACTIVATED, EventKind.TRIGGER_MET})
_NEGATED = ("mechanic.B4", "effect.card-over-rule")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each monster that comes face-up and does not have its effect."""
    for at, event in enumerate(step.events):
        if event.kind not in _COMES or not step.book.effects(event.subject.number):
            continue
        table = step.table(at)
        if table is None:
            continue
        if derived.is_negated(table, event.subject.uid):
            yield from _negated(step, table, event, at)
        elif summons_again(table, event.subject.uid):
            told = (("card", step.reader.thing(event.subject)),)
            yield Contrast(Kind.HAS, "gemini", (event.subject,), (0,), GEMINI, Likely.OFTEN, at, told)


def _negated(step: Step, table: Table, event: Event, at: int) -> Iterator[Contrast]:
    """A card on the field negates the effects of the monster."""
    ground = derived.negating(table, event.subject.uid)
    place = next((index for index, one in enumerate(step.book.effects(event.subject.number)) if _works(one)), None)
    starts = any(one.kind in _STARTS and one.subject.uid == event.subject.uid for one in step.all_events)
    if starts or ground is None or not ground.card.number or place is None:
        return
    told = (("card", step.reader.thing(event.subject)), ("negator", step.reader.thing(ground.card)))
    yield Contrast(Kind.HAS, "negated", (event.subject, ground.card), (place,), _NEGATED, Likely.OFTEN, at, told)


def _works(effect: object) -> bool:
    """Whether an effect works on the field; one that waits for its card to leave works where the card goes."""
    if isinstance(effect, Activated):
        gone = any(
            one.subject == itself and (one.verb in MOVES or one.verb is Verb.LEAVE_FIELD) for one in effect.event
        )
        return not gone and (not effect.where or Zone.MONSTER in effect.where)
    return isinstance(effect, Continuous | Unclassified)
