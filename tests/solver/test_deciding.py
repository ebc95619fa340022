"""What decides a win: rules without which it is none; what every attack needs is not told."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.engine.core.state import DuelState
from rulebook.solver.deciding import Hints, hints
from rulebook.solver.proofs import BadProof
from rulebook.solver.solve import solve
from tests.solver.boards import BOOK, WIN, board

Side = dict[str, Any]


def found(state: DuelState) -> Hints:
    """The hints for a win."""
    proof = solve(BOOK, state, WIN, first_moves=False).proof
    assert proof is not None
    assert proof.wins
    return hints(BOOK, state, WIN, proof)


def test_the_plainest_win_needs_no_rule_in_particular() -> None:
    state = board(you={"monsters": ["cyber-dragon"]}, opponent={"lp": 2100})
    told = found(state)
    assert told.rules == ()
    assert told.move == "you: next battle"
    assert state.cards[told.card].number == BOOK.by_slug["cyber-dragon"].number


@pytest.mark.parametrize(
    ("you", "opponent", "rules", "move"),
    [
        (
            {"monsters": ["cyber-dragon"], "hand": ["fissure"]},
            {"lp": 2100, "monsters": ["sangan"]},
            ["term.destroy"],
            "you: activate fissure",
        ),
        (
            {"monsters": ["cyber-dragon"], "spells": ["seven-tools-of-the-bandit|set"]},
            {"lp": 2100, "spells": ["sakuretsu-armor|set"]},
            ["chain.negated-link-continues", "mechanic.B4", "chain.reverse-resolution"],
            "you: next battle",
        ),
        (
            {"monsters": ["cyber-dragon"], "hand": ["rush-recklessly"]},
            {"lp": 2800, "spells": ["dust-tornado|set"]},
            ["mechanic.G2", "target.needs-legal"],
            "you: next battle",
        ),
    ],
    ids=["the monster in the way is destroyed", "the Trap is negated", "the Trap finds no target"],
)
def test_the_rules_that_make_the_difference_are_named(you: Side, opponent: Side, rules: list[str], move: str) -> None:
    told = found(board(you=you, opponent=opponent))
    assert [one.rule for one in told.rules if one.uses] == rules
    assert told.move == move


def test_a_rule_that_only_shapes_what_can_be_done_is_named_last() -> None:
    """Heavy Storm destroys the Set Trap, which could not be destroyed if Set cards were safe."""
    told = found(board(you={"monsters": ["cyber-dragon"], "hand": ["heavy-storm"]},
                       opponent={"lp": 2100, "spells": ["sakuretsu-armor|set"]}))  # fmt: skip
    assert [one.rule for one in told.rules][-1] == "trap.set-vulnerable"
    assert [one.uses == 0 for one in told.rules] == sorted(one.uses == 0 for one in told.rules)


def test_a_rule_that_another_way_makes_up_for_does_not_decide() -> None:
    """Without destruction the other monster would attack directly."""
    side: Side = {"monsters": ["cyber-dragon"], "hand": ["fissure", "gemini-elf"]}
    assert found(board(you=side, opponent={"lp": 1500})).rules == ()


def test_hints_are_for_proofs_that_hold() -> None:
    state = board(you={"monsters": ["cyber-dragon"]}, opponent={"lp": 2100})
    proof = solve(BOOK, state, WIN).proof
    assert proof is not None
    with pytest.raises(BadProof):
        hints(BOOK, board(you={"monsters": ["cyber-dragon"]}, opponent={"lp": 2200}), WIN, proof)
