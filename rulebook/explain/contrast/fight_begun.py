"""Foils of Set cards that could have stopped an attack by turning or moving a monster, once the Damage Step begins."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.chain.activation_timing import is_fast_in_damage_step
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import ChangePosition, TurnFaceDown
from rulebook.vocabulary.terms import EffectKind, Position, Zone
from rulebook.vocabulary.terms import Step as BattleStep

from .values import Contrast, Kind, Likely, Step

_RULES = ("damage-step.activation-limits", "mechanic.E4")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Set card of the viewer that could target the attacker only before the Damage Step."""
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.STEP_BEGAN or event.get("step") != BattleStep.DAMAGE_START:
            continue
        table = step.table(at)
        attacker = table.battle.attacker.uid if table is not None else -1
        if table is None or attacker < 0 or not table.cards[attacker].number:
            continue
        if table.controller(attacker) == step.viewer:
            continue
        for uid in table.in_zone(Zone.SPELL, step.viewer):
            card = table.cards[uid]
            if not card.number or card.position != Position.SET or card.facts & Fact.SET_THIS_TURN:
                continue
            for index, effect in enumerate(table.effects(uid)):
                if isinstance(effect, Activated) and _stops(table, uid, index, effect, attacker):
                    source, other = derived.snapshot(table, uid), derived.snapshot(table, attacker)
                    told = (("source", step.reader.thing(source)),)
                    cards = (source, other)
                    yield Contrast(Kind.WINDOW, "fight-begun", cards, (index,), _RULES, Likely.PERHAPS, at, told)


def _stops(table: Table, uid: int, index: int, effect: Activated, attacker: int) -> bool:
    """Whether an effect can turn or move the attacker, at any time but in the Damage Step."""
    turns = any(isinstance(one, TurnFaceDown | ChangePosition) for _, one in walk(effect.operation))
    if effect.kind is not EffectKind.ACTIVATION or effect.event or not turns or len(effect.targets) != 1:
        return False
    player = table.controller(uid)
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid), index))
    return query.fits(table, effect.targets[0].filter, attacker, scope) and not is_fast_in_damage_step(
        table, uid, effect
    )
