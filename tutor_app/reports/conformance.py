"""``run.py conformance``: how each rule is covered, and whether its tests fail without it."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

from rulebook.articles.rules import rules
from rulebook.articles.standing import standings
from rulebook.rulesets import BY_ID
from scenarios.formats.small_boards import boards

ROOT = Path(__file__).resolve().parents[2]
STEPS = ("rulebook/engine", "rulebook/rulesets", "rulebook/decks")
"""The folders of code with rule ids."""
TESTS = ROOT / "tests" / "rules"

Status = Literal["enforced", "structural", "informative", "open"]
STATUSES: tuple[Status, ...] = ("enforced", "structural", "informative", "open")


@dataclass(frozen=True, slots=True)
class Row:
    """One rule: its status, the checks and files that cite it, the tests named after it, and a reason or what is
    missing.
    """

    rule: str
    status: Status
    checks: tuple[str, ...]
    steps: tuple[str, ...]
    tests: tuple[str, ...]
    reason: str


def _strings(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def _steps() -> Mapping[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for folder in STEPS:
        for path in sorted((ROOT / folder).glob("*.py")):
            for text in _strings(path):
                found[text].add(path.stem)
    return found


def _checks() -> Mapping[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for ruleset in BY_ID.values():
        for group in ruleset.checks.values():
            for check in group:
                for rule in check.rules:
                    found[rule].add(check.id)
    return found


def marked_tests(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the tests of a file marked with a rule, as (rule, name of the test)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    yield from ((str(arg.value), node.name) for arg in mark.args if isinstance(arg, ast.Constant))


def _tests() -> Mapping[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for board in boards("rules"):
        for rule in board.rules:
            found[rule].add(f"{board.file}: {board.name}")
    for path in sorted(TESTS.glob("test_*.py")):
        for rule, name in marked_tests(path):
            found[rule].add(f"{path.stem}.{name}")
    return found


def table() -> tuple[Row, ...]:
    """Every rule and how it is covered, in article order.

    Raises:
        ArticleError: the data on standings is invalid.
        ScenarioError: a board is invalid.
    """
    checks, steps, tests, special = _checks(), _steps(), _tests(), standings()
    rows = []
    for id in rules():
        own = tuple(sorted(checks.get(id, ()))), tuple(sorted(steps.get(id, ()))), tuple(sorted(tests.get(id, ())))
        standing = special.get(id)
        status: Status
        if own[1] and own[2]:
            status, reason = "enforced", ""
        elif standing is not None:
            status, reason = standing.kind, standing.reason
        else:
            lacking = "no check or step cites it" if not own[1] else "no test is named after it"
            status, reason = "open", lacking
        rows.append(Row(id, status, *own, reason))
    return tuple(rows)


def counts(rows: tuple[Row, ...]) -> str:
    """The last line: the number of rules per status."""
    number = Counter(row.status for row in rows)
    return ", ".join(f"{number[status]} {status}" for status in STATUSES)


def as_json(rows: tuple[Row, ...]) -> dict[str, object]:
    """The table as JSON."""
    number = Counter(row.status for row in rows)
    return {
        "command": "conformance",
        "version": 1,
        "counts": {status: number[status] for status in STATUSES},
        "rules": [asdict(row) for row in rows],
    }


def as_text(rows: tuple[Row, ...]) -> Iterator[str]:
    """The table as text, one rule per line."""
    for row in rows:
        held = "; ".join(filter(None, (", ".join(row.checks or row.steps), ", ".join(row.tests[:2]))))
        yield f"{row.status:<12} {row.rule:<42} {row.reason or held}"
    yield counts(rows)


def mutate() -> int:
    """Run every test named after a rule, with and without the rule, and return the exit status.

    A test with the same result without its rule is a failure.
    """
    if not TESTS.is_dir():
        print("tests/rules is not here: conformance --mutate needs the project with its tests", file=sys.stderr)
        return 2
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=line", str(TESTS)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode
