"""``python3 run.py mutate``: introduce small faults into the code, one at a time, and check whether a test fails."""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from .groups import FRAMES, GROUPS, JUDGES
from .runner import Judged, Jury, chosen

ACCEPTED = Path(__file__).parent / "accepted.toml"
"""Survivors equivalent to the original, with the reason: by group, ``"function: change" = "reason"``."""


def accepted() -> dict[str, dict[str, str]]:
    """The reasons of the accepted survivors by group and key."""
    found: dict[str, dict[str, str]] = tomllib.loads(ACCEPTED.read_text(encoding="utf-8"))
    return found


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(prog="run.py mutate", description=__doc__)
    groups = (*GROUPS, FRAMES)
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"only these groups: {', '.join(groups)}")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N mutants per group (default: all)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="another seed, another sample (default: 0)")
    parser.add_argument("--function", metavar="NAME", help="only mutants of functions whose name begins so")
    parser.add_argument("--workers", type=int, default=2, metavar="W", help="mutants judged at once (default: 2)")
    parser.add_argument("--seconds", type=float, default=0, metavar="S", help="a mutant survives S seconds of tests")
    parser.add_argument("--json", action="store_true", help="print every mutant with its outcome as JSON")
    return parser


def arguments() -> argparse.Namespace:
    """The arguments given; every group if none is named."""
    found, groups = parser().parse_args(), (*GROUPS, FRAMES)
    unknown = sorted(set(found.groups) - set(groups))
    if unknown:
        parser().error(f"no group {unknown[0]!r}; the groups are {', '.join(groups)}")
    found.groups = found.groups or list(groups)
    return found


def main() -> int:
    """Judge the mutants; exit status 1 if one survives that is not accepted."""
    asked = arguments()
    judged = chosen(asked.groups, asked.sample, asked.seed)
    if asked.function:
        judged = [one for one in judged if one.mutant.function.startswith(asked.function)]
    jury = Jury(judged, asked.workers, asked.seconds, progress=True)
    quiet = ["-q", "--no-header", "--no-summary", "-p", "no:xdist", "--assert=plain", "-W", "ignore"]
    stdout, sys.stdout = sys.stdout, sys.stderr
    try:
        status = pytest.main([*quiet, *JUDGES], plugins=[jury])
    finally:
        sys.stdout = stdout
    if status not in (0, 5) or any(not one.outcome for one in judged):
        print("the tests that judge could not be run", file=sys.stderr)
        return 2
    reasons = accepted()
    if asked.json:
        print(json.dumps([_row(one, reasons) for one in judged], ensure_ascii=False, indent=1))
    else:
        print(*_report(judged, reasons), sep="\n")
    return int(any(_is_new(one, reasons) for one in judged))


def _is_new(one: Judged, reasons: dict[str, dict[str, str]]) -> bool:
    return one.outcome in ("survived", "unreached") and one.mutant.key not in reasons.get(one.group, {})


def _row(one: Judged, reasons: dict[str, dict[str, str]]) -> dict[str, object]:
    return {
        "group": one.group,
        "module": getattr(one.mutant, "module", "") or one.mutant.path.name,  # type: ignore[union-attr]
        "mutant": one.mutant.key,
        "outcome": one.outcome,
        "by": one.by,
        "accepted": reasons.get(one.group, {}).get(one.mutant.key, ""),
    }


def _report(judged: list[Judged], reasons: dict[str, dict[str, str]]) -> list[str]:
    lines = [f"{one.outcome:9} [{one.group}] {one.mutant.key}" for one in judged if _is_new(one, reasons)]
    lines.append(f"{'group':12}{'mutants':>8}{'killed':>8}{'equal':>7}{'left':>6}{'share':>8}")
    for group in [*dict.fromkeys(one.group for one in judged), "all"]:
        mine = [one for one in judged if group in (one.group, "all") and one.outcome != "impossible"]
        count = Counter(one.outcome for one in mine)
        left = sum(_is_new(one, reasons) for one in mine)
        equal = count["survived"] + count["unreached"] - left
        share = 100 * count["killed"] / max(1, len(mine) - equal)
        lines.append(f"{group:12}{len(mine):8}{count['killed']:8}{equal:7}{left:6}{share:7.1f}%")
    return lines


if __name__ == "__main__":
    sys.exit(main())
