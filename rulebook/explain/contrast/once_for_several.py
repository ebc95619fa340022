"""Foils of effects that wait for an event which happens to several cards at once: it counts only once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulebook.engine.continuous import query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.events import EVENT_OF, Event, EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.moving.matching import matches
from rulebook.explain.things import word
from rulebook.vocabulary.effects import Activated, Unclassified
from rulebook.vocabulary.events import On
from rulebook.vocabulary.operations import Damage, Draw, GainLP, PlaceCounter
from rulebook.vocabulary.terms import Verb, Zone

from .amounts import waiting
from .values import Contrast, Kind, Likely, Step

_TRIGGER = ("effect.trigger",)
_CONTINUOUS = ("effect.continuous",)
_VERBS: dict[EventKind, Verb] = {
    EVENT_OF[verb]: verb
    for verb in (Verb.DESTROY, Verb.SEND, Verb.DISCARD, Verb.BANISH, Verb.RETURN, Verb.DRAW, Verb.TRIBUTE)
} | {EventKind.SUMMONED: Verb.SUMMON}
"""What can happen to several cards at once, by the event that tells it."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect that happens once by a fixed amount although its event happened to several cards."""
    for at, event in enumerate(step.events):
        if event.kind not in _VERBS or not event.batch or step.batch_start(at) != at:
            continue
        together = [one for one in step.events[at:] if one.batch == event.batch and one.kind is event.kind]
        last = step.events.index(together[-1])
        table = step.table(last) if len(together) > 1 else None
        for card, index, patterns in waiting(table) if table is not None else ():
            if table is not None and _fixed(step, card, index) and _starts(step, card, index, last):
                count = _count(table, card, index, patterns, together)
                if count > 1:
                    yield _made(step, card, index, event, count, last)


def _fixed(step: Step, card: Snapshot, index: int) -> bool:
    """Whether an effect does something by a number that the text states."""
    effect = step.book.effects(card.number)[index]
    done = [one for _, one in walk(effect.operation)] if isinstance(effect, Activated | Unclassified) else []
    numbers = [
        one.amount if isinstance(one, GainLP | Damage) else one.count
        for one in done
        if isinstance(one, GainLP | Damage | Draw | PlaceCounter)
    ]
    return bool(numbers) and all(isinstance(one, int) for one in numbers)


def _starts(step: Step, card: Snapshot, index: int, after: int) -> bool:
    """Whether an effect begins or happens after an event."""
    for one in step.events[after + 1 :]:
        met = one.kind in (EventKind.TRIGGER_MET, EventKind.ACTIVATED) and one.subject.uid == card.uid
        if met or (one.source.uid == card.uid and one.clause[:1] == (index,)):
            return True
    return False


def _count(table: Table, card: Snapshot, index: int, patterns: Sequence[On], together: Sequence[Event]) -> int:
    """To how many of the cards the awaited event happened."""
    scope = query.Scope(card.controller, Context(card.controller, card, index))
    return max(sum(_fits(table, one, event, scope) for event in together) for one in patterns)


def _fits(table: Table, pattern: On, event: Event, scope: query.Scope) -> bool:
    verb, to = _VERBS[event.kind], event.get("to_zone", 0)
    also = {verb}
    if to == Zone.GRAVEYARD and verb is not Verb.DRAW:
        also.add(Verb.SEND)
    if event.subject.zone in IN_PLAY and verb is not Verb.SUMMON:
        also.add(Verb.LEAVE_FIELD)
    if pattern.verb not in also or not isinstance(to, int):
        return False
    kinds = event.get("kinds", 0)
    happened = table.occurrence(
        pattern.verb, event.subject, event.player, event.cause, to, kinds=kinds if isinstance(kinds, int) else 0
    )
    return matches(table, pattern, happened, scope)


def _made(step: Step, card: Snapshot, index: int, event: Event, count: int, at: int) -> Contrast:
    told = (("source", step.reader.thing(card)), ("count", count), ("got", word("verb", int(_VERBS[event.kind]))))
    linkless = isinstance(step.book.effects(card.number)[index], Unclassified)
    rules = _CONTINUOUS if linkless else _TRIGGER
    return Contrast(Kind.PART, "once-for-several", (card,), (index,), rules, Likely.SURELY, at, told)
