"""The search behind the page: in the database or in another process, once for all visitors; nobody waits for it."""

from __future__ import annotations

from threading import Lock

from rulebook.engine.core.state import DuelState
from rulebook.solver.proof_number_search import Budget, Progress
from rulebook.solver.proofs import Proof
from rulebook.solver.solve import Obstacle, Solved
from rulebook.solver.tasks import Task, task_of
from rulebook.solver.workers import Job, Workers
from scenarios.formats.loader import Loaded
from scenarios.playing.defence import searched
from tutor_app.store.searches import SearchStore
from tutor_app.store.store import store
from tutor_app.store.trying import Trying

BUDGET = Budget(seconds=20.0)
"""The limits of a search while a puzzle is being played."""

UNFOLDING = Budget(seconds=120.0)
"""The limits of unfolding a proof, which goes on for as long as somebody looks at its puzzle."""

MOST_JOBS = 500
"""Maximum number of searches remembered whose answer nobody has fetched."""

NOTHING = Progress(0, 0, 0.0, 0)


class SharedSearch:
    """Finds the proofs for the pages of a server; answers at once.

    Args:
        workers: the processes that search.
    """

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._jobs: dict[str, Job] = {}
        self._changing = Lock()
        self._trying = Trying("searches are not kept")

    def __call__(
        self, loaded: Loaded, state: DuelState, begin: bool, proof: Proof | None = None
    ) -> Solved | Progress:  # fmt: skip
        """What was found for a position of a puzzle, or how far its search is.

        Args:
            loaded: the puzzle.
            state: the position.
            begin: whether to begin a search that nobody has begun.
            proof: a proof of it whose answers are wanted.
        """
        assert loaded.goal is not None
        task = task_of(loaded.book, state, loaded.goal, BUDGET)
        if task is None:
            return searched(loaded, state, proof=proof)
        if proof is not None:
            task = task._replace(budget=UNFOLDING, proof=proof)
        with self._changing:
            job = self._jobs.get(_name(task))
        if job is None:
            found = self._kept(task) if proof is None else None
            if found is not None or not begin:
                return found or NOTHING
            job = self._begin(task)
        solved = job.look() if begin else job.solved
        if solved is None:
            return job.progress
        with self._changing:
            self._jobs.pop(_name(task), None)
        return NOTHING if solved.obstacle is Obstacle.STOPPED else solved

    def close(self) -> None:
        """End every search."""
        self.workers.close()

    def _begin(self, task: Task) -> Job:
        with self._changing:
            job = self._jobs.get(_name(task))
            if job is None:
                for digest in [digest for digest, old in self._jobs.items() if old.solved is not None][:-MOST_JOBS]:
                    del self._jobs[digest]
                job = self._jobs[_name(task)] = self.workers.submit(task, None if task.proof else self._keep)
            return job

    # The database; without it everything goes on ---------------------------------------------------

    def _kept(self, task: Task) -> Solved | None:
        return self._trying(lambda: SearchStore(store().engine).find(task))

    def _keep(self, job: Job) -> None:
        solved = job.solved
        if solved is not None:
            self._trying(lambda: SearchStore(store().engine).add(job.task, solved))


def _name(task: Task) -> str:
    """What a job is remembered by: its position, and whether a proof of that is unfolded."""
    return task.digest if task.proof is None else f"{task.digest} proof"
