"""What a search leaves out does not change its verdict: on random positions of the whole pool."""

from __future__ import annotations

from functools import cache

import pytest

from rulebook.engine.api import legal_actions
from rulebook.engine.core.actions import Action
from rulebook.engine.core.state import DuelState
from rulebook.solver.depth_first_search import solve_depth_first
from rulebook.solver.equal_positions import key_of, moves
from rulebook.solver.goals import Survive
from rulebook.solver.proof_number_search import Budget
from rulebook.solver.reductions import ALL, NONE, Reductions
from rulebook.solver.solve import Verdict, solve
from rulebook.solver.stepping import after, ground_of
from scenarios.catalogue.lookup import named
from scenarios.formats.loader import FOLDER, load
from tests.solver.boards import BOOK, WIN, board, random_position

LIMIT = Budget(positions=500)
OTHERS = {
    "zones": Reductions(zones=False),
    "copies": Reductions(copies=False),
    "bounds": Reductions(bounds=False),
    "guided": Reductions(guided=False),
    "all": NONE,
}
SEEDS = range(20)


@cache
def reduced(seed: int) -> Verdict:
    """The verdict on a random position with all reductions."""
    return solve(BOOK, random_position(seed), WIN, LIMIT, first_moves=False).verdict


@pytest.mark.parametrize("name", OTHERS)
def test_the_verdict_does_not_depend_on_a_reduction(name: str) -> None:
    decided = 0
    for seed in SEEDS:
        without = solve(BOOK, random_position(seed), WIN, LIMIT, reductions=OTHERS[name], first_moves=False).verdict
        if Verdict.UNKNOWN not in (reduced(seed), without):
            decided += 1
            assert reduced(seed) == without, seed
    assert decided >= 14


@pytest.mark.parametrize("name", ["bounds", "guided", "all"])
def test_whether_a_player_survives_does_not_depend_on_a_reduction(name: str) -> None:
    decided, goal = 0, Survive(1, 3)
    for seed in SEEDS:
        state = random_position(seed)
        found = [
            solve(BOOK, state, goal, LIMIT, reductions=one, first_moves=False).verdict for one in (ALL, OTHERS[name])
        ]
        if Verdict.UNKNOWN not in found:
            decided += 1
            assert found[0] == found[1], seed
    assert decided >= 12


def test_who_can_no_longer_be_attacked_has_survived() -> None:
    state = board(phase="battle", step="battle", you={"monsters": ["cyber-dragon"], "hand": ["fissure"]},
                  opponent={"lp": 2200, "spells": ["sakuretsu-armor|set", "mirror-force|set"]})  # fmt: skip
    assert solve(BOOK, state, Survive(1, 3), first_moves=False).verdict == Verdict.WIN
    assert solve(BOOK, state, Survive(1, 3), first_moves=False).visited == 0
    assert solve(BOOK, state.with_(lp=(8000, 2100)), Survive(1, 3), first_moves=False).visited > 0


def test_the_estimate_of_danger_finds_a_defence_sooner() -> None:
    loaded = named("puzzle.cyber-phoenix.10")
    assert isinstance(loaded.goal, Survive)
    guided, other = (
        solve(loaded.book, loaded.start, loaded.goal, reductions=reductions, first_moves=False)
        for reductions in (ALL, OTHERS["guided"])
    )
    assert guided.verdict == other.verdict == Verdict.WIN
    assert guided.visited < other.visited


def test_both_searches_agree() -> None:
    decided = 0
    for seed in SEEDS:
        other = solve_depth_first(BOOK, random_position(seed), WIN, LIMIT).verdict
        if Verdict.UNKNOWN not in (reduced(seed), other):
            decided += 1
            assert reduced(seed) == other, seed
    assert decided >= 12


def fewer(state: DuelState, reduction: str) -> bool:
    """Whether the search reaches fewer positions with the reduction."""
    with_it = solve(BOOK, state, WIN, first_moves=False).visited
    return with_it < solve(BOOK, state, WIN, reductions=OTHERS[reduction], first_moves=False).visited


def test_of_equal_copies_one_is_played() -> None:
    state = board(you={"monsters": ["cyber-dragon", "cyber-dragon"], "hand": ["sangan", "sangan"]})
    cards = [state.cards[action.card].number for action in moves(state, legal_actions(BOOK, state), ALL)]
    assert len(moves(state, legal_actions(BOOK, state), NONE)) > len(cards)
    assert fewer(state, "copies")


def test_copies_that_are_not_alike_are_all_played() -> None:
    state = board(
        you={"monsters": ["cyber-dragon#1", "cyber-dragon#2"], "spells": ["black-pendant|up|equip=cyber-dragon#2"]}
    )
    kept = moves(state, legal_actions(BOOK, state), ALL)
    assert kept == moves(state, legal_actions(BOOK, state), NONE)


def played(state: DuelState, *actions: Action) -> DuelState:
    for action in actions:
        state = after(ground_of(BOOK, state, WIN), state, action).state
    return state


def test_plays_that_commute_lead_to_one_position() -> None:
    """Two Spells are Set in either order: they lie in each other's zones."""
    state = board(you={"hand": ["fissure", "sakuretsu-armor"]})
    first, second = (action for action in legal_actions(BOOK, state) if action.kind == 1)
    ends = played(state, first, second), played(state, second, first)
    assert ends[0] != ends[1]
    assert key_of(ends[0], ALL) == key_of(ends[1], ALL)
    assert key_of(ends[0], NONE) != key_of(ends[1], NONE)


def test_the_order_of_a_deck_is_no_detail() -> None:
    one = board(you={"deck": ["sangan", "kuriboh"]})
    first, second = one.cards
    other = one.with_(cards=(first._replace(slot=second.slot), second._replace(slot=first.slot)))
    assert key_of(one, ALL) != key_of(other, ALL)


def test_a_turn_without_attackers_left_is_not_searched() -> None:
    state = board(phase="battle", step="battle", you={"monsters": ["cyber-dragon"], "hand": ["fissure"]},
                  opponent={"lp": 2200, "spells": ["sakuretsu-armor|set", "mirror-force|set"]})  # fmt: skip
    assert solve(BOOK, state, WIN, first_moves=False).visited == 0
    assert fewer(state, "bounds")


def test_an_estimate_finds_a_win_sooner() -> None:
    loaded = load(FOLDER / "puzzles" / "phoenix-shield.toml")
    goal = loaded.goal
    assert goal is not None
    guided, other = (
        solve(loaded.book, loaded.start, goal, reductions=reductions, first_moves=False)
        for reductions in (ALL, OTHERS["guided"])
    )
    assert guided.verdict == other.verdict == Verdict.WIN
    assert guided.visited < other.visited
