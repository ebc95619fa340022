"""Foils of attacks that end before damage calculation: an effect of a battling monster waits for it."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.conjunctions import condition_parts
from rulebook.engine.core.event_patterns import earlier_events
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.explain.conditions import said_by
from rulebook.explain.tree import Value
from rulebook.vocabulary.conditions import Is, Was
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
        table = step.table(at) if event.kind in (EventKind.ATTACK_STOPPED, EventKind.ATTACK_NEGATED) else None
        if table is None:
            continue
        for card, role in zip(_battling(table, event), _ROLES, strict=False):
            for index, effect in enumerate(step.book.effects(card.number)):
                waits = _waits if event.kind is EventKind.ATTACK_STOPPED else _would_start
                if isinstance(effect, Activated) and waits(table, card, role, index, effect):
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
            if (follows and not query.holds(table, effect.if_, scope)) or _ends_battle(table, effect):
                said = said_by(step.book.by_number[card.number], effect, index, ())
                told: dict[str, Value] = {"card": step.reader.thing(card)}
                name = "never-attacked"
                if said is not None:
                    name, told["passage"] = f"{name}.text", said
                cards, arguments = (card,), tuple(told.items())
                yield Contrast(Kind.LINKLESS, name, cards, (index,), _STOPPED, Likely.OFTEN, at, arguments)


def _ends_battle(table: Table, effect: Unclassified) -> bool:
    """Whether an effect of the attacker comes in a part of the Damage Step, and the attack ended before that step."""
    comes = effect.event.verb is Verb.BEGIN_STEP and effect.event.step in DAMAGE_STEPS
    return comes and effect.if_ == Is(Ref.ATTACKER, itself) and table.step not in DAMAGE_STEPS


def _battling(table: Table, event: Event) -> Iterator[Snapshot]:
    """The attacker and its target: as they entered the Damage Step, or face-up when the attack is negated."""
    if event.kind is EventKind.ATTACK_NEGATED:
        yield event.subject
        target = table.battle.target
        if target != NOBODY and table.cards[target].zone == Zone.MONSTER and table.is_up(target):
            yield derived.snapshot(table, target)
    elif table.step in DAMAGE_STEPS and table.step not in _LATER:
        yield from table.battle.started


def _would_start(table: Table, card: Snapshot, role: Ref, index: int, effect: Activated) -> bool:
    """Whether an effect would start in the battle in which a monster has this role, as far as that is known before."""
    scope = query.Scope(card.controller, Context(card.controller, card, index))
    steps = any(one.verb is Verb.BEGIN_STEP and one.step in DAMAGE_STEPS for one in effect.event)
    battles = any(one.verb is Verb.BATTLE and one.subject == itself for one in effect.event)
    wounds = role is Ref.ATTACKER and any(
        one.verb is Verb.BATTLE_DAMAGE and one.subject == itself for one in effect.event
    )
    if not (steps or battles or wounds):
        return False
    parts = condition_parts(effect.if_)
    roles = [part.ref for part in parts if isinstance(part, Is) and part.filter == itself]
    if steps and not roles:
        return False
    now = [part for part in parts if not (isinstance(part, Is) and part.filter == itself)]
    return all(ref in (role, Ref.FIGHTING) for ref in roles) and all(
        query.fits(table, part.filter, card.uid, scope) if isinstance(part, Was) else query.holds(table, part, scope)
        for part in now
    )


def _waits(table: Table, card: Snapshot, role: Ref, index: int, effect: Activated) -> bool:
    """Whether an effect of a battling monster starts in a later part of the Damage Step, in this role in the battle."""
    if not any(one.verb is Verb.BEGIN_STEP and one.step in _LATER for one in effect.event):
        return False
    if isinstance(effect.if_, Is) and effect.if_.filter == itself:
        return effect.if_.ref in (role, Ref.FIGHTING)
    return query.holds(table, effect.if_, query.Scope(card.controller, Context(card.controller, card, index)))
