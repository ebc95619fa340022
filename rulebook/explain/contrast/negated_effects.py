"""Foils of continuous effects that are negated: a card is destroyed that one of them would have kept."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import Table
from rulebook.vocabulary.modifiers import Cannot, Modifier
from rulebook.vocabulary.terms import Verb

from .values import Contrast, Kind, Likely, Step

_RULES = ("mechanic.B4", "effect.card-over-rule")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card destroyed although a negated effect says that it cannot be."""
    for at, event in enumerate(step.events):
        table = step.table(step.batch_start(at) - 1) if event.kind is EventKind.DESTROYED else None
        if table is None:
            continue
        for uid, index, effect in derived.sources(table):
            ground = derived.negating(table, uid) if derived.is_negated(table, uid) else None
            if ground is None or not ground.card.number:
                continue
            scope = derived.scope_of(table, uid, index)
            for place, rule in enumerate(effect.modifiers):
                if _kept(table, event, rule, scope) and query.holds(table, effect.while_, scope):
                    card = derived.snapshot(table, uid)
                    told = (("card", step.reader.thing(card)), ("negator", step.reader.thing(ground.card)))
                    cards, clause = (card, ground.card), (index, place)
                    yield Contrast(Kind.REACH, "negated", cards, clause, _RULES, Likely.SURELY, at, told)


def _kept(table: Table, event: Event, rule: Modifier, scope: query.Scope) -> bool:
    """Whether a modifier says of the destroyed card that it cannot be destroyed in this way."""
    if not isinstance(rule, Cannot) or rule.verb is not Verb.BE_DESTROYED or (rule.by and event.cause not in rule.by):
        return False
    return rule.subject is not None and query.fits(table, rule.subject, event.subject.uid, scope)
