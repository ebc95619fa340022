"""Changes of ATK or DEF that concern only the original value, or only what was there before: what they leave alone."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, layers, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.explain.tree import Value, Word
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.modifiers import Becomes, Change, Doubled, Halved, OriginalBecomes
from rulebook.vocabulary.terms import Stat, Zone

from .battle_facts import fact, failing
from .strengths import RULES, News, news
from .values import Contrast, Kind, Likely, Step

_STATS = {str(stat): stat for stat in (Stat.ATK, Stat.DEF)}


def foils(step: Step) -> Iterator[Contrast]:
    """Yield what a change that was just applied does not touch: other gains and losses, or a gain after a halving."""
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.APPLIED or event.get("modifier") != "Change":
            continue
        stat, subjects = _STATS.get(str(event.get("stat"))), event.get("subjects", ())
        table, earlier = step.table(at), step.table(at - 1)
        if stat is None or not isinstance(subjects, tuple) or len(subjects) != 1 or table is None or earlier is None:
            continue
        monster = subjects[0]
        if isinstance(monster, Snapshot) and monster.number and table.cards[monster.uid].zone == Zone.MONSTER:
            if event.get("how") == "original":
                yield from _only_original(step, earlier, table, event, monster, stat, at)
            elif event.get("how") == "by":
                yield from _in_full(step, earlier, event, monster, stat, at)


def _only_original(
    step: Step, earlier: Table, table: Table, event: Event, monster: Snapshot, stat: Stat, at: int
) -> Iterator[Contrast]:
    old, new = derived.original(earlier, monster.uid, stat), derived.original(table, monster.uid, stat)
    rest = derived.stat(table, monster.uid, stat) - new
    if old != new and rest != 0 and derived.stat(earlier, monster.uid, stat) - old == rest:
        told = {"source": step.reader.thing(event.source), "old": old, "new": new, **_signed(rest, stat)}
        others = _others(table, monster.uid, stat)
        if len(others) == 1 and others[0].number:
            told["by"] = step.reader.thing(others[0])
        yield _made(f"only-original{'.card' if 'by' in told else ''}", (event.source, monster), at, told)


def _others(table: Table, uid: int, stat: Stat) -> list[Snapshot]:
    """The cards that change a value of a monster on top of its original one."""
    found = {
        source.uid: source
        for item, change in layers.changes(table)
        if change.concerns(stat)
        and not isinstance(change.change, OriginalBecomes)
        and derived.applies(table, item, uid)
        for source in [derived.source_of(table, item)]
    }
    return list(found.values())


def _in_full(step: Step, earlier: Table, event: Event, monster: Snapshot, stat: Stat, at: int) -> Iterator[Contrast]:
    """A gain or loss comes after another card has multiplied the value for a time."""
    amount = event.get("amount")
    for item, change in layers.changes(earlier):
        source = derived.source_of(earlier, item)
        multiplies = isinstance(change.change, OriginalBecomes | Halved | Doubled)
        if not item.lingering or not multiplies or not change.concerns(stat) or not source.number:
            continue
        if source.uid != event.source.uid and derived.applies(earlier, item, monster.uid) and isinstance(amount, int):
            told = {"by": step.reader.thing(source), **_signed(amount, stat)}
            yield _made("in-full", (source, monster), at, told)
            return


def continuous(step: Step) -> Iterator[Contrast]:
    """Yield what a continuous effect that newly sets a value starts from, and what is added to it afterwards."""
    for one in news(step):
        table = step.table(one.at)
        how = one.item.modifier.change if isinstance(one.item.modifier, Change) else None
        if table is None or not isinstance(how, Becomes) or str(one.stat) not in _STATS:
            continue
        yield from _altered(step, table, one)
        alone = query.amount(table, how.amount, one.item.scope)
        if (rest := one.new - alone) != 0:
            source, monster = derived.source_of(table, one.item), derived.snapshot(table, one.uid)
            told = {"source": step.reader.thing(source), "set": alone, **_signed(rest, one.stat)}
            yield _made("beside", (source, monster), one.at, told)


def _altered(step: Step, table: Table, one: News) -> Iterator[Contrast]:
    printed, original = layers.printed(table, one.uid, one.stat), derived.original(table, one.uid, one.stat)
    if printed is None or printed == original:
        return
    source, monster = derived.source_of(table, one.item), derived.snapshot(table, one.uid)
    for item, change in layers.changes(table):
        by = derived.source_of(table, item)
        sets = isinstance(change.change, OriginalBecomes) and change.concerns(one.stat)
        if sets and by.number and by.uid != one.uid and derived.applies(table, item, one.uid):
            told: dict[str, Value] = {
                "by": step.reader.thing(by), "source": step.reader.thing(source), "old": printed, "new": original,
                "stat": Word("stat", str(one.stat)),
            }  # fmt: skip
            yield _made("altered-original", (source, by, monster), one.at, told)
            return


def idle(step: Step) -> Iterator[Contrast]:
    """Yield for each card that is equipped and changes nothing why not: the condition of each of its effects fails."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.EQUIPPED else None
        card = event.subject
        if table is None or not card.number or derived.is_negated(table, card.uid):
            continue
        now = derived.snapshot(table, card.uid)
        effects = [one for one in step.book.effects(card.number) if isinstance(one, Continuous)]
        wrong = []
        for index, effect in enumerate(step.book.effects(card.number)):
            if isinstance(effect, Continuous) and effect.while_ is not None:
                scope = query.Scope(now.controller, Context(now.controller, now, index))
                wrong += [fact(step.reader, table, part, scope) for part in failing(table, effect.while_, scope)[:1]]
        if not wrong or len(wrong) != len(effects):
            continue
        variant, told = wrong[0]
        if variant == ".lp":
            told = {**told, "equal": int(told["have"] == told["needed"])}
        else:
            variant, told = "", {}
        yield _made(f"idle{variant}", (now,), at, {"card": step.reader.thing(now), **told})


def _signed(amount: int, stat: Stat) -> dict[str, Value]:
    return {
        "amount": abs(amount),
        "sign": Word("sign", "minus" if amount < 0 else "plus"),
        "stat": Word("stat", str(stat)),
    }


def _made(condition: str, cards: tuple[Snapshot, ...], at: int, told: dict[str, Value]) -> Contrast:
    return Contrast(Kind.STRENGTH, condition, cards, (), RULES, Likely.OFTEN, at, tuple(told.items()))
