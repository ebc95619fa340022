"""``run.py soak``: random duels on all cores; reports the results and the first failure."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
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
        The report; ``failed`` counts the duels with a fault.
    """
    begun = time.perf_counter()
    jobs = [(ruleset, number) for number in range(seed, seed + duels)]
    many = workers or os.cpu_count() or 1
    if many == 1 or duels < 4:
        played = [one(job) for job in jobs]
    else:
        with ProcessPoolExecutor(many) as pool:
            played = list(pool.map(one, jobs, chunksize=4))
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
        "duels": duels,
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


def as_text(report: dict[str, Any]) -> str:
    """The report as text."""
    lines = [
        f"{report['duels']} duels under {report['ruleset']} from seed {report['seed']}: "
        f"{report['decisions']} decisions, {report['turns']} turns, {report['seconds']} s",
        f"ended by {json.dumps(report['ended_by'])}, won by {json.dumps(report['winners'])}",
        f"{report['effects_activated']} of {report['effects_declared']} effects activated",
    ]
    first = report.get("first")
    if first:
        lines += [f"FAILED seed {first['seed']}: {first['fault']}", *(f"    {line}" for line in first["notation"])]
    lines.append(f"{report['duels'] - report['failed']} passed, {report['failed']} failed")
    return "\n".join(lines)
