"""The engine's public interface: judge, list, apply, view. Pure functions of a book and a state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.events import Event
from rulebook.engine.core.recorder import Recorder
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import IllegalAction, Verdict
from rulebook.engine.legality import judgement, listing
from rulebook.engine.legality.unasked import unasked

from .transitions import take
from .views import known, view, view_events, view_verdict, visible_events

__all__ = [
    "Transition",
    "against_card",
    "announcements",
    "apply",
    "judge",
    "known",
    "legal_actions",
    "refused",
    "view",
    "view_events",
    "view_verdict",
    "visible_events",
]


class Transition(NamedTuple):
    """The result of an action: the next state and all events on the way.

    ``moments`` are the states after each of the events, if they were asked for: true states, but not at rest.
    """

    state: DuelState
    events: tuple[Event, ...]
    moments: tuple[DuelState, ...] = ()


def judge(book: Book, state: DuelState, action: Action) -> Verdict:
    """Judge one action.

    Args:
        book: ruleset and cards.
        state: a state at rest (it has a request, or a winner).
        action: any well-formed action.

    Returns:
        Every reason against it, the one that stands longest first; no failures if it is legal.
    """
    return judgement.verdict(Table(book, state), action)


def against_card(book: Book, state: DuelState, announced: Action, uid: int) -> Verdict | None:
    """Why a card cannot be the target, Tribute, material or attack target of an action for which nobody is asked.

    Args:
        book: ruleset and cards.
        state: the state before the action.
        announced: the legal action.
        uid: the card.

    Returns:
        The verdict on choosing the card (or on the action itself, which is then not possible with it); None if
        nothing is known against it.
    """
    failure = unasked(Table(book, state), announced, uid)
    if failure is None:
        return None
    choosing = Action(ActionKind.CHOOSE, announced.player, uid)
    return Verdict(choosing if failure.check == "request.not-offered" else announced, (failure,))


def legal_actions(book: Book, state: DuelState) -> tuple[Action, ...]:
    """Every legal action that answers the state's request.

    Args:
        book: ruleset and cards.
        state: a state at rest.

    Returns:
        The actions in a fixed order; empty if the duel is over. The result is cached with the state.
    """
    found = state.listed.get(book.digest)
    if found is None:
        found = state.listed[book.digest] = tuple(listing.legal(Table(book, state)))
    return found


def refused(book: Book, state: DuelState) -> Iterator[Verdict]:
    """Yield the verdict on each action that would answer the state's request and is illegal."""
    table = Table(book, state)
    for action in judgement.candidates(table):
        if not judgement.is_legal(table, action):
            yield judgement.verdict(table, action)


def announcements(book: Book, state: DuelState, player: int, uid: int) -> tuple[Action, ...]:
    """One well-formed action per verb that makes sense for this card in its zone, legal or not."""
    return tuple(judgement.announcements(Table(book, state), player, uid))


def apply(
    book: Book,
    state: DuelState,
    action: Action,
    *,
    trusted: bool = False,
    events: bool = True,
    record: bool = False,
    passing: bool = False,
) -> Transition:
    """Carry out an action and everything that follows until somebody has to decide again.

    Args:
        book: ruleset and cards.
        state: a state at rest; it is not modified.
        action: the action to take.
        trusted: skip the legality check, for a search that only plays legal actions.
        events: record what happens; a search can omit it.
        record: keep the state after each event, and with the events the effects that looked at them and did not start.
        passing: until the turn ends, also pass for players who have nothing to respond with.

    Returns:
        The next state at rest and the events, in order.

    Raises:
        IllegalAction: the action is illegal; carries the verdict.
    """
    recorder = Recorder() if record else None
    table = Table(book, state, narrating=events or record, recorder=recorder)
    if not trusted and not judgement.is_legal(table, action):
        raise IllegalAction(judgement.verdict(table, action))
    take(table, action)
    while passing and table.turn == state.turn and judgement.can_only_pass(table):
        take(table, Action(ActionKind.PASS, table.request.player))
    after = table.freeze()
    moments = (*recorder.moments[:-1], after) if recorder is not None and table.events else ()
    events_told = recorder.told(table.events) if recorder is not None else tuple(table.events)
    return Transition(after, events_told, moments)
