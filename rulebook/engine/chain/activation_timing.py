"""When the text and the Damage Step allow an effect to be activated, derived from the effect (mechanic E4)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from rulebook.engine.core.book import Book
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.table import Table
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated, Card, Continuous, Effect
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import FIELD, itself
from rulebook.vocabulary.terms import DAMAGE_STEPS, Cause, EffectKind, Negation, Phase, Stat, Step, Verb, Window

from . import activations

BEFORE_CALCULATION = (Step.DAMAGE_START, Step.BEFORE_CALCULATION)
NAMES_DAMAGE_STEP = (Window.DAMAGE_STEP, Window.DAMAGE_CALCULATION)
OPPONENTS = (Window.OPPONENT_MAIN_PHASE, Window.OPPONENT_TURN)
"""Moments that only occur in the opponent's turn."""
_BATTLE_VERBS = (Verb.BATTLE, Verb.BATTLE_DAMAGE, Verb.BEGIN_STEP)


def in_window(table: Table, effect: Activated, player: int) -> bool:
    """Whether it is the moment required by the effect's text, if any, for this player."""
    window = effect.window
    if window in OPPONENTS and player == table.turn_player:
        return False
    if window == Window.OPPONENT_TURN:
        return True
    if window == Window.OWN_MAIN_OR_OPPONENT_BATTLE:
        return (table.phase in (Phase.MAIN_1, Phase.MAIN_2)) if player == table.turn_player else (
            table.phase == Phase.BATTLE and table.step not in DAMAGE_STEPS
        )  # fmt: skip
    if window == Window.DAMAGE_CALCULATION:
        return table.step == Step.CALCULATION
    if window == Window.DAMAGE_STEP:
        return table.step in DAMAGE_STEPS
    if window == Window.MAIN_PHASE_1:
        return table.phase == Phase.MAIN_1
    if window in (Window.MAIN_PHASE, Window.OPPONENT_MAIN_PHASE):
        return table.phase in (Phase.MAIN_1, Phase.MAIN_2)
    return window != Window.BATTLE_PHASE or (table.phase == Phase.BATTLE and table.step not in DAMAGE_STEPS)


def changes_stats(effects: Iterable[Effect], effect: Activated) -> bool:
    """Whether the effect's first action, or a continuous one of its card's ``effects``, changes ATK or DEF."""
    if effect.kind == EffectKind.ACTIVATION:
        for one in effects:
            if isinstance(one, Continuous):
                return _is_change(one.modifiers[0])
    return any(
        isinstance(operation, o.Apply) and _is_change(operation.modifier)
        for path, operation in walk(effect.operation)
        if not any(path)
    )


def _is_change(modifier: o.Modifier) -> bool:
    return isinstance(modifier, o.Change) and (modifier.concerns(Stat.ATK) or modifier.concerns(Stat.DEF))


def negates_activation(effect: Activated) -> bool:
    """Whether the effect negates an activation."""
    return any(
        isinstance(operation, o.Negate) and Negation.ACTIVATION in operation.what
        for _, operation in walk(effect.operation)
    )


class Ground(StrEnum):
    """Why an effect can be used in the Damage Step."""

    COUNTER = "counter"
    NEGATES = "negates"
    NAMES = "names"
    STATS = "stats"
    BATTLE = "battle"
    MANDATORY = "mandatory"


def ground_of_fast(book: Book, card: Card | None, effects: Iterable[Effect], effect: Activated) -> Ground | None:
    """Why a fast effect of a card with these ``effects`` can be used in the Damage Step; None if it cannot."""
    two_kinds = book.reads("damage-step.activation-limits", "two-kinds")
    if activations.speed_of(book, card, effect) == 3:
        return Ground.COUNTER
    if not two_kinds and negates_activation(effect):
        return Ground.NEGATES
    if not two_kinds and effect.window in NAMES_DAMAGE_STEP:
        return Ground.NAMES
    if changes_stats(effects, effect):
        return Ground.STATS
    waits = any(_of_battle(pattern) or _by_battle_too(pattern) for pattern in effect.event)
    return Ground.BATTLE if waits and not two_kinds else None


def is_fast_in_damage_step(table: Table, uid: int, effect: Activated) -> bool:
    """Whether a fast effect can be used in the Damage Step at all; the exact timing is checked separately."""
    ground = ground_of_fast(table.book, table.card(uid), table.effects(uid), effect)
    if ground in (None, Ground.COUNTER, Ground.NEGATES):
        return ground is not None
    if table.step == Step.CALCULATION and not table.book.reads("damage-step.activation-limits", "two-kinds"):
        return effect.window == Window.DAMAGE_CALCULATION
    return True


def is_trigger_in_damage_step(effect: Activated) -> bool:
    """Whether a trigger may activate in the Damage Step: it is mandatory, or concerns its own card or the battle."""
    return ground_of_trigger(effect) is not None


def ground_of_trigger(effect: Activated) -> Ground | None:
    """Why a trigger may activate in the Damage Step; None if it may not."""
    if not effect.optional or effect.kind == EffectKind.FLIP:
        return Ground.MANDATORY if not effect.optional else Ground.BATTLE
    if effect.window in NAMES_DAMAGE_STEP:
        return Ground.NAMES
    waits = any(pattern.of_itself or pattern.other == itself or _of_battle(pattern) for pattern in effect.event)
    return Ground.BATTLE if waits else None


def _of_battle(pattern: On) -> bool:
    return pattern.verb in _BATTLE_VERBS or pattern.cause == (Cause.BATTLE,)


def _by_battle_too(pattern: On) -> bool:
    """Whether the event is any destruction, or any way from the field to the Graveyard, including by battle."""
    lost = pattern.verb == Verb.DESTROY or (pattern.verb == Verb.SEND and pattern.was == FIELD)
    return lost and (not pattern.cause or Cause.BATTLE in pattern.cause)
