"""The benchmark of the search: every figure is there, and the table of the README is replaced as a whole."""

from __future__ import annotations

import pytest

from rulebook.solver.proof_number_search import Budget
from scenarios.catalogue.lookup import named
from tutor_app.reports import solver_bench
from tutor_app.reports.solver_bench import BEGIN, DOCUMENT, END, REDUCTIONS, SIX, measure, table, written


def test_every_figure_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_bench, "FIXED", Budget(60, 200))
    puzzles = [named("puzzle.a-gift"), named("puzzle.work-first")]
    found = measure(puzzles, Budget(60, 2000), Budget(60, 500))
    assert set(found["positions_per_second"]) == set(SIX)
    assert all(found["positions_per_second"].values())
    assert found["solved_within"]["60"] == found["puzzles"] == 2
    assert set(found["without"]) == {"none", *REDUCTIONS}
    assert found["without"]["none"]["solved"] == found["sample"] == 1
    assert found["proof_bytes"]["most"] >= found["proof_bytes"]["median"] > 0
    rows = table(found)
    assert len(rows) == 2 + len(SIX) + 3 + 3 + bool(found["load_average"]) + 1 + len(REDUCTIONS)
    page = written(f"a\n{BEGIN}\nold\n{END}\nb\n", found)
    assert "old" not in page
    assert all(row in page for row in rows)


def test_the_readme_has_a_place_for_the_table_and_another_page_has_none() -> None:
    page = DOCUMENT.read_text(encoding="utf-8")
    assert page.count(BEGIN) == page.count(END) == 1
    with pytest.raises(ValueError, match="no place"):
        written("nothing", measure([named("puzzle.a-gift")], Budget(60, 100), Budget(60, 100)))
