"""``run.py solve --all``: on a Dask cluster, too, and when that loses a worker."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from threading import Thread

import pytest
from distributed import Client, LocalCluster

from scenarios.catalogue.lookup import named
from scenarios.catalogue.made_puzzles import made_puzzle_ids
from scenarios.formats.loader import shelf
from tutor_app.commands.main import main
from tutor_app.commands.solve_all import NoCluster, summary


@pytest.fixture
def client() -> Iterator[Client]:
    """A client of a local cluster with two workers."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        yield client


def kill_a_busy_worker(client: Client, killed: list[int]) -> None:
    """Kill the process of a worker as soon as one is at work."""
    processes = client.run(os.getpid)
    for _ in range(600):
        busy = [address for address, tasks in client.processing().items() if tasks]
        if busy:
            killed.append(processes[busy[0]])
            os.kill(killed[0], signal.SIGKILL)
            return
        time.sleep(0.05)


def test_every_puzzle_is_proved_once_on_a_cluster_that_loses_a_worker(
    client: Client, capsys: pytest.CaptureFixture[str]
) -> None:
    killed: list[int] = []
    killing = Thread(target=kill_a_busy_worker, args=(client, killed))
    killing.start()
    status = main(["solve", "--all", "--cluster", client.scheduler.address])
    killing.join()
    *lines, last = capsys.readouterr().out.splitlines()
    wanted = [loaded.scenario.id for loaded in shelf() if loaded.scenario.kind == "puzzle"] + list(made_puzzle_ids())
    assert killed
    assert [line.removeprefix("proved win").split()[0] for line in lines] == wanted
    assert (status, last) == (0, f"{len(wanted)} proved, 0 not")


def test_an_address_without_a_scheduler_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--all", "--cluster", "tcp://127.0.0.1:9"]) == 2
    assert "tcp://127.0.0.1:9" in capsys.readouterr().err


def test_a_cluster_is_for_all_puzzles_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "puzzle.double-use", "--cluster", "local"]) == 2
    assert "--all" in capsys.readouterr().err


def test_a_worker_with_other_cards_proves_nothing() -> None:
    digest = named("puzzle.double-use").book.digest
    assert summary("puzzle.double-use", digest, 1).verdict == "proved win"
    with pytest.raises(NoCluster):
        summary("puzzle.double-use", digest + 1, 1)
