"""Foils of destructions: an effect that does something else instead, and this time does not."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.missed import Condition
from rulebook.engine.core.state import Context, Occurrence
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.moving.matching import unmet
from rulebook.engine.operations.replacements import can_be_done
from rulebook.engine.records.usage_limits import used_up
from rulebook.explain.things import word
from rulebook.explain.tree import WHOLE, Passage, Value
from rulebook.vocabulary.effects import Replacement
from rulebook.vocabulary.terms import Cause, Verb, Zone

from .values import Contrast, Kind, Likely, Step

_TEXT = ("effect.card-over-rule",)
_REPLACES = ("mechanic.C9",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect that would have spared a destroyed card but for one condition."""
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.DESTROYED or event.cause not in (Cause.BATTLE, Cause.EFFECT):
            continue
        table = step.table(step.batch_start(at) - 1) if event.subject.zone in IN_PLAY else None
        if table is None or not event.subject.number:
            continue
        gone = {one.subject.uid for one in step.events if one.batch == event.batch}
        player = event.player if event.player != NOBODY else 1 - event.subject.controller
        snap = derived.snapshot(table, event.subject.uid)
        occurrence = table.occurrence(Verb.DESTROY, snap, player, event.cause, Zone.GRAVEYARD)
        for uid, card in enumerate(table.cards):
            if card.number and card.zone in IN_PLAY and table.is_up(uid) and not derived.is_negated(table, uid):
                yield from _of_card(step, table, event, occurrence, uid, gone, at)


def _of_card(
    step: Step, table: Table, event: Event, occurrence: Occurrence, uid: int, gone: set[int], at: int
) -> Iterator[Contrast]:
    source = derived.snapshot(table, uid)
    for index, effect in enumerate(table.effects(uid)):
        if not isinstance(effect, Replacement) or effect.would.verb is not Verb.DESTROY:
            continue
        context = Context(source.controller, source, index, event=(occurrence.subject,))
        scope = query.Scope(source.controller, context)
        failed, told = unmet(table, effect.would, occurrence, scope), dict[str, Value]()
        if failed is not None:
            other_cause = failed.condition is Condition.CAUSE and len(effect.would.cause) == 1
            if not other_cause or uid != event.subject.uid:
                continue
            name, rules = "cause", _TEXT
            told = {"asked": word("cause", int(effect.would.cause[0])), "cause": word("cause", int(event.cause))}
        elif used_up(table, source.controller, uid, index, effect):
            name, rules = "used-up", _TEXT
        elif query.holds(table, effect.if_, scope) and not can_be_done(table, effect, scope, gone):
            name, rules = "nothing", _REPLACES
            told = {"passage": Passage(step.book.by_number[source.number], effect, index, WHOLE)}
        else:
            continue
        told = {"card": step.reader.thing(event.subject), "source": step.reader.thing(source), **told}
        cards = (source, event.subject)
        yield Contrast(Kind.INSTEAD, name, cards, (index,), rules, Likely.OFTEN, at, tuple(told.items()))
