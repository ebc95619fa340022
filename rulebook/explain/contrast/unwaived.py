"""Foils of costs: an effect that spares a player Life Points does not cover this payment."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import Table
from rulebook.explain.conditions import stated_by
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.modifiers import Waive
from rulebook.vocabulary.terms import CardKind, EffectKind

from .reaching import word_of
from .values import Contrast, Kind, Likely, Step

_RULES = ("cost.maintenance.waived-by-effect",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect in force that frees other activations, or another player, from such a cost."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.PAID_LP and event.subject.number else None
        if table is None:
            continue
        for item in derived.active(table):
            if isinstance(item.modifier, Waive) and item.modifier.activating:
                yield from _of_item(step, table, event, item, item.modifier, at)


def _of_item(step: Step, table: Table, event: Event, item: derived.Active, rule: Waive, at: int) -> Iterator[Contrast]:
    activated = _activated(step, event)
    if activated is None:
        return
    card, source, scope = event.subject, derived.source_of(table, item), item.scope
    told: dict[str, Value] = {"card": step.reader.thing(card), "source": step.reader.thing(source)}
    if not query.fits(table, rule.subject, card.uid, scope, card):
        condition, kind = "kind", CardKind(step.book.by_number[card.number].kind)
        told["kind"] = word_of(kind)
    elif scope.player != event.player:
        condition = "side"
        told["player"] = step.reader.who(event.player)
    elif activated.kind is not EffectKind.ACTIVATION:
        condition = "effect"
    else:
        return
    said = stated_by(step.book.by_number[source.number], step.book.effects(source.number)[scope.context.effect],
                     scope.context.effect, tuple(item.path))  # fmt: skip
    if said is None:
        return
    told["passage"] = said
    clause = (scope.context.effect, *item.path)
    yield Contrast(
        Kind.SPARED, f"unwaived.{condition}", (source, card), clause, _RULES, Likely.OFTEN, at, tuple(told.items())
    )


def _activated(step: Step, event: Event) -> Activated | None:
    """The effect whose activation the Life Points are paid for; None for any other payment."""
    for one in step.all_events:
        if one.kind is EventKind.ACTIVATED and one.subject.uid == event.subject.uid:
            effect = step.book.effects(event.subject.number)[int(str(one.get("effect", 0)))]
            return effect if isinstance(effect, Activated) else None
    return None
