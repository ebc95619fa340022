"""Foils of destructions: an effect that does something else instead, and this time does not."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.choosing.stock import materials
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

from .values import Contrast, Kind, Likely, Step, leaves_field

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
        for found in _replacing(table, occurrence):
            yield from _of_card(step, table, event, occurrence, found, gone, at)


def undestroyed(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect that would have spared a card if an effect had destroyed it, not moved it away."""
    for at, event in enumerate(step.events):
        moved = leaves_field(event) and event.cause is Cause.EFFECT and event.kind is not EventKind.DESTROYED
        table = step.table(step.batch_start(at) - 1) if moved else None
        if table is None or not event.subject.number or event.subject.uid >= len(table.cards):
            continue
        gone = {one.subject.uid for one in step.events if one.batch == event.batch and one.kind is event.kind}
        player = event.player if event.player != NOBODY else 1 - event.subject.controller
        snap = derived.snapshot(table, event.subject.uid)
        for uid, index, effect, scope in _replacing(table, table.occurrence(Verb.DESTROY, snap, player, event.cause)):
            cause = effect.would.cause[0] if effect.would.cause else event.cause
            imagined = table.occurrence(Verb.DESTROY, snap, player, cause, Zone.GRAVEYARD)
            source = scope.context.source
            free = not used_up(table, source.controller, uid, index, effect)
            if free and unmet(table, effect.would, imagined, scope) is None and can_be_done(table, effect, scope, gone):
                told = (("card", step.reader.thing(event.subject)), ("source", step.reader.thing(source)))
                cards, rules = (source, event.subject), ("term.destroy", *_REPLACES)
                yield Contrast(Kind.INSTEAD, "undestroyed", cards, (index,), rules, Likely.OFTEN, at, told)


def _replacing(table: Table, occurrence: Occurrence) -> Iterator[tuple[int, int, Replacement, query.Scope]]:
    """Yield every effect in force that does something else instead of a destruction, asked about this one."""
    for uid, card in enumerate(table.cards):
        if not card.number or card.zone not in IN_PLAY or not table.is_up(uid) or derived.is_negated(table, uid):
            continue
        source = derived.snapshot(table, uid)
        for index, effect in enumerate(table.effects(uid)):
            if isinstance(effect, Replacement) and effect.would.verb is Verb.DESTROY:
                context = Context(source.controller, source, index, event=(occurrence.subject,))
                yield uid, index, effect, query.Scope(source.controller, context)


def _of_card(
    step: Step,
    table: Table,
    event: Event,
    occurrence: Occurrence,
    found: tuple[int, int, Replacement, query.Scope],
    gone: set[int],
    at: int,
) -> Iterator[Contrast]:
    uid, index, effect, scope = found
    source = scope.context.source
    failed, told = unmet(table, effect.would, occurrence, scope), dict[str, Value]()
    if failed is not None:
        other_cause = failed.condition is Condition.CAUSE and len(effect.would.cause) == 1
        if not other_cause or uid != event.subject.uid:
            return
        name, rules = "cause", _TEXT
        told = {"asked": word("cause", int(effect.would.cause[0])), "cause": word("cause", int(event.cause))}
    elif used_up(table, source.controller, uid, index, effect):
        name, rules = "used-up", _TEXT
    elif query.holds(table, effect.if_, scope) and not can_be_done(table, effect, scope, gone):
        lacks, told = _missing(table, effect, scope)
        name, rules = f"nothing{lacks}", _REPLACES
        if not lacks:
            told = {"passage": Passage(step.book.by_number[source.number], effect, index, WHOLE)}
    else:
        return
    told = {"card": step.reader.thing(event.subject), "source": step.reader.thing(source), **told}
    cards = (source, event.subject)
    yield Contrast(Kind.INSTEAD, name, cards, (index,), rules, Likely.OFTEN, at, tuple(told.items()))


def _missing(table: Table, effect: Replacement, scope: query.Scope) -> tuple[str, dict[str, Value]]:
    """The materials of which there are too few to be detached instead: the frame's variant and its arguments."""
    found = materials(table, effect.operation, scope)
    return ("", {}) if found is None else (".material", {"needed": found[0], "have": found[1]})
