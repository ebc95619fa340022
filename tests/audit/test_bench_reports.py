"""The benchmarks: JSON with every figure, and a walk over ten cards that counts each position."""

from __future__ import annotations

import json

import pytest

from rulebook.engine.api import apply, legal_actions
from rulebook.solver.walk import count_lines, walk
from scenarios.formats.board import board_state
from scenarios.formats.loader import load
from tutor_app.commands.main import main
from tutor_app.reports.bench import DEPTH, RUNS, WALK


def test_the_walk_starts_from_ten_cards_and_counts_every_line() -> None:
    loaded = load(WALK)
    start = board_state(loaded.book, loaded.scenario.board)
    assert len(start.cards) == 10
    by_hand = 1
    for first in legal_actions(loaded.book, start):
        after = apply(loaded.book, start, first).state
        by_hand += 1 + len(legal_actions(loaded.book, after))
    walked = walk(loaded.book, start, 2)
    assert walked.visited == by_hand == count_lines(loaded.book, start, 2)
    assert 1 < walked.distinct <= walked.visited
    assert (DEPTH, RUNS) == (6, 5)


def test_the_report_is_json_with_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--depth", "2", "--no-questions"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["version"] == 1
    assert report["walk_depth"] == 2
    assert set(report["narrate_and_render_milliseconds"]) == {"de", "en", "it", "nl"}
    for name in ("copy_and_hash_microseconds", "legal_action_queries_per_second", "random_play_decisions_per_second"):
        assert report[name] > 0
    assert report["walk_positions_per_second"] > 0
    assert len(report["walk_profile"]) == 10
