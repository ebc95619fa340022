"""Which composed boards are worth solving: won by force by one idea, tight, without idle cards, decided by a rule."""

from __future__ import annotations

from collections.abc import Callable

from rulebook.cards import BY_SLUG
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.solver.deciding import deciding_rules
from rulebook.solver.goals import WinThisTurn
from rulebook.solver.proof_number_search import Budget
from rulebook.solver.proofs import Proof, Tree, check_proof, unfold
from rulebook.solver.solve import Solved, Verdict, solve
from scenarios.formats.faults import Fault
from scenarios.formats.made_puzzles import TURN, MadePuzzle

from .composing import Setup, book, slug_of, without

GOAL = WinThisTurn(0, TURN)
SECONDS = 60.0
"""No search gets here as a rule: positions decide, so that the same seed makes the same puzzles."""
SHAPING = Budget(SECONDS, 250)
"""The limits of a search that only shapes a board."""
RULE = Budget(SECONDS, 300)
"""The limits of a search without a rule."""
FINAL = Budget(SECONDS, 3000)
"""The limits of the search that values every first move."""

STEP, MOST_LP = 100, 8000
"""The opponent's Life Points are a multiple of the first, and at most the second."""

FEWEST_MOVES = 2
"""Of your moves in the solution, this many are no attacks."""
FEWEST_CARDS = 3
MOST_WINNING = 3
"""If moves outside the solution win too, at most one in this many first moves wins."""

_MOVES = frozenset(
    (ActionKind.SUMMON, ActionKind.SET, ActionKind.FLIP, ActionKind.SPECIAL, ActionKind.CHANGE, ActionKind.ATTACK,
     ActionKind.ACTIVATE)
)  # fmt: skip


def worthy(setup: Setup, id: str, is_new: Callable[[Setup], bool] = lambda setup: True) -> MadePuzzle | None:
    """The puzzle in a composed board, after its Life Points are set and idle cards taken away; None if there is none.

    Args:
        setup: the board.
        id: the name of the puzzle.
        is_new: whether a board differs enough from those known.

    Returns:
        A board that is won by force, by one idea: none of your cards can be missing. With more Life Points it would not
        be won, none of the opponent's cards is idle, some natural first move loses, and a rule decides it.
    """
    try:
        shaped = _shaped(setup, is_new)
        return judged(shaped, id) if shaped is not None and is_new(shaped) else None
    except Fault:
        return None


def _shaped(setup: Setup, is_new: Callable[[Setup], bool]) -> Setup | None:
    """The board with tight Life Points and without idle cards; None if it is not won, or by attacks alone."""
    won = _with_most_lp(setup)
    if won is None or _is_plain(*won):
        return None
    setup = _without_unused(*won)
    if not is_new(setup):
        return None
    setup = _without_idle(setup)
    if not any(True for _ in setup.opponent.cards()) or len(list(setup.you.cards())) < FEWEST_CARDS:
        return None
    proof = _win(setup)
    return None if proof is None or _is_plain(setup, proof) else setup


def judged(setup: Setup, id: str) -> MadePuzzle | None:
    """The puzzle in a board as it is; None if not every first move can be valued, or it is none.

    Raises:
        Fault: a card cannot lie where it is put.
    """
    state = setup.state(book())
    solved = solve(book(), state, GOAL, FINAL)
    if solved.proof is None or any(one.verdict is Verdict.UNKNOWN for one in solved.first_moves):
        return None
    own = _own(setup, solved.proof)
    losing = [one for one in solved.first_moves if one.verdict is Verdict.NO_WIN and one.actions[0].kind in _MOVES]
    if not losing or not _one_idea(solved, own):
        return None
    rules = deciding_rules(book(), state, GOAL, solved.proof, RULE)
    if not rules:
        return None
    return MadePuzzle(
        id=id, rules=tuple(one.rule for one in rules), moves=len(own), tempting=len(losing),
        replies=unfold(book(), state, GOAL, solved.proof).size(),
        you=setup.you, opponent=setup.opponent, proof=solved.proof.as_text(),
    )  # fmt: skip


def _with_lp(setup: Setup, lp: int) -> Setup:
    return setup._replace(opponent=setup.opponent.model_copy(update={"lp": lp}))


def _win(setup: Setup) -> Proof | None:
    """The proof of a win, if a short search finds one."""
    solved = solve(book(), setup.state(book()), GOAL, SHAPING, first_moves=False)
    return solved.proof if solved.verdict is Verdict.WIN else None


def _with_most_lp(setup: Setup) -> tuple[Setup, Proof] | None:
    """A board with the most Life Points of the opponent with which a short search wins it, and the win; None if it is
    not won at all.
    """
    setup = _with_lp(setup, STEP)
    found = None
    while setup.opponent.lp <= MOST_LP and (proof := _win(setup)) is not None:
        setup = _as_long_as_it_wins(setup, proof)
        found = setup, proof
        setup = _with_lp(setup, setup.opponent.lp + STEP)
    return found


def _as_long_as_it_wins(setup: Setup, proof: Proof) -> Setup:
    """A won board with the most Life Points with which the same proof holds."""
    low, high, stride = setup.opponent.lp // STEP, MOST_LP // STEP + 1, 1
    while high - low > 1:
        middle = min(low + stride, (low + high) // 2)
        higher = _with_lp(setup, middle * STEP)
        if check_proof(book(), higher.state(book()), GOAL, proof):
            low, stride = middle, stride * 2
        else:
            high = middle
    return _with_lp(setup, low * STEP)


def _is_plain(setup: Setup, proof: Proof) -> bool:
    """Whether a win consists of hardly more than attacks."""
    return sum(move.kind != ActionKind.ATTACK for move in _own(setup, proof)) < FEWEST_MOVES


def _without_unused(setup: Setup, proof: Proof) -> Setup:
    """The board without all your cards to which nothing happens while it is won, if it is won without them."""
    start = setup.state(book())
    used = _changed(unfold(book(), start, GOAL, proof))
    you = setup.you
    for zone, at in reversed(list(you.cards())):
        if BY_SLUG[slug_of(getattr(you, zone)[at])].number not in used:
            you = without(you, zone, at)
    other = setup._replace(you=you)
    return other if you != setup.you and _win(other) is not None else setup


def _changed(tree: Tree) -> frozenset[int]:
    """The numbers of the cards that are not at the end of every line as they were at its beginning."""
    before, seen, waiting = tree.state.cards, {id(tree)}, [tree]
    found: set[int] = set()
    while waiting:
        tree = waiting.pop()
        found.update(old.number for old, new in zip(before, tree.state.cards, strict=False) if old != new)
        for _, below in tree.branches:
            if id(below) not in seen:
                seen.add(id(below))
                waiting.append(below)
    return frozenset(found)


def _without_idle(setup: Setup) -> Setup:
    """The board without the cards that change nothing: the opponent's if no more Life Points could be taken without
    them, yours if it is won without them.
    """
    more = setup.opponent.lp + STEP
    for zone, at in reversed(list(setup.opponent.cards())):
        other = setup._replace(opponent=without(setup.opponent, zone, at))
        if _win(_with_lp(other, more)) is None:
            setup = other
    for zone, at in reversed(list(setup.you.cards())):
        other = setup._replace(you=without(setup.you, zone, at))
        if _win(other) is not None:
            setup = other
    return setup


def _own(setup: Setup, proof: Proof) -> list[Action]:
    """Your moves in the longest defence."""
    tree = unfold(book(), setup.state(book()), GOAL, proof)
    return [action for _, action in tree.longest() if action.player == 0 and action.kind in _MOVES]


def _one_idea(solved: Solved, own: list[Action]) -> bool:
    """Whether every first move that wins is one of the solution, in another order; or only few win."""
    solution = {(action.kind, action.card) for action in own}
    first = [one.actions[0] for one in solved.winning]
    few = MOST_WINNING * len(first) <= len(solved.first_moves)
    return few or all((action.kind, action.card) in solution for action in first)
