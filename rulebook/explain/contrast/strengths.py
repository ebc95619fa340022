"""Continuous effects that begin to change ATK or DEF: by how much, and what the monster has then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rulebook.engine.continuous import derived, layers, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import Table
from rulebook.explain.conditions import said_by, stated_by
from rulebook.explain.products import repeated
from rulebook.explain.tree import Passage, Value, Word
from rulebook.vocabulary.conditions import Condition
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.modifiers import Becomes, Change, Doubled, Halved, OriginalBecomes
from rulebook.vocabulary.terms import Stat, Zone

from .battle_facts import fact
from .values import Contrast, Kind, Likely, Step

RULES = ("mechanic.E8",)


class Given(NamedTuple):
    """What a continuous effect gives a monster: the number of points, or None if it sets or multiplies the value."""

    item: derived.Active
    amount: int | None


class News(NamedTuple):
    """What a monster is newly given: by what, which stat it is told for, the points, and the value around the moment.

    ``at`` is the index of the event after which it is given; ``more``: something else is given at the same moment and
    told afterwards.
    """

    uid: int
    item: derived.Active
    stat: Stat
    amount: int | None
    at: int
    old: int
    new: int
    more: bool = False


def foils(step: Step) -> Iterator[Contrast]:
    """Yield what each continuous effect newly gives, once for all monsters to which it gives the same."""
    after, before = step.table(len(step.events) - 1), step.table(-1)
    if after is None or before is None:
        return
    found: dict[tuple[object, ...], list[News]] = {}
    for one in news(step):
        scope = one.item.scope
        key = (scope.context.source.uid, scope.context.effect, one.item.path, one.amount)
        group = found.setdefault(key, [])
        if all(other.uid != one.uid for other in group):
            group.append(one)
    for group in found.values():
        yield _made(step, before, after, group)


def news(step: Step) -> Iterator[News]:
    """Yield what continuous effects newly give to each face-up monster during a step."""
    last = len(step.events) - 1
    after, before = (step.table(last), step.table(-1)) if last >= 0 else (None, None)
    if after is None or before is None or not derived.anywhere(after, Change):
        return
    for uid, card in enumerate(after.cards):
        if card.zone == Zone.MONSTER and card.number and after.is_up(uid):
            for stat in (Stat.ATK, Stat.DEF):
                yield from _news(step, before, after, uid, stat)


def _news(step: Step, before: Table, after: Table, uid: int, stat: Stat) -> list[News]:
    """What is given to a monster now and was not before; the difference, if it was another amount."""
    was = given(before, uid, stat) if stood(step, before, uid) else {}
    found: list[News] = []
    for key, one in given(after, uid, stat).items():
        earlier, difference = was.get(key), one.amount
        if earlier is not None:
            if one.amount is None or earlier.amount is None:
                continue
            difference = one.amount - earlier.amount
        at = _begins(step, uid, stat, key, one.amount) if difference != 0 else None
        if at is None:
            continue
        old, new = _value(step, at - 1, uid, stat), _value(step, at, uid, stat)
        table = step.table(at)
        if old is None and table is not None:
            old = derived.original(table, uid, stat)
        if old is not None and new is not None and old != new:
            changed = one.item.modifier.stat if isinstance(one.item.modifier, Change) else stat
            found.append(News(uid, one.item, changed, difference, at, old, new))
    return [
        one._replace(more=any(later.at == one.at for later in found[place + 1 :])) for place, one in enumerate(found)
    ]


def _begins(step: Step, uid: int, stat: Stat, key: tuple[object, ...], amount: int | None) -> int | None:
    """The index of the event after which an effect gives a monster this; None if that was not recorded."""
    for at in range(len(step.events)):
        table = step.table(at)
        if table is None or _value(step, at, uid, stat) is None:
            continue
        there = given(table, uid, stat).get(key)
        if there is not None and there.amount == amount:
            return at
    return None


def _value(step: Step, at: int, uid: int, stat: Stat) -> int | None:
    """The value of a monster after an event of the step; None while it is not face-up on the field."""
    table = step.table(at)
    if table is None or uid >= len(table.cards) or table.cards[uid].zone != Zone.MONSTER or not table.is_up(uid):
        return None
    return derived.stat(table, uid, stat)


def given(table: Table, uid: int, stat: Stat) -> dict[tuple[object, ...], Given]:
    """What continuous effects give a monster now, by card, effect and part of it."""
    found: dict[tuple[object, ...], Given] = {}
    for item, change in layers.changes(table):
        if item.lingering or not change.concerns(stat) or not derived.applies(table, item, uid):
            continue
        how = change.change
        amount = None
        if not isinstance(how, Becomes | OriginalBecomes | Halved | Doubled):
            amount = query.amount(table, how, item.scope)
        found[item.scope.context.source.uid, item.scope.context.effect, item.path] = Given(item, amount)
    return found


def stood(step: Step, before: Table, uid: int) -> bool:
    """Whether a monster on the field was face-up there already before the step."""
    there = uid < len(before.cards) and before.cards[uid].zone == Zone.MONSTER
    return there and before.is_up(uid) and step.stays(uid)


def _made(step: Step, before: Table, after: Table, group: list[News]) -> Contrast:
    uid, item, stat, amount, at, old, new, more = group[0]
    source = derived.source_of(after, item)
    clause = (item.scope.context.effect, *item.path)
    monsters = tuple(derived.snapshot(after, one.uid) for one in group)
    told: dict[str, Value] = {
        "source": step.reader.thing(source),
        "cards": step.reader.things(monsters),
        "stat": Word("stat", str(stat).replace("-", "_")),
        "itself": int([source.uid] == [one.uid for one in monsters]),
    }
    if (passage := dependent(step, item, source)) and not _told_already(step, source.uid, uid):
        told["passage"] = passage
    if amount is not None:
        told |= {"amount": abs(amount), "sign": Word("sign", "minus" if amount < 0 else "plus")}
        told |= repeated(getattr(item.modifier, "change", None), amount)
    alone = len(group) == 1 and stat != Stat.ATK_DEF and not more
    if alone:
        told |= {"old": old, "new": new}
    condition = ("now" if alone else "plain") if amount is not None else "set" if alone else "sets"
    condition += ".text" if "passage" in told else ""
    if condition == "set.text" and (cause := _life_points(step, after, item, source)):
        condition += ".lp"
        told |= cause
    cards: tuple[Snapshot, ...] = (source, *monsters)
    return Contrast(Kind.STRENGTH, condition, cards, clause, RULES, Likely.OFTEN, at, tuple(told.items()))


def _told_already(step: Step, source: int, uid: int) -> bool:
    """Whether the step says itself that this card changes the monster, so that only the numbers are new."""
    applied = (one for one in step.events if one.kind is EventKind.APPLIED and one.source.uid == source)
    reached = (snap for one in applied if isinstance(snaps := one.get("subjects"), tuple) for snap in snaps)
    return any(isinstance(snap, Snapshot) and snap.uid == uid for snap in reached)


def ended(step: Step, after: Table, items: Iterable[derived.Active], source: int) -> dict[str, Value]:
    """The Life Points that end an effect of the card ``source`` among these; empty if none ends for that reason."""
    for item in items:
        asked = _asked(step, item) if item.scope.context.source.uid == source else None
        if asked is not None and not query.holds(after, asked, item.scope):
            variant, told = fact(step.reader, after, asked, item.scope)
            if variant == ".lp":
                return told
    return {}


def _life_points(step: Step, after: Table, item: derived.Active, source: Snapshot) -> dict[str, Value]:
    """The Life Points that an effect asks about; empty if it asks for something else."""
    asked = _asked(step, item) if source.number else None
    variant, told = fact(step.reader, after, asked, item.scope) if asked is not None else ("", {})
    return told if variant == ".lp" else {}


def _asked(step: Step, item: derived.Active) -> Condition | None:
    """The condition of a continuous effect, if it has one."""
    context = item.scope.context
    effect = step.book.effects(context.source.number)[context.effect] if context.source.number else None
    return effect.while_ if isinstance(effect, Continuous) else None


def dependent(step: Step, item: derived.Active, source: Snapshot) -> Passage | None:
    """What the amount of a change depends on, as the card says it, with its condition; None for a fixed amount."""
    if not source.number or isinstance(getattr(item.modifier, "change", None), int):
        return None
    place = item.scope.context.effect
    card, effect = step.book.by_number[source.number], step.book.effects(source.number)[place]
    return stated_by(card, effect, place, item.path) or said_by(card, effect, place, item.path)


def since(step: Step, after: Table, uid: int, stat: Stat) -> int:
    """The index of the event after which the monster has its new value."""
    which = Stat.ATK if stat == Stat.ATK_DEF else stat
    new = derived.stat(after, uid, which)
    for at in range(len(step.events)):
        table = step.table(at)
        there = table is not None and uid < len(table.cards) and table.cards[uid].zone == Zone.MONSTER
        if table is not None and there and table.is_up(uid) and derived.stat(table, uid, which) == new:
            return at
    return len(step.events) - 1
