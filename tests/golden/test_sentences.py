"""Every rendered sentence is worded as it was when it was last read: a wording is changed on purpose or not at all."""

from __future__ import annotations

import pytest

from tutor_app.rendered import GOLDEN, KINDS, differing, hashes, read, rendered

PARTS = {"examples": 8, "rule-boards": 4, "scenarios": 2}
"""Kinds that are rendered in several shares, so that both cores have work."""
SHARES = [(kind, part, PARTS.get(kind, 1)) for kind in KINDS for part in range(PARTS.get(kind, 1))]
REMEDY = "read the words with `python3 run.py sentences --changed`, accept them with --accept"


@pytest.mark.parametrize(("kind", "part", "parts"), SHARES)
def test_no_sentence_has_changed(kind: str, part: int, parts: int) -> None:
    found = hashes(rendered(kind, part, parts))
    kept = read(kind)
    changed = differing({key: kept.get(key, {}) for key in found}, found)
    assert not changed, f"{REMEDY}: {changed}"


def _name(key: str, kind: str) -> str:
    """The sheet a key belongs to: a scenario has a key per line."""
    return key.rpartition("/")[0] if kind == "scenarios" else key


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "effect-samples"])
def test_no_hash_is_left_of_what_is_gone(kind: str) -> None:
    assert {_name(key, kind) for key in read(kind)} == {name for name, _ in KINDS[kind]()}, REMEDY


def test_every_file_is_of_a_kind() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(KINDS)
