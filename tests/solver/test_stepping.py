"""From one decision to the next: windows passed at once, and dead ends."""

from __future__ import annotations

from random import Random

import pytest

from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.solver import stepping
from rulebook.solver.stepping import after, ground_of, settled, start
from rulebook.vocabulary.terms import Phase
from tests.solver.boards import BOOK, WIN, board, random_position


@pytest.mark.parametrize("seed", range(12))
def test_passing_windows_at_once_leads_to_the_same_decisions(seed: int) -> None:
    rng, ground = Random(seed), ground_of(BOOK, random_position(seed), WIN)
    reached, steps = start(ground, random_position(seed)), 0
    while reached.value is None and steps < 30:
        for action in reached.moves:
            one_by_one = settled(ground, apply(BOOK, reached.state, action))
            assert after(ground, reached.state, action) == one_by_one
        reached, steps = after(ground, reached.state, rng.choice(reached.moves)), steps + 1
    assert steps


def test_windows_in_which_nobody_can_respond_are_passed_on_request_only() -> None:
    state = board(you={"monsters": ["cyber-dragon"], "deck": ["sangan"]}, opponent={"deck": ["sangan"]})
    ending = next(one for one in legal_actions(BOOK, state) if one.value == Phase.END)
    assert apply(BOOK, state, ending).state.request.kind == RequestKind.RESPOND
    assert apply(BOOK, state, ending, passing=True).state.request.kind == RequestKind.OPEN


def test_a_dead_end_is_no_win(monkeypatch: pytest.MonkeyPatch) -> None:
    state = board(you={"monsters": ["cyber-dragon"]}, opponent={"lp": 2100})

    def none(book: Book, state: DuelState) -> tuple[Action, ...]:
        return ()

    monkeypatch.setattr(stepping, "legal_actions", none)
    assert start(ground_of(BOOK, state, WIN), state).value is False
