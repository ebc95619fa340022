"""Foils of what saves only a part: only the damage, only the monster, or the materials of a Summon that is negated."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.core.events import Event, EventKind
from rulebook.explain.tree import Value, Word
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import FusionSummon, RitualSummon
from rulebook.vocabulary.terms import Cause, Verb, Zone

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
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.BATTLE_DAMAGE else None
        if table is None:
            continue
        fighting = (table.battle.attacker.uid, table.battle.target_ref.uid)
        for when, one in enumerate(step.events):
            if not _saves(one) or one.subject.uid not in fighting:
                continue
            if one.subject.controller == event.player and one.source.number:
                told = (("card", step.reader.thing(one.subject)), ("source", step.reader.thing(one.source)))
                cards = (one.source, one.subject)
                yield Contrast(Kind.REACH, "only-monster", cards, (), _ONLY_DAMAGE, Likely.OFTEN, max(at, when), told)


def _saves(event: Event) -> bool:
    """Whether something protects a monster from destruction by battle, or is destroyed in its place."""
    if not event.subject.number:
        return False
    if event.kind is EventKind.REPLACED:
        return event.get("verb") == Verb.DESTROY.name.lower()
    return event.kind is EventKind.PROTECTED and event.cause is Cause.BATTLE


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
