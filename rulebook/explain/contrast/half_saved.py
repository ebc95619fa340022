"""Foils of what saves only a part: only the damage, only the monster, or the materials of a Summon that is negated."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.core.events import EventKind
from rulebook.explain.tree import Value, Word
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import FusionSummon, RitualSummon
from rulebook.vocabulary.terms import Cause, Zone

from .values import Contrast, Kind, Likely, Step

_ONLY_DAMAGE = ("damage.battle.definition", "effect.card-over-rule")
_UNUSED = ("mechanic.B4",)


def damage(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card that prevents battle damage from a battle that destroys a monster of that player."""
    after = step.table(len(step.events) - 1)
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.DAMAGE_PREVENTED or not event.source.number or after is None:
            continue
        for ref in after.battle.doomed:
            monster = derived.snapshot(after, ref.uid)
            if monster.controller == event.player and monster.number and monster.zone == Zone.MONSTER:
                told: tuple[tuple[str, Value], ...] = (
                    ("card", step.reader.thing(monster)), ("source", step.reader.thing(event.source)),
                )  # fmt: skip
                cards = (event.source, monster)
                yield Contrast(Kind.REACH, "only-damage", cards, (), _ONLY_DAMAGE, Likely.OFTEN, at, told)


def monster(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each monster that an effect saves in battle although its player takes the battle damage."""
    saved = [
        event
        for event in step.events
        if event.kind is EventKind.PROTECTED and event.cause is Cause.BATTLE and event.subject.number
    ]
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.BATTLE_DAMAGE:
            continue
        for one in saved:
            if one.subject.controller == event.player and one.source.number:
                told = (("card", step.reader.thing(one.subject)), ("source", step.reader.thing(one.source)))
                cards = (one.source, one.subject)
                yield Contrast(Kind.REACH, "only-monster", cards, (), _ONLY_DAMAGE, Likely.OFTEN, at, told)


def materials(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect that would Fusion or Ritual Summon and is negated: its materials stay."""
    for at, event in enumerate(step.events):
        if event.kind not in (EventKind.ACTIVATION_NEGATED, EventKind.EFFECT_NEGATED) or not event.subject.number:
            continue
        for effect in step.book.effects(event.subject.number):
            operation = effect.operation if isinstance(effect, Activated) else None
            if isinstance(operation, FusionSummon | RitualSummon):
                summon = Word("making", "fusion" if isinstance(operation, FusionSummon) else "ritual")
                told = (("card", step.reader.thing(event.subject)), ("making", summon))
                yield Contrast(Kind.BACK, "negated", (event.subject,), (), _UNUSED, Likely.OFTEN, at, told)
                break
