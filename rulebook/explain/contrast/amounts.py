"""Foils of effects that wait for damage or LP: the amount came, but in another way or to the other player."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.missed import Condition
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Activated, Unclassified
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.terms import Side, Verb, Zone

from .values import Contrast, Kind, Likely, Step

_RULES = ("effect.trigger",)
_TEXT = ("effect.card-over-rule",)
_INSTEAD = ("mechanic.C9",)
_BATTLE_DAMAGE = ("damage.battle.definition", "damage.effect.definition")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect that waits for Life Points or damage and got nearly that."""
    for at, event in enumerate(step.events):
        yield from _not_direct(step, event, at)
        if event.kind is EventKind.DAMAGE_CALCULATED:
            yield from _no_damage(step, event, at)
        if event.kind is EventKind.DAMAGE_PREVENTED:
            yield from _prevented(step, event, at)
        if event.kind is EventKind.EFFECT_DAMAGE:
            yield from _own_card(step, event, at)
        if event.kind is EventKind.GAIN_TURNED:
            yield from _turned(step, event, at)
        if event.kind in (EventKind.GAINED_LP, EventKind.BATTLE_DAMAGE):
            table = step.table(at)
            if table is not None:
                yield from _elsewhere(step, table, event, at)


def _not_direct(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """It waits for battle damage by a direct attack, and this attack was none."""
    for one in event.missed:
        effect = step.book.effects(one.source.number)[one.clause[0]]
        if one.unmet.condition is not Condition.DIRECT or not isinstance(effect, Activated):
            continue
        inflicted = one.source.uid in (event.subject.uid, event.source.uid)
        if effect.event[one.pattern].verb is Verb.BATTLE_DAMAGE and inflicted:
            yield _made(step, one.source, one.clause, "not-direct", _RULES, at)


def _no_damage(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """The attacker's effect waits for battle damage that it inflicts, and it inflicts none."""
    card, table = event.subject, step.table(at)
    inflicted = (
        card.uid in (one.subject.uid, one.source.uid) for one in step.events if one.kind is EventKind.BATTLE_DAMAGE
    )
    if table is None or not card.number or any(inflicted) or derived.is_negated(table, card.uid):
        return
    for index, effect in enumerate(step.book.effects(card.number)):
        if isinstance(effect, Activated) and any(
            one.verb is Verb.BATTLE_DAMAGE and one.subject == itself for one in effect.event
        ):
            yield _made(step, card, (index,), "no-damage", _RULES, at)


def _prevented(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """A card in hand waits for damage to its player, who takes none."""
    table = step.table(at)
    if table is None:
        return
    who = step.reader.who(event.player)
    for uid, card in enumerate(table.cards):
        if not card.number or card.zone != Zone.HAND or card.owner != event.player:
            continue
        for index, effect in enumerate(step.book.effects(card.number)):
            if isinstance(effect, Activated) and Zone.HAND in effect.where and any(map(_to_its_player, effect.event)):
                yield _made(step, derived.snapshot(table, uid), (index,), "prevented", _RULES, at, player=who)


def _to_its_player(pattern: On) -> bool:
    return pattern.verb in (Verb.BATTLE_DAMAGE, Verb.EFFECT_DAMAGE) and pattern.by == Side.OPPONENT


def _own_card(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """It waits for damage to its player by a card of the opponent, and the player's own card inflicts it."""
    for one in event.missed:
        effect = step.book.effects(one.source.number)[one.clause[0]]
        if event.player != one.player or event.source.controller != one.player or not isinstance(effect, Activated):
            continue
        if any(it.verb is Verb.EFFECT_DAMAGE and it.controlled_by == Side.OPPONENT for it in effect.event):
            other, who = step.reader.thing(event.source), step.reader.who(one.player)
            yield _made(step, one.source, one.clause, "own-card", _RULES, at, other=other, player=who)


def _turned(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """A gain of Life Points becomes damage, and an effect waits for such a gain."""
    table = step.table(at)
    for card, index, patterns in waiting(table) if table is not None else ():
        scope = query.Scope(card.controller, Context(card.controller, card, index))
        gains = [one for one in patterns if one.verb is Verb.GAIN_LP]
        if any(one.by == Side.ANY or query.side_of(scope, one.by) == event.player for one in gains):
            yield _made(step, card, (index,), "gain-turned", _INSTEAD, at, player=step.reader.who(event.player))


def _elsewhere(step: Step, table: Table, event: Event, at: int) -> Iterator[Contrast]:
    """It waits for the other player to gain LP, or for damage by an effect instead of battle."""
    for card, index, patterns in waiting(table):
        scope = query.Scope(card.controller, Context(card.controller, card, index))
        if event.kind is EventKind.GAINED_LP:
            expected = [query.side_of(scope, one.by) for one in patterns if one.verb is Verb.GAIN_LP]
            if expected and event.player not in expected and all(one.by != Side.ANY for one in patterns):
                who = step.reader.who(expected[0])
                yield _made(step, card, (index,), "lp-of-other", _TEXT, at, player=who)
        elif any(one.verb is Verb.BATTLE_DAMAGE for one in patterns):
            continue
        elif any(
            one.verb is Verb.EFFECT_DAMAGE and (one.by == Side.ANY or query.side_of(scope, one.by) != event.player)
            for one in patterns
        ):
            yield _made(step, card, (index,), "battle-damage", _BATTLE_DAMAGE, at)


def waiting(table: Table) -> Iterator[tuple[Snapshot, int, tuple[On, ...]]]:
    """The face-up cards on the field whose effects wait for events: the card, the number of the effect, the events."""
    for uid, card in enumerate(table.cards):
        if not card.number or card.zone not in IN_PLAY or not table.is_up(uid) or derived.is_negated(table, uid):
            continue
        for index, effect in enumerate(table.book.effects(card.number)):
            if isinstance(effect, Unclassified):
                yield derived.snapshot(table, uid), index, (effect.event,)
            elif isinstance(effect, Activated) and effect.event:
                yield derived.snapshot(table, uid), index, effect.event


def _made(
    step: Step, card: Snapshot, clause: tuple[int, ...], condition: str, rules: tuple[str, ...], at: int,
    **arguments: Value,
) -> Contrast:  # fmt: skip
    told = (("card", step.reader.thing(card)), *arguments.items())
    return Contrast(Kind.TRIGGER, condition, (card,), clause, rules, Likely.OFTEN, at, told)
