"""Foils of phases: a monster on the field has a mandatory effect of this phase, and it does not activate."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.event_patterns import earlier_events
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.engine.records.usage_limits import is_demanded
from rulebook.engine.turn.mandatory_phase_effects import belongs_now
from rulebook.explain.tree import Passage, Value
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.terms import ANY_SUMMON, SummonKind, Verb, Zone

from .values import Contrast, Kind, Likely, Step

_FACE_DOWN = ("card.monster.facedown-effects", "effect.trigger")
_NEGATED = ("mechanic.B4", "effect.card-over-rule")
_CONDITION = ("effect.trigger",)

_SHOWN_THIS_TURN = {(Verb.SUMMON, SummonKind.NORMAL), (Verb.FLIP, ANY_SUMMON)}
"""What the effects of Spirit Monsters ask about."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each monster whose mandatory effect of the phase that begins does not activate."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.PHASE_BEGAN else None
        if table is None or event.get("phase") != table.phase:
            continue
        for player in (table.turn_player, 1 - table.turn_player):
            for uid in table.in_zone(Zone.MONSTER, player):
                for index, effect in enumerate(table.effects(uid)):
                    if isinstance(effect, Activated) and is_demanded(effect) and not effect.where:
                        yield from _idle(step, table, uid, index, effect, at)


def _idle(step: Step, table: Table, uid: int, index: int, effect: Activated, at: int) -> Iterator[Contrast]:
    """Why the effect of a monster does not activate in the phase that begins."""
    card = derived.snapshot(table, uid)
    scope = query.Scope(card.controller, Context(card.controller, card, index))
    if not belongs_now(table, effect, scope):
        return
    if not table.is_up(uid):
        yield _made(step, card, index, "lies-face-down", _FACE_DOWN, at)
    elif derived.is_negated(table, uid):
        ground = derived.negating(table, uid)
        if ground is not None and ground.card.number:
            yield _made(step, card, index, "negated", _NEGATED, at, negator=step.reader.thing(ground.card))
    elif not query.holds(table, effect.if_, scope):
        asked = [one.pattern for one in earlier_events(effect.if_)]
        if {(one.verb, one.kinds) for one in asked} == _SHOWN_THIS_TURN and all(one.subject == itself for one in asked):
            yield _made(step, card, index, "not-this-turn", _CONDITION, at)
        else:
            passage = Passage(step.book.by_number[card.number], effect, index, "condition")
            yield _made(step, card, index, "condition", _CONDITION, at, passage=passage)


def _made(
    step: Step, card: Snapshot, index: int, condition: str, rules: tuple[str, ...], at: int, **arguments: Value
) -> Contrast:
    told = (("card", step.reader.thing(card)), *arguments.items())
    return Contrast(Kind.TRIGGER, condition, (card,), (index,), rules, Likely.OFTEN, at, told)
