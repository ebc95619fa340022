"""Docstrings are sentences, and avoid wording that a native engineer would not use."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted(
    path for folder in ("rulebook", "scenarios", "tutor_app", "tests") for path in (ROOT / folder).rglob("*.py")
)
UNIDIOMATIC = re.compile(
    r"\bso many\b|\breckon|\bsees? to it that\b|\bcomes? along\b|\bcomes? out (as|otherwise)\b|\bmend(ed|s)?\b"
    r"|\b(stands?|lies) (beside|behind|in it|there)\b|\bslips of the pen\b|\bforgiven\b|\bthe own\b"
    r"|\bput into words\b|\bwhere (nothing|there is none|it is none)\b|\bnothing where\b|\bbesides (the|its|their)\b",
    re.IGNORECASE,
)
"""Literal translations of standard terms: maximum, compute, ensure, bundled, fix, typo, your own, render, None."""


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line number and text of every docstring of a file, including those of attributes."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            continue
        for child in node.body:
            match child:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield child.lineno, cleandoc(text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_docstrings_are_idiomatic_sentences(path: Path) -> None:
    for line, text in docstrings(path):
        summary = text.split("\n\n")[0]
        assert re.match(r"[A-Z0-9\"“(`]", summary), f"{path}:{line}: begin with a capital"
        assert summary.endswith((".", ":", "...", "?")), f"{path}:{line}: end with a period"
        assert not (found := UNIDIOMATIC.search(text)), f"{path}:{line}: reword {found[0]!r}"
