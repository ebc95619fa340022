"""Benchmarks of the search: positions a second, puzzles solved from scratch, sizes of proofs, each reduction off.

Seconds are those of the processor, so that other work on the machine makes little difference.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import replace
from statistics import median
from typing import Any, NamedTuple

from rulebook.solver.proof_number_search import Budget
from rulebook.solver.reductions import ALL, Reductions
from rulebook.solver.solve import Verdict, solve
from scenarios.catalogue.lookup import named
from scenarios.catalogue.made_puzzles import made_puzzle_ids
from scenarios.formats.loader import Loaded, shelf

from .readme_tables import DOCUMENT, replaced

BEGIN, END = "<!-- made by python3 run.py bench --solver --write -->", "<!-- end of the search -->"
SIX = ("a-gift", "asleep", "double-use", "phoenix-shield", "work-first", "right-answer")
"""The puzzles by which positions a second are counted."""
FIXED = Budget(600.0, 3000)
WHOLE = Budget(600.0, 120_000)
"""The limits for a puzzle from scratch: about a minute of the processor."""
SAMPLE = Budget(600.0, 4000)
"""The limits where a reduction is off, for every tenth puzzle."""
LIMITS = (1.0, 10.0, 60.0)
REDUCTIONS = ("zones", "copies", "bounds", "guided")


class Run(NamedTuple):
    """One search: whether it found the win, the positions reached and the seconds of the processor."""

    won: bool
    visited: int
    seconds: float


def searched(loaded: Loaded, budget: Budget, reductions: Reductions = ALL) -> Run:
    """Search a puzzle without its stored proof."""
    assert loaded.goal is not None
    began = time.process_time()
    found = solve(loaded.book, loaded.start, loaded.goal, budget, reductions=reductions, first_moves=False)
    return Run(found.verdict is Verdict.WIN, found.visited, time.process_time() - began)


def all_puzzles() -> list[Loaded]:
    """Every shipped puzzle: by hand, then made."""
    by_hand = [loaded for loaded in shelf() if loaded.scenario.kind == "puzzle"]
    return by_hand + [named(id) for id in made_puzzle_ids()]


def measure(puzzles: Sequence[Loaded], whole: Budget = WHOLE, sample: Budget = SAMPLE) -> dict[str, Any]:
    """All figures.

    Args:
        puzzles: those to be solved from scratch.
        whole: the limits for each of them.
        sample: the limits for each of a tenth of them, with every reduction off in turn.
    """
    six = {name: searched(named(f"puzzle.{name}"), FIXED) for name in SIX}
    runs = [searched(one, whole) for one in puzzles]
    proofs = [len(one.proof) for one in puzzles if one.proof]
    few, off = list(puzzles[::10]), {}
    for name in ("", *REDUCTIONS):
        found = [searched(one, sample, replace(ALL, **{name: False}) if name else ALL) for one in few]
        off[name or "none"] = {
            "solved": sum(run.won for run in found),
            "visited": sum(run.visited for run in found),
            "seconds": round(sum(run.seconds for run in found), 2),
        }
    return {
        "version": 1,
        "load_average": [round(each, 1) for each in os.getloadavg()] if hasattr(os, "getloadavg") else [],
        "cores": os.cpu_count(),
        "positions_per_second": {name: round(run.visited / max(run.seconds, 1e-6)) for name, run in six.items()},
        "puzzles": len(puzzles),
        "solved_within": {str(int(limit)): sum(run.won and run.seconds <= limit for run in runs) for limit in LIMITS},
        "seconds_median": round(median(run.seconds for run in runs), 2),
        "proof_bytes": {"median": median(proofs), "most": max(proofs), "all": sum(proofs)},
        "sample": len(few),
        "without": off,
    }  # fmt: skip


def table(found: dict[str, Any]) -> list[str]:
    """The figures as Markdown."""
    rows = ["| | |", "| --- | ---: |"]
    rows += [f"| positions a second, `{name}` | {value:,} |" for name, value in found["positions_per_second"].items()]
    for limit, many in found["solved_within"].items():
        share = f"{many} of {found['puzzles']} ({many / found['puzzles']:.0%})"
        rows.append(f"| puzzles solved from scratch within {limit} s | {share} |")
    rows.append(f"| seconds a puzzle, median | {found['seconds_median']} |")
    size = found["proof_bytes"]
    rows.append(f"| stored proof, median and longest | {size['median']:g} and {size['most']:,} bytes |")
    rows.append(f"| all stored proofs | {size['all'] / 1000:.1f} KB |")
    if found["load_average"]:
        rows.append(f"| load average of the machine meanwhile | {found['load_average'][0]} on {found['cores']} cores |")
    for name, run in found["without"].items():
        words = "every reduction on" if name == "none" else f"without `{name}`"
        rows.append(
            f"| {found['sample']} puzzles, {words} | {run['solved']} solved, {run['visited']:,} positions, "
            f"{run['seconds']:.1f} s |"
        )
    return rows


def written(page: str, found: dict[str, Any]) -> str:
    """The document with its table replaced.

    Raises:
        ValueError: the document has no place for it.
    """
    return replaced(page, BEGIN, END, table(found))


def write(found: dict[str, Any]) -> None:
    """Update the table in the README."""
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), found), encoding="utf-8")
