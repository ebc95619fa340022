"""Foils of responses that fail: the event of a card that lies ready has come, and something forbids the activation."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.api import judge, known
from rulebook.engine.chain import activations
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.core.verdict import Verdict
from rulebook.explain.refuse import MOMENTARY, refuse
from rulebook.explain.tree import Quoted
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import Negate
from rulebook.vocabulary.terms import EffectKind, Negation, Position, Window, Zone
from rulebook.vocabulary.terms import Step as BattleStep

from .values import Contrast, Kind, Likely, Step

_TOLD_ELSEWHERE = ("activate.event", "activate.speed", "activate.damage-step", "activate.limit", "activate.unresolved")
"""Checks that other sources tell of, or that nobody wonders about."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card that could respond now but for what a refusal of it would name."""
    for at, (event, whole) in enumerate(zip(step.events, step.moments, strict=False)):
        if whole.request.kind != RequestKind.RESPOND or event.kind is EventKind.PASSED:
            continue
        state = whole if step.sees_all else known(step.book, whole, step.viewer)
        table = Table(step.book, state)
        for uid, index in _ready(table, event):
            player = table.controller(uid)
            verdict = judge(step.book, state, Action(ActionKind.ACTIVATE, player, uid, index))
            lasting = tuple(one for one in verdict.failures if one.check not in MOMENTARY)
            if not lasting or any(one.check in _TOLD_ELSEWHERE for one in lasting):
                continue
            told = refuse(step.book, state, Verdict(verdict.action, lasting), step.viewer)
            card = derived.snapshot(table, uid)
            said = (("told", Quoted((told,))), ("card", step.reader.thing(card)))
            yield Contrast(Kind.WINDOW, "refused", (card,), (index,), told.rules, Likely.OFTEN, at, said)


def _ready(table: Table, event: Event) -> Iterator[tuple[int, int]]:
    """The known cards whose moment has come, with the number of the effect."""
    for uid, card in enumerate(table.cards):
        if not card.number or card.zone not in (*IN_PLAY, Zone.HAND, Zone.GRAVEYARD, Zone.BANISHED):
            continue
        for index, effect in enumerate(table.effects(uid)):
            if (
                isinstance(effect, Activated)
                and _lies_ready(table, uid, effect)
                and (_has_come(table, uid, index, effect) or _stops(table, uid, effect, event))
            ):
                yield uid, index


def _lies_ready(table: Table, uid: int, effect: Activated) -> bool:
    """Whether an effect works where and how its card lies."""
    card = table.cards[uid]
    if effect.kind is EffectKind.ACTIVATION:
        return card.zone in IN_PLAY and card.position == Position.SET
    if effect.kind is not EffectKind.QUICK:
        return False
    return card.zone in (effect.where or IN_PLAY) and (card.zone not in IN_PLAY or table.is_up(uid))


def _has_come(table: Table, uid: int, index: int, effect: Activated) -> bool:
    """Whether the event or the part of the Damage Step that an effect waits for is there."""
    player = table.controller(uid)
    if effect.event:
        return activations.answered(table, player, uid, index, effect) is not None
    if effect.window is not Window.DAMAGE_CALCULATION or table.step != BattleStep.CALCULATION:
        return False
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid), index))
    return query.holds(table, effect.if_, scope)


def _stops(table: Table, uid: int, effect: Activated, event: Event) -> bool:
    """Whether an effect that waits for no event would stop the attack that the other player has just declared."""
    if event.kind is not EventKind.ATTACK_DECLARED or effect.event or event.player == table.controller(uid):
        return False
    return any(isinstance(one, Negate) and Negation.ATTACK in one.what for _, one in walk(effect.operation))
