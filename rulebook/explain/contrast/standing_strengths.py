"""Continuous effects that set, halve or double ATK or DEF: told where the value decides a battle."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import Table
from rulebook.explain.tree import Value, Word
from rulebook.vocabulary.terms import Stat, Zone

from .strengths import RULES, dependent, given
from .values import Contrast, Kind, Likely, Step


def foils(step: Step) -> Iterator[Contrast]:
    """Yield for each fighting monster what sets its value since before the step; what is new is told when it begins."""
    for at, event in enumerate(step.events):
        table, before = step.table(at), step.table(-1)
        if event.kind is not EventKind.DAMAGE_CALCULATED or table is None or before is None:
            continue
        yield from _told(step, before, table, event.subject.uid, Stat.ATK, at)
        if table.battle.target >= 0:
            defends = event.get("stat") == "def"
            yield from _told(step, before, table, table.battle.target, Stat.DEF if defends else Stat.ATK, at)


def _told(step: Step, before: Table, table: Table, uid: int, stat: Stat, at: int) -> Iterator[Contrast]:
    was_up = before.cards[uid].zone == Zone.MONSTER and before.is_up(uid)
    if not was_up or not step.stays(uid, -1, at) or not table.cards[uid].number:
        return
    old, new = derived.original(table, uid, stat), derived.stat(table, uid, stat)
    known = given(before, uid, stat)
    setting = [(key, one.item) for key, one in given(table, uid, stat).items() if one.amount is None and key in known]
    if len(setting) != 1 or old == new:
        return
    ((_, item),) = setting
    source, monster = derived.source_of(table, item), derived.snapshot(table, uid)
    told: dict[str, Value] = {
        "source": step.reader.thing(source),
        "cards": step.reader.things((monster,)),
        "stat": Word("stat", str(stat)),
        "itself": int(source.uid == uid),
        "old": old,
        "new": new,
    }
    if passage := dependent(step, item, source):
        told["passage"] = passage
    condition = "set.text" if "passage" in told else "set"
    clause = (item.scope.context.effect, *item.path)
    yield Contrast(Kind.STRENGTH, condition, (source, monster), clause, RULES, Likely.OFTEN, at, tuple(told.items()))
