"""Searches in processes of their own: they block nobody, obey limits, can be cancelled, and outlive a killed worker.

Each process is led by a thread of this one, which passes on progress and starts another process when one is lost. A
search that nobody has looked at for a while is cancelled.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from math import inf
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Condition, Event, Thread
from types import ModuleType
from typing import NamedTuple

from rulebook.shelf import open_book

from .proof_number_search import Progress
from .solve import Obstacle, Solved, Verdict
from .tasks import Task, carry_out

TRIES = 2
"""How often a search is begun if its process is lost."""

LOOK = 0.05
"""Seconds between two looks at whether a search is still wanted."""

OUT_OF_MEMORY = 75
"""Exit status of a process that has used up its memory."""

_READY = "ready"


class Limits(NamedTuple):
    """The limits of every search beside its own budget.

    ``memory`` is the size of a process in bytes, ``grace`` how many seconds it may go on after its time is up or after
    it was told to stop, ``start`` how many it may take to start. ``unseen``: after this number of seconds
    in which nobody has looked at it, a search is cancelled. ``nice`` is how much it stands back behind other processes.
    """

    memory: int = 1 << 30
    grace: float = 3.0
    start: float = 120.0
    unseen: float = 15.0
    nice: int = 5


USUAL = Limits()


class Job:
    """A search that waits, runs or has ended.

    ``solved`` is the answer once there is one. Reading ``look`` says that it is still wanted.
    """

    def __init__(self, task: Task, done: Callable[[Job], None] | None = None) -> None:
        self.task = task
        self.solved: Solved | None = None
        self.progress = Progress(0, 0, 0.0, 0)
        self.process = 0
        self._done = done
        self._ended = Event()
        self._cancelled = False
        self._looked = time.monotonic()

    def look(self) -> Solved | None:
        """The answer, or None as long as there is none."""
        self._looked = time.monotonic()
        return self.solved

    def wait(self, seconds: float | None = None) -> Solved | None:
        """The answer, for which this waits at most this number of seconds."""
        self._looked = inf if seconds is None else time.monotonic() + seconds
        self._ended.wait(seconds)
        return self.look()

    def cancel(self) -> None:
        """End the search; its answer is unknown."""
        self._cancelled = True

    def unwanted(self, unseen: float) -> bool:
        """Whether it was cancelled, or nobody has looked at it for this number of seconds."""
        return self._cancelled or time.monotonic() - self._looked > unseen

    def end(self, solved: Solved) -> None:
        """Set the answer."""
        self.solved = solved
        try:
            if self._done is not None:
                self._done(self)
        finally:
            self._ended.set()


@contextmanager
def _no_main() -> Iterator[None]:
    """Keep a process begun meanwhile from running the main module: on a page it is a script that needs its server."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


class _Process(NamedTuple):
    process: BaseProcess
    pipe: Connection

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Workers:
    """Processes that search.

    Args:
        processes: how many searches run at a time.
        limits: of each of them.
    """

    def __init__(self, processes: int = 1, limits: Limits = USUAL) -> None:
        self.limits = limits
        self._waiting: deque[Job] = deque()
        self._changed = Condition()
        self._closed = False
        self._context = multiprocessing.get_context("spawn")
        self._threads = [Thread(target=self._lead, name=f"solver-{at}", daemon=True) for at in range(processes)]
        for thread in self._threads:
            thread.start()

    def submit(self, task: Task, done: Callable[[Job], None] | None = None) -> Job:
        """Begin a search as soon as a process is free.

        Args:
            task: what to solve.
            done: called with the job when it has its answer, in a thread of these workers.
        """
        job = Job(task, done)
        with self._changed:
            self._waiting.append(job)
            self._changed.notify()
        return job

    def close(self) -> None:
        """Cancel everything and end the processes."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()
        for job in self._waiting:
            job.end(_unknown(Obstacle.STOPPED, job))

    def _next(self) -> Job | None:
        with self._changed:
            while not self._waiting and not self._closed:
                self._changed.wait()
            return None if self._closed else self._waiting.popleft()

    def _lead(self) -> None:
        """Carry out one job after the other; the process is kept from one to the next."""
        worker: _Process | None = self._start()  # the first search does not wait for that
        while (job := self._next()) is not None:
            for _ in range(TRIES):
                if job.unwanted(self.limits.unseen):
                    job.end(_unknown(Obstacle.STOPPED, job))
                    break
                if worker is None or not worker.process.is_alive():
                    worker = self._start()
                solved, alive = self._follow(worker, job)
                if not alive:
                    worker.kill()
                    worker = None
                if solved is not None:
                    job.end(solved)
                    break
            else:
                job.end(_unknown(Obstacle.LOST, job))
        if worker is not None:
            worker.kill()

    def _start(self) -> _Process:
        pipe, theirs = self._context.Pipe()
        process = self._context.Process(target=_work, args=(theirs, self.limits), name="solver", daemon=True)
        with _no_main():
            process.start()
        theirs.close()
        return _Process(process, pipe)

    def _follow(self, worker: _Process, job: Job) -> tuple[Solved | None, bool]:
        """Let a process carry out a job; returns its answer, None if it was lost, and whether the process goes on."""
        limits, stopping = self.limits, 0.0
        until = time.monotonic() + limits.start
        job.process = worker.process.pid or 0
        try:
            worker.pipe.send(job.task)
            while True:
                now = time.monotonic()
                if self._closed or (stopping and now > stopping):
                    return _unknown(Obstacle.STOPPED, job), False
                if now > until:
                    return _unknown(Obstacle.BUDGET, job), False
                if not stopping and job.unwanted(limits.unseen):
                    stopping = now + limits.grace
                    worker.pipe.send(None)
                if not worker.pipe.poll(LOOK):
                    continue
                told = worker.pipe.recv()
                if told == _READY:
                    until = time.monotonic() + job.task.budget.seconds + limits.grace
                elif isinstance(told, Progress):
                    job.progress = told
                elif isinstance(told, Solved):
                    return told, True
        except (EOFError, OSError):
            worker.process.join(limits.grace)
            if worker.process.exitcode == OUT_OF_MEMORY:
                return _unknown(Obstacle.MEMORY, job), False
            return None, False


def _unknown(obstacle: Obstacle, job: Job) -> Solved:
    seen = job.progress
    return Solved(Verdict.UNKNOWN, obstacle, visited=seen.visited, distinct=seen.distinct, seconds=seen.seconds)


# In the other process ------------------------------------------------------------------------------


class _Stopped(Exception):
    """The search is not wanted any more."""


def _work(pipe: Connection, limits: Limits) -> None:
    """Carry out tasks until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that leads
    limit_memory(limits.memory)
    if hasattr(os, "nice"):
        os.nice(limits.nice)

    def report(progress: Progress) -> None:
        if pipe.poll():
            pipe.recv()
            raise _Stopped
        pipe.send(progress)

    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        open_book()
        while True:
            task = pipe.recv()
            if task is None:  # cancelled when it had ended already
                continue
            pipe.send(_READY)
            try:
                pipe.send(carry_out(task, report))
            except _Stopped:
                pipe.send(Solved(Verdict.UNKNOWN, Obstacle.STOPPED))
            except MemoryError:
                os._exit(OUT_OF_MEMORY)


def limit_memory(most: int) -> None:
    """Limit the memory of this process, where the system can."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (most if hard < 0 else min(most, hard), hard))
