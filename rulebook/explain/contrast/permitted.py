"""Foils of what a player could take for forbidden: why it is possible all the same."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.chain import activations
from rulebook.engine.chain.activation_timing import Ground, ground_of_fast
from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import Table
from rulebook.explain.tree import Value, Word
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import DAMAGE_STEPS, CardKind, Cause, EffectKind, SummonKind, Verb, Zone

from .values import Contrast, Kind, Likely, Step

_SET = ("summon.set.not-summon",)
_FLIP = ("summon.flip.unlimited", "summon.flip.definition")
_DAMAGE_STEP = ("damage-step.activation-limits",)
_COUNTER = ("chain.spell-speed.3",)
_COUNTER_SPEED = 3


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each act of a player that a rule or an effect seems to forbid and does not."""
    for at, event in enumerate(step.events):
        before, card = step.table(at - 1), event.subject
        if before is None or not card.number:
            continue
        if event.kind is EventKind.SET and event.get("to_zone", Zone.MONSTER) == Zone.MONSTER:
            yield from _set(step, before, event, at)
        elif event.kind is EventKind.SUMMONED:
            yield from _flipped(step, before, event, at)
        elif event.kind is EventKind.ACTIVATED:
            yield from _in_damage_step(step, before, event, at)
            yield from _to_counter(step, before, event, at)


def _set(step: Step, before: Table, event: Event, at: int) -> Iterator[Contrast]:
    """A player who may not Summon Sets a monster."""
    card = event.subject
    if event.cause is Cause.EFFECT or step.book.by_number[card.number].kind is not CardKind.MONSTER:
        return
    ground = derived.forbidding(before, Verb.SUMMON, uid=card.uid, player=event.player)
    if ground is not None and ground.card.number:
        told: dict[str, Value] = {"source": step.reader.thing(ground.card), "player": step.reader.who(event.player)}
        yield _made("set", (ground.card, card), _SET, at, told)


def _flipped(step: Step, before: Table, event: Event, at: int) -> Iterator[Contrast]:
    """A monster is Flip Summoned after the Normal Summon or Set of the turn."""
    kinds = event.get("kinds")
    flip = isinstance(kinds, int) and kinds & SummonKind.FLIP and event.cause is Cause.SUMMON
    if flip and before.summons and event.player == before.turn_player:
        told: dict[str, Value] = {"card": step.reader.thing(event.subject), "player": step.reader.who(event.player)}
        yield _made("flip", (event.subject,), _FLIP, at, told)


def _in_damage_step(step: Step, before: Table, event: Event, at: int) -> Iterator[Contrast]:
    """A card or Quick Effect is activated in the Damage Step, where few can be."""
    effect = _effect(step, event)
    if before.step not in DAMAGE_STEPS or effect is None:
        return
    if effect.kind not in (EffectKind.ACTIVATION, EffectKind.QUICK):
        return
    card = step.book.by_number[event.subject.number]
    ground = ground_of_fast(step.book, card, step.book.effects(event.subject.number), effect)
    if ground in (Ground.STATS, Ground.COUNTER, Ground.NEGATES):
        told: dict[str, Value] = {
            "card": step.reader.thing(event.subject), "ground": Word("ground", ground.value),
        }  # fmt: skip
        yield _made("damage-step", (event.subject,), _DAMAGE_STEP, at, told)


def _to_counter(step: Step, before: Table, event: Event, at: int) -> Iterator[Contrast]:
    """A Counter Trap responds to a Counter Trap, to which nothing else can respond."""
    effect = _effect(step, event)
    if effect is None or not before.chain:
        return
    speed = activations.speed_of(step.book, step.book.by_number[event.subject.number], effect)
    answered = before.chain[-1]
    source = answered.context.source
    if speed == _COUNTER_SPEED == answered.speed and source.number and source.uid != event.subject.uid:
        told: dict[str, Value] = {"card": step.reader.thing(event.subject), "source": step.reader.thing(source)}
        yield _made("counter", (event.subject, source), _COUNTER, at, told)


def _effect(step: Step, event: Event) -> Activated | None:
    number = event.get("effect", -1)
    effects = step.book.effects(event.subject.number)
    if not isinstance(number, int) or not 0 <= number < len(effects):
        return None
    effect = effects[number]
    return effect if isinstance(effect, Activated) else None


def _made(
    condition: str, cards: tuple[Snapshot, ...], rules: tuple[str, ...], at: int, told: dict[str, Value]
) -> Contrast:
    return Contrast(Kind.ALLOWED, condition, cards, (), rules, Likely.OFTEN, at, tuple(told.items()))
