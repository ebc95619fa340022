"""Foils of what is usually not possible and happens because an effect allows it: attacks past monsters or again, and
Tribute Summons with too few Tributes.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.choosing.condition_facts import against
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.engine.permissions import attack_permissions, tribute_requirements
from rulebook.explain.conditions import stated_by
from rulebook.explain.things import hindrance
from rulebook.explain.tree import WHOLE, Passage, Value
from rulebook.vocabulary.effects import Continuous, WithoutTribute
from rulebook.vocabulary.modifiers import Cannot
from rulebook.vocabulary.terms import Cause, Zone

from .values import Contrast, Kind, Likely, Step

_TEXT = ("effect.card-over-rule",)


def attacks(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each attack that only an effect allows."""
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.ATTACK_DECLARED or not event.subject.number:
            continue
        table, uid = step.table(at - 1), event.subject.uid
        if table is None:
            continue
        if attack_permissions.attacks_made(table, uid):
            yield from _made(step, event, at, "again", attack_permissions.again_ground(table, uid))
        if not isinstance(event.get("target"), Snapshot) and table.in_zone(Zone.MONSTER, 1 - table.controller(uid)):
            yield from _made(step, event, at, "direct", attack_permissions.passing_ground(table, uid))


def tributes(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Tribute that counts as more than one."""
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.TRIBUTED or event.cause is not Cause.SUMMON or event.source.uid == NOBODY:
            continue
        table = step.table(step.batch_start(at) - 1)
        if table is None or not event.subject.number or not _is_normal(table, event):
            continue
        found = tribute_requirements.counting_more(table, event.subject.uid, event.source.uid)
        if found is not None:
            count, ground = found
            other = step.reader.thing(event.source)
            yield from _made(step, event, at, "counts-as", ground, Kind.TRIBUTE, other=other, count=count)


def not_spared(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Tribute for a monster whose own text would do without it under a condition that fails."""
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.TRIBUTED or event.cause is not Cause.SUMMON or event.source.uid == NOBODY:
            continue
        table = step.table(step.batch_start(at) - 1)
        if table is None or not event.source.number or not _is_normal(table, event) or event.get("set"):
            continue
        uid = event.source.uid
        card = derived.snapshot(table, uid)
        for index, effect in enumerate(table.effects(uid)):
            if not isinstance(effect, WithoutTribute) or effect.if_ is None:
                continue
            scope = query.Scope(card.controller, Context(card.controller, card, index))
            if query.holds(table, effect.if_, scope):
                continue
            variant, fact = hindrance(step.reader, against(table, effect.if_, scope))
            told: dict[str, Value] = {
                "card": step.reader.thing(card),
                "passage": Passage(step.book.by_number[card.number], effect, index, WHOLE),
                **fact,
            }
            condition = f"not-spared{variant if variant == '.hinders' else ''}"
            yield Contrast(Kind.TRIBUTE, condition, (card,), (index,), _TEXT, Likely.OFTEN, at, tuple(told.items()))


def _is_normal(table: Table, event: Event) -> bool:
    """Whether the Tributes are those of a Normal Summon or Set, not of a monster's own Special Summon."""
    return table.cards[event.source.uid].zone == Zone.HAND and bool(
        tribute_requirements.needed(table, event.source.uid, bool(event.get("set")))
    )


def _made(
    step: Step, event: Event, at: int, condition: str, ground: derived.Ground | None, kind: Kind = Kind.ATTACK,
    **more: Value,
) -> Iterator[Contrast]:  # fmt: skip
    if ground is None or not ground.card.number:
        return
    place, *path = ground.clause
    card, effect = step.book.by_number[ground.card.number], step.book.effects(ground.card.number)[place]
    passage = stated_by(card, effect, place, tuple(path))
    told: dict[str, Value] = {
        "card": step.reader.thing(event.subject),
        "source": step.reader.thing(ground.card),
        "itself": int(ground.card.uid == event.subject.uid),
        "aside": int(isinstance(effect, Continuous) and isinstance(effect.modifiers[path[1]], Cannot)),
        "player": step.reader.who(event.player),
        **more,
    }
    if passage is not None:
        told["passage"] = passage
        condition += ".text"
    yield Contrast(kind, condition, (event.subject,), ground.clause, _TEXT, Likely.OFTEN, at, tuple(told.items()))
