"""Continuous effects that begin to change ATK or DEF: by how much, and what the monster has then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rulebook.engine.continuous import derived, layers, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.table import Table
from rulebook.explain.conditions import said_by
from rulebook.explain.tree import Passage, Value, Word
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


def foils(step: Step) -> Iterator[Contrast]:
    """Yield what each continuous effect newly gives, once for all monsters to which it gives the same."""
    last = len(step.events) - 1
    after, before = (step.table(last), step.table(-1)) if last >= 0 else (None, None)
    if after is None or before is None or not derived.anywhere(after, Change):
        return
    found: dict[tuple[object, ...], list[tuple[int, derived.Active, Stat, int | None]]] = {}
    for uid, card in enumerate(after.cards):
        if card.zone != Zone.MONSTER or not card.number or not after.is_up(uid):
            continue
        for stat in (Stat.ATK, Stat.DEF):
            for item, amount in _news(step, before, after, uid, stat):
                changed = item.modifier.stat if isinstance(item.modifier, Change) else stat
                key = (item.scope.context.source.uid, item.scope.context.effect, item.path, amount)
                group = found.setdefault(key, [])
                if all(one[0] != uid for one in group):
                    group.append((uid, item, changed, amount))
    for group in found.values():
        yield _made(step, before, after, group)


def _news(step: Step, before: Table, after: Table, uid: int, stat: Stat) -> Iterator[tuple[derived.Active, int | None]]:
    """What is given to a monster now and was not before; the difference, if it was another amount."""
    gifts = given(after, uid, stat)
    if not gifts or derived.stat(after, uid, stat) == _old(step, before, after, uid, stat):
        return
    was = given(before, uid, stat) if stood(step, before, uid) else {}
    for key, (item, amount) in gifts.items():
        earlier = was.get(key)
        difference = amount
        if earlier is not None:
            if amount is None or earlier.amount is None:
                continue
            difference = amount - earlier.amount
        if difference != 0:
            yield item, difference


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


def _old(step: Step, before: Table, after: Table, uid: int, stat: Stat) -> int:
    return derived.stat(before, uid, stat) if stood(step, before, uid) else derived.original(after, uid, stat)


def _made(
    step: Step, before: Table, after: Table, group: list[tuple[int, derived.Active, Stat, int | None]]
) -> Contrast:
    uid, item, stat, amount = group[0]
    source = derived.source_of(after, item)
    clause = (item.scope.context.effect, *item.path)
    monsters = tuple(derived.snapshot(after, one[0]) for one in group)
    told: dict[str, Value] = {
        "source": step.reader.thing(source),
        "cards": step.reader.things(monsters),
        "stat": Word("stat", str(stat).replace("-", "_")),
        "itself": int([source.uid] == [one.uid for one in monsters]),
    }
    if passage := dependent(step, item, source):
        told["passage"] = passage
    if amount is not None:
        told |= {"amount": abs(amount), "sign": Word("sign", "minus" if amount < 0 else "plus")}
    alone = len(group) == 1 and stat != Stat.ATK_DEF
    if alone:
        told |= {"old": _old(step, before, after, uid, stat), "new": derived.stat(after, uid, stat)}
    condition = ("now" if alone else "plain") if amount is not None else "set" if alone else "sets"
    condition += ".text" if "passage" in told else ""
    earlier = given(before, uid, stat) if stood(step, before, uid) else {}
    if condition == "set.text" and (cause := ended(step, after, [one.item for one in earlier.values()], source.uid)):
        condition += ".lp"
        told |= cause
    at = since(step, after, uid, stat)
    cards: tuple[Snapshot, ...] = (source, *monsters)
    return Contrast(Kind.STRENGTH, condition, cards, clause, RULES, Likely.OFTEN, at, tuple(told.items()))


def ended(step: Step, after: Table, items: Iterable[derived.Active], source: int) -> dict[str, Value]:
    """The Life Points that end an effect of the card ``source`` among these; empty if none ends for that reason."""
    for item in items:
        context = item.scope.context
        if context.source.uid != source or not context.source.number:
            continue
        effect = step.book.effects(context.source.number)[context.effect]
        asked = effect.while_ if isinstance(effect, Continuous) else None
        if asked is None or query.holds(after, asked, item.scope):
            continue
        variant, told = fact(step.reader, after, asked, item.scope)
        if variant == ".lp":
            return told
    return {}


def dependent(step: Step, item: derived.Active, source: Snapshot) -> Passage | None:
    """What the amount of a change depends on, as the card says it; None for a fixed amount."""
    if not source.number or isinstance(getattr(item.modifier, "change", None), int):
        return None
    place = item.scope.context.effect
    return said_by(step.book.by_number[source.number], step.book.effects(source.number)[place], place, item.path)


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
