"""Foils of effects in force that do nothing to a card that is unaffected by them: equipped, present, or attacking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.derived import Active, Ground
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.conditions import stated_by
from rulebook.explain.things import word
from rulebook.explain.tree import Value, Word
from rulebook.vocabulary.filters import Filter
from rulebook.vocabulary.modifiers import Cannot, Change, Control, Hold, May, Negated, Piercing, TreatAs, Unaffected
from rulebook.vocabulary.terms import Position, Side, Stat, Verb

from .values import Contrast, Kind, Likely, Step

_RULES = ("mechanic.G4",)
_EXPECTED = (Cannot, Change, Control, Hold, May, Negated, Piercing, TreatAs, Unaffected)
"""What an effect in force can do to a card on the field."""

_ATTACKING = (Verb.ATTACK, Verb.DECLARE_ATTACK)
_ARRIVES = frozenset({EventKind.EQUIPPED, EventKind.STAYS, EventKind.SUMMONED, EventKind.FLIPPED})


class _Spared(NamedTuple):
    """A card that an effect in force would reach, and the effect that makes it unaffected."""

    item: Active
    uid: int
    guard: Ground


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect in force that newly would reach a card, or stop its attack, if it were affected."""
    last = len(step.events) - 1
    after, before = (step.table(last), step.table(-1)) if last >= 0 else (None, None)
    if after is not None and before is not None:
        old = {_key(one) for one in _reachable(before) if _both_stay(step, *one)}
        yield from _told(step, after, [one for one in _spared(after) if _key((one.item, one.uid)) not in old], last)
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.ATTACK_DECLARED else None
        if table is not None:
            attack = [one for one in _spared(table) if one.uid == event.subject.uid and _stops_attack(one.item)]
            yield from _told(step, table, attack, at)


def _key(one: tuple[Active, int]) -> tuple[object, ...]:
    item, uid = one
    return item.scope.context.source.uid, item.scope.context.effect, item.path, uid


def _both_stay(step: Step, item: Active, uid: int) -> bool:
    """Whether neither the source of an effect nor a card on the field leaves it in this step."""
    return step.stays(item.scope.context.source.uid) and step.stays(uid)


def _reachable(table: Table) -> Iterator[tuple[Active, int]]:
    """Yield the effects in force on a class of cards, with each known face-up card on the field that belongs to it."""
    if not table.starts:
        return
    for item in derived.active(table):
        subject = getattr(item.modifier, "subject", None)
        if not isinstance(item.modifier, _EXPECTED) or not isinstance(subject, Filter) or item.subjects:
            continue
        for uid, card in enumerate(table.cards):
            known = card.number and card.zone in IN_PLAY and table.is_up(uid)
            if known and uid != item.scope.context.source.uid and query.fits(table, subject, uid, item.scope):
                yield item, uid


def _spared(table: Table) -> Iterator[_Spared]:
    """Yield the cards that are unaffected by an effect in force."""
    if not derived.guarded(table):
        return
    for item, uid in _reachable(table):
        guard = derived.shielded(table, item, uid)
        if guard is not None and guard.card.number and _changes(table, item, uid):
            yield _Spared(item, uid, guard)


def _changes(table: Table, item: Active, uid: int) -> bool:
    """Whether an effect would change anything about a card."""
    rule = item.modifier
    if isinstance(rule, Hold):
        return table.cards[uid].position not in (rule.position, Position.SET)
    if isinstance(rule, Control):
        wanted = table.cards[uid].owner if rule.side is Side.OWNER else query.side_of(item.scope, rule.side)
        return wanted != table.controller(uid)
    return True


def _stops_attack(item: Active) -> bool:
    return isinstance(item.modifier, Cannot) and item.modifier.verb in _ATTACKING


def _told(step: Step, table: Table, found: list[_Spared], at: int) -> Iterator[Contrast]:
    """One foil for each card whose effects do nothing and each effect that prevents it."""
    groups: dict[tuple[object, ...], list[_Spared]] = {}
    for one in found:
        key = (one.item.scope.context.source.uid, one.guard.card.uid, one.guard.clause)
        groups.setdefault(key, []).append(one)
    for group in groups.values():
        first = group[0]
        source = derived.source_of(table, first.item)
        cards = tuple(derived.snapshot(table, uid) for uid in dict.fromkeys(one.uid for one in group))
        if not source.number or _protected_already(step, source, cards):
            continue
        yield _made(step, table, group, source, cards, _place(step, source, cards, at))


def _protected_already(step: Step, source: Snapshot, cards: tuple[Snapshot, ...]) -> bool:
    """Whether an event of the step tells that a card is unaffected by the source."""
    uids = {card.uid for card in cards}
    return any(
        event.kind is EventKind.PROTECTED
        and event.subject.uid in uids
        and isinstance(other := event.get("other"), Snapshot)
        and other.uid == source.uid
        for event in step.events
    )


def _place(step: Step, source: Snapshot, cards: tuple[Snapshot, ...], last: int) -> int:
    """The index of the event with which the source or the cards came to lie as they do."""
    uids = {source.uid, *(card.uid for card in cards)}
    told = enumerate(step.events[: last + 1])
    return next((at for at, event in told if event.kind in _ARRIVES and event.subject.uid in uids), last)


def _made(
    step: Step, table: Table, group: list[_Spared], source: Snapshot, cards: tuple[Snapshot, ...], at: int
) -> Contrast:
    item, uid, guard = group[0]
    told: dict[str, Value] = {
        "source": step.reader.thing(source),
        "cards": step.reader.things(cards),
        "negator": step.reader.thing(guard.card),
        "itself": int([guard.card.uid] == [card.uid for card in cards]),
        "so": Word("so", _so(item)),
    }
    if len(cards) == 1 and isinstance(item.modifier, Change) and item.modifier.stat is not Stat.LEVEL:
        stat = Stat.ATK if item.modifier.stat == Stat.ATK_DEF else item.modifier.stat
        told |= {"so": Word("so", "number"), "stat": word("stat", stat.value), "have": derived.stat(table, uid, stat)}
    condition = "unaffected"
    place, *path = guard.clause
    own = step.book.by_number[guard.card.number]
    passage = stated_by(own, step.book.effects(guard.card.number)[place], place, tuple(path))
    if passage is not None:
        told["passage"] = passage
        condition += ".text"
    clause = (item.scope.context.effect, *item.path)
    return Contrast(Kind.SPARED, condition, (source, *cards), clause, _RULES, Likely.SURELY, at, tuple(told.items()))


def _so(item: Active) -> str:
    """What follows for the card, in a word."""
    if isinstance(item.modifier, Control):
        return "control"
    if isinstance(item.modifier, Hold):
        return "position"
    return "attack" if _stops_attack(item) else "nothing"
