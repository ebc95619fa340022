"""Foils of attacks that end before damage calculation: an effect of a battling monster waits for it."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.event_patterns import earlier_events
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.explain.conditions import said_by
from rulebook.explain.tree import Value
from rulebook.vocabulary.conditions import Is
from rulebook.vocabulary.effects import Activated, Unclassified
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.terms import DAMAGE_STEPS, Ref, Verb, Zone
from rulebook.vocabulary.terms import Step as BattleStep

from .values import Contrast, Kind, Likely, Step

_ROLES = (Ref.ATTACKER, Ref.ATTACKED)
_STOPPED = ("mechanic.E10",)
_LATER = (BattleStep.CALCULATION, BattleStep.AFTER_CALCULATION)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect of the attacker or its target that waits for damage calculation."""
    if any(event.kind is EventKind.DAMAGE_CALCULATED for event in step.all_events):
        return
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.ATTACK_STOPPED else None
        if table is None or table.step not in DAMAGE_STEPS or table.step in _LATER:
            continue
        for card, role in zip(table.battle.started, _ROLES, strict=False):
            for index, effect in enumerate(step.book.effects(card.number)):
                if isinstance(effect, Activated) and _waits(table, card, role, index, effect):
                    told: tuple[tuple[str, Value], ...] = (("card", step.reader.thing(card)),)
                    rules = (*event.rules, "effect.trigger")
                    yield Contrast(Kind.TRIGGER, "no-calculation", (card,), (index,), rules, Likely.OFTEN, at, told)


def never_attacked(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect that follows an attack of its monster, when the attack is negated or stops."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind in (EventKind.ATTACK_NEGATED, EventKind.ATTACK_STOPPED) else None
        card = event.subject
        if table is None or not card.number or table.cards[card.uid].zone != Zone.MONSTER or not table.is_up(card.uid):
            continue
        for index, effect in enumerate(step.book.effects(card.number)):
            if not isinstance(effect, Unclassified) or effect.if_ is None:
                continue
            asked = [one.pattern for one in earlier_events(effect.if_)]
            scope = query.Scope(card.controller, Context(card.controller, card, index))
            follows = any(one.verb is Verb.ATTACK and one.subject == itself for one in asked)
            if follows and not query.holds(table, effect.if_, scope):
                said = said_by(step.book.by_number[card.number], effect, index, ())
                told: dict[str, Value] = {"card": step.reader.thing(card)}
                name = "never-attacked"
                if said is not None:
                    name, told["passage"] = f"{name}.text", said
                cards, arguments = (card,), tuple(told.items())
                yield Contrast(Kind.LINKLESS, name, cards, (index,), _STOPPED, Likely.OFTEN, at, arguments)


def _waits(table: Table, card: Snapshot, role: Ref, index: int, effect: Activated) -> bool:
    """Whether an effect of a battling monster starts in a later part of the Damage Step, in this role in the battle."""
    if not any(one.verb is Verb.BEGIN_STEP and one.step in _LATER for one in effect.event):
        return False
    if isinstance(effect.if_, Is) and effect.if_.filter == itself:
        return effect.if_.ref in (role, Ref.FIGHTING)
    return query.holds(table, effect.if_, query.Scope(card.controller, Context(card.controller, card, index)))
