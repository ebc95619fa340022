"""Foils of battles: an effect that would change the ATK or DEF of a battling monster, and whose condition fails."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.conditions import asked_by
from rulebook.vocabulary.conditions import Now
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.filters import Filter
from rulebook.vocabulary.modifiers import Change
from rulebook.vocabulary.terms import Stat

from .battle_facts import fact, failing
from .values import Contrast, Kind, Likely, Step

_TEXT = ("effect.card-over-rule",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each face-up card whose effect changes a battling monster, and does not for one condition."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.DAMAGE_CALCULATED else None
        if table is None:
            continue
        for uid, card in enumerate(table.cards):
            if card.number and card.zone in IN_PLAY and table.is_up(uid) and not derived.is_negated(table, uid):
                yield from islice(_of_card(step, table, event, uid, at), 1)


def _of_card(step: Step, table: Table, event: Event, uid: int, at: int) -> Iterator[Contrast]:
    card = derived.snapshot(table, uid)
    for index, effect in enumerate(step.book.effects(card.number)):
        if not isinstance(effect, Continuous) or effect.while_ is None:
            continue
        scope = query.Scope(card.controller, Context(card.controller, card, index))
        wrong = failing(table, effect.while_, scope)
        if len(wrong) != 1 or not any(_reaches(table, one, event, scope) for one in effect.modifiers):
            continue
        if any(_reaches(table, one.modifier, event, one.scope) for one in derived.active(table) if _is_of(one, uid)):
            continue  # another effect of the card does what the reader sees in this battle
        variant, told = fact(step.reader, table, wrong[0], scope)
        if not variant and not isinstance(wrong[0], Now):
            continue
        passage = asked_by(step.book.by_number[card.number], effect, index, effect.while_)
        told = {"card": step.reader.thing(card), "passage": passage, **told}
        yield Contrast(
            Kind.LINKLESS, f"condition{variant}", (card,), (index,), _TEXT, Likely.OFTEN, at, tuple(told.items())
        )


def _is_of(item: derived.Active, uid: int) -> bool:
    return item.scope.context.source.uid == uid and not item.lingering


def _reaches(table: Table, modifier: object, event: Event, scope: query.Scope) -> bool:
    """Whether a modifier is about the ATK or DEF that a monster has in this battle."""
    if not isinstance(modifier, Change) or not isinstance(modifier.subject, Filter):
        return False
    used = ((event.subject, Stat.ATK), (event.get("target"), Stat.DEF if event.get("stat") == "def" else Stat.ATK))
    return any(
        isinstance(one, Snapshot) and one.number and modifier.concerns(stat)
        and query.fits(table, modifier.subject, one.uid, scope)
        for one, stat in used
    )  # fmt: skip
