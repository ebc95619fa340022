"""Shapes boards: the Life Points with which the goal is just reached, and only the cards that matter."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.solver.deciding import is_lost_without
from rulebook.solver.proof_number_search import Budget
from rulebook.solver.proofs import Proof, Tree, check_proof, unfold
from rulebook.solver.solve import Verdict, solve
from scenarios.formats.faults import Fault

from .composing import Setup, book, slug_of, without
from .measuring import moves_of

SECONDS = 60.0
"""No search gets here as a rule: positions decide, so that the same seed makes the same puzzles."""
SHAPING = Budget(SECONDS, 250)
"""The limits of a search that only shapes a board."""
TRIAL = Budget(SECONDS, 120)
"""The limits of a search that tries a card: a win with it is mostly found at once, without Setting anything."""

YOU = 0
WIN, SURVIVAL, HAPPENING = "win-this-turn", "survive", "happened"
PATIENCE = {SURVIVAL: 8}
"""How many times as many positions a search gets: the opponent's turn has far more lines of play."""

STEP, FULL_LP = 100, 8000
"""The Life Points that are shaped are a multiple of the first, and at most the second."""


FEWEST_MOVES = 2
"""Of your moves in the solution, this many are no attacks."""


def win(setup: Setup, budget: Budget = SHAPING) -> Proof | None:
    """The proof of a win, if a short lazy search finds one; None also if a card cannot lie where it is put."""
    try:
        state = setup.state(book())
    except Fault:
        return None
    solved = solve(book(), state, setup.aim, patient(budget, setup), first_moves=False, lazy=True)
    return solved.proof if solved.verdict is Verdict.WIN else None


def patient(budget: Budget, setup: Setup) -> Budget:
    """The limits of a search, widened for the goals that need more positions."""
    return budget._replace(positions=budget.positions * PATIENCE.get(setup.goal.kind, 1))


def decides(rule: str, setup: Setup, proof: Proof) -> bool:
    """Whether a short search shows that a won board would not be won without a rule."""
    return is_lost_without(rule, book(), setup.state(book()), setup.aim, proof, patient(TRIAL, setup))


def easiest(setup: Setup) -> Setup:
    """The board with the Life Points with which the goal is nearest: a win over few, survival with many."""
    return with_stakes(setup, 1 if setup.goal.kind == WIN else -(FULL_LP // STEP))


def stakes(setup: Setup) -> int:
    """How hard the Life Points make it: those of the opponent that are to be taken, or yours that are not to be lost,
    the fewer the harder, in steps. Nothing else depends on them.
    """
    lp = {WIN: setup.opponent.lp, SURVIVAL: -setup.you.lp}.get(setup.goal.kind, 0)
    return lp // STEP


def with_stakes(setup: Setup, steps: int) -> Setup:
    """The board with Life Points that make it this hard."""
    if setup.goal.kind == WIN:
        return setup.with_lp(steps * STEP)
    if setup.goal.kind == SURVIVAL:
        return setup._replace(you=setup.you.model_copy(update={"lp": -steps * STEP}))
    return setup


def eased(setup: Setup) -> Setup:
    """The board with half as many Life Points to take, or twice as many to lose."""
    if setup.goal.kind == WIN:
        return with_stakes(setup, max(1, stakes(setup) // 2))
    return with_stakes(setup, max(stakes(easiest(setup)), stakes(setup) * 2))


def with_most_lp(setup: Setup, proof: Proof, budget: Budget = SHAPING) -> tuple[Setup, Proof]:
    """A board that is won, with the hardest Life Points with which a short search wins it: the most of the opponent, or
    if you are to survive, the fewest of yours.
    """
    found = _as_long_as_it_wins(setup, proof), proof
    while (steps := stakes(found[0]) + 1) <= _most(setup):
        harder = with_stakes(found[0], steps)
        if (proof_ := win(harder, budget)) is None:
            break
        found = _as_long_as_it_wins(harder, proof_), proof_
    return found


def _most(setup: Setup) -> int:
    """The hardest Life Points there are."""
    return {WIN: FULL_LP // STEP, SURVIVAL: -1}.get(setup.goal.kind, 0)


def _as_long_as_it_wins(setup: Setup, proof: Proof) -> Setup:
    """A won board with the hardest Life Points with which the same proof holds."""
    low, high, stride = stakes(setup), _most(setup) + 1, 1
    while high - low > 1:
        middle = min(low + stride, (low + high) // 2)
        if check_proof(book(), with_stakes(setup, middle).state(book()), setup.aim, proof):
            low, stride = middle, stride * 2
        else:
            high = middle
    return with_stakes(setup, low)


def without_unused(setup: Setup, proof: Proof) -> Setup:
    """The board without all your cards to which nothing happens while it is won, if it is won without them."""
    used = _changed(unfold(book(), setup.state(book()), setup.aim, proof))
    you = setup.you
    for zone, at in reversed(list(you.cards())):
        if BY_SLUG[slug_of(getattr(you, zone)[at])].number not in used:
            you = without(you, zone, at)
    other = setup._replace(you=you)
    return other if you != setup.you and win(other) is not None else setup


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


def without_idle(setup: Setup) -> Setup:
    """The board without the cards that change nothing: yours without which it is won, and the opponent's without which
    it is won, but neither over more Life Points nor with one of your cards missing.
    """
    setup = shaped = _without_needless(setup)
    for zone, at in reversed(list(setup.opponent.cards())):
        other = setup._replace(opponent=without(setup.opponent, zone, at))
        if not matters(setup, other):
            setup = other
    return setup if setup is shaped else _without_needless(setup)


def _without_needless(setup: Setup) -> Setup:
    """The board without those of your cards without which it is won."""
    for zone, at in reversed(list(setup.you.cards())):
        other = setup._replace(you=without(setup.you, zone, at))
        if win(other, TRIAL) is not None:
            setup = other
    return setup


def matters(setup: Setup, other: Setup) -> bool:
    """Whether a board is easier to win without a card of the opponent, or is not won without it.

    Args:
        setup: the board.
        other: the board without that card.
    """
    fewer = (other._replace(you=without(other.you, zone, at)) for zone, at in reversed(list(other.you.cards())))
    if win(other) is None or any(win(one, TRIAL) is not None for one in fewer):
        return True
    steps = stakes(setup) + 1
    return steps <= _most(setup) and win(with_stakes(other, steps)) is not None


def own_moves(setup: Setup, proof: Proof) -> list[Action]:
    """Your moves in the longest defence."""
    tree = unfold(book(), setup.state(book()), setup.aim, proof)
    return moves_of(tree, YOU)


def moves_beside_attacks(setup: Setup, proof: Proof) -> int:
    """How many of your moves are no attacks; a win that needs hardly any is no puzzle."""
    return sum(move.kind != ActionKind.ATTACK for move in own_moves(setup, proof))
