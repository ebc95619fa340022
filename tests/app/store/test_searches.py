"""What the solver has found is kept by position, ruleset and version, and a broken database costs nothing but time."""

from __future__ import annotations

import secrets
from dataclasses import replace

import pytest

from rulebook.solver.goals import Survive
from rulebook.solver.proof_number_search import Budget
from rulebook.solver.solve import Obstacle, Solved, Verdict
from rulebook.solver.tasks import Task, carry_out, task_of
from scenarios.formats.loader import shelf
from tutor_app.store import searches
from tutor_app.store.searches import SearchStore
from tutor_app.store.store import Store

BUDGET = Budget(60.0, 1_000_000)


@pytest.fixture
def task() -> Task:
    """A position that is won, under a number of its own: the tests share a database."""
    loaded = next(one for one in shelf() if one.scenario.id == "puzzle.double-use")
    assert loaded.goal is not None
    found = task_of(loaded.book, loaded.start, loaded.goal, BUDGET)
    assert found is not None
    return found._replace(book=secrets.randbits(60))


def test_a_search_comes_back_as_it_was_found(store: Store, task: Task) -> None:
    kept, solved = SearchStore(store.engine), carry_out(task)
    assert kept.find(task) is None
    assert kept.add(task, solved)
    found = kept.find(task)
    assert found is not None
    assert (found.verdict, found.proof, found.depth, found.visited) == (
        Verdict.WIN, solved.proof, solved.depth, solved.visited,
    )  # fmt: skip
    assert not kept.add(task, replace(solved, depth=99))


def test_another_position_goal_ruleset_or_version_is_another_search(
    store: Store, task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = SearchStore(store.engine)
    kept.add(task, Solved(Verdict.NO_WIN))
    assert kept.find(task) is not None
    assert kept.find(task._replace(ruleset="classic")) is None
    assert kept.find(task._replace(goal=Survive(0, 12))) is None
    assert kept.find(task._replace(book=task.book + 1)) is None
    assert kept.find(task._replace(state=task.state.with_(lp=(1, 1)))) is None
    monkeypatch.setattr(searches, "VERSION", 99)
    assert kept.find(task) is None


def test_a_search_that_ran_out_of_time_counts_until_there_is_more_time(store: Store, task: Task) -> None:
    kept, given_up = SearchStore(store.engine), Solved(Verdict.UNKNOWN, Obstacle.BUDGET, visited=5000, seconds=10.0)
    assert kept.add(task, given_up)
    assert kept.find(task._replace(budget=Budget(10.0, 1_000_000))) is not None
    assert kept.find(task._replace(budget=Budget(60.0, 5000))) is not None
    assert kept.find(task) is None
    assert kept.add(task, Solved(Verdict.NO_WIN, seconds=30.0))
    found = kept.find(task)
    assert found is not None
    assert found.verdict is Verdict.NO_WIN


def test_a_search_on_a_busy_machine_does_not_stand_in_the_way_of_a_better_one(store: Store, task: Task) -> None:
    kept = SearchStore(store.engine)
    assert not kept.add(task, Solved(Verdict.UNKNOWN, Obstacle.BUDGET, visited=500, seconds=60.0))
    assert kept.find(task) is None


@pytest.mark.parametrize("obstacle", [Obstacle.STOPPED, Obstacle.LOST, Obstacle.MEMORY])
def test_a_search_that_was_stopped_or_lost_is_not_kept(store: Store, task: Task, obstacle: Obstacle) -> None:
    kept = SearchStore(store.engine)
    assert not kept.add(task, Solved(Verdict.UNKNOWN, obstacle))
    assert kept.find(task) is None


def test_no_more_searches_are_kept_than_there_is_room_for(
    store: Store, task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = SearchStore(store.engine)
    monkeypatch.setattr(searches, "MOST_SEARCHES", 0)
    assert not kept.add(task, Solved(Verdict.NO_WIN))
    assert kept.find(task) is None
