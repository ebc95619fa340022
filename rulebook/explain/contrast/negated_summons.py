"""Foils of negated Summons: an effect waits for a Summon, and this one never succeeded."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import Form, Verb

from .values import Contrast, Kind, Likely, Step

_NEVER = ("mechanic.B4",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each face-up card whose effect waits for the Summon of a monster whose Summon was negated."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.SUMMON_NEGATED and event.subject.number else None
        if table is None:
            continue
        for uid, card in enumerate(table.cards):
            if not card.number or card.zone not in IN_PLAY or not table.is_up(uid) or derived.is_negated(table, uid):
                continue
            source = derived.snapshot(table, uid)
            for index, effect in enumerate(table.book.effects(card.number)):
                if not isinstance(effect, Activated) or effect.form is Form.NONE:
                    continue
                scope = query.Scope(source.controller, Context(source.controller, source, index))
                if any(
                    one.verb is Verb.SUMMON and query.fits(table, one.subject, event.subject.uid, scope, event.subject)
                    for one in effect.event
                ):
                    told: tuple[tuple[str, Value], ...] = (
                        ("card", step.reader.thing(source)), ("other", step.reader.thing(event.subject)),
                    )  # fmt: skip
                    cards = (source, event.subject)
                    yield Contrast(Kind.TRIGGER, "never-summoned", cards, (index,), _NEVER, Likely.OFTEN, at, told)
