"""A search as a value that another process can carry out and a store can know again."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple

from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.rulesets import BY_ID
from rulebook.shelf import open_book

from .equal_positions import key_of
from .goals import Goal
from .proof_answers import answers_of_proof
from .proof_number_search import Budget, Progress
from .proofs import BadProof, Proof
from .reductions import ALL
from .solve import Solved, Verdict, solve_plainly

VERSION = 2
"""Changes when a search of the same position may answer otherwise; what older versions found is then not used."""


class Task(NamedTuple):
    """A position to be solved; with a ``proof``, a proof of it to be unfolded.

    ``book`` is the digest of the book, which consists of all declared cards under ``ruleset``, ``without`` some rules.
    """

    ruleset: str
    without: frozenset[str]
    book: int
    state: DuelState
    goal: Goal
    budget: Budget
    proof: Proof | None = None

    @property
    def digest(self) -> str:
        """Identifies the position and goal in every process: equal positions with equal cards and rules share it."""
        raw = repr((self.book, key_of(self.state, ALL), self.goal))
        return blake2b(raw.encode(), digest_size=20).hexdigest()


def task_of(book: Book, state: DuelState, goal: Goal, budget: Budget) -> Task | None:
    """The search of a position as a task; None if another process could not open the same book."""
    if book.ruleset.id not in BY_ID:
        return None
    task = Task(book.ruleset.id, book.left_out, book.digest, state.with_(), goal, budget)
    return task if book_of(task).digest == book.digest else None


def book_of(task: Task) -> Book:
    """The book of a task."""
    book = open_book(task.ruleset)
    return book.without(*task.without) if task.without else book


def carry_out(task: Task, report: Callable[[Progress], None] | None = None) -> Solved:
    """Search the position of a task in this process, without its other first moves, or unfold its proof."""
    if task.proof is not None:
        return _unfolded(task, task.proof, report)
    return solve_plainly(book_of(task), task.state, task.goal, task.budget, first_moves=False, report=report)


def _unfolded(task: Task, proof: Proof, report: Callable[[Progress], None] | None) -> Solved:
    """What a proof says of each of its positions; nothing if it does not hold."""
    begun = time.monotonic()

    def tell(decisions: int) -> None:
        if report is not None:
            report(Progress(decisions, decisions, time.monotonic() - begun, 0))

    try:
        answers = answers_of_proof(book_of(task), task.state, task.goal, proof, report=tell)
    except BadProof:
        return Solved(Verdict.UNKNOWN)
    return Solved(Verdict.WIN if proof.wins else Verdict.NO_WIN, proof=proof, answers=answers)
