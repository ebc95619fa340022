"""From one decision to the next: actions, the windows that leave no choice, and the judgement of the goal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulebook.engine.api import Transition, apply, legal_actions
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import DuelState
from rulebook.vocabulary.terms import CardKind, Zone

from .bounds import value_without_search
from .equal_positions import moves
from .goals import Goal
from .hidden_cards import unknown_cards
from .reductions import ALL, Reductions


class Reached(NamedTuple):
    """A decision (``value`` None), or an end of the search with its value.

    ``moves`` are the actions to search. ``hidden``: an unknown card has come into play, so the value is not proved.
    """

    state: DuelState
    moves: tuple[Action, ...] = ()
    value: bool | None = None
    hidden: bool = False


class Ground(NamedTuple):
    """What stays the same during a search: book, goal, reductions and the cards nobody knows.

    ``lazy``: the player does not Set Spells and Traps if anything else can be done. A win found so is a win; no win is
    no proof that there is none.
    """

    book: Book
    goal: Goal
    reductions: Reductions
    unknown: frozenset[int] = frozenset()
    lazy: bool = False


def ground_of(book: Book, state: DuelState, goal: Goal, reductions: Reductions = ALL) -> Ground:
    """What stays the same during a search from this state.

    Raises:
        HiddenCards: unknown cards could matter.
    """
    return Ground(book, goal, reductions, unknown_cards(book, state, goal.player))


def start(ground: Ground, state: DuelState) -> Reached:
    """The first decision from this state on."""
    return settled(ground, Transition(state, ()))


def after(ground: Ground, state: DuelState, action: Action) -> Reached:
    """The next decision after an action, or the end that follows from it."""
    return settled(ground, _made(ground, state, action))


def _made(ground: Ground, state: DuelState, action: Action) -> Transition:
    """What an action leads to; windows in which nobody can respond are passed, unless unknown cards could come up."""
    goal, passing = ground.goal, not ground.unknown
    return apply(ground.book, state, action, trusted=True, events=goal.looks_at_events, passing=passing)


def settled(ground: Ground, made: Transition) -> Reached:
    """The next decision after a transition: windows with a single legal answer are passed through."""
    book, goal, reductions, unknown, lazy = ground
    while True:
        state = made.state
        value = goal.judged(book, state, made.events)
        if value is not None:
            return Reached(state, value=value)
        if unknown and _come_up(state, unknown):
            return Reached(state, value=False, hidden=True)
        found = moves(state, legal_actions(book, state), reductions)
        if not found:  # without some rules, play can come to a dead end
            return Reached(state, value=False)
        if len(found) != 1:
            bounded = value_without_search(book, state, goal) if reductions.bounds else None
            if bounded is not None:
                return Reached(state, value=bounded)
            return Reached(state, _without_sets(book, state, found) if lazy and chooses(state, goal.player) else found)
        made = _made(ground, state, found[0])


def _without_sets(book: Book, state: DuelState, found: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions without those that only Set a Spell or Trap, if there are at least two others."""
    active = tuple(one for one in found if one.kind != ActionKind.SET or _is_monster(book, state, one.card))
    return active if len(active) > 1 else found


def _is_monster(book: Book, state: DuelState, uid: int) -> bool:
    return book.by_number[state.cards[uid].number].kind == CardKind.MONSTER


def _come_up(state: DuelState, unknown: frozenset[int]) -> bool:
    """Whether a card that nobody knows has left the Deck."""
    cards = state.cards
    for uid in unknown:  # noqa: SIM110 - a loop takes half the time here
        if cards[uid].zone != Zone.DECK:
            return True
    return False


def chooses(state: DuelState, player: int) -> bool:
    """Whether the decision is the player's own; the opponent's and those of chance have to be answered all."""
    return state.request.player == player


def is_chance(state: DuelState) -> bool:
    """Whether a die, a coin or a random card decides."""
    return state.request.player == NOBODY


def played(ground: Ground, state: DuelState, action: Action) -> Iterator[tuple[DuelState, Action, Transition]]:
    """Yield every action from a decision to the next, with the state before it; each is judged by the engine."""
    book, goal = ground.book, ground.goal
    while True:
        made = apply(book, state, action)
        yield state, action, made
        state = made.state
        if goal.judged(book, state, made.events) is not None:
            return
        found = moves(state, legal_actions(book, state), ground.reductions)
        if len(found) != 1:
            return
        action = found[0]
