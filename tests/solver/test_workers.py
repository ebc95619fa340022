"""Searches in other processes: the same answers; what follows when one is cancelled, too long, too large or killed."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from rulebook.shelf import open_book
from rulebook.solver.goals import Survive
from rulebook.solver.proof_answers import answers_of_proof
from rulebook.solver.proof_number_search import Budget
from rulebook.solver.proofs import Proof, check_proof
from rulebook.solver.solve import Obstacle, Solved, Verdict
from rulebook.solver.tasks import Task, book_of, carry_out, task_of
from rulebook.solver.workers import TRIES, Job, Limits, Workers
from rulebook.vocabulary.terms import Zone
from scenarios.formats.loader import shelf

PUZZLES = [one for one in shelf() if one.scenario.kind == "puzzle" and one.goal is not None]
ENDLESS = Budget(600.0, 100_000_000)


def puzzle(budget: Budget = ENDLESS, id: str = "puzzle.double-use") -> Task:
    """One of the shipped puzzles; the shortest if no other is named."""
    loaded = next(one for one in PUZZLES if one.scenario.id == id)
    assert loaded.goal is not None
    found = task_of(loaded.book, loaded.start, loaded.goal, budget)
    assert found is not None
    return found


def endless(budget: Budget = ENDLESS) -> Task:
    """A search that is not over in a minute: too many Life Points, and every card in the hand twice."""
    loaded = next(one for one in PUZZLES if one.scenario.id == "puzzle.right-answer")
    hand = tuple(card for card in loaded.start.cards if card.zone == Zone.HAND)
    state = loaded.start.with_(cards=loaded.start.cards + hand, lp=(90_000, 90_000))
    assert loaded.goal is not None
    found = task_of(loaded.book, state, loaded.goal, budget)
    assert found is not None
    return found


def until(true: Callable[[Job], object], job: Job) -> None:
    """Wait until a function of a job is true."""
    while not true(job):
        assert job.look() is None, job.solved
        time.sleep(0.02)


@pytest.fixture
def workers() -> Iterator[Workers]:
    """One process."""
    found = Workers(1, Limits(grace=1.0))
    yield found
    found.close()


def test_the_answer_is_that_of_a_search_in_this_process(workers: Workers) -> None:
    task = puzzle()
    solved, here = workers.submit(task).wait(), carry_out(task)
    assert solved is not None
    assert (solved.verdict, solved.proof, solved.visited) == (Verdict.WIN, here.proof, here.visited)


def test_a_proof_is_unfolded_with_an_answer_for_each_position(workers: Workers) -> None:
    task = puzzle()
    proof = carry_out(task).proof
    assert proof is not None
    unfolded = workers.submit(task._replace(proof=proof)).wait()
    assert unfolded is not None
    here = answers_of_proof(book_of(task), task.state, task.goal, proof)
    assert (unfolded.verdict, unfolded.answers) == (Verdict.WIN, here)
    broken = workers.submit(task._replace(proof=Proof(True, (), proof.book))).wait()
    assert broken is not None
    assert (broken.verdict, broken.answers) == (Verdict.UNKNOWN, None)


def test_a_search_whose_process_is_killed_is_begun_again(workers: Workers) -> None:
    job = workers.submit(puzzle(id="puzzle.right-answer"))
    until(lambda job: job.progress.visited, job)
    killed = job.process
    os.kill(killed, signal.SIGKILL)
    solved = job.wait()
    assert solved is not None
    assert solved.verdict is Verdict.WIN
    assert job.process != killed


def test_a_search_that_kills_every_process_ends_unknown_and_the_next_one_is_served(workers: Workers) -> None:
    job = workers.submit(endless())
    killed = 0
    for _ in range(TRIES):
        before = killed
        until(lambda job: job.process not in (0, before), job)  # noqa: B023 - called at once
        killed = job.process
        os.kill(killed, signal.SIGKILL)
    solved = job.wait()
    assert solved is not None
    assert (solved.verdict, solved.obstacle) == (Verdict.UNKNOWN, Obstacle.LOST)
    after = workers.submit(puzzle()).wait()
    assert after is not None
    assert after.verdict is Verdict.WIN


def test_a_cancelled_search_ends_unknown_and_its_process_goes_on(workers: Workers) -> None:
    job = workers.submit(endless())
    until(lambda job: job.progress.visited and job.progress.depth, job)
    process = job.process
    job.cancel()
    solved = job.wait()
    assert solved is not None
    assert (solved.verdict, solved.obstacle) == (Verdict.UNKNOWN, Obstacle.STOPPED)
    again = workers.submit(puzzle())
    found = again.wait()
    assert found is not None
    assert found.verdict is Verdict.WIN
    assert again.process == process


def test_a_search_nobody_looks_at_is_cancelled() -> None:
    workers = Workers(1, Limits(grace=1.0, unseen=0.2))
    job = workers.submit(endless())
    job._ended.wait()
    assert job.solved is not None
    assert job.solved.obstacle is Obstacle.STOPPED
    workers.close()


def test_a_search_ends_when_its_time_is_up(workers: Workers) -> None:
    solved = workers.submit(endless(Budget(0.6, 100_000_000))).wait()
    assert solved is not None
    assert (solved.verdict, solved.obstacle) == (Verdict.UNKNOWN, Obstacle.BUDGET)
    assert solved.visited > 0


def test_a_search_ends_when_its_memory_is_used_up_and_the_next_one_is_served() -> None:
    workers = Workers(1, Limits(memory=80 << 20))
    solved = workers.submit(endless()).wait()
    assert solved is not None
    assert (solved.verdict, solved.obstacle) == (Verdict.UNKNOWN, Obstacle.MEMORY)
    after = workers.submit(puzzle()).wait()
    assert after is not None
    assert after.verdict is Verdict.WIN
    workers.close()


def test_searches_that_wait_are_stopped_when_the_workers_close() -> None:
    workers = Workers(1)
    jobs = [workers.submit(endless()) for _ in range(3)]
    workers.close()
    ends = [job.solved.obstacle for job in jobs if isinstance(job.solved, Solved)]
    assert ends == [Obstacle.STOPPED] * 3


def test_equal_positions_share_a_digest_and_rules_goals_and_cards_change_it() -> None:
    task = puzzle()
    other = task._replace(state=task.state.with_(lp=(1, 1)))
    assert task.digest == puzzle(Budget(1.0)).digest
    without = open_book(task.ruleset).without("chain.lifo")
    changed = task_of(without, task.state, task.goal, task.budget)
    assert changed is not None
    assert len({task.digest, other.digest, changed.digest, task._replace(goal=Survive(0, 9)).digest}) == 4


def test_a_proof_found_in_another_process_holds(workers: Workers) -> None:
    for loaded in PUZZLES:
        assert loaded.goal is not None
        task = task_of(loaded.book, loaded.start, loaded.goal, ENDLESS)
        assert task is not None
        solved = workers.submit(task).wait()
        assert solved is not None
        assert solved.proof is not None
        assert check_proof(loaded.book, loaded.start, loaded.goal, solved.proof)


def test_a_search_does_not_run_the_main_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "page.py"
    script.write_text("raise RuntimeError('the page needs its server')", encoding="utf-8")
    page = ModuleType("__main__")
    page.__file__ = str(script)
    monkeypatch.setitem(sys.modules, "__main__", page)
    workers = Workers(1, Limits(grace=1.0))
    solved = workers.submit(puzzle()).wait(60)
    workers.close()
    assert solved is not None
    assert solved.verdict is Verdict.WIN
