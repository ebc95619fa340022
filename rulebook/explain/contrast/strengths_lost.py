"""Continuous effects that stop changing ATK or DEF: the card is gone or negated, or the monster is unaffected now."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.tree import Value, Word
from rulebook.vocabulary.modifiers import Change
from rulebook.vocabulary.terms import Stat, Zone

from .strengths import RULES, Given, ended, given, since, stood
from .values import Contrast, Kind, Likely, Step

_UNAFFECTED = ("mechanic.G4",)
_LOST, _IMMUNE = "lost", "unaffected"


def is_loss(one: Contrast) -> bool:
    """Whether a contrast says that an effect no longer changes ATK or DEF."""
    return one.kind is Kind.STRENGTH and one.condition.startswith((_LOST, _IMMUNE))


def foils(step: Step) -> Iterator[Contrast]:
    """Yield what each continuous effect no longer gives, once for all monsters to which it gave the same."""
    last = len(step.events) - 1
    after, before = (step.table(last), step.table(-1)) if last >= 0 else (None, None)
    if after is None or before is None or not derived.anywhere(before, Change):
        return
    found: dict[tuple[object, ...], list[tuple[int, Given, Stat]]] = {}
    for uid, card in enumerate(after.cards):
        if card.zone != Zone.MONSTER or not card.number or not after.is_up(uid) or not stood(step, before, uid):
            continue
        for stat in (Stat.ATK, Stat.DEF):
            still = given(after, uid, stat)
            taken_over = {key[0] for key in still if key not in given(before, uid, stat)}
            for key, one in given(before, uid, stat).items():
                if key not in still and one.amount != 0 and key[0] not in taken_over:
                    group = found.setdefault((*key, one.amount), [])
                    if all(other[0] != uid for other in group):
                        group.append((uid, one, stat))
    for group in found.values():
        yield _made(step, after, group)


def _made(step: Step, after: Table, group: list[tuple[int, Given, Stat]]) -> Contrast:
    uid, one, stat = group[0]
    source = derived.source_of(after, one.item)
    immune = source.zone in IN_PLAY and derived.shielded(after, one.item, uid) is not None
    monsters = tuple(derived.snapshot(after, each[0]) for each in group)
    told: dict[str, Value] = {
        "source": step.reader.thing(source),
        "cards": step.reader.things(monsters),
        "stat": Word("stat", str(stat).replace("-", "_")),
        "itself": int([source.uid] == [one.uid for one in monsters]),
    }
    both = isinstance(one.item.modifier, Change) and one.item.modifier.stat == Stat.ATK_DEF
    if both:
        told["stat"] = Word("stat", "atk_def")
    condition = _IMMUNE if immune else _LOST
    if one.amount is not None:
        told |= {"amount": abs(one.amount), "sign": Word("sign", "minus" if one.amount < 0 else "plus")}
    else:
        condition += "-set"
    if len(group) == 1 and not both:
        told["new"] = derived.stat(after, uid, stat)
        condition += ".now"
    if condition == "lost-set.now" and (cause := ended(step, after, [one.item], source.uid)):
        condition += ".lp"
        told |= cause
    cards: tuple[Snapshot, ...] = (source, *monsters)
    clause = (one.item.scope.context.effect, *one.item.path)
    likely = Likely.SURELY if immune else Likely.OFTEN
    at = since(step, after, uid, stat)
    return Contrast(
        Kind.STRENGTH, condition, cards, clause, _UNAFFECTED if immune else RULES, likely, at, tuple(told.items())
    )
