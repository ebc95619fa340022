"""The collected rulings and questions: each is settled by a scenario, or listed with what is missing."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from scenarios.loader import FOLDER, shelf

OPEN = tomllib.loads((FOLDER / "open" / "cases.toml").read_text("utf-8"))
SHARED = Path(__file__).resolve().parents[3] / "shared"
SETTLED = [(case, loaded.scenario.id) for loaded in shelf() for case in loaded.scenario.cases]


def test_no_case_is_settled_and_open() -> None:
    assert {case for case, _ in SETTLED} & set(OPEN) == set()


def test_an_open_case_says_what_is_missing() -> None:
    assert [case for case, entry in OPEN.items() if not (entry.get("reason") or entry.get("cards"))] == []


@pytest.mark.skipif(not SHARED.is_dir(), reason="the collection is not here")
def test_every_collected_case_is_settled_or_open() -> None:
    import yaml

    rulings = yaml.safe_load((SHARED / "inventory" / "rulings.yaml").read_text("utf-8"))["rulings"]
    questions = yaml.safe_load((SHARED / "questions" / "questions.yaml").read_text("utf-8"))["questions"]
    every = {entry["id"] for entry in rulings}
    wanted = {entry["id"] for entry in rulings if entry["testable_as_scenario"]} | {one["id"] for one in questions}
    known = {case for case, _ in SETTLED} | set(OPEN)
    assert wanted - known == set()
    assert known - wanted - every == set()
