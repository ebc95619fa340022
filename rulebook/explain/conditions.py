"""The part of an effect that decides, as a passage of its card's text."""

from __future__ import annotations

from dataclasses import replace

from rulebook.engine.core.effect_modes import modes_of, targets_of, targets_of_every_mode
from rulebook.engine.core.effect_paths import MODIFIER, RESTRICTION, operation_at, walk
from rulebook.vocabulary.conditions import Condition
from rulebook.vocabulary.effects import (
    Activated,
    Card,
    Continuous,
    Effect,
    SummonCondition,
    SummonProcedure,
    Unclassified,
)
from rulebook.vocabulary.operations import If
from rulebook.vocabulary.terms import EffectKind

from .tree import WHOLE, Passage


def asked_by(card: Card, effect: Effect, place: int, condition: Condition) -> Passage:
    """What an effect asks for with one condition, without its event and its other conditions.

    Args:
        card: the card.
        effect: one of its effects.
        place: the number of the effect on the card.
        condition: the condition; a part of one of the effect, or one inside its operation.

    Returns:
        The passage; for an effect without conditions, that of the whole effect.
    """
    said = effect
    match effect:
        case Activated():
            said = replace(
                _in_its_mode(effect, condition),
                event=(),
                where=(),
                if_=condition,
                recheck=None,
                limit=None,
                window=None,
            )
        case Unclassified() | SummonProcedure():
            said = replace(effect, if_=condition)
        case Continuous():
            said = replace(effect, while_=condition)
    return Passage(card, said, place, "condition")


def _in_its_mode(effect: Activated, condition: Condition) -> Activated:
    """The effect as it is in the mode that has the condition, which may be about the targets of that mode."""
    for number, mode in enumerate(modes_of(effect)):
        if any(isinstance(one, If) and one.condition == condition for _, one in walk(mode.operation)):
            return replace(effect, targets=targets_of(effect, number), operation=mode.operation)
    return effect


def stated_by(card: Card, effect: Effect, place: int, path: tuple[int, ...]) -> Passage | None:
    """The whole sentence of a continuous effect, with its condition; None for others. Arguments as in ``said_by``."""
    if not isinstance(effect, Continuous) or path[:1] != (MODIFIER,):
        return None
    return Passage(card, replace(effect, modifiers=(effect.modifiers[path[1]],)), place, WHOLE)


def said_by(card: Card, effect: Effect, place: int, path: tuple[int, ...]) -> Passage | None:
    """What an effect does at one place of its text, without the rest; None if the place is no operation or modifier.

    Args:
        card: the card.
        effect: one of its effects.
        place: the number of the effect on the card.
        path: the place in the effect (see ``Event.clause``).
    """
    if isinstance(effect, Continuous):
        if path[:1] != (MODIFIER,):
            return None
        return Passage(card, replace(effect, modifiers=(effect.modifiers[path[1]],), while_=None), place, "effect")
    if not isinstance(effect, Activated | Unclassified) and path[:1] != (RESTRICTION,):
        return None
    if isinstance(effect, Activated) and path[:1] == (RESTRICTION,):
        alone = replace(
            effect,
            restrictions=(effect.restrictions[path[1]],),
            recheck=None,
            limit=None,
            no_response=False,
            no_negation=False,
        )
        return Passage(card, alone, place, "limit")
    try:
        operation = operation_at(effect, path)
    except ValueError:
        return None
    targets = targets_of(effect, path[0] if path else 0) if isinstance(effect, Activated) else ()
    said = Activated(EffectKind.IGNITION, optional=False, targets=targets, operation=operation)
    return Passage(card, said, place, "effect")


def part_of(card: Card, effect: Effect, place: int, part: str) -> Passage | None:
    """One part of an effect's text: its "condition", "cost", "target" or "effect"; None if it has no such part.

    Args:
        card: the card.
        effect: one of its effects.
        place: the number of the effect on the card.
        part: the part.
    """
    said: object = None
    match effect:
        case Activated() if part == "effect":
            said = effect.operation
        case Activated() if part == "cost":
            said = effect.cost
            if len(effect.cost) == 1:
                effect, part = Activated(EffectKind.IGNITION, operation=effect.cost[0]), "effect"
        case Activated() if part == "target":
            said = targets_of_every_mode(effect)
            effect = replace(effect, targets=targets_of_every_mode(effect))
        case Activated():
            said = effect.event or effect.if_ or effect.recheck or effect.window
        case SummonProcedure() if part == "cost":
            said = effect.pay
            effect, part = Activated(EffectKind.IGNITION, operation=effect.pay), "effect"
        case SummonProcedure():
            said = effect.if_
        case SummonCondition():
            said = effect.lifted_if
        case Continuous():
            said = effect.while_
    return Passage(card, effect, place, part) if said else None
