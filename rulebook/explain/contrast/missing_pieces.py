"""Foils of a victory by a set of cards: all of them but one are in the hand, and that one is somewhere else."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import Table
from rulebook.explain.things import word
from rulebook.vocabulary.conditions import HasSet
from rulebook.vocabulary.effects import Victory
from rulebook.vocabulary.terms import Zone

from .linkless import PARTED
from .values import Contrast, Kind, Likely, Step

_RULES = ("effect.card-over-rule",)
_MOVES = frozenset({*PARTED, EventKind.SUMMONED, EventKind.SET, EventKind.DRAWN, EventKind.ADDED})


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil where a card of a set has moved and now all but one of them are in the hand."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind in _MOVES and event.subject.number else None
        if table is not None:
            yield from _of_player(step, table, event, at)


def _of_player(step: Step, table: Table, event: Event, at: int) -> Iterator[Contrast]:
    player = event.subject.owner
    for uid in table.in_zone(Zone.HAND, player):
        for index, effect in enumerate(step.book.effects(table.cards[uid].number)):
            if not isinstance(effect, Victory) or not isinstance(effect.if_, HasSet):
                continue
            source = derived.snapshot(table, uid)
            slugs = {*effect.if_.slugs, step.book.by_number[source.number].slug}
            if step.book.by_number[event.subject.number].slug not in slugs:
                continue
            missing = _elsewhere(table, player, slugs)
            if missing is None:
                continue
            told = (
                ("source", step.reader.thing(source)),
                ("card", step.reader.thing(missing)),
                ("player", step.reader.who(player)),
                ("to", word("zone", int(missing.zone))),
            )
            yield Contrast(
                Kind.WIN, "piece-elsewhere", (source, missing), (index,), _RULES, Likely.SURELY, at, told
            )  # fmt: skip


def _elsewhere(table: Table, player: int, slugs: set[str]) -> Snapshot | None:
    """The only card of a set that is not in the hand, if it is known where one of that name is; otherwise None."""
    book = table.book
    numbers = {table.cards[uid].number for uid in table.in_zone(Zone.HAND, player)}
    held = {book.by_number[number].slug for number in numbers if number}
    lacking = slugs - held
    if len(lacking) != 1:
        return None
    there = (
        uid for uid, card in enumerate(table.cards)
        if card.number and card.owner == player and card.zone not in (Zone.HAND, Zone.DECK)
        and book.by_number[card.number].slug in lacking
    )  # fmt: skip
    uid = next(there, None)
    return derived.snapshot(table, uid) if uid is not None else None
