"""Which positions and which copies of a card are the same for a search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import CardRef, CardState, Snapshot
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import NO_BATTLE, DuelState, Frame
from rulebook.vocabulary.terms import Zone

from .reductions import Reductions

Key = tuple[Any, ...]

_ORDERED = frozenset((int(Zone.DECK), int(Zone.PENDULUM)))
"""The zones in which the place of a card matters."""
_SLOT = CardState._fields.index("slot")
_WITHOUT_CARDS = frozenset(
    (Procedure.WINDOW, Procedure.CHAIN, Procedure.TRIGGERS, Procedure.LEAVE_PHASE, Procedure.RESOLVE, Procedure.RUN)
)
"""Procedures whose data are not the numbers of cards."""
_ONE_OF = frozenset((RequestKind.ATTACK_TARGET, RequestKind.OPEN, RequestKind.RESPOND, RequestKind.LOT))
"""Requests answered with one card, so that one of several equal copies stands for all."""


def placeless(card: CardState) -> CardState:
    """The card without its slot, unless the slot matters in its zone."""
    if not card.slot or card.zone in _ORDERED:
        return card
    return tuple.__new__(CardState, (*card[:_SLOT], 0, *card[_SLOT + 1 :]))  # a third of the time of _replace


def key_of(state: DuelState, reductions: Reductions) -> Key:
    """What identifies a position: with ``zones``, neither slots nor the order of past attacks and uses count."""
    key = state.key()
    if not reductions.zones:
        return key
    found = list(key)
    found[_CARDS] = tuple(map(placeless, state.cards))
    found[_LIMITS] = tuple(sorted(state.limits))
    if state.battle == NO_BATTLE:
        found[_ATTACKS] = tuple(sorted(state.attacks))
    return tuple(found)


_EXAMPLE = DuelState(0, ("cards",), limits=("limits",), attacks=("attacks",))  # type: ignore[arg-type]
_CARDS, _LIMITS, _ATTACKS = (_EXAMPLE.key().index((name,)) for name in ("cards", "limits", "attacks"))


def moves(state: DuelState, legal: Iterable[Action], reductions: Reductions) -> tuple[Action, ...]:
    """The actions to search: without taking back, and with ``copies`` one action for all equal copies."""
    actions = tuple(action for action in legal if action.kind != ActionKind.WITHDRAW)
    if len(actions) < 2 or not reductions.copies or not _picks_one(state):
        return actions
    numbers = [state.cards[action.card].number for action in actions if action.card >= 0]
    if len(set(numbers)) == len({action.card for action in actions if action.card >= 0}):
        return actions
    mentioned = set(mentions(state))
    first: dict[CardState, int] = {}
    found: dict[Action, None] = {}
    for action in actions:
        if action.card < 0 or action.card in mentioned:
            found[action] = None
        else:
            found[action._replace(card=first.setdefault(placeless(state.cards[action.card]), action.card))] = None
    return tuple(found)


def _picks_one(state: DuelState) -> bool:
    request = state.request
    return request.kind in _ONE_OF or (request.kind == RequestKind.PICK and request.high == 1)


def mentions(state: DuelState) -> Iterator[int]:
    """The cards that something other than their own place refers to; rather too many than too few."""
    for frame in state.agenda:
        yield from _in_frame(frame)
    yield from state.request.picked
    yield state.battle.target
    for use in state.limits:
        yield use.uid
    for card in state.cards:
        for trace in card.trace:
            yield trace.fusion
    for part in (
        state.chain, state.window, state.pending, state.lingering, state.control, state.relations, state.counters,
        state.starts, state.battle, state.attacks,
    ):  # fmt: skip
        yield from _references(part)


def _in_frame(frame: Frame) -> Iterator[int]:
    if frame.procedure not in _WITHOUT_CARDS:
        yield from frame.data
    for answer in frame.chosen:
        yield from answer
    yield from _references((frame.context, frame.returned, frame.kept))


def _references(value: Any) -> Iterator[int]:
    if isinstance(value, CardRef | Snapshot):
        yield value.uid
    elif isinstance(value, tuple):
        for part in value:
            yield from _references(part)
