"""``run.py solve --all``: every puzzle, in processes of this machine or on a Dask cluster."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple

from rulebook.solver.goals import Goal, WinThisTurn
from rulebook.solver.proof_number_search import Budget
from rulebook.solver.solve import Verdict, solve
from scenarios.catalogue.lookup import named
from scenarios.catalogue.made_puzzles import made_puzzle_ids
from scenarios.formats.loader import Loaded, shelf
from scenarios.playing.runner import stored_tree
from tutor_app.wording.told_lines import YOU

from .exit_status import FAILED, PASSED, UNCLEAR, as_json
from .json_shapes import header
from .scenarios import state_at

LOCAL = "local"
"""Instead of an address: a cluster of processes on this machine."""
PATIENCE = "10s"
"""How long to wait for the scheduler of a cluster."""
OTHER_VERSION = "The cluster has another version of the tutor, or was started elsewhere than in its folder."
EXTRA = "pip install 'distributed>=2024.5'"


class NoCluster(Exception):
    """There is no such cluster, or it has other rules or cards."""


class Summary(NamedTuple):
    """The result for one puzzle; ``visited`` is 0 if its stored proof was played instead of a search."""

    id: str
    verdict: Verdict
    visited: int
    seconds: float
    decisions: int


def goal_of(loaded: Loaded) -> Goal:
    """The goal of a puzzle; for any other scenario, to win this turn."""
    return loaded.goal or WinThisTurn(YOU, loaded.start.turn)


def summary(id: str, digest: int, seconds: int) -> Summary:
    """Prove one bundled scenario: by its stored proof if that holds, else by a search.

    Args:
        id: the scenario.
        digest: that of the book it is to be proved with.
        seconds: the limit of a search.

    Raises:
        NoCluster: the rules or cards here are others.
    """
    loaded, began = named(id), time.perf_counter()
    if loaded.book.digest != digest:
        raise NoCluster(OTHER_VERSION)
    tree = stored_tree(loaded)
    if tree is not None:
        return Summary(id, Verdict.WIN, 0, time.perf_counter() - began, tree.depth)
    found = solve(loaded.book, state_at(loaded, 0), goal_of(loaded), Budget(seconds), first_moves=False)
    return Summary(id, found.verdict, found.visited, found.seconds, found.depth)


def prove_all(arguments: argparse.Namespace) -> int:
    """Prove every puzzle and print the results.

    Args:
        arguments: ``workers``, ``cluster``, ``seconds`` and ``json`` of the command.
    """
    ids = [loaded.scenario.id for loaded in shelf() if loaded.scenario.kind == "puzzle"] + list(made_puzzle_ids())
    try:
        with _executor(min(arguments.workers, len(ids) or 1), arguments.cluster) as executor:
            found = list(_summaries(ids, executor, arguments))
    except NoCluster as error:
        print(error, file=sys.stderr)
        return UNCLEAR
    proved = sum(one.verdict == Verdict.WIN for one in found)
    if arguments.json:
        puzzles = [one._asdict() | {"seconds": round(one.seconds, 2)} for one in found]
        print(as_json(header("solve-all") | {"puzzles": puzzles, "proved": proved}))
    else:
        print(f"{proved} proved, {len(found) - proved} not")
    return PASSED if found and proved == len(found) else FAILED


def _summaries(ids: list[str], executor: Executor, arguments: argparse.Namespace) -> Iterator[Summary]:
    digests = [named(id).book.digest for id in ids]
    for one in executor.map(summary, ids, digests, [arguments.seconds] * len(ids)):
        if not arguments.json:
            how = f"{one.visited:,} positions" if one.visited else "stored proof"
            print(f"{one.verdict:<14}  {one.id}  {how}, {one.seconds:.1f} s", flush=True)
        yield one


@contextmanager
def _executor(workers: int, cluster: str | None) -> Iterator[Executor]:
    """Carries out calls in other processes, here or on a cluster."""
    if cluster is not None:
        with _cluster_executor(workers, cluster) as executor:
            yield executor
        return
    deaf = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that reports
    pool = ProcessPoolExecutor(workers, initializer=signal.signal, initargs=deaf)
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _cluster_executor(workers: int, address: str) -> Iterator[Executor]:
    """Carries out calls on a Dask cluster, which begins a call anew when it loses a worker."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster(f"A cluster needs Dask: {EXTRA}") from None
    here = {"n_workers": workers, "threads_per_worker": 1, "dashboard_address": None}
    try:
        client = Client(**here) if address == LOCAL else Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise NoCluster(f"There is no Dask scheduler at {address!r} ({error}).") from None
    with client:
        try:
            client.run_on_scheduler(_is_here)
        except (ImportError, AttributeError):
            raise NoCluster(OTHER_VERSION) from None
        yield client.get_executor(pure=False)


def _is_here() -> None:
    """Does nothing; a process that lacks this module cannot call it."""
