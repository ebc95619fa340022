"""Judging mutants inside one pytest session: its tests are collected once, and every mutant is judged in a fork."""

from __future__ import annotations

import functools
import gc
import importlib
import os
import random
import re
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from .frames import FrameMutant, frame_mutants
from .groups import FRAME_FILES, FRAMES, GROUPS, JUDGES, NOT_JUDGES
from .mutants import MODULE, Mutant, mutants
from .patching import Live, put

ROOT = Path(__file__).parents[2]
AnyMutant = Mutant | FrameMutant


@dataclass
class Judged:
    """A mutant with its outcome: "killed", "survived", "unreached" (no test runs its line) or "impossible"."""

    group: str
    mutant: AnyMutant
    outcome: str = ""
    by: str = ""


@dataclass
class Reach:
    """The result of a baseline run: per test its seconds and the lines of mutated modules it runs."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[str, set[int]]] = field(default_factory=dict)


def all_mutants(group: str) -> Iterator[AnyMutant]:
    """Every mutant of a group."""
    if group == FRAMES:
        for path in sorted(ROOT.glob(FRAME_FILES)):
            yield from frame_mutants(path)
        return
    for name in GROUPS[group]:
        module = importlib.import_module(name)
        yield from mutants(name, Path(module.__file__ or "").read_text(encoding="utf-8"), vars(module))


def chosen(groups: Sequence[str], sample: int, seed: int) -> list[Judged]:
    """The mutants to judge: all of each group, or ``sample`` of them."""
    found: list[Judged] = []
    for group in groups:
        every = list(all_mutants(group))
        if sample and sample < len(every):
            every = random.Random(f"{seed} {group}").sample(every, sample)
        found += [Judged(group, one) for one in every]
    return found


class Jury:
    """The pytest plugin that runs the mutants instead of the tests."""

    def __init__(self, judged: list[Judged], workers: int, seconds: float, progress: bool) -> None:
        self.judged, self.workers, self.at_most, self.progress = judged, workers, seconds, progress
        modules = sorted({name for names in GROUPS.values() for name in names})
        self.files = {importlib.import_module(name).__file__ or "": name for name in modules}
        values = [value for name in modules for value in vars(importlib.import_module(name)).values()]
        self.caches = [value for value in values if isinstance(value, functools._lru_cache_wrapper)]
        self.reach = Reach()
        self.killers: dict[str, list[str]] = {}
        """By function, the tests that killed a mutant of it, the latest first."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Omit the tests that do not judge mutants."""
        items[:] = [item for item in items if not re.search(NOT_JUDGES, item.nodeid)]

    # The baseline ---------------------------------------------------------------------------------

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run every test once, then judge."""
        items = {item.nodeid: item for item in session.items}
        self._baseline(session, items)
        self._judge(items)
        return True

    def _baseline(self, session: pytest.Session, items: dict[str, pytest.Item]) -> None:
        """Run the tests that are new or changed since the last baseline with the same code."""
        cache = session.config.cache
        assert cache is not None
        key = f"mutation/{_digest(sorted(self.files))}"
        kept = cache.get(key, {})
        marks = {id: _mark(item) for id, item in items.items()}
        fresh = [id for id in items if kept.get(id, {}).get("mark") != marks[id]]
        for number, id in enumerate(fresh):
            if number % 100 == 0:
                cache.set(key, kept)
                if self.progress:
                    print(f"baseline: {number} of {len(fresh)} tests", file=sys.stderr, flush=True)
            kept[id] = {"mark": marks[id], **self._run_once(items[id])}
        if fresh:
            cache.set(key, kept)
        for id in items:
            if kept[id]["seconds"] is not None:
                self.reach.seconds[id] = kept[id]["seconds"]
                self.reach.lines[id] = {name: set(found) for name, found in kept[id]["lines"].items()}

    def _run_once(self, item: pytest.Item) -> dict[str, Any]:
        """The seconds of a test, None if it fails, and the lines of mutated modules it runs."""
        lines: dict[str, set[int]] = {}
        unseen: dict[CodeType, set[int]] = {}  # a call of a function whose lines have all been seen is not traced

        def each_line(frame: FrameType, event: str, argument: Any) -> Any:
            unseen[frame.f_code].discard(frame.f_lineno)
            return each_line

        def each_call(frame: FrameType, event: str, argument: Any) -> Any:
            code = frame.f_code
            if code not in unseen:
                unseen[code] = _lines_of(code) if code.co_filename in self.files else set()
            return each_line if unseen[code] else None

        for cached in self.caches:
            cached.cache_clear()  # otherwise only the first test would run the lines of a cached function
        start = time.process_time()
        sys.settrace(each_call)
        try:
            failed = _fails(item)
        finally:
            sys.settrace(None)
        for code, left in unseen.items():
            if code.co_filename in self.files:
                seen = {code.co_firstlineno, *_lines_of(code)} - left
                lines.setdefault(self.files[code.co_filename], set()).update(seen)
        if failed:
            print(f"left out, since it fails without a mutant: {item.nodeid}", file=sys.stderr)
        seconds = None if failed else time.process_time() - start
        return {"seconds": seconds, "lines": {name: sorted(found) for name, found in lines.items()}}

    # Judging --------------------------------------------------------------------------------------

    def _judges(self, mutant: AnyMutant, items: dict[str, pytest.Item]) -> list[pytest.Item]:
        """The tests that reach a mutant: those that killed another one of its function, then fastest first."""
        if isinstance(mutant, FrameMutant):
            found = [id for id in self.reach.seconds if "golden/test_sentences" in id and "[frames" in id]
            found += [id for id in self.reach.seconds if "golden/test_sentences" in id and "[frames" not in id]
            return [items[id] for id in found if id in items]
        whole = mutant.function == MODULE
        reaching = [
            id
            for id, lines in self.reach.lines.items()
            if id in items
            and (here := lines.get(mutant.module))
            and (whole or any(line in here for line in mutant.lines))
        ]
        killers = self.killers.get(mutant.function, [])[:10]
        first = [id for id in killers if id in set(reaching)]
        return [items[id] for id in (*first, *sorted(set(reaching) - {*first}, key=lambda id: self.reach.seconds[id]))]

    def _judge(self, items: dict[str, pytest.Item]) -> None:
        live = Live()
        gc.freeze()
        waiting = list(self.judged)
        running: dict[int, tuple[Judged, int]] = {}
        done = 0
        while waiting or running:
            while waiting and len(running) < self.workers:
                one = waiting.pop(0)
                judges = self._judges(one.mutant, items)
                if not judges:
                    one.outcome = "unreached"
                    continue
                read, write = os.pipe()
                pid = os.fork()
                if pid == 0:
                    os.close(read)
                    _in_child(one.mutant, live, judges, self.reach.seconds, self.at_most, write)
                os.close(write)
                running[pid] = (one, read)
            if running:
                pid, status = os.wait()
                one, read = running.pop(pid)
                with os.fdopen(read) as pipe:
                    one.by = pipe.read()
                code = os.waitstatus_to_exitcode(status)
                one.outcome = {0: "survived", 2: "impossible"}.get(code, "killed")
                if one.by:
                    killers = self.killers.setdefault(one.mutant.function, [])
                    killers[:] = [one.by, *(id for id in killers if id != one.by)]
                done += 1
                if self.progress and (one.outcome == "survived" or done % 50 == 0):
                    said = f"survived [{one.group}] {one.mutant.key}" if one.outcome == "survived" else ""
                    print(f"{done} of {len(self.judged)} {said}", file=sys.stderr, flush=True)


def _lines_of(code: CodeType) -> set[int]:
    """The lines of a function behind the first one, which every call runs."""
    return {line for *_, line in code.co_lines() if line is not None and line > code.co_firstlineno}


def _in_child(
    mutant: AnyMutant,
    live: Live,
    judges: Sequence[pytest.Item],
    seconds: dict[str, float],
    at_most: float,
    write: int,
) -> None:
    """Judge one mutant and end the process: 0 if it survives, 1 if a test fails, 2 if it cannot be applied."""
    code = 1
    try:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        try:
            put(mutant, live)
        except ValueError:
            os._exit(2)
        for item in judges:
            if at_most and time.process_time() > at_most:
                break
            signal.setitimer(signal.ITIMER_VIRTUAL, 5 + 20 * seconds[item.nodeid])  # an endless loop is a fault
            if _fails(item):
                os.write(write, item.nodeid.encode())
                os._exit(1)
        code = 0
    finally:
        os._exit(code)


def _fails(item: pytest.Item) -> bool:
    """Run a test with its fixtures; returns whether it fails."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def _digest(parts: Sequence[str]) -> str:
    """A cache key for the baseline: the code, without the tests and the boards they play."""
    found = blake2b(digest_size=8)
    for part in parts:
        found.update(part.encode())
    code = [path for path in (ROOT / "rulebook").rglob("*") if path.suffix in (".py", ".toml", ".txt")]
    code += (ROOT / "scenarios").rglob("*.py")
    code += (path for folder in JUDGES for path in (ROOT / folder).rglob("*.py") if not path.name.startswith("test_"))
    for path in sorted(code):
        found.update(path.read_bytes())
    return found.hexdigest()


def _mark(item: pytest.Item) -> str:
    """A digest of what can change a test while the code stays: its file and its values, such as a board."""
    found = blake2b(item.path.read_bytes(), digest_size=8)
    callspec = getattr(item, "callspec", None)
    for name, value in sorted(callspec.params.items()) if callspec else ():
        board = getattr(value, "board", value)
        said = repr(getattr(board, "scenario", board))
        found.update(f"{name} {re.sub(' at 0x[0-9a-f]+', '', said)}".encode())
    return found.hexdigest()
