"""``run.py counts``: the move-tree counts of twelve positions compared with the recorded ones."""

from __future__ import annotations

from rulebook.engine.api import legal_actions
from scenarios.playing.move_counts import DEPTH, FILE, count, divide, positions, rewritten

SAME, DIFFERENT = 0, 1


def compare() -> int:
    """Count every position and print the differences from the file; returns 1 if there are any."""
    differ = 0
    for one in positions():
        found = count(one.book, one.start, len(one.counts))
        good = tuple(found) == one.counts
        differ += not good
        print(
            f"{'same' if good else 'DIFFERS'}  {one.name}: {found}", *([] if good else [f"on file {list(one.counts)}"])
        )
    print(f"{differ} of the positions differ")
    return DIFFERENT if differ else SAME


def show(name: str) -> int:
    """Print the counts behind each first decision of the positions whose name contains ``name``."""
    shown = False
    for one in positions():
        if name.lower() in one.name.lower():
            shown = True
            print(f"{one.name}: {len(legal_actions(one.book, one.start))}")
            for line, counts in divide(one.book, one.start, DEPTH):
                print(f"  {line}: {counts}")
    return SAME if shown else DIFFERENT


def write() -> int:
    """Write the current counts to the file."""
    found = [count(one.book, one.start, DEPTH) for one in positions()]
    FILE.write_text(rewritten(FILE.read_text(encoding="utf-8"), found), encoding="utf-8")
    return SAME
