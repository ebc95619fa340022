"""Verdicts: chance, hidden cards, the budget, all first moves, positions that go round in circles."""

from __future__ import annotations

import pytest

from rulebook.engine.core.actions import ActionKind
from rulebook.notation.printer import lines_of
from rulebook.solver.nodes import Node
from rulebook.solver.proof_number_search import Budget, Search
from rulebook.solver.proofs import unfold
from rulebook.solver.solve import Obstacle, Solved, Verdict, solve, solve_plainly
from rulebook.solver.stepping import ground_of
from tests.solver.boards import BOOK, WIN, board


def test_every_first_move_is_decided() -> None:
    """Only a direct attack wins, so Fissure has to clear the way; it may be Set first."""
    state = board(
        you={"monsters": ["cyber-dragon"], "hand": ["fissure"]}, opponent={"lp": 2100, "monsters": ["sangan"]}
    )
    found = solve(BOOK, state, WIN)
    assert found.verdict == Verdict.WIN
    assert {move.line for move in found.winning} == {"you: activate fissure", "you: set fissure"}
    assert {move.verdict for move in found.first_moves} == {Verdict.WIN, Verdict.NO_WIN}


def test_a_win_holds_against_every_outcome_of_chance() -> None:
    """Snipe Hunter rolls a die: the monster is destroyed with 2 to 5, which proves nothing."""
    side = {"monsters": ["snipe-hunter", "cyber-dragon"], "hand": ["kuriboh"]}
    by_luck = board(you=side, opponent={"lp": 3600, "monsters": ["sangan|def"]})
    assert solve(BOOK, by_luck, WIN).verdict == Verdict.NO_WIN
    sure = board(you=side, opponent={"lp": 2100, "monsters": ["sangan|def"]})
    assert solve(BOOK, sure, WIN).verdict == Verdict.WIN


@pytest.mark.parametrize("budget", [Budget(seconds=0), Budget(positions=0)], ids=["no time", "no positions"])
def test_without_a_budget_nothing_is_known(budget: Budget) -> None:
    state = board(you={"monsters": ["cyber-dragon"]}, opponent={"lp": 2100, "monsters": ["sangan"]})
    found = solve(BOOK, state, WIN, budget)
    assert (found.verdict, found.obstacle, found.proof) == (Verdict.UNKNOWN, Obstacle.BUDGET, None)


def hidden(**opponent: object) -> Solved:
    return solve(BOOK, board(you={"monsters": ["cyber-dragon"]}, opponent={"lp": 2100} | opponent), WIN)


def test_an_unknown_card_that_could_matter_is_a_reason_to_refuse() -> None:
    found = hidden(spells=["unknown|set"])
    assert (found.verdict, found.obstacle, found.hidden_reason) == (Verdict.UNKNOWN, Obstacle.HIDDEN, "lies")
    assert hidden(deck=20).verdict == Verdict.WIN


def test_a_card_that_takes_from_an_unknown_deck_is_a_reason_to_refuse() -> None:
    found = hidden(deck=20, spells=["reinforcement-of-the-army|set"])
    assert (found.obstacle, found.hidden_reason) == (Obstacle.HIDDEN, "deck")


def test_what_is_drawn_from_an_unknown_deck_proves_nothing() -> None:
    you = {"monsters": ["cyber-dragon"], "hand": ["pot-of-greed"], "deck": 20}
    found = solve(BOOK, board(you=you, opponent={"lp": 3200}), WIN)
    assert (found.verdict, found.obstacle) == (Verdict.UNKNOWN, Obstacle.HIDDEN)
    assert solve(BOOK, board(you=you | {"deck": ["sangan", "sangan"]}, opponent={"lp": 3200}), WIN).verdict == (
        Verdict.NO_WIN
    )


def test_the_longest_defence_is_played_from_the_tree() -> None:
    you, opponent = {"monsters": ["cyber-dragon", "cyber-dragon"]}, {"lp": 2100, "spells": ["sakuretsu-armor|set"]}
    state = board(you=you, opponent=opponent)
    found = solve(BOOK, state, WIN)
    assert found.proof is not None
    tree = unfold(BOOK, state, WIN, found.proof)
    told = [str(text) for text, _ in lines_of(BOOK, list(tree.longest()))]
    assert "opponent: activate sakuretsu-armor" in told
    assert len(list(tree.longest())) == tree.depth == found.depth


def test_what_only_goes_round_in_circles_is_no_win() -> None:
    """Two positions that lead to each other, and one way out of them that does not reach the goal."""
    state = board(you={"monsters": ["cyber-dragon"]})
    search = Search(ground_of(BOOK, state, WIN), Budget())
    moves = (state.request, state.request)
    first, second = (Node(state, moves, True, None, False) for _ in range(2))  # type: ignore[arg-type]
    lost = Node(state, (), True, False, False)
    first.children, second.children = [second, lost], [first, lost]
    second.parents, first.parents = [first], [second]
    assert search.prove(first) is False
    assert second.value is False


def test_taking_back_is_no_move() -> None:
    state = board(you={"monsters": ["cyber-dragon"], "hand": ["fissure"]}, opponent={"monsters": ["sangan"]})
    for move in solve(BOOK, state, WIN).first_moves:
        assert all(action.kind != ActionKind.WITHDRAW for action in move.actions)


def test_a_plain_proof_does_not_set_what_can_be_activated_at_once() -> None:
    state = board(you={"monsters": ["gemini-elf"], "hand": ["fissure"]}, opponent={"lp": 1900, "monsters": ["sangan"]})
    found = solve_plainly(BOOK, state, WIN)
    assert found.proof is not None
    tree = unfold(BOOK, state, WIN, found.proof)
    assert ActionKind.SET not in {action.kind for _, action in tree.longest()}
    assert len(found.winning) == 2
    assert found.depth == tree.depth
