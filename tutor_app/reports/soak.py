"""``run.py soak``: random duels on all cores; reports the results and the first failure."""

from __future__ import annotations

import json
import os
import signal
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from rulebook.engine.core.state import BY_DECK, BY_EFFECT, BY_LP
from rulebook.shelf import open_book
from rulebook.solver.soak import Duel, play
from rulebook.vocabulary.effects import Activated

REASONS = {BY_LP: "life points", BY_DECK: "deck", BY_EFFECT: "card"}


def one(job: tuple[str, int]) -> Duel:
    """Play one duel, given ruleset and seed."""
    ruleset, seed = job
    return play(open_book(ruleset), seed)


def soak(ruleset: str, duels: int, seed: int, workers: int = 0) -> dict[str, Any]:
    """Play duels with the seeds ``seed``, ``seed + 1`` ..., and return the report as JSON.

    Args:
        ruleset: id of the ruleset.
        duels: number of duels.
        seed: the first seed; each duel can be reproduced with its own.
        workers: number of processes; 0 for one per core.

    Returns:
        The report; ``failed`` counts the duels with a fault. After Ctrl-C it is about the duels played until then, and
        ``interrupted`` is true.
    """
    begun = time.perf_counter()
    jobs = [(ruleset, number) for number in range(seed, seed + duels)]
    many = workers or os.cpu_count() or 1
    played: list[Duel] = []
    interrupted = False
    try:
        for duel in _played(jobs, many):
            played.append(duel)
    except KeyboardInterrupt:
        interrupted = True
    failed = [duel for duel in played if duel.fault]
    ended = [duel for duel in played if not duel.fault]
    used = set().union(*(duel.activated for duel in played)) if played else set()
    book = open_book(ruleset)
    known = {
        (card.number, index)
        for card in book.cards
        for index, effect in enumerate(book.effects(card.number))
        if isinstance(effect, Activated)
    }
    report: dict[str, Any] = {
        "version": 1,
        "report": "soak",
        "ruleset": ruleset,
        "seed": seed,
        "duels": len(played),
        "interrupted": interrupted,
        "failed": len(failed),
        "decisions": sum(duel.decisions for duel in played),
        "longest": max((duel.decisions for duel in played), default=0),
        "turns": sum(duel.turns for duel in played),
        "ended_by": dict(Counter(REASONS.get(duel.reason, "card") for duel in ended)),
        "winners": dict(Counter(("you", "opponent", "nobody")[duel.winner] for duel in ended)),
        "effects_activated": len(used & known),
        "effects_declared": len(known),
        "never_activated": sorted(f"{book.by_number[number].slug} {index}" for number, index in known - used),
        "seconds": round(time.perf_counter() - begun, 1),
        "faults": [{"seed": duel.seed, "fault": duel.fault} for duel in failed],
    }
    if failed:
        first = failed[0]
        report["first"] = {"seed": first.seed, "fault": first.fault, "notation": first.notation}
    return report


def _played(jobs: list[tuple[str, int]], workers: int) -> Iterator[Duel]:
    """Play the duels in order, in several processes if there are enough of them."""
    if workers == 1 or len(jobs) < 4:
        yield from map(one, jobs)
        return
    deaf = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that reports
    pool = ProcessPoolExecutor(min(workers, len(jobs)), initializer=signal.signal, initargs=deaf)
    try:
        yield from pool.map(one, jobs, chunksize=4)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def as_text(report: dict[str, Any]) -> str:
    """The report as text."""
    lines = [
        f"{report['duels']} duels under {report['ruleset']} from seed {report['seed']}: "
        f"{report['decisions']} decisions, {report['turns']} turns, {report['seconds']} s",
        f"ended by {json.dumps(report['ended_by'])}, won by {json.dumps(report['winners'])}",
        f"{report['effects_activated']} of {report['effects_declared']} effects activated",
    ]
    if report["interrupted"]:
        following = report["seed"] + report["duels"]
        lines.append(f"interrupted: this is what was played until then; continue with --seed {following}")
    first = report.get("first")
    if first:
        lines += [f"FAILED seed {first['seed']}: {first['fault']}", *(f"    {line}" for line in first["notation"])]
    lines.append(f"{report['duels'] - report['failed']} passed, {report['failed']} failed")
    return "\n".join(lines)
