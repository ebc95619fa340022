"""The page benchmark: its table, its arguments, and the parts that need neither Chromium nor a server."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tutor_app.commands.main import main
from tutor_app.reports import page_bench

TIMES = {"count": 4, "median": 100.0, "p90": 150.0, "p99": 200.0}
FOUND: dict[str, Any] = {
    "click": {
        "empty": TIMES, "all": {**TIMES, "median": 50.0}, "server": TIMES, "browser": TIMES, "server_ratio": {},
        "bytes_per_click": 6000, "empty_bytes_per_click": 600,
    },
    "first_page": {"empty_cold": 1000.0, "tutor_cold": 1500.0, "empty_warm": 900.0, "tutor_warm": 900.0,
                   "empty_loading_seconds": 1.0, "tutor_loading_seconds": 4.0},
    "visitors": [{"visitors": 25, "processor": {"empty": 10.0, "tutor": 20.0}, "empty": TIMES,
                  "tutor": {**TIMES, "p99": 300.0}, "errors": 2, "empty_errors": 0}],
}  # fmt: skip


def test_the_percentiles_are_values_that_were_measured() -> None:
    assert page_bench.summary([]) == {"count": 0}
    found = page_bench.summary([float(value) for value in range(100, 0, -1)])
    assert found == {"count": 100, "median": 51.0, "p90": 91.0, "p99": 100.0}


def test_the_table_compares_both_pages() -> None:
    rows = page_bench.table(FOUND)
    assert "| click to settled page, median | 100 ms | 50 ms | 0.50 |" in rows
    assert "| received per click | 0.6 KB | 6.0 KB | 10.00 |" in rows
    assert "| first page, first visitor of a new server | 1000 ms | 1500 ms | 1.50 |" in rows
    assert "| 25 visitors, 99th percentile | 200 ms | 300 ms | 1.50 |" in rows
    assert "| 25 visitors, processor time per click | 10 ms | 20 ms | 2.00 |" in rows
    assert "| 25 visitors, errors | 0 | 2 | |" in rows


def test_the_table_has_its_place_in_the_readme() -> None:
    page = page_bench.DOCUMENT.read_text(encoding="utf-8")
    again = page_bench.written(page, FOUND)
    assert "| 50 ms | 0.50 |" in again
    assert page_bench.written(again, FOUND) == again
    with pytest.raises(ValueError, match="no place"):
        page_bench.written("nothing", FOUND)


@pytest.mark.parametrize("given", [["--visitors", "501"], ["--clicks", "-1"], ["--seconds", "many"]])
def test_the_number_of_visitors_clicks_and_seconds_is_bounded(
    given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["bench", "--page", *given])
    assert caught.value.code == 2
    assert given[1] in capsys.readouterr().err


def test_a_missing_browser_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(page_bench, "CHROMIUM", ())
    assert main(["bench", "--page"]) == 2
    assert "apt install chromium" in capsys.readouterr().err


def test_visitors_play_and_are_answered() -> None:
    with page_bench.tutor() as server:
        assert server.loading > 0
        before = server.processor
        found = page_bench.visitors(server, 2, 6, play=True, pause=(0.0, 0.1))
        assert server.processor > before > 0 or not Path("/proc").is_dir()
    assert found["errors"] == []
    assert found["answered"]


def test_visitors_of_lessons_answer_questions_and_their_answers_are_kept() -> None:
    with page_bench.tutor() as server:
        found = page_bench.visitors(server, 3, 8, play=True, kinds=("lesson",), pause=(0.0, 0.05))
        with sqlite3.connect(server.database.removeprefix("sqlite:///")) as opened:
            kept = opened.execute("SELECT count(*) FROM results").fetchone()[0]
    assert found["errors"] == []
    assert kept > 0
