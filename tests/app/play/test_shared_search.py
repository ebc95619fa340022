"""A puzzle on a server: nobody waits for a search, and it goes on without a database and without its workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rulebook.solver.proof_number_search import Progress
from rulebook.solver.solve import Obstacle, Solved, Verdict
from rulebook.solver.tasks import Task
from rulebook.solver.workers import Job
from scenarios.formats.loader import Loaded, shelf
from scenarios.playing.defence import OUTLOOKS, searched
from tutor_app.pages.play import play_regions
from tutor_app.play.shared_search import NOTHING, SharedSearch
from tutor_app.play.visit import Visit
from tutor_app.settings import DATABASE
from tutor_app.store.store import store
from tutor_app.texts.messages import message

PUZZLE = next(one for one in shelf() if one.scenario.id == "puzzle.right-answer")
UNPROVED = replace(PUZZLE, proof="", scenario=PUZZLE.scenario.model_copy(update={"solution": (), "answers": ()}))
"""The puzzle without anything that tells how it goes."""


class Hand:
    """Workers whose searches end when a test says so."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    def submit(self, task: Task, done: Callable[[Job], None] | None = None) -> Job:
        """Begin a search that goes on until it is ended."""
        self.jobs.append(Job(task, done))
        return self.jobs[-1]

    def end(self, loaded: Loaded = UNPROVED) -> None:
        """End every search with what it finds."""
        for job in self.jobs:
            if job.solved is None:
                job.end(searched(loaded, job.task.state))


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Hand]:
    """The page uses a shared search, with a database of its own."""
    monkeypatch.setenv(DATABASE, f"sqlite:///{tmp_path / 'kept.sqlite'}")
    found = Hand()
    monkeypatch.setattr(OUTLOOKS, "search", SharedSearch(found))  # type: ignore[arg-type]
    OUTLOOKS.forget()
    yield found
    OUTLOOKS.forget()


def notice(visit: Visit) -> str:
    return str(play_regions(visit, "en")["notice"])


def moved(visit: Visit) -> Visit:
    """The visit after its first move, to which the opponent may respond."""
    visit.handle(f"typed:{PUZZLE.scenario.solution[0].do}")
    visit.handle("typed-play")
    while not visit.live:
        visit.handle("next")
    return visit


def test_a_click_is_answered_before_the_search_and_the_page_asks_again(hand: Hand) -> None:
    visit = moved(Visit.open(UNPROVED))
    assert visit.session.searching is not None
    assert len(hand.jobs) == 1
    assert 'data-again="search"' in notice(visit)
    assert visit.sight is None
    hand.jobs[-1].progress = Progress(12_345, 9_000, 3.4, 7)
    visit.handle("search")
    assert "12\u202f345" in notice(visit)
    for _ in range(40):
        hand.end()
        visit.handle("search")
        while not visit.live:
            visit.handle("next")
        if "data-again" not in notice(visit):
            break
    assert visit.sight is not None
    known = [
        message("en", f"puzzle.{key}", lp=UNPROVED.start.lp[1]) for key in ("still", "no_longer", "kept", "unsure")
    ]
    assert any(words in notice(visit) for words in known)


def test_who_does_not_want_to_wait_plays_on(hand: Hand) -> None:
    visit = moved(Visit.open(UNPROVED))
    for _ in range(40):
        if visit.session.searching is None:
            break
        before = visit.session.number
        visit.handle("goon")
        assert visit.session.number > before
        while not visit.live:
            visit.handle("next")
    assert visit.session.searching is None
    assert "data-again" in notice(visit)
    visit.handle("show:unasked")
    assert "data-again" not in notice(visit)


def test_a_position_is_searched_once_for_everybody_and_kept_in_the_database(hand: Hand) -> None:
    search = OUTLOOKS.search
    assert search(UNPROVED, UNPROVED.start, False) == NOTHING
    assert hand.jobs == []
    assert isinstance(search(UNPROVED, UNPROVED.start, True), Progress)
    assert isinstance(search(UNPROVED, UNPROVED.start, True), Progress)
    assert len(hand.jobs) == 1
    hand.jobs[0].end(Solved(Verdict.NO_WIN))
    found = search(UNPROVED, UNPROVED.start, True)
    again = search(UNPROVED, UNPROVED.start, False)  # from the database
    assert isinstance(found, Solved)
    assert isinstance(again, Solved)
    assert (found.verdict, again.verdict) == (Verdict.NO_WIN, Verdict.NO_WIN)
    assert len(hand.jobs) == 1


def test_a_stopped_search_is_begun_again_when_somebody_asks(hand: Hand) -> None:
    search = OUTLOOKS.search
    search(UNPROVED, UNPROVED.start, True)
    hand.jobs[0].end(Solved(Verdict.UNKNOWN, Obstacle.STOPPED))
    assert search(UNPROVED, UNPROVED.start, True) == NOTHING
    search(UNPROVED, UNPROVED.start, True)
    assert len(hand.jobs) == 2


@pytest.mark.parametrize("kind", ["read-only", "broken", "off"])
def test_without_a_database_it_goes_on(kind: str, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / f"{kind}.sqlite"
    url = "off" if kind == "off" else f"sqlite:///{path}"
    if kind == "broken":
        path.write_bytes(b"no database " * 400)
    if kind == "read-only":
        monkeypatch.setenv(DATABASE, f"sqlite:///{path}")
        store().close()
        url = f"sqlite:///file:{path}?mode=ro&uri=true"
    monkeypatch.setenv(DATABASE, url)
    search = OUTLOOKS.search
    search(UNPROVED, UNPROVED.start, True)
    hand.jobs[0].end(Solved(Verdict.NO_WIN))
    found = search(UNPROVED, UNPROVED.start, True)
    assert isinstance(found, Solved)
    assert found.verdict is Verdict.NO_WIN
