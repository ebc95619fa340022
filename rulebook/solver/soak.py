"""Random duels from the opening hand to the end, checked against the invariants."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.opening import Deck, start
from rulebook.notation.parser import parse_line
from rulebook.notation.printer import lines_of
from rulebook.notation.resolver import resolve

from .dealing import random_deck
from .invariants import broken, possessions

MOST = 20_000
"""Upper bound on decisions in a duel (Decks run out before)."""
IDLE = (ActionKind.PASS, ActionKind.NEXT, ActionKind.WITHDRAW)
BUSY = 0.7
"""Probability of doing something instead of nothing."""
EVERY = 10
"""One in this many duels is also written as notation and read back."""


@dataclass(slots=True)
class Duel:
    """One random duel: how it ended, and the first failure."""

    seed: int
    decisions: int = 0
    turns: int = 0
    winner: int = NOBODY
    reason: int = 0
    fault: str = ""
    notation: list[str] = field(default_factory=list)
    activated: set[tuple[int, int]] = field(default_factory=set)
    played: set[int] = field(default_factory=set)


Moment = tuple[DuelState, Action]


def play(book: Book, seed: int) -> Duel:
    """Play one random duel to its end; deterministic per seed.

    Args:
        book: ruleset and cards.
        seed: determines Decks, play, and when the expensive invariants are checked.

    Returns:
        The result. ``fault`` is empty if there was no failure; otherwise ``notation`` reproduces it.
    """
    rng, watch = Random(seed), Random(seed)
    duel = Duel(seed)
    moments: list[Moment] = []
    try:
        _run(book, duel, rng, watch, moments)
    except Exception as error:  # any exception is a finding
        where = traceback.extract_tb(error.__traceback__)[-1]
        duel.fault = (
            f"{type(error).__name__}: {error} ({where.filename.rpartition('/')[2]}:{where.lineno} {where.name})"
        )
    if duel.fault:
        duel.notation = written(book, moments)
    return duel


def random_duel(book: Book, decks: Sequence[Deck], seed: int) -> list[str]:
    """The lines of a random duel between two Decks, played to its end; deterministic per seed."""
    rng, state = Random(seed), start(book, decks)
    moments: list[Moment] = []
    while state.winner == NOBODY and len(moments) < MOST:
        actions = [one for one in legal_actions(book, state) if one.kind != ActionKind.WITHDRAW]
        busy = [one for one in actions if one.kind not in IDLE]
        action = rng.choice(busy if busy and rng.random() < BUSY else actions)
        moments.append((state, action))
        state = apply(book, state, action, trusted=True, events=False).state
    return [str(line) for line, _ in lines_of(book, moments)]


def _run(book: Book, duel: Duel, rng: Random, watch: Random, moments: list[Moment]) -> None:
    first = state = start(book, (random_deck(book, rng), random_deck(book, rng)))
    cards = possessions(book, state)
    busyness = rng.choice((0.5, 0.7, 0.9))
    while state.winner == NOBODY:
        actions = legal_actions(book, state)
        if not actions or duel.decisions >= MOST:
            duel.fault = "end: the duel does not come to an end" if actions else "rest: no legal action"
            return
        busy = [one for one in actions if one.kind not in IDLE]
        action = rng.choice(busy if busy and rng.random() < busyness else actions)
        moments.append((state, action))
        made = apply(book, state, action, trusted=True, record=True)
        duel.decisions += 1
        duel.activated |= {(link.context.source.number, link.context.effect) for link in made.state.chain}
        faults = list(broken(book, state, action, made, cards, watch))
        if made.state == state:
            faults.append("idle: a legal action that changes nothing")
        state = made.state
        if action.kind == ActionKind.WITHDRAW and not taken_back(moments, state):
            faults.append("withdraw: an announcement taken back leaves something behind")
        duel.turns = state.turn
        if faults:
            duel.fault = faults[0]
            return
    duel.winner, duel.reason = state.winner, state.win_reason
    duel.played = {card.number for card in state.cards}
    if duel.seed % EVERY == 0:
        duel.fault = replayed(book, first, moments, state)


def taken_back(moments: list[Moment], state: DuelState) -> bool:
    """Drop a withdrawn announcement; returns False if the duel is not what it was before it."""
    for at in range(len(moments) - 1, -1, -1):
        if moments[at][0] == state:
            del moments[at:]
            return True
        if moments[at][0].request.kind in (RequestKind.OPEN, RequestKind.RESPOND, RequestKind.TRIGGER):
            return False
    return False


def written(book: Book, moments: Sequence[Moment]) -> list[str]:
    """The notation of a duel, or the actions as numbers if it cannot be written."""
    try:
        return [str(line) for line, _ in lines_of(book, moments)]
    except Exception as error:  # the notation may be the faulty part
        return [f"{error!r}", *(str(tuple(action)) for _, action in moments)]


def replayed(book: Book, first: DuelState, moments: Sequence[Moment], last: DuelState) -> str:
    """The problem with a duel replayed from its notation; empty if it ends in the same state."""
    state = first
    for line, _ in lines_of(book, moments):
        try:
            state = resolve(book, state, parse_line(str(line))).state
        except Exception as error:  # an unreadable line is a finding
            return f"notation: {line} cannot be played: {error!r}"
    return "" if state == last else "notation: the lines lead to another state"
