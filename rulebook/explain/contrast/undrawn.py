"""Foils of effects that wait for a draw: a card from the Deck was added to the hand."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import query
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Context
from rulebook.explain.tree import Value
from rulebook.vocabulary.terms import Side, Verb, Zone

from .amounts import waiting
from .values import Contrast, Kind, Likely, Step

_RULES = ("draw.definition", "mechanic.C11")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each face-up card that waits for a player to draw, when the player adds a card from the Deck."""
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.ADDED or event.subject.zone != Zone.DECK:
            continue
        table = step.table(at)
        for card, index, patterns in waiting(table) if table is not None else ():
            scope = query.Scope(card.controller, Context(card.controller, card, index))
            if any(
                one.verb is Verb.DRAW and (one.by == Side.ANY or query.side_of(scope, one.by) == event.player)
                for one in patterns
            ):
                told: tuple[tuple[str, Value], ...] = (
                    ("card", step.reader.thing(event.subject)), ("source", step.reader.thing(card)),
                    ("player", step.reader.who(event.player)),
                )  # fmt: skip
                cards = (card, event.subject)
                yield Contrast(Kind.LINKLESS, "not-drawn", cards, (index,), _RULES, Likely.SURELY, at, told)
