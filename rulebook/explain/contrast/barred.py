"""Foils of responses that fail: the event of a card that lies ready has come or nearly so, and a refusal says more."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.api import judge, known
from rulebook.engine.chain import activations
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.core.verdict import Failure, Verdict
from rulebook.explain.refuse import MOMENTARY, refuse
from rulebook.explain.tree import Quoted
from rulebook.vocabulary.effects import Activated, Continuous
from rulebook.vocabulary.modifiers import Negated
from rulebook.vocabulary.operations import Apply, Banish, Negate, Return
from rulebook.vocabulary.terms import DAMAGE_STEPS, CardKind, EffectKind, Icon, Negation, Position, Verb, Window, Zone
from rulebook.vocabulary.terms import Step as BattleStep

from .battle_facts import is_behind
from .values import Contrast, Kind, Likely, Step

_TOLD_ELSEWHERE = ("activate.speed", "activate.damage-step", "activate.limit", "activate.unresolved")
"""Checks that other sources tell of, or that nobody wonders about."""

_IN_HAND = "activate.trap.hand"
"""The check that refuses a Trap in the hand, of which only its player thinks."""

_NEAR: dict[str, Likely] = {
    "would.few": Likely.OFTEN,
    "direct-damage": Likely.PERHAPS,
    "battle-damage": Likely.PERHAPS,
    "elsewhere": Likely.PERHAPS,
    "place": Likely.PERHAPS,
    "place-other": Likely.PERHAPS,
    "owner": Likely.PERHAPS,
}
"""How likely a player expects a response to an event that is not quite the one it waits for, by what differs."""


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
            summoning = table.request.purpose == Purpose.SUMMON
            likely = min((_likely(one, summoning=summoning) for one in lasting), default=None)
            if _IN_HAND in (checks := {one.check for one in lasting}):
                likely = Likely.PERHAPS if player == step.viewer and len(checks) == 1 else None
            elif player == step.viewer and _only_now(table, uid, index, event, lasting):
                likely = Likely.PERHAPS
            if likely is None or likely is Likely.SELDOM:
                continue
            told = refuse(step.book, state, Verdict(verdict.action, lasting), step.viewer)
            card = derived.snapshot(table, uid)
            said = (("told", Quoted((told,))), ("card", step.reader.thing(card)))
            yield Contrast(Kind.WINDOW, "refused", (card,), (index,), told.rules, likely, at, said)


def _only_now(table: Table, uid: int, index: int, event: Event, failures: tuple[Failure, ...]) -> bool:
    """Whether only the moment forbids an effect that its player could use against what the other player does."""
    checks = {one.check for one in failures}
    if "activate.damage-step" in checks:
        helps = _could_negate(table, uid, index) or _could_save(table, uid, index)
        return checks <= {"activate.damage-step", "activate.target"} and helps
    return checks == {"activate.quick-play.turn"} and _would_hit_attacker(table, uid, index, event)


def _likely(failure: Failure, *, summoning: bool) -> Likely:
    """How likely a player expects the response that this failure refuses; SELDOM: other sources tell of it.

    ``summoning``: a Summon could be negated now.
    """
    if failure.check == "activate.event" and summoning and failure.get("unfit") == "other":
        return Likely.OFTEN
    if failure.check == "activate.event":
        return _NEAR.get(str(failure.get("unfit")), Likely.SELDOM)
    return Likely.SELDOM if failure.check in _TOLD_ELSEWHERE else Likely.OFTEN


def _ready(table: Table, event: Event) -> Iterator[tuple[int, int]]:
    """The known cards whose moment has come or nearly so, with the number of the effect."""
    for uid, card in enumerate(table.cards):
        if not card.number or card.zone not in (*IN_PLAY, Zone.HAND, Zone.GRAVEYARD, Zone.BANISHED):
            continue
        for index, effect in enumerate(table.effects(uid)):
            if not isinstance(effect, Activated):
                continue
            ready = _lies_ready(table, uid, effect) and (
                _has_come(table, uid, index, effect)
                or _nearly(table, uid, index, effect)
                or _stops(table, uid, effect, event)
                or _is_for_battle(table, uid, index, effect)
                or _would_target(table, uid, index, effect)
                or _could_negate(table, uid, index)
                or _could_save(table, uid, index)
            )
            in_hand = _is_trap_in_hand(table, uid, effect) and _has_come(table, uid, index, effect)
            if ready or in_hand or _would_hit_attacker(table, uid, index, event):
                yield uid, index


def _lies_ready(table: Table, uid: int, effect: Activated) -> bool:
    """Whether an effect works where and how its card lies."""
    card = table.cards[uid]
    if effect.kind is EffectKind.ACTIVATION:
        return card.zone in IN_PLAY and card.position == Position.SET
    if effect.kind is not EffectKind.QUICK:
        return False
    return card.zone in (effect.where or IN_PLAY) and (card.zone not in IN_PLAY or table.is_up(uid))


def _is_trap_in_hand(table: Table, uid: int, effect: Activated) -> bool:
    """Whether it is the activation of a Trap in the hand, which waits for an event."""
    card = table.card(uid)
    in_hand = table.cards[uid].zone == Zone.HAND and card is not None and card.kind is CardKind.TRAP
    return in_hand and effect.kind is EffectKind.ACTIVATION and bool(effect.event)


def _has_come(table: Table, uid: int, index: int, effect: Activated) -> bool:
    """Whether the event or the part of the Damage Step that an effect waits for is there."""
    player = table.controller(uid)
    if effect.event:
        return activations.answered(table, player, uid, index, effect) is not None
    in_calculation = effect.window is Window.DAMAGE_CALCULATION and table.step == BattleStep.CALCULATION
    return in_calculation and _holds(table, uid, index, effect)


def _holds(table: Table, uid: int, index: int, effect: Activated) -> bool:
    player = table.controller(uid)
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid), index))
    return query.holds(table, effect.if_, scope)


def _nearly(table: Table, uid: int, index: int, effect: Activated) -> bool:
    """Whether an event has come that differs in one thing from what an effect waits for."""
    if not effect.event:
        return False
    missed = activations.nearly_answered(table, table.controller(uid), uid, index, effect)
    negates = table.request.purpose == Purpose.SUMMON and effect.event[0].verb is Verb.WOULD_SUMMON
    return missed is not None and (missed.why in _NEAR or (negates and missed.why == "other"))


def _is_for_battle(table: Table, uid: int, index: int, effect: Activated) -> bool:
    """Whether an effect meant for the Damage Step has its battle there, and its player would not win it."""
    last_chance = effect.window is Window.DAMAGE_STEP and table.step == BattleStep.BEFORE_CALCULATION
    meant = last_chance and effect.if_ is not None
    return meant and _holds(table, uid, index, effect) and is_behind(table, table.controller(uid))


def _would_target(table: Table, uid: int, index: int, effect: Activated) -> bool:
    """Whether an effect that waits for no event would target a card on the field, if it had not just been a cost."""
    player, last = table.controller(uid), table.chain[-1].context if table.chain else None
    if last is None or last.player == player or effect.event:
        return False
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid), index))
    paid = [one for one in last.paid if one.number and one.zone in IN_PLAY]
    return any(query.fits(table, group.filter, one.uid, scope, one) for one in paid for group in effect.targets)


def _could_negate(table: Table, uid: int, index: int) -> bool:
    """Whether an effect would negate those of a monster on the field that the other player uses in the Damage Step."""
    effect, player = table.effects(uid)[index], table.controller(uid)
    last = table.chain[-1].context if table.chain else None
    if last is None or last.player == player or table.step not in DAMAGE_STEPS or not isinstance(effect, Activated):
        return False
    if effect.event or not any(isinstance(one, Negated) for one in _modifiers(table, uid)):
        return False
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid), index))
    there = table.is_same(last.source.ref)
    return there and any(query.fits(table, group.filter, last.source.uid, scope) for group in effect.targets)


def _could_save(table: Table, uid: int, index: int) -> bool:
    """Whether an effect would take a card of its player away that the other player targets in the Damage Step."""
    effect, player = table.effects(uid)[index], table.controller(uid)
    last = table.chain[-1].context if table.chain else None
    if last is None or last.player == player or table.step not in DAMAGE_STEPS or not isinstance(effect, Activated):
        return False
    if effect.event or not any(isinstance(one, _TAKES_AWAY) for _, one in walk(effect.operation)):
        return False
    aimed = {one.uid for group in last.targets for one in group if table.is_same(one)}
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid), index))
    return any(
        table.controller(one) == player and query.fits(table, group.filter, one, scope)
        for one in aimed
        for group in effect.targets
    )


_TAKES_AWAY = (Return, Banish)


def _modifiers(table: Table, uid: int) -> Iterator[object]:
    """What the effects of a card change, at once or while it is face-up."""
    for effect in table.effects(uid):
        if isinstance(effect, Continuous):
            yield from effect.modifiers
        elif isinstance(effect, Activated):
            yield from (one.modifier for _, one in walk(effect.operation) if isinstance(one, Apply))


def _would_hit_attacker(table: Table, uid: int, index: int, event: Event) -> bool:
    """Whether a Quick-Play Spell in the hand could target the monster that attacks its player."""
    card, effect = table.card(uid), table.effects(uid)[index]
    if event.kind is not EventKind.ATTACK_DECLARED or card is None or card.icon != Icon.QUICK_PLAY:
        return False
    player = table.controller(uid)
    if table.cards[uid].zone != Zone.HAND or event.player == player or not isinstance(effect, Activated):
        return False
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid), index))
    return any(query.fits(table, group.filter, event.subject.uid, scope) for group in effect.targets)


def _stops(table: Table, uid: int, effect: Activated, event: Event) -> bool:
    """Whether an effect that waits for no event would stop the attack that the other player has just declared."""
    if event.kind is not EventKind.ATTACK_DECLARED or effect.event or event.player == table.controller(uid):
        return False
    return any(isinstance(one, Negate) and Negation.ATTACK in one.what for _, one in walk(effect.operation))
