"""The benchmarks: JSON with every figure, from a position of ten cards."""

from __future__ import annotations

import json

import pytest

from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from rulebook.solver.walk import count_lines, walk
from scenarios.formats.board import board_state
from scenarios.formats.loader import load
from tutor_app.commands.main import main
from tutor_app.reports import bench, story_shares

KEYS = {
    "version", "python", "cards", "load_all_cards_milliseconds",
    "copy_and_hash_microseconds", "legal_action_queries_per_second",
    "random_play_decisions_per_second", "narrate_and_render_milliseconds", "walk_depth", "walk_positions_visited",
    "walk_positions_distinct", "walk_positions_per_second", "walk_profile", "search",
}  # fmt: skip


def test_bench_prints_every_figure_as_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_median", lambda work, runs=1: bench._seconds(work))  # one run each is enough here
    assert main(["bench", "--depth", "2", "--no-questions"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == KEYS
    assert set(figures["narrate_and_render_milliseconds"]) == {"de", "en", "it", "nl"}
    assert figures["walk_depth"] == 2
    assert all(value > 0 for value in figures.values() if isinstance(value, int | float))


def test_bench_refuses_a_depth_that_is_no_number(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bench", "--depth", "deep"])
    assert ended.value.code == 2
    assert "--depth" in capsys.readouterr().err


def test_the_questions_on_file_are_measured_by_language(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {lang: asked[:2] for lang, asked in story_shares.questions().items()}
    monkeypatch.setattr(story_shares, "questions", lambda file=None: own)
    found = story_shares.measured()
    assert set(found["shares"]) == set(found["strangers_aside"]) == set(LANGUAGES)
    assert all(one["asked"] == 2 for one in found["shares"].values())
    assert 0 < found["seconds"]["median"] <= found["seconds"]["most"]


def test_the_walk_starts_from_ten_cards_and_counts_every_position() -> None:
    book = open_book("2014")
    start = board_state(book, load(bench.WALK).scenario.board)
    assert len(start.cards) == 10
    walked = walk(book, start, 3)
    assert walked.visited == count_lines(book, start, 3)
    assert 1 < walked.distinct <= walked.visited
