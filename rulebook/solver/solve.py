"""Solving a position: whether a player reaches a goal against every answer, with the proof."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.notation.printer import Moment, continues, line_of

from .goals import Goal
from .hidden_cards import HiddenCards, helps_to_know
from .nodes import Node
from .proof_answers import Answers
from .proof_number_search import DEFAULT, Budget, Progress, Search
from .proofs import Proof, proof_of, unfold
from .reductions import ALL, Reductions
from .stepping import Ground, ground_of, start


class Verdict(StrEnum):
    """What is known about a position. Without a proof it is unknown."""

    WIN = "proved win"
    NO_WIN = "proved no win"
    UNKNOWN = "unknown"


class Obstacle(StrEnum):
    """Why a verdict is unknown: limits, hidden cards, a search that was cancelled, a process that was lost."""

    NONE = ""
    BUDGET = "budget"
    HIDDEN = "hidden"
    MEMORY = "memory"
    STOPPED = "stopped"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class FirstMove:
    """A first move with all that is chosen for it (targets, costs), as notation, and what is known about it."""

    actions: tuple[Action, ...]
    line: str
    verdict: Verdict
    depth: int = 0


@dataclass(frozen=True, slots=True)
class Solved:
    """The answer of a search.

    ``depth`` is the number of decisions of the longest defence (of the longest attempt, if there is no win);
    ``visited`` counts positions reached, ``distinct`` different ones. ``hidden`` is the card because of which the
    position was not searched, or -1. ``chance``: a die, a coin or a random card came up in the search.
    ``answers`` is what a proof says of each of its positions, where that was asked.
    """

    verdict: Verdict
    obstacle: Obstacle = Obstacle.NONE
    proof: Proof | None = None
    first_moves: tuple[FirstMove, ...] = ()
    depth: int = 0
    visited: int = 0
    distinct: int = 0
    seconds: float = 0.0
    hidden: int = -1
    hidden_reason: str = ""
    chance: bool = False
    answers: Answers | None = None

    @property
    def winning(self) -> tuple[FirstMove, ...]:
        """The first moves that are proved to win."""
        return tuple(one for one in self.first_moves if one.verdict == Verdict.WIN)


def solve(
    book: Book,
    state: DuelState,
    goal: Goal,
    budget: Budget = DEFAULT,
    *,
    reductions: Reductions = ALL,
    first_moves: bool = True,
    lazy: bool = False,
    report: Callable[[Progress], None] | None = None,
) -> Solved:
    """Search whether a player reaches a goal whatever the opponent answers and chance brings.

    Args:
        book: ruleset and cards.
        state: a state at rest, whose hands and Set cards the player knows.
        goal: what is to be reached, by whom and when.
        budget: the limits of the search.
        reductions: what may be left out; for tests.
        first_moves: also decide every first move, not only one that wins.
        lazy: the player Sets no Spells and Traps if anything else can be done, so only a win is proved.
        report: is told about the progress twice a second.

    Returns:
        The verdict with its proof. A win has been played against every reply before it is returned.

    Raises:
        BadProof: the search is faulty: its proof does not hold.
    """
    try:
        ground = ground_of(book, state, goal, reductions)._replace(lazy=lazy)
    except HiddenCards as why:
        return Solved(Verdict.UNKNOWN, Obstacle.HIDDEN, hidden=why.uid, hidden_reason=why.reason)
    search = Search(ground, budget, report)
    root = search.node(start(ground, state))
    search.prove(root)
    verdict, obstacle = _verdict(ground, root)
    proof = proof_of(root, ground) if verdict != Verdict.UNKNOWN else None
    if proof is not None and proof.wins and reductions == ALL:
        unfold(book, state, goal, proof)
    depth = root.depth if proof is not None else 0
    moves = tuple(_first_moves(search, root)) if first_moves else ()
    return Solved(
        verdict, obstacle, proof, moves, depth, search.visited, len(search.nodes), search.seconds,
        chance=search.chance,
    )  # fmt: skip


def solve_plainly(
    book: Book,
    state: DuelState,
    goal: Goal,
    budget: Budget = DEFAULT,
    *,
    first_moves: bool = True,
    report: Callable[[Progress], None] | None = None,
) -> Solved:
    """Search a position as ``solve`` does; the proof of a win Sets nothing needlessly, if a lazy search finds one.

    Args:
        book: ruleset and cards.
        state: a state at rest, whose hands and Set cards the player knows.
        goal: what is to be reached, by whom and when.
        budget: the limits of each of the two searches.
        first_moves: also decide every first move, not only one that wins.
        report: is told about the progress of the first search.
    """
    solved = solve(book, state, goal, budget, first_moves=first_moves, report=report)
    if solved.verdict is not Verdict.WIN:
        return solved
    plain = solve(book, state, goal, budget, first_moves=False, lazy=True)
    return replace(solved, proof=plain.proof or solved.proof, depth=plain.depth or solved.depth)


def _verdict(ground: Ground, node: Node) -> tuple[Verdict, Obstacle]:
    if node.value is None:
        return Verdict.UNKNOWN, Obstacle.BUDGET
    if node.value:
        return Verdict.WIN, Obstacle.NONE
    if ground.lazy:
        return Verdict.UNKNOWN, Obstacle.BUDGET
    if node.hidden or helps_to_know(ground.book, node.state, ground.goal.player, ground.unknown):
        return Verdict.UNKNOWN, Obstacle.HIDDEN
    return Verdict.NO_WIN, Obstacle.NONE


def _first_moves(search: Search, root: Node) -> list[FirstMove]:
    """Every first move, with what is known about it when the budget ends."""
    found: list[FirstMove] = []
    waiting: list[tuple[tuple[Moment, ...], Node]] = [((), root)]
    while waiting:
        moments, node = waiting.pop(0)
        announcing = node.mine and bool(node.moves) and (not moments or continues((node.state, node.moves[0])))
        if not announcing:
            if moments:
                search.prove(node)
                actions = tuple(action for _, action in moments)
                line = str(line_of(search.ground.book, moments))
                found.append(FirstMove(actions, line, _verdict(search.ground, node)[0], node.depth))
            continue
        if node.children is None or len(node.children) < len(node.moves):
            search.expand(node, every=True)
        assert node.children is not None
        for action, child in zip(node.moves, node.children, strict=True):
            waiting.append(((*moments, (node.state, action)), child))
    return found
