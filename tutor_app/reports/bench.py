"""Benchmarks of the engine, the sentences and the search on this machine, as JSON."""

from __future__ import annotations

import cProfile
import platform
import pstats
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rulebook.engine.api import Transition, apply, legal_actions
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.explain import narrate
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from rulebook.solver.walk import count_lines, walk
from scenarios.formats.board import board_state
from scenarios.formats.loader import load, shelf

from . import lookup_shares, search_relevance, story_shares

WALK = Path(__file__).parents[2] / "scenarios" / "data" / "bench" / "walk.toml"
DEPTH = 6
RUNS = 5


def _seconds(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _median(work: Callable[[], Any], runs: int = RUNS) -> float:
    return statistics.median(_seconds(work) for _ in range(runs))


def copy_and_hash(state: DuelState) -> float:
    """Microseconds to copy a state with one card changed and hash the copy."""
    rounds = 5000
    card = state.cards[0]

    def work() -> None:
        for count in range(rounds):
            changed = (card._replace(facts=count), *state.cards[1:])
            hash(state.with_(cards=changed))

    return _median(work) / rounds * 1e6


def queries(book: Book, state: DuelState) -> float:
    """Legal-action queries per second, without caching."""
    rounds = 300

    def work() -> None:
        for _ in range(rounds):
            legal_actions(book, state.with_())

    return rounds / _median(work)


def random_play(book: Book, starts: Sequence[DuelState]) -> float:
    """Decisions per second in random play over all scenarios, with events."""
    decisions = 0

    def work() -> None:
        nonlocal decisions
        rng = random.Random(1)
        decisions = 0
        for start in starts:
            state = start.with_()
            for _ in range(60):
                actions = legal_actions(book, state)
                if not actions:
                    break
                state = apply(book, state, rng.choice(actions), trusted=True).state
                decisions += 1

    seconds = _median(work, 3)
    return decisions / seconds


def sentences(book: Book, starts: Sequence[DuelState]) -> dict[str, float]:
    """Milliseconds per language to explain one transition and render it."""
    steps: list[tuple[DuelState, Transition]] = []
    rng = random.Random(2)
    for start in starts:
        state = start
        for _ in range(8):
            actions = legal_actions(book, state)
            if not actions:
                break
            transition = apply(book, state, rng.choice(actions), trusted=True, record=True)
            steps.append((state, transition))
            state = transition.state
    found = {}
    for language in LANGUAGES:

        def work(language: str = language) -> None:
            for before, transition in steps:
                for node in narrate(book, before, transition):
                    text(language, node)

        work()
        found[language] = round(_median(work, 3) / len(steps) * 1000, 3)
    return found


def load_cards() -> float:
    """Milliseconds to load and check every card in a new process, without Python's own start-up time."""
    told = "import time, rulebook.vocabulary.checking; start = time.perf_counter(); import rulebook.cards"
    told += "; print(time.perf_counter() - start)"
    root = Path(__file__).parents[2]
    runs = [subprocess.run([sys.executable, "-c", told], cwd=root, capture_output=True, check=True) for _ in range(3)]
    return statistics.median(float(run.stdout) for run in runs) * 1000


def profile(book: Book, state: DuelState, depth: int) -> list[str]:
    """A profile of a walk: the ten functions with the most time of their own."""
    profiler = cProfile.Profile()
    profiler.runcall(count_lines, book, state.with_(), depth)
    rows = pstats.Stats(profiler).stats.items()  # type: ignore[attr-defined]
    busiest = sorted(rows, key=lambda row: -row[1][2])[:10]
    return [
        f"{Path(file).name}:{line} {name} {own * 1000:.0f} ms in {calls} calls"
        for (file, line, name), (_, calls, own, _, _) in busiest
    ]


def measure(depth: int = DEPTH, *, asking: bool = True) -> dict[str, Any]:
    """Every figure, as JSON.

    Args:
        depth: how many decisions the walk goes deep.
        asking: ask the questions on file as well, which takes minutes.
    """
    book = open_book("2014")
    start = board_state(book, load(WALK).scenario.board)
    starts = [board_state(loaded.book, loaded.scenario.board) for loaded in shelf()]
    walked = walk(book, start, depth)
    seconds = _median(lambda: count_lines(book, start.with_(), depth))
    return {
        "version": 1,
        "python": platform.python_version(),
        "cards": len(book.cards),
        "load_all_cards_milliseconds": round(load_cards()),
        "copy_and_hash_microseconds": round(copy_and_hash(start), 2),
        "legal_action_queries_per_second": round(queries(book, start)),
        "random_play_decisions_per_second": round(random_play(book, starts)),
        "narrate_and_render_milliseconds": sentences(book, starts),
        "search": search_relevance.measured(),
        **({"questions": story_shares.measured(), "lookup": lookup_shares.measured()} if asking else {}),
        "walk_depth": depth,
        "walk_positions_visited": walked.visited,
        "walk_positions_distinct": walked.distinct,
        "walk_positions_per_second": round(walked.visited / seconds),
        "walk_profile": profile(book, start, depth - 1),
    }
