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
from rulebook.solver.proof_answers import Answers, answers_of_proof
from rulebook.solver.proof_number_search import Budget, Progress
from rulebook.solver.proofs import BadProof, Proof, TooManyLines
from rulebook.solver.reductions import ALL
from rulebook.solver.solve import Solved, Verdict, solve_plainly
from rulebook.solver.stepping import ground_of, start
from scenarios.formats.loader import Loaded

BUDGET = Budget(seconds=60.0, positions=2000)
"""The limits of a search in the process that plays: about two seconds, and the same answer on a slow machine."""

MOST_KEPT = 50_000
"""Maximum number of positions whose outlook is kept."""

MOST_AT_ONCE = 150
"""Maximum number of decisions of a proof that is unfolded while a page waits for it: about a quarter of a second."""


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

Search = Callable[[Loaded, DuelState, bool, Proof | None], Solved | Progress]
"""Finds the proof for a position, or the answers of a large one, or says how far it is; begins a search that takes time
only if that is wanted."""


def searched(loaded: Loaded, state: DuelState, begin: bool = True, proof: Proof | None = None) -> Solved:
    """Search a position of a puzzle, or unfold a proof of it, in this process."""
    assert loaded.goal is not None
    if proof is not None:
        return Solved(Verdict.UNKNOWN, answers=answers_of_proof(loaded.book, state, loaded.goal, proof))
    return solve_plainly(loaded.book, state, loaded.goal, BUDGET, first_moves=False)


class Outlooks:
    """The positions of puzzles that were searched; each is searched, and each proof unfolded, once for everybody.

    ``search`` finds the proof for a position and unfolds large ones; a page server sets one that uses other processes
    and answers at once.
    """

    def __init__(self, search: Search = searched) -> None:
        self.search = search
        self._kept: OrderedDict[tuple[str, Key], Outlook] = OrderedDict()
        self._changing = Lock()
        self._unfolded: set[str] = set()
        """The scenarios all of whose stored proof is kept."""
        self._large: dict[tuple[str, Key], Proof] = {}
        """The proofs that are being unfolded elsewhere."""

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
        if found is None and loaded.proof and loaded.digest not in self._unfolded:
            if (waits := self._unfold(loaded, loaded.start, Proof.of_text(loaded.proof))) is not None:
                return UNKNOWN._replace(searching=waits)
            self._unfolded.add(loaded.digest)
            found = self._known(loaded, reached.state)
        if found is None:
            proof = self._large.get((loaded.digest, key_of(reached.state, ALL)))
            if proof is None:
                solved = self.search(loaded, reached.state, begin, None)
                if isinstance(solved, Progress):
                    return UNKNOWN._replace(searching=solved)
                proof = solved.proof
            if proof is not None and (waits := self._unfold(loaded, reached.state, proof)) is not None:
                return UNKNOWN._replace(searching=waits)
            found = self._known(loaded, reached.state) or self._keep(loaded, reached.state, TRIED)
        if reached.state is not state and found.action is not None:  # the only move comes first
            return found._replace(action=moves(state, legal_actions(loaded.book, state), ALL)[0])
        return found

    def forget(self) -> None:
        """Search every position anew."""
        with self._changing:
            self._kept.clear()
            self._unfolded.clear()
            self._large.clear()

    def _known(self, loaded: Loaded, state: DuelState) -> Outlook | None:
        return self._kept.get((loaded.digest, key_of(state, ALL)))

    def _keep(self, loaded: Loaded, state: DuelState, outlook: Outlook) -> Outlook:
        with self._changing:
            self._kept[loaded.digest, key_of(state, ALL)] = outlook
            self._shrink()
        return outlook

    def _shrink(self) -> None:
        while len(self._kept) > MOST_KEPT:
            (digest, _), _ = self._kept.popitem(last=False)
            self._unfolded.discard(digest)

    def _unfold(self, loaded: Loaded, state: DuelState, proof: Proof) -> Progress | None:
        """Keep every position of a proof; one that does not hold is left out.

        Returns:
            How far that is, where it takes so long that it is done elsewhere; else None.
        """
        assert loaded.goal is not None
        place, answers = (loaded.digest, key_of(state, ALL)), None
        try:
            if place not in self._large:
                answers = answers_of_proof(loaded.book, state, loaded.goal, proof, MOST_AT_ONCE)
        except TooManyLines:
            self._large[place] = proof
        except BadProof:
            return None
        if answers is None:
            found = self.search(loaded, state, True, proof)
            if isinstance(found, Progress):
                return found
            self._large.pop(place, None)
            answers = found.answers
        self._keep_all(loaded, Verdict.WIN if proof.wins else Verdict.NO_WIN, answers or {})
        return None

    def _keep_all(self, loaded: Loaded, verdict: Verdict, answers: Answers) -> None:
        with self._changing:
            for key, answer in answers.items():
                self._kept[loaded.digest, key] = Outlook(verdict, answer.action, answer.decisions)
            self._shrink()


OUTLOOKS = Outlooks()
"""Those of this process."""
