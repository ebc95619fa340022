"""Foils of cards that an effect reaches only because another effect gives them the Type or Attribute asked for."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import characteristics, derived
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.tree import Word
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import OfAttribute, OfType
from rulebook.vocabulary.modifiers import TreatAs
from rulebook.vocabulary.operations import All, Highest, Lowest, Pick
from rulebook.vocabulary.terms import Attribute, Cause, Type

from .values import Contrast, Kind, Likely, Step

_RULES = ("effect.card-over-rule",)
_DONE = frozenset(
    {
        EventKind.DESTROYED, EventKind.BANISHED, EventKind.RETURNED, EventKind.SENT, EventKind.TRIBUTED,
        EventKind.TARGETED, EventKind.CONTROL_CHANGED, EventKind.POSITION_CHANGED, EventKind.TURNED_FACE_DOWN,
    }
)  # fmt: skip


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect that does something to cards of a Type or Attribute that another effect gives."""
    for at, event in enumerate(step.events):
        if event.kind not in _DONE or step.batch_start(at) != at or not event.source.number:
            continue
        table = step.table(at - 1)
        if table is None or not (table.lingering or derived.anywhere(table, TreatAs)):
            continue
        for value in _asked(step, event):
            yield from _counted(step, table, event, value, at)


def _asked(step: Step, event: Event) -> Iterator[Type | Attribute]:
    """The Types and Attributes of the cards that the effect of an event takes or targets."""
    filters = []
    if event.kind is EventKind.TARGETED:
        index = event.clause[0] if event.clause else 0
        effect = step.book.effects(event.source.number)[index]
        filters = [one.filter for one in effect.targets] if isinstance(effect, Activated) else []
    elif event.cause is Cause.EFFECT:
        cards = getattr(step.operation(event), "cards", None)
        filters = [cards.filter] if isinstance(cards, All | Highest | Lowest | Pick) else []
    for part in (part for filter in filters for part in filter_parts(filter)):
        if isinstance(part, OfType):
            yield from part.types
        elif isinstance(part, OfAttribute):
            yield part.attribute


def _counted(step: Step, table: Table, event: Event, value: Type | Attribute, at: int) -> Iterator[Contrast]:
    together = [one.subject for one in step.events[at:] if one is event or (event.batch and one.batch == event.batch)]
    cards = [card for card in together if card.number and card.zone in IN_PLAY]
    by = {card.uid: characteristics.given_by(table, card.uid, value) for card in cards}
    for item in dict.fromkeys(one for one in by.values() if one is not None):
        reached = tuple(card for card in cards if by[card.uid] == item)
        negator = derived.source_of(table, item)
        told = (
            ("cards", step.reader.things(reached)), ("negator", step.reader.thing(negator)),
            ("source", step.reader.thing(event.source)), ("declared", Word("declared", str(value))),
        )  # fmt: skip
        about = (negator, *reached, event.source)
        yield Contrast(Kind.REACH, "counts-as", about, event.clause, _RULES, Likely.SURELY, at, told)
