"""Effects with several options: what the chosen mode costs, targets and does."""

from __future__ import annotations

from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import Mode, Modes, Operation, Target

from .effect_paths import MODE


def modes_of(effect: Activated) -> tuple[Mode, ...]:
    """The options of an effect, or empty if there is no choice."""
    return effect.operation.options if isinstance(effect.operation, Modes) else ()


def place_of(mode: int, number: int, shared: int) -> tuple[int, ...]:
    """The path to the cost or target with this number; the first ``shared`` belong to every mode."""
    return (number,) if number < shared else (MODE, mode, number - shared)


def costs_of(effect: Activated, mode: int) -> tuple[Operation, ...]:
    """The costs of activating the effect in this mode."""
    modes = modes_of(effect)
    return effect.cost + modes[mode].cost if modes else effect.cost


def targets_of(effect: Activated, mode: int) -> tuple[Target, ...]:
    """The groups of targets of the effect in this mode."""
    modes = modes_of(effect)
    return effect.targets + modes[mode].targets if modes else effect.targets


def operation_of(effect: Activated, mode: int) -> Operation | None:
    """The operation of the effect in this mode."""
    modes = modes_of(effect)
    return modes[mode].operation if modes else effect.operation


def targets_of_every_mode(effect: Activated) -> tuple[Target, ...]:
    """The groups of targets of the effect, if they are the same in every mode; otherwise those that the modes share."""
    groups = {targets_of(effect, mode) for mode in range(len(modes_of(effect)) or 1)}
    return groups.pop() if len(groups) == 1 else effect.targets
