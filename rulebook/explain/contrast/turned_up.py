"""Foils of monsters turned face-up without a Summon or silently, never turned up, or face-up when they are attacked."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.conjunctions import condition_parts
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.wording import FLIP
from rulebook.explain.tree import Value
from rulebook.vocabulary.conditions import Is, Was
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import face_down, itself
from rulebook.vocabulary.operations import TurnFaceUp
from rulebook.vocabulary.terms import ANY_SUMMON, Cause, EffectKind, Position, Ref, SummonKind, Verb, Zone
from rulebook.vocabulary.terms import Step as BattleStep

from .triggers import asks_for_flip
from .values import Contrast, Kind, Likely, Step

_NO_SUMMON = ("summon.flip.attack-not-flip-summon", "effect.trigger")
_NO_ATTACK = ("effect.trigger",)
_LEAVES = frozenset({EventKind.DESTROYED, EventKind.BANISHED, EventKind.RETURNED})
_TURNED_UP = ("effect.flip.events", *FLIP)
_SILENT = ("effect.card-over-rule",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each monster turned face-up without a Summon, or never, whose own effect could be expected."""
    for at, event in enumerate(step.events):
        if event.kind in _LEAVES and event.subject.position == Position.SET and event.subject.zone is Zone.MONSTER:
            yield from _never_flipped(step, event, at)
        table = step.table(at) if event.kind is EventKind.FLIPPED and event.cause is not Cause.SUMMON else None
        if table is None or not event.subject.number:
            continue
        told: tuple[tuple[str, Value], ...] = (("card", step.reader.thing(event.subject)),)
        for index, effect in enumerate(step.book.effects(event.subject.number)):
            if not isinstance(effect, Activated):
                continue
            cards = (event.subject,)
            if effect.kind is EffectKind.FLIP and _quietly(step, event):
                by = (*told, ("source", step.reader.thing(event.source)))
                yield Contrast(Kind.TRIGGER, "turned-quietly", cards, (index,), _SILENT, Likely.SURELY, at, by)
            elif event.cause is Cause.EFFECT and _awaits_attack(effect):
                yield Contrast(Kind.TRIGGER, "turned-unattacked", cards, (index,), _NO_ATTACK, Likely.OFTEN, at, told)
            elif _awaits_summon(table, event, index, effect):
                yield Contrast(Kind.TRIGGER, "only-turned", cards, (index,), _NO_SUMMON, Likely.OFTEN, at, told)


def summoned(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Flip Effect of a monster that is Summoned face-up and so was never turned."""
    for at, event in enumerate(step.events):
        kinds, card = event.get("kinds"), event.subject
        flips = isinstance(kinds, int) and bool(kinds & SummonKind.FLIP)
        if event.kind is not EventKind.SUMMONED or flips or not card.number or card.position == Position.SET:
            continue
        for index, effect in enumerate(step.book.effects(card.number)):
            if isinstance(effect, Activated) and effect.kind is EffectKind.FLIP:
                told = (("card", step.reader.thing(card)),)
                yield Contrast(Kind.TRIGGER, "summoned-face-up", (card,), (index,), FLIP, Likely.OFTEN, at, told)


def face_up(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Flip Effect of a monster that is face-up already when it is attacked and battles."""
    for at, event in enumerate(step.events):
        card = event.get("target")
        if event.kind is not EventKind.DAMAGE_CALCULATED or not isinstance(card, Snapshot) or not card.number:
            continue
        table = step.table(at)
        started = table.battle.started if table is not None else ()
        if not any(snap.uid == card.uid and snap.position != Position.SET for snap in started):
            continue
        for index, effect in enumerate(step.book.effects(card.number)):
            if isinstance(effect, Activated) and effect.kind is EffectKind.FLIP:
                told = (("card", step.reader.thing(card)),)
                yield Contrast(Kind.TRIGGER, "already-face-up", (card,), (index,), _TURNED_UP, Likely.SURELY, at, told)


def _never_flipped(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """A monster with a Flip Effect, or one that asks for having been flipped, left the field face-down."""
    table = step.table(at)
    attacked = table is not None and table.step == BattleStep.DAMAGE_START and table.battle.target == event.subject.uid
    for index, effect in enumerate(step.book.effects(event.subject.number)):
        flips = isinstance(effect, Activated) and effect.kind is EffectKind.FLIP
        waits = isinstance(effect, Activated) and (asks_for_flip(effect.if_) or (attacked and _awaits_attack(effect)))
        if flips or waits:
            name = "never-flipped.attacked" if attacked else "never-flipped" if flips else "never-flipped.before"
            card = step.reader.thing(event.subject._replace(position=Position.DEFENSE))
            told: tuple[tuple[str, Value], ...] = (("card", card),)
            cards = (event.subject,)
            yield Contrast(Kind.TRIGGER, name, cards, (index,), FLIP, Likely.OFTEN, at, told)


def _quietly(step: Step, event: Event) -> bool:
    """Whether the operation that turned the monster silences Flip Effects."""
    operation = step.operation(event)
    return isinstance(operation, TurnFaceUp) and operation.quietly


def _awaits_attack(effect: Activated) -> bool:
    """Whether an effect starts if its own monster was attacked while it was face-down."""
    parts = condition_parts(effect.if_)
    return Is(Ref.ATTACKED, itself) in parts and Was(Ref.THIS, face_down) in parts


def _awaits_summon(table: Table, event: Event, index: int, effect: Activated) -> bool:
    """Whether an effect starts if its own card is Flip Summoned."""
    scope = query.Scope(event.subject.controller, Context(event.subject.controller, event.subject, index))
    return any(
        one.verb is Verb.SUMMON
        and (one.kinds == ANY_SUMMON or bool(one.kinds & SummonKind.FLIP))
        and query.fits(table, one.subject, event.subject.uid, scope, event.subject)
        for one in effect.event
    )
