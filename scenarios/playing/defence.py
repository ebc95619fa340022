"""What the search knows of a position of a puzzle: whether it is still won, and what whoever decides does best."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import NamedTuple

from rulebook.engine.api import legal_actions
from rulebook.engine.core.actions import Action
from rulebook.engine.core.state import DuelState
from rulebook.solver.equal_positions import Key, key_of, moves
from rulebook.solver.hidden_cards import HiddenCards
from rulebook.solver.proof_number_search import Budget, Progress
from rulebook.solver.proofs import BadProof, Proof, Tree, unfold
from rulebook.solver.reductions import ALL
from rulebook.solver.solve import Solved, Verdict, solve
from rulebook.solver.stepping import ground_of, start
from scenarios.formats.loader import Loaded

from .script import OPPONENT

BUDGET = Budget(seconds=60.0, positions=2000)
"""The limits of a search in the process that plays: about two seconds, and the same answer on a slow machine."""

MOST_KEPT = 50_000
"""Maximum number of positions whose outlook is kept."""


class Outlook(NamedTuple):
    """What is known about a position.

    ``action`` is what whoever decides there does: the move that gets them their way, else the one that delays a win
    longest, or in a lost position the one that comes nearest to it; None if nothing is known. ``decisions`` is how many
    decisions follow at most. ``searching`` is how far the search is, as long as it runs; ``tried``: it found nothing.
    """

    verdict: Verdict
    action: Action | None = None
    decisions: int = 0
    searching: Progress | None = None
    tried: bool = False


UNKNOWN = Outlook(Verdict.UNKNOWN)
TRIED = UNKNOWN._replace(tried=True)

Search = Callable[[Loaded, DuelState, bool], Solved | Progress]
"""Finds the proof for a position, or says how far it is; begins a search that takes time only if that is wanted."""


def searched(loaded: Loaded, state: DuelState, begin: bool = True) -> Solved:
    """Search a position of a puzzle in this process."""
    assert loaded.goal is not None
    return solve(loaded.book, state, loaded.goal, BUDGET, first_moves=False)


class Outlooks:
    """The positions of puzzles that were searched; each is searched once for everybody.

    ``search`` finds the proof for a position; a page server sets one that uses other processes and answers at once.
    """

    def __init__(self, search: Search = searched) -> None:
        self.search = search
        self._kept: OrderedDict[tuple[str, Key], Outlook] = OrderedDict()
        self._changing = Lock()

    def of(self, loaded: Loaded, state: DuelState, *, begin: bool = True) -> Outlook:
        """What is known about a position of a puzzle.

        Args:
            loaded: the puzzle.
            state: the position.
            begin: search it if it is new; otherwise that is left to a search which nobody has to wait for.
        """
        if loaded.goal is None:
            return UNKNOWN
        try:
            ground = ground_of(loaded.book, state, loaded.goal)
        except HiddenCards:
            return UNKNOWN
        reached = start(ground, state)
        if reached.value is not None:
            return Outlook(Verdict.WIN if reached.value else Verdict.NO_WIN)
        found = self._known(loaded, reached.state)
        if found is None and loaded.proof:
            self._unfold(loaded, loaded.start, Proof.of_text(loaded.proof))
            found = self._known(loaded, reached.state)
        if found is None:
            solved = self.search(loaded, reached.state, begin)
            if isinstance(solved, Progress):
                return UNKNOWN._replace(searching=solved)
            if solved.proof is not None:
                self._unfold(loaded, reached.state, solved.proof)
            found = self._known(loaded, reached.state) or self._keep(loaded, reached.state, TRIED)
        if reached.state is not state and found.action is not None:  # the only move comes first
            return found._replace(action=moves(state, legal_actions(loaded.book, state), ALL)[0])
        return found

    def forget(self) -> None:
        """Search every position anew."""
        with self._changing:
            self._kept.clear()

    def _known(self, loaded: Loaded, state: DuelState) -> Outlook | None:
        return self._kept.get((loaded.digest, key_of(state, ALL)))

    def _keep(self, loaded: Loaded, state: DuelState, outlook: Outlook) -> Outlook:
        with self._changing:
            self._kept[loaded.digest, key_of(state, ALL)] = outlook
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return outlook

    def _unfold(self, loaded: Loaded, state: DuelState, proof: Proof) -> None:
        """Keep every position of a proof; one that does not hold is left out."""
        assert loaded.goal is not None
        try:
            tree = unfold(loaded.book, state, loaded.goal, proof)
        except BadProof:
            return
        verdict = Verdict.WIN if proof.wins else Verdict.NO_WIN
        left = {} if proof.wins else _least_lp(tree)
        waiting, seen = [tree], set[int]()
        while waiting:
            now = waiting.pop()
            if not now.branches or id(now) in seen:
                continue
            seen.add(id(now))
            if proof.wins:
                action, _ = max(now.branches, key=lambda branch: branch[1].depth)
            else:
                action, _ = min(now.branches, key=lambda branch: (left[id(branch[1])], branch[1].depth))
            self._keep(loaded, now.state, Outlook(verdict, action, now.depth))
            waiting += [below for _, below in now.branches]


def _least_lp(tree: Tree) -> dict[int, int]:
    """The fewest Life Points of the opponent at an end of each part of a tree, by the ``id`` of the part."""
    known: dict[int, int] = {}
    for one in tree.backwards():
        known[id(one)] = min((known[id(below)] for _, below in one.branches), default=one.state.lp[OPPONENT])
    return known


OUTLOOKS = Outlooks()
"""Those of this process."""
