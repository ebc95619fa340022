"""Which composed boards are worth solving: won by force by one idea, tight, without idle cards, decided by a rule."""

from __future__ import annotations

from collections.abc import Callable

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.solver.deciding import deciding_rules
from rulebook.solver.proof_number_search import Budget
from rulebook.solver.proofs import Proof
from rulebook.solver.solve import Solved, Verdict, solve
from scenarios.formats.faults import Fault
from scenarios.formats.made_puzzles import TO_WIN, MadePuzzle

from .composing import Setup, book, without
from .measuring import OWN_MOVES, measured
from .shaping import (
    FEWEST_MOVES,
    SECONDS,
    moves_beside_attacks,
    own_moves,
    patient,
    win,
    with_most_lp,
    without_idle,
    without_unused,
)

RULE = Budget(10.0, 1500)
"""The limits of a search without a rule; without some, a single line of play can take seconds."""
FINAL = Budget(SECONDS, 12_000)
"""The limits of the search that values every first move."""
NEEDED = Budget(SECONDS, 2000)
"""The limits of the search without a card of yours."""

FEWEST_CARDS = 3
MOST_WINNING = 3
"""If moves outside the solution win too, at most one in this many first moves wins."""


def worthy(
    setup: Setup, proof: Proof, id: str, is_new: Callable[[Setup], bool] = lambda setup: True
) -> MadePuzzle | None:
    """The puzzle in a composed board, after its Life Points are set and idle cards taken away; None if there is none.

    Args:
        setup: a board that is won.
        proof: its proof.
        id: the name of the puzzle.
        is_new: whether a board differs enough from those known.

    Returns:
        A board that is won by force, by one idea: none of your cards can be missing. With more Life Points it would not
        be won, none of the opponent's cards is idle, some natural first move loses, and a rule decides it.
    """
    try:
        shaped = _shaped(setup, proof, is_new)
        return judged(shaped, id) if shaped is not None and is_new(shaped) else None
    except Fault:
        return None


def _shaped(setup: Setup, proof: Proof, is_new: Callable[[Setup], bool]) -> Setup | None:
    """The board with tight Life Points and without idle cards; None if it is won by attacks alone."""
    if len(list(setup.you.cards())) < FEWEST_CARDS:
        return None
    setup, proof = with_most_lp(setup, proof)
    if moves_beside_attacks(setup, proof) < FEWEST_MOVES:
        return None
    setup = without_unused(setup, proof)
    if not is_new(setup):
        return None
    setup = without_idle(setup)
    if not any(True for _ in setup.opponent.cards()) or len(list(setup.you.cards())) < FEWEST_CARDS:
        return None
    shaped = win(setup)
    return None if shaped is None or moves_beside_attacks(setup, shaped) < FEWEST_MOVES else setup


def judged(setup: Setup, id: str) -> MadePuzzle | None:
    """The puzzle in a board as it is; None if not every first move can be valued, or it is none.

    Raises:
        Fault: a card cannot lie where it is put.
    """
    if not all(_is_needed(setup, zone, at) for zone, at in setup.you.cards()):
        return None
    state = setup.state(book())
    solved = solve(book(), state, setup.aim, FINAL)
    if solved.proof is None or any(one.verdict is Verdict.UNKNOWN for one in solved.first_moves):
        return None
    proof = win(setup, FINAL) or solved.proof
    own = own_moves(setup, proof)
    measures = measured(book(), state, setup.aim, solved, proof)
    if not measures.tempting or not _one_idea(setup, solved, own):
        return None
    rules = deciding_rules(book(), state, setup.aim, proof, patient(RULE, setup))
    if not rules:
        return None
    return MadePuzzle(
        id=id, rules=tuple(one.rule for one in rules), you=setup.you, opponent=setup.opponent, proof=proof.as_text(),
        goal=setup.goal,
        **measures._asdict(),
    )  # fmt: skip


def _is_needed(setup: Setup, zone: str, at: int) -> bool:
    """Whether it is proved that the board is not won without a card of yours."""
    less = setup._replace(you=without(setup.you, zone, at))
    return (
        solve(book(), less.state(book()), setup.aim, patient(NEEDED, setup), first_moves=False).verdict
        is Verdict.NO_WIN
    )


def _one_idea(setup: Setup, solved: Solved, own: list[Action]) -> bool:
    """Whether every first move that wins is one of the solution, in another order, or harmless; or only few win.

    To Set a card is harmless; so is changing a battle position if nobody has to win by attacks.
    """
    harmless = {ActionKind.SET} if setup.goal == TO_WIN else {ActionKind.SET, ActionKind.CHANGE}
    solution = {(action.kind, action.card) for action in own}
    first = [one.actions[0] for one in solved.winning]
    others = [action for action in first if action.kind in OWN_MOVES and (action.kind, action.card) not in solution]
    few = MOST_WINNING * len(first) <= len(solved.first_moves)
    return few or all(action.kind in harmless for action in others)
