"""Foils of Equip Cards that are destroyed: their effects ask for the monster, which is gone, or is not destroyed."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.choosing.near_misses import equip_lack
from rulebook.engine.choosing.references import mentions
from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.event_patterns import patterns_of
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.missed import Condition, Missed
from rulebook.engine.core.state import RelationKind
from rulebook.engine.rule_ids.general import EQUIP_LOST, EQUIP_UNFIT
from rulebook.explain.things import lacking, word
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Activated, Unclassified
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.terms import Cause, Ref, Verb, Zone

from .triggers import MOVED
from .values import Contrast, Kind, Likely, Step

_RULES = ("equip.lost",)
_UNFIT = EQUIP_UNFIT
_TRIGGER = ("effect.trigger",)
_TEXT = ("effect.card-over-rule",)
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


def unlinked(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card that leaves the field and would affect the monster it was linked to."""
    for at, event in enumerate(step.events):
        card, before = event.subject, step.table(step.batch_start(at) - 1)
        left = event.kind in MOVED and card.zone is Zone.SPELL and card.number
        if not left or before is None or not before.is_up(card.uid) or derived.is_negated(before, card.uid):
            continue
        if any(one.kind == RelationKind.BOUND and one.source.uid == card.uid for one in before.relations):
            continue
        if any(event.kind is EventKind.ACTIVATED and event.subject.uid == card.uid for event in step.events):
            continue  # it has not been linked yet
        if any(link.context.source.uid == card.uid and not link.done for link in before.chain):
            continue
        for index, effect in enumerate(step.book.effects(card.number)):
            if isinstance(effect, Unclassified) and _awaits(effect) and mentions(effect.operation, (Ref.BOUND,)):
                told = (("card", step.reader.thing(card)),)
                yield Contrast(Kind.LINKLESS, "no-link", (card,), (index,), _TEXT, Likely.SURELY, at, told)


def unfit(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Equip Card whose monster is still there and no longer fits its text: what it lacks."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.HOST_LOST and event.subject.number else None
        host = _host(step, at, event.subject.uid) if table is not None and not event.get("reason") else None
        if table is None or host is None or event.rules == EQUIP_LOST:
            continue
        near = equip_lack(table, event.subject, host.uid)
        if near is None:
            continue
        told = {
            "source": step.reader.thing(event.subject), "placed": 0, **lacking(step.reader, near.arguments(table)),
        }  # fmt: skip
        yield Contrast(
            Kind.STAYS, "unfit-host", (event.subject, host), (), _UNFIT, Likely.SURELY, at, tuple(told.items())
        )


def triggers(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Equip Card whose effect waits for its own destruction together with its monster."""
    for at, event in enumerate(step.events):
        for one in event.missed:
            if one.source.uid != event.subject.uid or event.kind is not EventKind.DESTROYED:
                continue
            effect = step.book.effects(one.source.number)[one.clause[0]]
            if event.subject.zone is not Zone.SPELL or not isinstance(effect, Activated):
                continue
            found = _of_trigger(step, at, one, patterns_of(effect)[one.pattern])
            if found is not None:
                yield found


def _of_trigger(step: Step, at: int, one: Missed, pattern: On) -> Contrast | None:
    """The monster was already gone, has left in another way, or is still there."""
    event, failed = step.events[at], one.unmet.condition
    told: dict[str, Value] = {"card": step.reader.thing(event.subject)}
    if failed is Condition.WHILE_EQUIPPED:
        return _made(one, "no-host", _RULES, at, told)
    if pattern.other is None or Cause.RULE not in pattern.cause:
        return None
    host = _host(step, at, event.subject.uid)
    if failed is Condition.CAUSE and host is not None:
        told |= {"other": step.reader.thing(host), "got": word("verb", int(Verb.DESTROY)), "cause": _cause(event)}
        return _made(one, "host-stays", _TRIGGER, at, told)
    if failed is not Condition.OTHER or event.cause is not Cause.RULE:
        return None
    moved = [made for made in step.events[:at] if host is not None and made.subject.uid == host.uid]
    if not moved or moved[-1].kind not in MOVED:
        return _made(one, "host-otherwise", _TRIGGER, at, told)
    verb = MOVED[moved[-1].kind]
    said = Verb.MOVE if verb is Verb.RETURN and moved[-1].get("to_zone") != Zone.HAND else verb
    told |= {"other": step.reader.thing(moved[-1].subject), "got": word("verb", int(said))}
    return _made(one, "host-moved", _TRIGGER, at, told)


def _host(step: Step, at: int, uid: int) -> Snapshot | None:
    """The monster that an Equip Card was equipped to last, before an event."""
    for earlier in range(at - 1, -2, -1):
        table = step.table(earlier)
        for relation in table.relations if table is not None else ():
            if relation.kind == RelationKind.EQUIPPED and relation.source.uid == uid and table is not None:
                return derived.snapshot(table, relation.other.uid)
    return None


def _cause(event: Event) -> Value:
    return word("cause", int(event.cause))


def _made(one: Missed, condition: str, rules: tuple[str, ...], at: int, told: dict[str, Value]) -> Contrast:
    return Contrast(
        Kind.TRIGGER, condition, (one.source,), one.clause, rules, Likely.SURELY, at, tuple(told.items())
    )  # fmt: skip


def _awaits(effect: Unclassified) -> bool:
    """Whether an effect waits for its own card to leave the field."""
    return effect.event.verb in _LEFT and effect.event.subject == itself
