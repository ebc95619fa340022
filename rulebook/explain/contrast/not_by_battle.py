"""Foils of monsters whose effect of a later phase asks for a destruction by battle, where an effect destroys one."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.event_patterns import earlier_events
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.explain.things import word
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.terms import Cause, Verb, Zone

from .values import Contrast, Kind, Likely, Step

_RULES = ("effect.trigger",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each monster of the player whose effect destroys a monster of the other one."""
    for at, event in enumerate(step.events):
        table = step.table(at)
        if table is None or event.kind is not EventKind.DESTROYED or event.cause is not Cause.EFFECT:
            continue
        player = event.source.controller
        if player != table.turn_player or event.subject.controller == player or event.subject.zone is not Zone.MONSTER:
            continue
        for uid in table.in_zone(Zone.MONSTER, player):
            if not table.is_up(uid) or derived.is_negated(table, uid):
                continue
            for index, effect in enumerate(table.effects(uid)):
                phase = _asking(table, uid, index, effect) if isinstance(effect, Activated) else None
                if phase is not None:
                    card = derived.snapshot(table, uid)
                    told: tuple[tuple[str, Value], ...] = (
                        ("card", step.reader.thing(card)), ("other", step.reader.thing(event.subject)),
                        ("phase", word("phase", phase)),
                    )  # fmt: skip
                    cards = (card, event.subject)
                    yield Contrast(Kind.LATER, "not-by-battle", cards, (index,), _RULES, Likely.OFTEN, at, told)


def _asking(table: Table, uid: int, index: int, effect: Activated) -> int | None:
    """The phase in which an effect starts if its monster has destroyed one by battle, and it has not; else None."""
    asked = [one.pattern for one in earlier_events(effect.if_)]
    phase = next((one.phase for one in effect.event if one.verb is Verb.BEGIN_PHASE), None)
    if phase is None or not any(one.verb is Verb.DESTROY and one.other == itself for one in asked):
        return None
    card = derived.snapshot(table, uid)
    scope = query.Scope(card.controller, Context(card.controller, card, index))
    return None if query.holds(table, effect.if_, scope) else int(phase)
