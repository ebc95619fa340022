"""The move-tree counts of twelve positions match the recorded ones; three of them are counted by hand there."""

from __future__ import annotations

import pytest

from scenarios.playing.move_counts import DEPTH, FILE, Position, count, divide, positions, rewritten

POSITIONS = list(positions())


def test_there_are_twelve_positions_and_three_counted_by_hand() -> None:
    assert len(POSITIONS) == 12
    assert all(len(one.counts) == DEPTH for one in POSITIONS)
    assert FILE.read_text(encoding="utf-8").count("# By hand.") == 3


@pytest.mark.parametrize("one", POSITIONS, ids=lambda one: one.name)
def test_the_counts_are_those_on_file(one: Position) -> None:
    found = count(one.book, one.start, DEPTH)
    assert tuple(found) == one.counts, "run.py counts --divide shows under which move; run.py counts --write renews"


@pytest.mark.parametrize("one", POSITIONS[:6], ids=lambda one: one.name)
def test_the_branches_add_up(one: Position) -> None:
    branches = divide(one.book, one.start, DEPTH)
    assert len(branches) == one.counts[0]
    assert tuple(sum(column) for column in zip(*(counts for _, counts in branches), strict=True)) == one.counts[1:]


def test_writing_changes_the_numbers_only() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert rewritten(text, [list(one.counts) for one in POSITIONS]) == text
    assert rewritten(text, [[1]] * 12).count("counts = [1]\n") == 12
