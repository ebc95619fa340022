"""Foils of effects that wait for a card to resolve: another kind of card, a negated one, or a source that came late."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.missed import Condition, Missed
from rulebook.engine.core.state import Context
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Unclassified
from rulebook.vocabulary.filters import OfKind
from rulebook.vocabulary.operations import PlaceCounter
from rulebook.vocabulary.terms import CardKind, Verb

from .amounts import waiting
from .reaching import word_of
from .values import Contrast, Kind, Likely, Step

_TEXT = ("effect.card-over-rule",)
_NEGATED = ("mechanic.B4",)
_CARD_ONLY = ("mechanic.B5",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect without a Chain Link that waits for a resolved card and does not count this one."""
    for at, event in enumerate(step.events):
        if event.kind is EventKind.RESOLVED and event.subject.number:
            for one in event.missed:
                effect = step.book.effects(one.source.number)[one.clause[0]]
                if isinstance(effect, Unclassified) and effect.event.verb is Verb.RESOLVE:
                    yield from _resolved(step, event, at, one, effect)
        elif event.kind is EventKind.ACTIVATION_NEGATED and event.subject.number:
            yield from _negated(step, event, at)


def _resolved(step: Step, event: Event, at: int, one: Missed, effect: Unclassified) -> Iterator[Contrast]:
    asked, kind = effect.event.subject, CardKind(step.book.by_number[event.subject.number].kind)
    match one.unmet.condition:
        case Condition.SUBJECT if isinstance(asked, OfKind) and len(asked.kinds) == 1 and kind not in asked.kinds:
            told: dict[str, Value] = {"declared": word_of(asked.kinds[0]), "kind": word_of(kind)}
            if kind is not CardKind.MONSTER:
                yield _made(step, one.source, one.clause[0], event, at, "kind", _TEXT, Likely.PERHAPS, **told)
        case Condition.CARD_ACTIVATION if _fits(step, one.source, one.clause[0], effect, event, at):
            yield _made(step, one.source, one.clause[0], event, at, "effect-only", _CARD_ONLY, Likely.PERHAPS)
        case Condition.WITNESSED if _fits(step, one.source, one.clause[0], effect, event, at):
            itself = int(one.source.uid == event.subject.uid)
            yield _made(step, one.source, one.clause[0], event, at, "came-late", _TEXT, Likely.OFTEN, itself=itself)
        case _:
            return


def _negated(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    table = step.table(at)
    for card, index, patterns in waiting(table) if table is not None else ():
        effect = step.book.effects(card.number)[index]
        if not isinstance(effect, Unclassified) or effect.event.targets_this:
            continue
        if patterns[0].verb is Verb.RESOLVE and _fits(step, card, index, effect, event, at):
            counts = int(isinstance(effect.operation, PlaceCounter))
            yield _made(step, card, index, event, at, "never-resolved", _NEGATED, Likely.OFTEN, counts=counts)


def _fits(step: Step, source: Snapshot, index: int, effect: Unclassified, event: Event, at: int) -> bool:
    """Whether the card is of the kind that the effect waits for."""
    table = step.table(at)
    scope = query.Scope(source.controller, Context(source.controller, source, index))
    card = event.subject
    return table is not None and query.fits(table, effect.event.subject, card.uid, scope, card)


def _made(
    step: Step, source: Snapshot, index: int, event: Event, at: int, condition: str, rules: tuple[str, ...],
    likely: Likely, **arguments: Value,
) -> Contrast:  # fmt: skip
    told = {"card": step.reader.thing(event.subject), "source": step.reader.thing(source), **arguments}
    cards = (source, event.subject)
    return Contrast(Kind.LINKLESS, condition, cards, (index,), rules, likely, at, tuple(told.items()))
