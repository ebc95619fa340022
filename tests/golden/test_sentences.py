"""Every rendered sentence matches its last reviewed wording, so that wording only changes on purpose."""

from __future__ import annotations

import pytest

from tutor_app.reports.rendered_sentences import GOLDEN, KINDS, differing, hashes, read, rendered

PARTS = {"examples": 8, "rule-boards": 4, "scenarios": 2}
"""Kinds that are rendered in several shares, to use both cores."""
SHARES = [(kind, part, PARTS.get(kind, 1)) for kind in KINDS for part in range(PARTS.get(kind, 1))]
REMEDY = "read the words with `python3 run.py sentences --changed`, accept them with --accept"


def _sheet(key: str, kind: str) -> str:
    """The sheet a key belongs to: a scenario has a key per line, the made-up effects are one sheet."""
    return "all" if kind == "effect-samples" else key.rpartition("/")[0] if kind == "scenarios" else key


@pytest.mark.parametrize(("kind", "part", "parts"), SHARES)
def test_no_sentence_has_changed(kind: str, part: int, parts: int) -> None:
    sheets = {name for name, _ in list(KINDS[kind]())[part::parts]}
    kept = {key: entry for key, entry in read(kind).items() if _sheet(key, kind) in sheets}
    changed = differing(kept, hashes(rendered(kind, part, parts)))
    assert not changed, f"{REMEDY}: {changed}"


@pytest.mark.parametrize("kind", KINDS)
def test_no_hash_is_left_of_what_is_gone(kind: str) -> None:
    assert {_sheet(key, kind) for key in read(kind)} <= {name for name, _ in KINDS[kind]()}, REMEDY


def test_every_file_is_of_a_kind() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(KINDS)
